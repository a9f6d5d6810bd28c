/** What every action.yml beside the gate's has in common with the code of its action. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { findSimulation } from '../../src/find/find-simulation.ts';
import { deleteFlows } from '../../src/flows/delete-flows.ts';
import { ingestCalls } from '../../src/ingest/ingest-calls.ts';
import { MERGE_DEFAULTS } from '../../src/merge/inputs.ts';
import { collectMetrics } from '../../src/metrics/collect-metrics.ts';
import { TRACK_DEFAULTS } from '../../src/track/inputs.ts';

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

/** What an action takes, with what stands for it where a workflow gives nothing, and what it gives. */
interface Facts {
  inputs: readonly string[];
  outputs: readonly string[];
  /** By its code. */
  code: { defaults: Readonly<Record<string, string>>; outputs: readonly string[] };
}

const SERVICE = ['base-url', 'api-key'];

const ACTIONS: Record<string, Facts> = {
  'ingest-calls': {
    inputs: [
      ...SERVICE,
      'manifest',
      'max-parallel',
      'on-duplicate',
      'continue-from',
      'service-profile',
      'summary',
    ],
    outputs: ['call-ids', 'created', 'skipped', 'failed', 'unknown', 'report-file'],
    code: ingestCalls,
  },
  'find-simulation': {
    inputs: [
      ...SERVICE,
      'service-phone-number',
      'call-time',
      'wait',
      'timeout',
      'service-profile',
      'summary',
    ],
    outputs: ['simulation-job-id', 'status', 'processing-status', 'call-id', 'run-plan-id', 'json'],
    code: findSimulation,
  },
  'collect-metrics': {
    inputs: [
      ...SERVICE,
      'metrics',
      'call-ids',
      'chat-ids',
      'wait',
      'timeout',
      'service-profile',
      'summary',
    ],
    outputs: ['metric-job-ids', 'total-items'],
    code: collectMetrics,
  },
  'delete-flows': {
    inputs: [...SERVICE, 'flow-ids', 'missing-ok', 'service-profile', 'summary'],
    outputs: ['deleted', 'missing'],
    code: deleteFlows,
  },
  'merge-reports': {
    inputs: Object.keys(MERGE_DEFAULTS),
    outputs: Object.keys(read('.').outputs),
    code: { defaults: MERGE_DEFAULTS, outputs: Object.keys(read('.').outputs) },
  },
  'track-themes': {
    inputs: Object.keys(TRACK_DEFAULTS),
    outputs: ['opened', 'updated', 'closed', 'reopened'],
    code: { defaults: TRACK_DEFAULTS, outputs: ['opened', 'updated', 'closed', 'reopened'] },
  },
};

describe.each(Object.entries(ACTIONS))('%s/action.yml', (folder, { inputs, outputs, code }) => {
  const metadata = read(folder);

  test('has these inputs, with the defaults of the code', () => {
    expect(Object.keys(metadata.inputs)).toEqual(inputs);
    const defaults = Object.entries(metadata.inputs).map(([name, input]) => [
      name,
      input.default === TOKEN_OF_THE_JOB ? '' : (input.default ?? ''),
    ]);
    expect(defaults).toEqual(Object.entries(code.defaults));
    expect(metadata.inputs['github-token']?.default ?? TOKEN_OF_THE_JOB).toBe(TOKEN_OF_THE_JOB);
  });

  test('has these outputs', () => {
    expect(Object.keys(metadata.outputs)).toEqual(outputs);
    expect(code.outputs).toEqual(outputs);
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
