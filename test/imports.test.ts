import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../package.json' with { type: 'json' };
import { ROOT } from '../scripts/command.ts';
import { importsOf, SRC, sourceFiles, targetOf } from '../scripts/imports.ts';

/** Pure rooms: no platform, no clock, no logging. */
const PURE = ['report', 'policy', 'chance', 'prompts', 'core'];

/** What the story of every action stands on. */
const GROUND = ['step', 'service', 'http', 'runner', ...PURE];

/** What a room may import: folders of src, single files of it, packages, and `node:*`. */
const ALLOWED: Record<string, readonly string[]> = {
  core: ['core', 'diff', 'yaml', 'zod/mini', '../package.json'],
  chance: ['chance'],
  // A hash depends on nothing but the text.
  report: ['report', 'chance', 'core', 'zod/mini', 'node:crypto'],
  policy: ['policy', 'report', 'chance', 'core', 'zod/mini'],
  prompts: ['prompts', 'core', 'diff', 'yaml'],
  http: ['http', 'core', 'undici', 'zod/mini', 'node:*'],
  service: ['service', 'http', ...PURE, 'zod/mini', 'node:*'],
  // It looks at the runner's files before it has anything appended to them.
  runner: ['runner', 'core', '@actions/core', 'node:fs'],
  step: [...GROUND, '@actions/github', 'node:*'],
  github: [
    'github',
    'step/lost-time.ts',
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
  gate: ['gate', 'memory', 'github', ...GROUND, 'node:*'],
  merge: ['merge', 'gate/delivery', 'gate/inputs', 'gate/judgement.ts', ...GROUND, 'node:*'],
  command: [
    'command',
    'core',
    'runner',
    'step/stops.ts',
    'step/world.ts',
    'mdast-util-from-markdown',
    'mdast-util-gfm-table',
    'micromark-extension-gfm-table',
    'string-width',
    'wrap-ansi',
    'yaml',
    'zod/mini',
    'node:*',
  ],
  track: ['track', 'merge/attempts.ts', 'merge/read-reports.ts', 'github', ...GROUND, 'node:*'],
  post: ['post', 'gate/runs', 'gate/inputs/input-defaults.ts', 'flows', ...GROUND, 'node:*'],
  ingest: ['ingest', ...GROUND, 'node:*'],
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

const files = sourceFiles();

describe('dependencies point one way', () => {
  test('every file of src belongs to a room', () => {
    const layers = new Set(files.map(layerOf));
    expect([...layers].filter((layer) => !(layer in ALLOWED))).toEqual([]);
    expect([...layers]).toEqual(expect.arrayContaining(['core', 'service', 'gate', 'entries']));
  });

  test('every room stands in the listing of docs/architecture.md', () => {
    const text = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
    const listing = text.slice(
      text.indexOf('## Where a thing is'),
      text.indexOf('Dependencies point one way'),
    );
    const unlisted = Object.keys(ALLOWED).filter((room) => !listing.includes(`src/${room}/`));
    expect(unlisted).toEqual([]);
  });

  test.each(Object.keys(ALLOWED))('%s imports only what it may', (layer) => {
    const faults = files
      .filter((file) => layerOf(file) === layer)
      .flatMap((file) =>
        importsOf(readFileSync(join(SRC, file), 'utf8'))
          .filter((specifier) => !isAllowed(ALLOWED[layer] ?? [], targetOf(file, specifier)))
          .map((specifier) => `${file} imports ${specifier}`),
      );
    expect(faults).toEqual([]);
  });

  test('inputs are read where a story begins, and handed on', () => {
    const begin =
      /^(?:merge\/merge|post\/post|step\/run-action|track\/track-themes)\.ts$|\/inputs[/.]/;
    const reading = files.filter((file) =>
      /getInput\('/.test(readFileSync(join(SRC, file), 'utf8')),
    );
    expect(reading).toContain('gate/inputs/inputs.ts');
    expect(reading.filter((file) => !begin.test(file))).toEqual([]);
  });

  test('no file imports itself, over others', () => {
    const imported = new Map(
      files.map((file) => [
        file,
        importsOf(readFileSync(join(SRC, file), 'utf8')).map((name) => targetOf(file, name)),
      ]),
    );
    expect(circlesOf(imported)).toEqual([]);
  });
});

test('what tests and scripts serve is served in one place, which leaves the process its Response', () => {
  const serving = globSync('{test,scripts}/**/*.ts', { cwd: ROOT, exclude: ['**/node_modules'] });
  const direct = serving.filter((file) =>
    importsOf(readFileSync(join(ROOT, file), 'utf8')).includes('@hono/node-server'),
  );
  expect(direct).toEqual(['test/support/app-server.ts']);
});

describe('the reader of imports', () => {
  test.each([
    ["import { a } from './a.ts';", './a.ts'],
    ["import type { A } from './a.ts';", './a.ts'],
    ["import {\n  a,\n  type B,\n} from '../b.ts';", '../b.ts'],
    ["import * as z from 'zod/mini';", 'zod/mini'],
    ["import './effects.ts';", './effects.ts'],
    ["export { a } from './a.ts';", './a.ts'],
    ["export * from './a.ts';", './a.ts'],
    ["const { a } = await import('./heavy.ts');", './heavy.ts'],
    ["const b = import(\n  './heavy.ts'\n);", './heavy.ts'],
    ["type A = typeof import('./a.ts');", './a.ts'],
    ["const fs = require('node:fs');", 'node:fs'],
    ['const a = await import(name);', 'name'],
    ["const one = 1; import 'a';", 'a'],
  ])('sees %j', (source, specifier) => {
    expect(importsOf(source)).toEqual([specifier]);
  });

  test('sees circles', () => {
    const imported = new Map([
      ['a', ['b', 'c', 'zod']],
      ['b', ['c']],
      ['c', ['d', 'b']],
      ['d', []],
    ]);
    expect(circlesOf(imported)).toEqual(['b > c > b']);
  });

  test('tells layers, files and packages apart', () => {
    expect(targetOf('gate/gate.ts', '../core/clock.ts')).toBe('core/clock.ts');
    expect(isAllowed(['core'], 'core/clock.ts')).toBe(true);
    expect(isAllowed(['core'], 'core-extras/clock.ts')).toBe(false);
    expect(isAllowed(['service/schemas.ts'], 'service/client.ts')).toBe(false);
    expect(isAllowed(['zod'], 'zod/mini')).toBe(true);
    expect(isAllowed(['core'], 'node:fs')).toBe(false);
    expect(targetOf('core/outcome.ts', '../../test/support/runner-process.ts')).toMatch(/^\.\./);
  });
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

/** Circles among files, each once, as the way along it. */
function circlesOf(imported: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' > '));
    if (done.has(file)) return;
    done.add(file);
    for (const next of imported.get(file) ?? []) follow(next, [...way, file]);
  };
  for (const file of imported.keys()) follow(file, []);
  return circles;
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
