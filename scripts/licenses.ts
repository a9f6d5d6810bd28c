/** The licences of what is bundled: the bundler's list, and what that leaves out. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from './command.ts';

/** How the bundler marks a module that it has put beside others, by its path. */
const MODULE = /^;\/\/ CONCATENATED MODULE: .*\bnode_modules\/((?:@[^/\n]+\/)?[^/\n]+)\/.*$/gm;
/** Where an entry of the list begins: a name, and the licence's short name or nothing. */
const ENTRY = /(?:^|\n\n)(?=(?:@[\w.-]+\/)?[a-z0-9][\w.-]*\n(?:[\w.() -]*)(?:\n|$))/;
const TEXT_FILE = /^(?:licen[cs]e|copying)(?:[.-].*)?$/i;

const packageSchema = z.looseObject({
  license: z.string(),
  author: z.optional(z.union([z.string(), z.looseObject({ name: z.string() })])),
});

/** The packages that a bundle holds modules of, as far as it names them. */
export function packagesIn(folder: string): string[] {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(MODULE)])
    .map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

/** The entries of a list of licences, by the name of the package. */
export function licensesIn(list: string): Map<string, string> {
  const entries = list.split(ENTRY).map((entry) => entry.trim());
  return new Map(entries.filter(Boolean).map((entry) => [entry.split('\n', 1)[0] ?? '', entry]));
}

/**
 * Adds to the list what it lacks. The bundler passes over packages of whose modules none stands alone, and over
 * the licence of those that have a package.json of their own in a folder.
 *
 * @param folder that holds the bundle and the list
 */
export function completeLicenses(folder: string, list: string): void {
  const file = join(folder, list);
  const entries = licensesIn(readFileSync(file, 'utf8'));
  // The project itself: its licence lies beside dist/.
  entries.delete('simulation-gate');
  for (const name of [...entries.keys(), ...packagesIn(folder)]) {
    const [, , ...text] = entries.get(name)?.split('\n') ?? [];
    if (text.length === 0) entries.set(name, entryOf(name));
  }
  const sorted = [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, `${sorted.map(([, entry]) => entry).join('\n\n')}\n`);
}

function entryOf(name: string): string {
  const folder = join(ROOT, 'node_modules', name);
  const { license, author } = packageSchema.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  const file = readdirSync(folder).find((one) => TEXT_FILE.test(one));
  const text =
    file === undefined
      ? textOf(name, license, typeof author === 'string' ? author : author?.name)
      : readFileSync(join(folder, file), 'utf8');
  return `${name}\n${license}\n${text.trim()}`;
}

/** Of a package that names the licence of this project without its text. */
function textOf(name: string, license: string, author = `the authors of ${name}`): string {
  const own = join(ROOT, 'LICENSE');
  if (license !== 'MIT') {
    throw new Error(`${name} is bundled, and has no text of its licence (${license}).`);
  }
  const [, permission = ''] =
    /(Permission is hereby granted[\s\S]*)/.exec(readFileSync(own, 'utf8')) ?? [];
  return `Copyright (c) ${author}\n\n${permission}`;
}
