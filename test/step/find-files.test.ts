import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFiles } from '../../src/step/find-files.ts';

let folder: string;
const at = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'found-'));
  mkdirSync(at('nested.json'));
  for (const name of ['b.json', 'a.json', 'c.json', 'one, two.json', '[a].json']) {
    writeFileSync(at(name), '{}');
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a glob names files in order, and no folder', async () => {
  expect(await findFiles(at('?.json'), 3)).toEqual({
    paths: [at('a.json'), at('b.json'), at('c.json')],
    faults: [],
  });
  expect((await findFiles(at('nested*'), 3)).paths).toEqual([]);
});

test.each(['one, two.json', '[a].json'])('the name of a file stands for it: %s', async (name) => {
  expect(await findFiles(at(name), 3)).toEqual({ paths: [at(name)], faults: [] });
});

test('a file is named once, and nothing matches what is not there', async () => {
  const { paths, faults } = await findFiles(
    [at('a.json'), at('missing.json'), at('?.json')].join('\n'),
    3,
  );
  expect(paths).toEqual([at('a.json'), at('b.json'), at('c.json')]);
  expect(faults).toEqual([
    expect.objectContaining({ pattern: at('missing.json'), isUnmatched: true }),
  ]);
});

test.each([
  ['by one glob', () => at('?.json')],
  ['by several', () => `${at('a.json')}\n${at('[bc].json')}`],
])('none is given where there are more than may be held together: %s', async (_, list) => {
  const { paths, faults } = await findFiles(list(), 2);
  expect(paths).toEqual([]);
  expect(faults).toEqual([
    expect.objectContaining({
      problem: expect.stringContaining('more than 2'),
      isUnmatched: false,
    }),
  ]);
});
