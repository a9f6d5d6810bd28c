/** `npm run schemas` writes the published JSON Schemas to schema/. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportJsonSchema } from '../src/core/report/json/schema.ts';
import { ROOT } from './command.ts';

const FOLDER = join(ROOT, 'schema');

await mkdir(FOLDER, { recursive: true });
await writeFile(
  join(FOLDER, 'report.schema.json'),
  `${JSON.stringify(reportJsonSchema(), null, 2)}\n`,
);
