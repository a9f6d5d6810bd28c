import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../package.json' with { type: 'json' };
import { importsOf, SRC, sourceFiles, targetOf } from './support/imports.ts';

/** The order of the modules: each imports only those after it, and packages that its row names. */
const MODULES: Record<string, readonly string[]> = {
  entries: ['node:*'],
  actions: ['@actions/github', 'zod/mini', 'node:*'],
  cli: ['yaml', 'zod/mini', 'node:*'],
  publish: ['zod/mini', 'node:*'],
  collect: ['zod/mini', 'node:*'],
  inputs: ['picomatch', 'zod/mini', 'node:*'],
  history: ['zod/mini', 'node:*'],
  github: [
    '@actions/artifact',
    '@actions/github',
    '@octokit/plugin-retry',
    '@octokit/plugin-throttling',
    'zod/mini',
    'node:*',
  ],
  service: ['zod/mini', 'node:*'],
  http: ['undici', 'zod/mini', 'node:*'],
  runner: ['@actions/core', '@actions/github', 'node:*'],
  prompts: ['diff', 'yaml'],
  // A hash depends on nothing but the text.
  report: ['diff', 'zod/mini', 'node:crypto'],
  evaluate: ['jstat', 'zod/mini', 'node:util'],
  model: ['zod/mini'],
  text: ['diff', 'libphonenumber-js/min', 'yaml', 'zod/mini'],
};

/** All that a module imports of another one after it in the order, if that is little or nothing. */
const PARTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  publish: { collect: [] },
  // No function of `collect` decides.
  collect: {
    evaluate: [],
    report: ['report/words'],
  },
  runner: { report: [], evaluate: [], model: [] },
};

/** The reference service imports nothing of the others, and nothing published imports it. */
const REFERENCE = 'reference-service';
const REFERENCE_PACKAGES = ['hono', '@hono/node-server', '@hono/zod-openapi', 'zod', 'node:*'];

/** Lower it with every deletion. A new feature replaces something. */
const BUDGET_LINES = 25_500;

const files = sourceFiles();

describe('dependencies point one way', () => {
  const order = Object.keys(MODULES);

  test.each([...new Set(files.map(moduleOf))])('%s imports only what it may', (name) => {
    const parts = PARTS[name] ?? {};
    const after = order.slice(order.indexOf(name)).flatMap((other) => parts[other] ?? other);
    const allowed = [...after, ...(MODULES[name] ?? []), '../package.json'];
    const isReference = name === REFERENCE;
    const wrong = files
      .filter((file) => moduleOf(file) === name)
      .flatMap((file) =>
        targetsOf(file)
          .filter(
            (target) =>
              !isAllowed(isReference ? [REFERENCE, ...REFERENCE_PACKAGES] : allowed, target),
          )
          .map((target) => `${file} imports ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  test('no file imports itself by way of others', () => {
    const imported = new Map(files.map((file) => [file, targetsOf(file)]));
    expect(inCircles(imported)).toEqual([]);
  });

  test.each([1, 2, 3])('no folder at depth %i imports itself by way of others', (depth) => {
    const imported = new Map<string, string[]>();
    for (const file of files) {
      const own = folderOf(file, depth);
      const others = targetsOf(file).map((target) => folderOf(target, depth));
      const known = imported.get(own) ?? [];
      imported.set(own, [...known, ...others.filter((folder) => folder !== own)]);
    }
    expect(inCircles(imported)).toEqual([]);
  });
});

test('src/ without the reference service keeps to its budget of lines', () => {
  const lines = files
    .filter((file) => moduleOf(file) !== REFERENCE)
    .map((file) => readFileSync(join(SRC, file), 'utf8').split('\n').length - 1)
    .reduce((sum, count) => sum + count, 0);
  expect(lines).toBeLessThanOrEqual(BUDGET_LINES);
});

test('package.json and Dependabot list the bundled packages, and the package has no dependencies', () => {
  const packages = files
    .filter((file) => moduleOf(file) !== REFERENCE)
    .flatMap((file) => importsOf(readFileSync(join(SRC, file), 'utf8')))
    .filter((specifier) => !/^(?:\.|node:)/.test(specifier))
    .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0]);
  const names = [...new Set(packages)].sort();
  expect(packageJson.bundled).toEqual(names);
  expect(packageJson).not.toHaveProperty('dependencies');
  const dependabot = parse(readFileSync(join(SRC, '../.github/dependabot.yml'), 'utf8'));
  expect(dependabot.updates[0].groups.bundled.patterns).toEqual(names);
});

/** The files of src/ that a file imports, and its packages. */
function targetsOf(file: string): string[] {
  const code = readFileSync(join(SRC, file), 'utf8');
  return importsOf(code).map((specifier) => targetOf(file, specifier));
}

/** The first folders of a path; the whole path if it has fewer. */
function folderOf(file: string, depth: number): string {
  return file.split('/').slice(0, depth).join('/');
}

/** Every name from which a way leads back to it. */
function inCircles(imported: ReadonlyMap<string, readonly string[]>): string[] {
  return [...imported.keys()].filter((start) => {
    const seen = new Set<string>();
    const open = [...(imported.get(start) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (next === start) return true;
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(imported.get(next) ?? []));
    }
    return false;
  });
}

function isAllowed(allowed: readonly string[], target: string): boolean {
  return allowed.some((name) =>
    name === 'node:*'
      ? target.startsWith('node:')
      : target === name || target.startsWith(`${name}/`),
  );
}

function moduleOf(file: string): string {
  return file.split('/')[0] ?? '';
}
