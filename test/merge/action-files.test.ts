import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { MERGE_DEFAULTS } from '../../src/merge/inputs.ts';
import { TRACK_DEFAULTS } from '../../src/track/inputs.ts';

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

describe.each([
  ['merge-reports', MERGE_DEFAULTS],
  ['track-themes', TRACK_DEFAULTS],
])('%s/action.yml', (folder, standard) => {
  const metadata = read(`${folder}/action.yml`);

  test('has the inputs of the code, with their defaults', () => {
    const defaults = Object.entries(metadata.inputs).map(([name, input]) => [
      name,
      name === 'github-token' ? '' : (input.default ?? ''),
    ]);
    expect(defaults).toEqual(Object.entries(standard));
    expect(metadata.inputs['github-token']?.default).toBe(`\${{ github.token }}`);
  });

  test('starts a file of dist/ that is named for it', () => {
    expect(metadata.runs.main).toBe(`../dist/${folder}.js`);
    expect(existsSync(new URL(`../../dist/${folder}.js`, import.meta.url))).toBe(true);
  });

  test('describes everything in whole sentences', () => {
    for (const { description } of Object.values({ ...metadata.inputs, ...metadata.outputs })) {
      expect(description).toMatch(/^[A-Z].*[.]$/);
    }
  });
});

test('merge-reports has the outputs of the gate', () => {
  const { outputs } = read('action.yml');
  expect(Object.keys(read('merge-reports/action.yml').outputs)).toEqual(Object.keys(outputs));
});
