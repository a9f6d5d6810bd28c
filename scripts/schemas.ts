/** `npm run schemas` writes the JSON Schema of the policy file to schema/policy.schema.json. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './command.ts';
import { policySchemaText } from './policy-schema.ts';

const FOLDER = join(ROOT, 'schema');

await mkdir(FOLDER, { recursive: true });
await writeFile(join(FOLDER, 'policy.schema.json'), policySchemaText());
