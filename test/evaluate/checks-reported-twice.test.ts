/** Evaluations of runs that report a check more than once. */
import { describe, expect, test } from 'vitest';
import { evaluateRun as evaluateFacts } from '../../src/evaluate/evaluate-run.ts';
import { checksBelowThreshold } from '../../src/evaluate/service-verdict.ts';
import type { Check, TrendRow } from '../../src/model/report.ts';
import { baselineOf } from '../report/builders.ts';
import { check, debriefReport, failure, runReport, trendRow } from '../support/reports.ts';
import { evaluateRun, policyOf, TODAY, trendOf } from './decide.ts';

const GREETING = 'caf\u00e9 greeting';
const SPELLED = ' cafe\u0301  gree\u200bting';

const BASELINE = baselineOf({ jobId: 'job-1', number: 12, pooled: ['job-1'] });

interface Facts {
  checks?: Check[];
  rows?: TrendRow[];
  source?: 'memory' | 'previous' | 'off';
}

const decideFor = ({ checks = [], rows, source = 'previous' }: Facts, gate: string, waivers = '') =>
  evaluateRun(
    {
      report: debriefReport(rows && trendOf(rows)),
      baseline: { ...BASELINE, source },
      ...(checks.length > 0 && { checks }),
    },
    gate,
    waivers,
  );

const row = (currentPassRate: number | null, more: Partial<TrendRow> = {}) =>
  trendRow({ checkName: GREETING, previousPassRate: null, currentPassRate, ...more });

describe('a threshold of 80%', () => {
  const two = (passed: number) => [
    check(GREETING, 24, 24, { id: 'a' }),
    check(GREETING, passed, 24, { id: 'b' }),
  ];

  test.each([
    ['min-pass-rate', '{ trend: { min-pass-rate: 80 } }'],
    ['never', `{ never: ['${GREETING}'] }`],
  ])('%s names the one of two checks that fails', (_, gate) => {
    const { reasons } = decideFor({ checks: two(12) }, gate);
    expect(reasons.map(({ checkId }) => checkId)).toEqual(['b']);
  });

  test('marks only the one of two checks that is below it', () => {
    const run = runReport({ checks: two(12) });
    const policy = policyOf('version: 1\ngate: { trend: { min-pass-rate: 80 } }');
    const { reasons } = evaluateFacts(run, policy, TODAY);
    expect(checksBelowThreshold(run, reasons).map(({ id }) => id)).toEqual(['b']);
  });

  test('of the service fails each of two checks of a name by its own ID', () => {
    const [a, b] = two(12).map((one) => ({ ...one, threshold: 80 }));
    const checks = [{ ...a, passed: 6, passRate: 25 }, b] as Check[];
    const listed = failure('METRIC_BELOW_MIN_PASS_RATE', GREETING, { checkId: 'a' });
    const runVerdict = { passed: false, score: null, failures: [listed] };
    const { reasons } = evaluateRun({ checks, runVerdict }, '{}');
    expect(reasons.map(({ checkId }) => checkId)).toEqual(['a', 'b']);
  });

  const cases: [string, Facts, 'passed' | 'failed'][] = [
    ['counts below, trend at it', { checks: [check(GREETING, 19, 24)], rows: [row(80)] }, 'failed'],
    ['counts above, trend below', { checks: [check(GREETING, 20, 24)], rows: [row(50)] }, 'passed'],
    [
      'counts below, trend of another spelling at it',
      { checks: [check(SPELLED, 19, 24)], rows: [row(80)] },
      'failed',
    ],
    [
      'a rate above, a lower one in the trend',
      { checks: [check(GREETING, null, null, { passRate: 95 })], rows: [row(79)] },
      'failed',
    ],
    ['a second check of the name below', { checks: two(12) }, 'failed'],
    ['two checks of the name above', { checks: two(20), rows: [row(50)] }, 'passed'],
    [
      'a second entry below',
      { checks: [check(GREETING, 24, 24), check(SPELLED, 12, 24)] },
      'failed',
    ],
    ['a second row below', { rows: [row(95), row(50)] }, 'failed'],
  ];

  test.each(
    cases.flatMap(([name, facts, outcome]) =>
      (['memory', 'previous', 'off'] as const).map(
        (source) => [name, source, { ...facts, source }, outcome] as const,
      ),
    ),
  )('%s, baseline %s', (_, __, facts, outcome) => {
    expect(decideFor(facts, '{ trend: { min-pass-rate: 80 } }').outcome).toBe(outcome);
    const own = `{ trend: { checks: { '${GREETING}': { min-pass-rate: 80 } } } }`;
    expect(decideFor(facts, own).outcome).toBe(outcome);
  });
});

describe('a drop', () => {
  const fell = (passed: number, evaluated = 24) => ({
    ...{
      previousPassRate: 95,
      counts: { previous: { passed: 114, evaluated: 120 }, current: null },
    },
    current: check(GREETING, passed, evaluated),
  });
  const gate = '{ trend: { max-drop: 10 } }';

  test('is that of the counts if the trend of the debrief shows none', () => {
    const { current, ...previous } = fell(12);
    const decision = decideFor({ checks: [current], rows: [row(95, previous)] }, gate);
    expect(decision).toMatchObject({
      outcome: 'failed',
      reasons: [{ rule: 'trend', check: GREETING, value: 45 }],
      dropTests: [{ check: GREETING, test: 'fisher' }],
    });
  });

  test('is tested for each of two checks of one name', () => {
    const previous = { passed: 114, evaluated: 120 };
    const checks = [check(GREETING, 23, 24, { id: 'a' }), check(GREETING, 6, 24, { id: 'b' })];
    const rows = checks.map(({ id }) =>
      row(95, { checkId: id, counts: { previous, current: null } }),
    );
    expect(decideFor({ checks, rows }, gate)).toMatchObject({
      reasons: [{ check: GREETING, checkId: 'b', value: 70 }],
      dropTests: [{ checkId: 'a' }, { checkId: 'b' }],
    });
  });

  test('of two rows for one check is that of the worse one', () => {
    const rows = [row(90, { previousPassRate: 90 }), row(70, { previousPassRate: 90 })];
    expect(decideFor({ rows }, gate).reasons).toMatchObject([{ value: 20 }]);
    expect(decideFor({ rows: rows.toReversed() }, gate).reasons).toMatchObject([{ value: 20 }]);
  });
});

describe('the p-values', () => {
  const counts = {
    previous: { passed: 114, evaluated: 120 },
    current: { passed: 12, evaluated: 24 },
  };
  const rows = [
    row(50, { counts }),
    trendRow({ checkName: 'bare', previousPassRate: 90, currentPassRate: 85 }),
  ];

  test('are given for every drop that was tested, with the name of the test', () => {
    const { dropTests } = decideFor({ rows }, '{ trend: { max-drop: 10 } }');
    expect(dropTests).toEqual([
      {
        ...{ check: GREETING, checkId: null, test: 'fisher' },
        ...{ p: expect.closeTo(2.8375354e-7, 12), adjustedP: dropTests[0]?.p },
      },
      { check: 'bare', checkId: null, test: 'none', p: null, adjustedP: null },
    ]);
  });
});

describe('never', () => {
  const gate = `{ never: ['${GREETING}'] }`;

  test.each<[string, Facts, 'passed' | 'failed']>([
    [
      'a second check of the name failed',
      { checks: [check(GREETING, 24, 24, { id: 'a' }), check(GREETING, 23, 24, { id: 'b' })] },
      'failed',
    ],
    [
      'a second entry of another spelling failed',
      { checks: [check(GREETING, 24, 24), check(SPELLED, 23, 24)] },
      'failed',
    ],
    [
      'all counted calls passed, whatever rate the trend has',
      { checks: [check(GREETING, 24, 24)], rows: [row(50)] },
      'passed',
    ],
    [
      'a rate below 100% beside one of 100%',
      { checks: [check(GREETING, null, null, { passRate: 100 })], rows: [row(99)] },
      'failed',
    ],
  ])('%s: %s', (_, facts, outcome) => {
    expect(decideFor(facts, gate).outcome).toBe(outcome);
  });
});

describe('a waiver', () => {
  const waivers = `waivers: [{ check: '${GREETING}', reason: r, expires: ${TODAY} }]`;

  test('excuses both checks of its name', () => {
    const checks = [
      check(GREETING, 1, 24, { id: 'a' }),
      check(SPELLED, 2, 24, { id: 'b' }),
      check('pin', 3, 24),
    ];
    const gate = `{ trend: { min-pass-rate: 80 }, never: ['${GREETING}'] }`;
    expect(decideFor({ checks, rows: [row(5)] }, gate, waivers)).toMatchObject({
      reasons: [{ check: 'pin' }],
      exceptions: { unmatched: [] },
    });
  });
});
