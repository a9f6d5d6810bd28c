/** The licences that the bundler's own list (`ncc --license`) lacks. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from './command.ts';

const TEXT_FILE = /^(?:licen[cs]e|copying)(?:[.-].*)?$/i;
const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

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
  license: z._default(z.string(), 'no licence named'),
  author: z.optional(
    z.pipe(
      z.union([z.string(), z.object({ name: z.string() })]),
      z.transform((it) => (typeof it === 'string' ? it : it.name)),
    ),
  ),
});

/** The names of the packages that the bundler has read, from what it reports (`ncc --stats-out`). */
export function packagesIn(stats: unknown): string[] {
  const modules = statsSchema.parse(stats).modules.flatMap((it) => [it, ...(it.modules ?? [])]);
  const names = modules.map(({ identifier }) => PACKAGE.exec(identifier)?.[1]);
  return [...new Set(names)].filter((name) => name !== undefined).sort();
}

/** An entry for each package whose licence text is not in the list. */
export function missingLicenses(packages: readonly string[], list: string): string {
  return packages
    .map((name) => ({ name, text: textOf(name) }))
    .filter(({ name, text }) => !list.includes(`${name}\n`) || !list.includes(text))
    .map(({ name, text }) => `${name}\n${factsOf(name).license}\n${text}\n`)
    .join('\n');
}

function textOf(name: string): string {
  const folder = folderOf(name);
  const file = readdirSync(folder).find((one) => TEXT_FILE.test(one));
  if (file !== undefined) return readFileSync(join(folder, file), 'utf8').trim();
  const { license, author = `the authors of ${name}` } = factsOf(name);
  const copyright = `Copyright (c) ${author}`;
  if (name === UNLICENSED) return copyright;
  if (!license.startsWith('MIT')) throw new Error(`${name} (${license}) has no licence text.`);
  const own = readFileSync(join(ROOT, 'LICENSE'), 'utf8');
  return `${copyright}\n\n${own.slice(own.indexOf('Permission is hereby granted')).trim()}`;
}

function factsOf(name: string) {
  return packageSchema.parse(
    JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8')),
  );
}

function folderOf(name: string): string {
  return join(ROOT, 'node_modules', name);
}
