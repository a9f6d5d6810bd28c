/**
 * `node scripts/bootstrap.mjs scripts/release-notes.ts v1.2.3` prints the changelog's section of a release.
 * It fails if the section is missing or empty, or if package.json has another version.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './command.ts';

const tag = process.argv[2] ?? '';
try {
  process.stdout.write(`${notesOf(tag)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

function notesOf(name: string): string {
  const version = /^v(\d+\.\d+\.\d+)$/.exec(name)?.[1];
  if (version === undefined) throw new Error(`'${name}' is no tag of a release, such as v1.2.3`);
  const packageVersion = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;
  if (packageVersion !== version) {
    throw new Error(`package.json says version ${packageVersion}, and the tag says ${version}`);
  }
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const section = changelog.split(/^## /m).find((text) => text.startsWith(`${version}\n`));
  const notes = section?.slice(version.length).trim() ?? '';
  if (notes === '') throw new Error(`CHANGELOG.md has nothing under '## ${version}'`);
  return notes;
}
