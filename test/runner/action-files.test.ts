/** The action.yml of every action but the gate agrees with the code. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { collectMetrics } from '../../src/actions/collect-metrics/collect-metrics.ts';
import { deleteFlows } from '../../src/actions/delete-flows/delete-flows.ts';
import { findSimulation } from '../../src/actions/find-simulation/find-simulation.ts';
import { ingestCalls } from '../../src/actions/ingest-calls/ingest-calls.ts';
import { MERGE_DEFAULTS } from '../../src/actions/merge-reports/merge-inputs.ts';
import { trackThemes } from '../../src/actions/track-themes/track-themes.ts';

const metadataSchema = z.object({
  name: z.string(),
  description: z.string(),
  author: z.string(),
  branding: z.object({ icon: z.string(), color: z.string() }),
  inputs: z.record(
    z.string(),
    z.object({
      description: z.string(),
      required: z.boolean(),
      default: z.optional(z.string()),
    }),
  ),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
  runs: z.object({ using: z.literal('node24'), main: z.string() }),
});

const TOKEN_OF_THE_JOB = `\${{ github.token }}`;

const read = (folder: string) => {
  const file = new URL(`../../${folder}/action.yml`, import.meta.url);
  return metadataSchema.parse(parse(readFileSync(file, 'utf8')));
};

const GATE_OUTPUTS = Object.keys(read('.').outputs);

const ACTIONS = {
  'ingest-calls': ingestCalls,
  'find-simulation': findSimulation,
  'collect-metrics': collectMetrics,
  'delete-flows': deleteFlows,
  'merge-reports': { defaults: MERGE_DEFAULTS, outputs: GATE_OUTPUTS },
  'track-themes': trackThemes,
};

describe.each(Object.entries(ACTIONS))('%s/action.yml', (folder, { defaults, outputs }) => {
  const metadata = read(folder);

  test('has the inputs, defaults and outputs of the code', () => {
    const described = Object.entries(metadata.inputs).map(([name, input]) => [
      name,
      input.default === TOKEN_OF_THE_JOB ? '' : (input.default ?? ''),
    ]);
    expect(Object.fromEntries(described)).toEqual(defaults);
    expect(metadata.inputs['github-token']?.default ?? TOKEN_OF_THE_JOB).toBe(TOKEN_OF_THE_JOB);
    expect(Object.keys(metadata.outputs)).toEqual(outputs);
  });

  test('starts the file of dist/ with its name', () => {
    expect(metadata.runs.main).toBe(`../dist/${folder}.js`);
    expect(existsSync(new URL(`../../dist/${folder}.js`, import.meta.url))).toBe(true);
  });
});
