/** `npm run schemas` writes the published JSON Schemas to schema/. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportJsonSchema } from '../src/report/render-json.ts';
import { ROOT } from './command.ts';
import { policySchemaText } from './policy-schema.ts';

const FOLDER = join(ROOT, 'schema');
const REPORT_SCHEMA = `${JSON.stringify(reportJsonSchema(), null, 2)}\n`;

await mkdir(FOLDER, { recursive: true });
await writeFile(join(FOLDER, 'policy.schema.json'), policySchemaText());
await writeFile(join(FOLDER, 'report.schema.json'), REPORT_SCHEMA);
