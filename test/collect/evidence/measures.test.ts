import { describe, expect, it } from 'vitest';
import { measuredMetrics, measuresOf } from '../../../src/collect/evidence/collect-measures.ts';
import { parseSavedResults } from '../../../src/service/results.ts';

const latency = (values: unknown[], numeric: object | null = { median: 745, p95: 900 }) =>
  parseSavedResults(
    {
      data: {
        debrief: null,
        verdict: { passed: true },
        metrics: [
          {
            ...{ metricDefinitionId: 'm-1', name: 'response latency', isCheck: false },
            ...{ unitSymbol: 'ms', evaluatedCalls: values.length, numeric },
          },
        ],
        calls: values.map((value, at) => ({
          simulationJobId: `job-${at}`,
          values: [{ metricDefinitionId: 'M-1', metricName: 'response latency', value }],
        })),
      },
    },
    () => {},
  );

describe('the measures of a run', () => {
  it("are the service's figures, and the values of its calls", () => {
    expect(measuredMetrics(latency([700, 790]))).toEqual([
      {
        ...{ id: 'm-1', name: 'response latency', unit: 'ms' },
        figures: {
          ...{ calls: 2, average: null, median: 745, p95: 900, minimum: null, maximum: null },
          values: [700, 790],
        },
      },
    ]);
  });

  it('are metrics with numbers only', () => {
    expect(measuredMetrics(latency([700], null))).toEqual([]);
  });

  it('leave out values that are no numbers, and calls that do not count', () => {
    const results = latency([700, 'fast', null, true, -3]);
    expect(measuredMetrics(results)[0]?.figures.values).toEqual([700, -3]);
    const [first, ...others] = results.calls ?? [];
    const calls = first === undefined ? [] : [{ ...first, counted: false }, ...others];
    expect(measuredMetrics({ ...results, calls })[0]?.figures.values).toEqual([-3]);
  });
});

describe('the pooled baseline of a measure', () => {
  const now = measuredMetrics(latency([800]));

  it('is missing if no run of the baseline has the measure', () => {
    expect(measuresOf(now, [[]])).toMatchObject([{ baseline: null }]);
  });

  it("is the only run's figures as the service reports them", () => {
    const baseline = [measuredMetrics(latency([1, 2, 3]))];
    expect(measuresOf(now, baseline)).toMatchObject([{ baseline: { median: 745, p95: 900 } }]);
  });

  it('is computed from the calls of several runs', () => {
    const baseline = [latency([10, 30]), latency([20, 40, 50])].map(measuredMetrics);
    expect(measuresOf(now, baseline)).toMatchObject([
      { baseline: { calls: 5, average: 30, median: 30, p95: 48, minimum: 10, maximum: 50 } },
    ]);
  });

  it("is the newest run's figures if a run has no values of its calls", () => {
    const baseline = [latency([10, 30]), latency([])].map(measuredMetrics);
    expect(measuresOf(now, baseline)).toMatchObject([{ baseline: { median: 745, calls: 2 } }]);
  });
});
