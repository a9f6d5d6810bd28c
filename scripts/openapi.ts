/** `npm run openapi` writes the description of the reference service to docs/openapi.json. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeApi } from '../src/reference-service/openapi.ts';
import { ROOT } from './command.ts';

const FOLDER = join(ROOT, 'docs');

await mkdir(FOLDER, { recursive: true });
await writeFile(join(FOLDER, 'openapi.json'), `${JSON.stringify(describeApi(), null, 2)}\n`);
