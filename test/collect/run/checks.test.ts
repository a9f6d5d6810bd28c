/** Results that report one check in several places. */
import { describe, expect, test } from 'vitest';
import { checksOf } from '../../../src/collect/evidence/collect-checks.ts';
import { parseSavedResults } from '../../../src/service/results.ts';

const NAME = 'refund policy';
const metric = (passedCalls: number | null, evaluatedCalls: number, more = {}) => ({
  ...{ metricDefinitionId: 'm1', name: NAME, isCheck: true },
  check: { passedCalls, evaluatedCalls, passRate: 97 },
  ...more,
});
const graded = (passedSims: number | null, evaluatedSims: number, more = {}) => ({
  ...{ metricDefinitionId: 'm1', metricName: NAME, passed: true, passRate: 96 },
  ...{ minPassRate: 80, passedSims, evaluatedSims },
  ...more,
});
/** As many calls as there are marks: `+` passed the check, `-` failed it, `?` was not graded. */
const calls = (marks: string, more = {}) =>
  [...marks].map((mark, index) => ({
    simulationJobId: `job-${index}`,
    checks: [
      { metricDefinitionId: 'm1', metricName: NAME, passed: mark === '?' ? null : mark === '+' },
    ],
    ...more,
  }));
const NOT_SCORED = { counted: false, simulationJobId: 'not-scored' };
const compared = (currentPassRate: number | null, more = {}) => ({
  checks: [{ metricDefinitionId: 'm1', metricName: NAME, currentPassRate, ...more }],
});

interface Reported {
  verdict?: { passed: boolean; checks?: object[]; failures?: object[] };
  metrics?: object[];
  calls?: object[];
  comparison?: object;
}

function checksIn({ verdict = { passed: true }, ...reported }: Reported) {
  const data = { debrief: null, verdict, ...reported };
  return checksOf(parseSavedResults({ data: structuredClone(data) }, () => {}));
}

const verdictOf = (...checks: object[]) => ({ passed: true, checks });

describe('the counts of a check', () => {
  test.each<[string, Reported, number | null, number | null, number | null]>([
    [
      'are those of the metrics',
      { metrics: [metric(19, 24)], verdict: verdictOf(graded(20, 24)), calls: calls('+++') },
      ...([19, 24, 1900 / 24] as const),
    ],
    [
      'are those of the verdict if the metrics have none',
      { metrics: [metric(null, 24)], verdict: verdictOf(graded(20, 24)), calls: calls('+++') },
      ...([20, 24, 2000 / 24] as const),
    ],
    [
      'are those of the verdict if the metrics have more passed calls than calls',
      { metrics: [metric(25, 24)], verdict: verdictOf(graded(20, 24)) },
      ...([20, 24, 2000 / 24] as const),
    ],
    [
      'are those of the calls if neither has any',
      { metrics: [metric(null, 24)], verdict: verdictOf(graded(null, 24)), calls: calls('+-+?') },
      ...([2, 3, 200 / 3] as const),
    ],
    ['are those of the calls if only these have the check', { calls: calls('+-') }, 1, 2, 50],
    [
      'count neither calls that are not scored nor a call twice',
      { calls: [...calls('+-'), ...calls('+-'), ...calls('-', NOT_SCORED)] },
      ...([1, 2, 50] as const),
    ],
    [
      'are the worse ones of two entries without an ID',
      {
        verdict: verdictOf(
          graded(24, 24, { metricDefinitionId: null }),
          graded(12, 24, { metricDefinitionId: null, metricName: ' refund  policy' }),
        ),
      },
      ...([12, 24, 50] as const),
    ],
    [
      'are of an entry by its name if one of two places has no ID',
      {
        metrics: [metric(19, 24, { name: 'refund\u200b policy' })],
        verdict: verdictOf(graded(24, 24, { metricDefinitionId: null })),
      },
      ...([19, 24, 1900 / 24] as const),
    ],
    [
      'leave the lowest rate without any',
      {
        metrics: [metric(null, 24)],
        verdict: {
          ...verdictOf(graded(null, 24)),
          failures: [{ type: 'METRIC_BELOW_MIN_PASS_RATE', metricName: NAME, passRate: 95 }],
        },
        comparison: compared(95.5),
      },
      ...([null, 24, 95] as const),
    ],
    [
      'leave the rate of the comparison if nothing else has the check',
      { comparison: compared(70) },
      ...([null, null, 70] as const),
    ],
  ])('%s', (_, reported, passed, evaluated, rate) => {
    expect(checksIn(reported)).toMatchObject([{ passed, evaluated, passRate: rate }]);
  });

  test.each<[string, Reported, object | undefined]>([
    [
      'more calls fail in the verdict',
      { metrics: [metric(24, 24)], verdict: verdictOf(graded(23, 24)), calls: calls('+++') },
      { passed: 23, evaluated: 24 },
    ],
    [
      'more calls fail than are counted',
      { metrics: [metric(24, 24)], calls: calls('+-') },
      { passed: 1, evaluated: 2 },
    ],
    [
      'no more calls fail elsewhere',
      { metrics: [metric(22, 24)], verdict: verdictOf(graded(8, 10)), calls: calls('-') },
      undefined,
    ],
  ])('keep those of another source only if %s', (_, reported, otherCounts) => {
    expect(checksIn(reported)[0]?.otherCounts).toEqual(otherCounts);
  });

  test('are two checks for two IDs of one name', () => {
    const verdict = verdictOf(graded(24, 24), graded(12, 24, { metricDefinitionId: 'm2' }));
    const metrics = [metric(23, 24), metric(11, 24, { metricDefinitionId: 'M2' })];
    expect(checksIn({ verdict, metrics })).toMatchObject([
      { id: 'm1', name: NAME, passed: 23 },
      { id: 'm2', name: NAME, passed: 11 },
    ]);
  });
});

describe('a check', () => {
  test('has the strictest threshold and the worst result of two entries', () => {
    const entry = (more: object) => graded(24, 24, { metricDefinitionId: null, ...more });
    const [one] = checksIn({
      verdict: verdictOf(
        entry({ minPassRate: null, passed: null }),
        entry({ minPassRate: 90, passed: false, inherited: true }),
        entry({ minPassRate: 80 }),
      ),
    });
    expect(one).toMatchObject({ threshold: 90, isPassed: false });
    const known = verdictOf(entry({ passed: null }), entry({ passed: true }));
    expect(checksIn({ verdict: known })).toMatchObject([{ isPassed: true }]);
    expect(checksIn({ verdict: verdictOf(entry({ passed: null })) })).toMatchObject([
      { isPassed: null },
    ]);
  });

  test('of the comparison alone is none of a run that lists its checks', () => {
    const comparison = compared(10, { metricDefinitionId: 'm9', metricName: 'other' });
    expect(checksIn({ calls: calls('+'), comparison })).toMatchObject([{ name: NAME }]);
    expect(checksIn({ comparison: compared(null) })).toEqual([]);
  });
});
