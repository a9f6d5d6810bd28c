import { describe, expect, it } from 'vitest';
import { withFailuresOf } from '../../src/evaluate/confirming-runs.ts';
import { evaluateRun } from '../../src/evaluate/evaluate-run.ts';
import { poolRuns } from '../../src/evaluate/pool.ts';
import type { Check, RunReport } from '../../src/model/report.ts';
import { check, debriefReport, failure, runReport, theme } from '../support/reports.ts';
import { policyOf, TODAY } from './decide.ts';

const BELOW = failure('METRIC_BELOW_MIN_PASS_RATE', 'greeting');

const greeting = (passed: number | null, changes: Partial<Check> = {}) =>
  check('greeting', passed, passed === null ? null : 24, { id: 'id', threshold: 80, ...changes });

const run = (passed: number | null, changes: Partial<RunReport> = {}): RunReport =>
  runReport({
    ...{ jobId: 'second', runStatus: 'COMPLETED', checks: [greeting(passed)] },
    ...changes,
  });

const decide = (facts: RunReport, gate = '{}') =>
  evaluateRun(facts, policyOf(`version: 1\ngate: ${gate}`), TODAY);

const verdict = (...failures: (typeof BELOW)[]) => ({
  passed: failures.length === 0,
  score: null,
  failures,
});
const FIRST = run(18, {
  jobId: 'first',
  runVerdict: verdict(BELOW),
  checks: [greeting(18), check('b', null, null, { passRate: 90 })],
});

describe('a failure of a further run in addition to its counts', () => {
  const rules = (further: RunReport, gate = '{}', first = FIRST) => {
    const pooled = decide(poolRuns(first, [further]), gate);
    const { reasons } = withFailuresOf(further, decide(further, gate), pooled);
    return reasons.slice(pooled.reasons.length).map(({ rule }) => rule);
  };

  it.each<[string, RunReport, string, string[], RunReport?]>([
    ['nothing', run(24), '{}', []],
    ['its counts alone', run(10, { runVerdict: verdict(BELOW) }), '{}', []],
    [
      'a theme',
      run(24, { report: debriefReport({ themes: [theme({ severity: 'HIGH' })] }) }),
      '{ themes: [{ severity: [HIGH] }], max-themes: { HIGH: 0 } }',
      ['themes', 'max-themes'],
    ],
    [
      'a verdict of its debrief that no count explains',
      run(24, { report: debriefReport({ verdict: 'THRESHOLD_FAILED' }) }),
      '{}',
      ['verdict'],
    ],
    [
      'a failure that its counts do not show',
      run(24, { runVerdict: verdict(BELOW) }),
      '{}',
      ['run-verdict'],
    ],
    [
      'a rate without counts',
      run(24, { checks: [greeting(24), check('b', null, null, { passRate: 50 })] }),
      '{ trend: { min-pass-rate: 80 } }',
      ['trend'],
    ],
    [
      'themes of another severity',
      run(24, { report: debriefReport({ themes: [theme({ severity: 'LOW' })] }) }),
      '{ max-themes: { HIGH: 0, LOW: 0 } }',
      ['max-themes'],
      { ...FIRST, report: debriefReport({ themes: [theme({ severity: 'HIGH' })] }) },
    ],
  ])('is reported: %s', (_, further, gate, expected, first = FIRST) => {
    expect(rules(further, gate, first)).toEqual(expected);
  });
});
