import { describe, expect, test } from 'vitest';
import { evaluate } from '../../src/evaluate/evaluate.ts';
import type { HistoricCheck } from '../../src/model/history.ts';
import { endedRun, type RunFacts } from '../../src/model/run-facts.ts';
import { runReports } from '../../src/report/build-report.ts';
import { debriefReport } from '../support/reports.ts';
import { policyOf, TODAY } from './decide.ts';

const SAME = 'a'.repeat(64);
const POLICY = policyOf('version: 1\ngate: { trend: { checks: { hi: { min-pass-rate: 80 } } } }');
const FACTS = { ...endedRun('run', null), report: debriefReport() };

function checkOf(passRate: number | null, isPassed: boolean | null, name = 'hi'): HistoricCheck {
  return { name, passed: null, evaluated: null, passRate, isPassed };
}

/** Runs of which each has one check; the last is the current one. */
function withEarlier(checks: readonly HistoricCheck[]): RunFacts {
  const runs = checks.map((check, index) => ({
    ...{ jobId: `r${index}`, number: index, endedAt: null, outcome: null, commit: null },
    ...{ fingerprint: SAME, checks: [check] },
  }));
  const [own] = runs.slice(-1);
  return { ...FACTS, ...(own && { earlier: { runs: runs.slice(0, -1), own } }) };
}

function historyOf(facts: RunFacts) {
  const evaluation = evaluate([facts], { policy: POLICY, today: TODAY });
  return runReports(evaluation, TODAY)[0]?.history;
}

describe('a check of an earlier run', () => {
  test.each([
    ['passed at the threshold of the policy', checkOf(80, null), true],
    ['failed below it, whatever the service says', checkOf(79, true), false],
    ['failed by the service, whatever the policy says', checkOf(90, false), false],
    ['is neither without a rate', checkOf(null, null), null],
    ["is as the service says without the policy's limit", checkOf(10, true, 'bye'), true],
  ])('%s', (_, check, isPassed) => {
    const history = historyOf(withEarlier([check, checkOf(90, true)]));
    expect(history?.runs).toMatchObject([{ checks: [{ ...check, isPassed }] }]);
  });
});

test('a check is flaky by the threshold of the policy, in this run too', () => {
  const checks = [90, 70, 90, 70].map((passRate) => checkOf(passRate, true));
  expect(historyOf(withEarlier(checks))?.unsteady).toMatchObject([{ check: 'hi', changes: 3 }]);
});

test('the history of a report is not evaluated again', () => {
  const checks = [90, 70, 90, 70].map((passRate) => checkOf(passRate, true));
  const history = historyOf(withEarlier(checks));
  expect(historyOf({ ...FACTS, ...(history && { history }) })).toEqual(history);
});
