import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../package.json' with { type: 'json' };
import { importsOf, SRC, sourceFiles, targetOf } from './support/imports.ts';

/** Pure rooms: no platform, no clock, no logging. */
const PURE = ['report', 'policy', 'chance', 'prompts', 'core'];

/** What the story of every action stands on. */
const GROUND = ['step', 'service', 'http', 'runner', ...PURE];

/** What a room may import: folders of src, single files of it, packages, and `node:*`. */
const ALLOWED: Record<string, readonly string[]> = {
  core: ['core', 'diff', 'libphonenumber-js/min', 'yaml', 'zod/mini', '../package.json'],
  chance: ['chance'],
  // A hash depends on nothing but the text.
  report: ['report', 'chance', 'core', 'diff', 'zod/mini', 'node:crypto'],
  policy: ['policy', 'report', 'chance', 'core', 'zod/mini', 'node:util'],
  prompts: ['prompts', 'core', 'diff', 'yaml'],
  http: ['http', 'core', 'undici', 'zod/mini', 'node:*'],
  service: ['service', 'http', ...PURE, 'zod/mini', 'node:*'],
  // It looks at the runner's files before it has anything appended to them.
  runner: ['runner', 'core', '@actions/core', 'node:fs'],
  step: [...GROUND, '@actions/github', 'picomatch', 'node:*'],
  github: [
    'github',
    'step/deadline.ts',
    'step/world.ts',
    'http',
    ...PURE,
    '@actions/artifact',
    '@actions/github',
    '@octokit/plugin-retry',
    '@octokit/plugin-throttling',
    'zod/mini',
    'node:*',
  ],
  memory: ['memory', 'step', 'http', 'runner', 'core', 'zod/mini', 'node:*'],
  gate: ['gate', 'memory', 'github', ...GROUND, 'zod/mini', 'node:*'],
  merge: ['merge', 'gate/delivery', 'gate/inputs', 'gate/judgement.ts', ...GROUND, 'node:*'],
  command: [
    'command',
    'core',
    'runner',
    'step/stops.ts',
    'step/world.ts',
    'yaml',
    'zod/mini',
    'node:*',
  ],
  track: ['track', 'merge/attempts.ts', 'merge/read-reports.ts', 'github', ...GROUND, 'node:*'],
  post: ['post', 'gate/runs', 'gate/inputs/input-defaults.ts', ...GROUND, 'node:*'],
  ingest: ['ingest', ...GROUND, 'zod/mini', 'node:*'],
  metrics: ['metrics', ...GROUND, 'node:*'],
  find: ['find', ...GROUND, 'node:*'],
  flows: ['flows', ...GROUND, 'node:*'],
  entries: [
    'entries',
    'command',
    'gate',
    'merge',
    'track',
    'post',
    'ingest',
    'metrics',
    'find',
    'flows',
    ...GROUND,
    'node:*',
  ],
  reference: ['reference', 'hono', '@hono/node-server', '@hono/zod-openapi', 'zod', 'node:*'],
};

/** It is lowered whenever code goes; a new feature has to look for what it replaces. */
const BUDGET_LINES = 31_000;

/** Folders that still import each other. */
const CIRCLES_OF_TODAY = ['gate/baseline', 'gate/history', 'gate/runs', 'gate/saved'];

const files = sourceFiles();

describe('dependencies point one way', () => {
  test.each([...new Set(files.map(layerOf))])('%s imports only what it may', (layer) => {
    const faults = files
      .filter((file) => layerOf(file) === layer)
      .flatMap((file) =>
        targetsOf(file)
          .filter((target) => !isAllowed(ALLOWED[layer] ?? [], target))
          .map((target) => `${file} imports ${target}`),
      );
    expect(faults).toEqual([]);
  });

  test('no file imports itself by way of others', () => {
    const imported = new Map(files.map((file) => [file, targetsOf(file)]));
    expect(inCircles(imported)).toEqual([]);
  });

  test('no folder imports itself by way of others, two levels deep', () => {
    const imported = new Map<string, string[]>();
    for (const file of files) {
      const own = folderOf(file);
      const others = targetsOf(file).map(folderOf);
      const known = imported.get(own) ?? [];
      imported.set(own, [...known, ...others.filter((folder) => folder !== own)]);
    }
    expect(inCircles(imported).filter((folder) => !CIRCLES_OF_TODAY.includes(folder))).toEqual([]);
  });
});

test('src/ without the reference service keeps to its budget of lines', () => {
  const lines = files
    .filter((file) => layerOf(file) !== 'reference')
    .map((file) => readFileSync(join(SRC, file), 'utf8').split('\n').length - 1)
    .reduce((sum, count) => sum + count, 0);
  expect(lines).toBeLessThanOrEqual(BUDGET_LINES);
});

test('package.json and Dependabot name what is bundled, and whoever installs the package fetches nothing', () => {
  const packages = files
    .filter((file) => layerOf(file) !== 'reference')
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

/** The first two folders of a file; a file that lies in the first folder stands for itself. */
function folderOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
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

function layerOf(file: string): string {
  return file.split('/')[0] ?? '';
}
