/** The licences that the bundler's own list (`ncc --license`) lacks. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from './command.ts';

const TEXT_FILE = /^(?:licen[cs]e|copying)(?:[.-].*)?$/i;
/** Each in a module's identifier; the bundler's own loaders come before the module. */
const FOLDERS = /[^|!]*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/g;
/** It comes with `@actions/artifact`, and neither its package nor its repository names a licence. */
const UNLICENSED = 'buffers';

const statsSchema = z.object({
  modules: z.array(
    z.object({
      identifier: z.string(),
      modules: z.optional(z.array(z.object({ identifier: z.string() }))),
    }),
  ),
});

const packageSchema = z.object({
  name: z.string(),
  license: z._default(z.string(), 'no licence named'),
  author: z.optional(
    z.pipe(
      z.union([z.string(), z.object({ name: z.string() })]),
      z.transform((it) => (typeof it === 'string' ? it : it.name)),
    ),
  ),
});

/** The folders of the packages that the bundler has read, from what it reports (`ncc --stats-out`). */
export function packagesIn(stats: unknown): string[] {
  const modules = statsSchema.parse(stats).modules.flatMap((it) => [it, ...(it.modules ?? [])]);
  const folders = modules.flatMap(({ identifier }) => identifier.match(FOLDERS)?.at(-1) ?? []);
  return [...new Set(folders)].sort();
}

/** An entry for each package whose licence text is not in the list. */
export function missingLicenses(folders: readonly string[], list: string): string {
  const entries = folders
    .map((folder) => ({ ...factsOf(folder), text: textOf(folder) }))
    .filter(({ name, text }) => !list.includes(`${name}\n`) || !list.includes(text))
    .map(({ name, license, text }) => `${name}\n${license}\n${text}\n`);
  return [...new Set(entries)].join('\n');
}

function textOf(folder: string): string {
  const file = readdirSync(folder).find((one) => TEXT_FILE.test(one));
  if (file !== undefined) return readFileSync(join(folder, file), 'utf8').trim();
  const { name, license, author = `the authors of ${name}` } = factsOf(folder);
  const copyright = `Copyright (c) ${author}`;
  if (name === UNLICENSED) return copyright;
  if (!license.startsWith('MIT')) throw new Error(`${name} (${license}) has no licence text.`);
  const own = readFileSync(join(ROOT, 'LICENSE'), 'utf8');
  return `${copyright}\n\n${own.slice(own.indexOf('Permission is hereby granted')).trim()}`;
}

function factsOf(folder: string) {
  return packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}
