import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reasonsIn } from '../../support/virtual-runtime.ts';
import { policyFile, type RunOrder, recordingRuntime } from './recording-runtime.ts';

/** A run whose calls answered in so many milliseconds, on average. */
function runOf(medianMs: number): RunOrder {
  const values = Array.from({ length: 12 }, (_, at) => medianMs + at - 6);
  const numeric = { average: medianMs, median: medianMs, p95: 2 * medianMs, min: 1, max: 5_000 };
  return {
    counts: { greeting: [12, 12] },
    results: {
      '/data/metrics': [
        { name: 'response latency', unitSymbol: 'ms', evaluatedCalls: 12, numeric },
      ],
      '/data/calls': values.map((value, at) => ({
        ...{ simulationJobId: `job-${at}`, passed: true, counted: true },
        values: [{ metricName: 'response latency', value }],
      })),
    },
  };
}

test('a slower agent fails the gate by its limits, and the summary shows them', async () => {
  const runtime = await recordingRuntime();
  for (const ms of [700, 710]) await runtime.record(runOf(ms));
  const policy = policyFile({
    measures: {
      'response latency': { 'max-median': 900, 'max-rise': '20%', 'max-p95': 1_900 },
      'caller satisfaction': { 'min-average': 4 },
    },
  });
  const step = await runtime.evaluate(runOf(950), { policy });
  expect(step.outputs.outcome).toBe('failed');
  expect(reasonsIn(step).map(({ rule, limit }) => [rule, limit])).toEqual([
    ['measure', 900],
    ['measure', '20%'],
  ]);
  expect(step.annotations).toContainEqual(expect.stringMatching(/^warning: .*caller satisfaction/));
  expect(step.summary).toMatch(
    /response latency \| 950 ms \(70\d\.\d* ms before\) \| 1900 ms \| 950 ms/,
  );
  const { runs } = JSON.parse(readFileSync(step.outputs['json-file'] ?? '', 'utf8'));
  expect(runs[0].measures).toMatchObject([
    {
      ...{ name: 'response latency', unit: 'ms', isLimited: true, test: 'welch' },
      current: { calls: 12, average: 950, median: 950, p95: 1_900, minimum: 1, maximum: 5_000 },
      baseline: { calls: 24 },
    },
  ]);
  const html = readFileSync(step.outputs['html-file'] ?? '', 'utf8');
  expect(html).toContain('response latency');
});
