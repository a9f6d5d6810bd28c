import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { MERGE_DEFAULTS } from '../../src/merge/input-defaults.ts';

const metadataSchema = z.looseObject({
  inputs: z.record(
    z.string(),
    z.object({ description: z.string(), required: z.boolean(), default: z.optional(z.string()) }),
  ),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
  runs: z.object({ using: z.literal('node24'), main: z.string() }),
});

const read = (path: string) => {
  const file = new URL(`../../${path}`, import.meta.url);
  return metadataSchema.parse(parse(readFileSync(file, 'utf8')));
};
const metadata = read('merge-reports/action.yml');

test('has the inputs of the code, with their defaults', () => {
  const defaults = Object.entries(metadata.inputs).map(([name, input]) => [
    name,
    name === 'github-token' ? '' : (input.default ?? ''),
  ]);
  expect(defaults).toEqual(Object.entries(MERGE_DEFAULTS));
  expect(metadata.inputs['github-token']?.default).toBe(`\${{ github.token }}`);
});

test('has the outputs of the gate', () => {
  const { outputs } = read('action.yml');
  expect(Object.keys(metadata.outputs)).toEqual(Object.keys(outputs));
});

test('starts a file of dist/ that is named for it', () => {
  expect(metadata.runs.main).toBe('../dist/merge-reports.js');
  expect(existsSync(new URL('../../dist/merge-reports.js', import.meta.url))).toBe(true);
});

test('describes everything in whole sentences', () => {
  for (const { description } of Object.values({ ...metadata.inputs, ...metadata.outputs })) {
    expect(description).toMatch(/^[A-Z].*[.]$/);
  }
});
