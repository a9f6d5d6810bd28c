/** What every action.yml beside the gate's has in common with the code of its action. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { findSimulation } from '../../src/find/find-simulation.ts';
import { deleteFlows } from '../../src/flows/delete-flows.ts';
import { ingestCalls } from '../../src/ingest/ingest-calls.ts';
import { collectMetrics } from '../../src/metrics/collect-metrics.ts';
import type { Action } from '../../src/step/action.ts';

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

const ACTIONS: [string, Action, string[], string[]][] = [
  [
    'ingest-calls',
    ingestCalls,
    ['manifest', 'max-parallel', 'on-duplicate', 'continue-from', 'service-profile', 'summary'],
    ['call-ids', 'created', 'skipped', 'failed', 'unknown', 'report-file'],
  ],
  [
    'find-simulation',
    findSimulation,
    ['service-phone-number', 'call-time', 'wait', 'timeout', 'service-profile', 'summary'],
    ['simulation-job-id', 'status', 'processing-status', 'call-id', 'run-plan-id', 'json'],
  ],
  [
    'collect-metrics',
    collectMetrics,
    ['metrics', 'call-ids', 'chat-ids', 'wait', 'timeout', 'service-profile', 'summary'],
    ['metric-job-ids', 'total-items'],
  ],
  [
    'delete-flows',
    deleteFlows,
    ['flow-ids', 'missing-ok', 'service-profile', 'summary'],
    ['deleted', 'missing'],
  ],
];

describe.each(ACTIONS)('%s/action.yml', (folder, action, inputs, outputs) => {
  const file = new URL(`../../${folder}/action.yml`, import.meta.url);
  const metadata = metadataSchema.parse(parse(readFileSync(file, 'utf8')));

  test('has these inputs, with the defaults of the code', () => {
    expect(Object.keys(metadata.inputs)).toEqual(['base-url', 'api-key', ...inputs]);
    const defaults = Object.entries(metadata.inputs).map(([name, input]) => [
      name,
      input.default ?? '',
    ]);
    expect(defaults).toEqual(Object.entries(action.defaults));
  });

  test('has these outputs', () => {
    expect(Object.keys(metadata.outputs)).toEqual(outputs);
    expect(action.outputs).toEqual(outputs);
  });

  test('starts a file of dist/ that is named for it', () => {
    expect(metadata.runs.main).toBe(`../dist/${folder}.js`);
    expect(existsSync(new URL(metadata.runs.main, file))).toBe(true);
  });

  test('describes everything in whole sentences', () => {
    for (const { description } of Object.values({ ...metadata.inputs, ...metadata.outputs })) {
      expect(description).toMatch(/^[A-Z].*[.]$/);
    }
  });
});
