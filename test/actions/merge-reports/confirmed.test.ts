/** What the input `policy` makes of a run whose failure a further run was to confirm. */
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { evaluate } from '../../../src/evaluate/evaluate.ts';
import type { RunFacts } from '../../../src/model/run-facts.ts';
import { runReports } from '../../../src/report/build-report.ts';
import { policyOf, TODAY } from '../../evaluate/decide.ts';
import { check, debriefReport } from '../../support/reports.ts';
import { workspace } from '../../support/saved-files.ts';
import { reasonsIn } from '../../support/virtual-runtime.ts';
import { gate, merge, passedRun, save } from './merging.ts';

workspace('entered');

/** A run in which so many of 12 calls passed a check with the threshold 80%. */
function runOf(jobId: string, passed: number, confirmations: RunFacts[] = []): RunFacts {
  const { outcome, reasons, exceptions, ...known } = passedRun('a', { jobId });
  const report = debriefReport({ verdict: passed < 10 ? 'THRESHOLD_FAILED' : 'PASSED' });
  const checks = [check('greeting', passed, 12, { threshold: 80 })];
  const callCounts = { total: 12, counted: 12, evaluated: 12, passed };
  const rest = { isStartedHere: true, ending: null, evaluated: null, confirmations };
  return { ...known, report, checks, callCounts, ...rest };
}

const IGNORING = '{ verdict: ignore, run-verdict: ignore, trend: { min-pass-rate: 50 } }';

test.for<[passed: [number, number], own: string, given: string, expected: string, rules: string[]]>(
  [
    [[9, 12], '{}', '{ trend: { min-pass-rate: 90 } }', 'failed', ['trend']],
    [[9, 12], '{}', '{ never: [greeting] }', 'failed', ['never']],
    [[9, 12], '{}', '{ min-graded-calls: 25 }', 'inconclusive', ['min-graded-calls']],
    [[4, 11], IGNORING, '{}', 'failed', ['run-verdict', 'verdict']],
    [[9, 12], '{}', '{ min-graded-calls: 24 }', 'passed', []],
    [[6, 8], '{}', IGNORING, 'failed', ['run-verdict', 'verdict']],
  ],
)('%j, evaluated by %s and then by %s: %s', async ([passed, own, given, expected, rules]) => {
  const run = runOf('first', passed[0], [runOf('further', passed[1])]);
  const policy = policyOf(`version: 1\ngate: ${own}`);
  const evaluation = evaluate([run], { policy, today: TODAY, confirm: 1 });
  const resolved = { policy: { path: 'policy.yml', resolved: policy, isTrial: false } };
  save('reports/a/report.json', gate('a', runReports(evaluation, TODAY), resolved));
  writeFileSync('policy.yml', `version: 1\ngate: ${own}`);
  for (const same of [{}, { policy: 'policy.yml' }]) {
    expect((await merge(same)).annotations.join('\n')).not.toContain('warning');
  }
  writeFileSync('policy.yml', `version: 1\ngate: ${given}`);
  const step = await merge({ policy: 'policy.yml' });
  expect(step.outputs.outcome).toBe(expected);
  expect(reasonsIn(step).map(({ rule }) => rule)).toEqual(rules);
  // The outcome of the gate remained.
  const isKept = evaluation.outcome === expected;
  expect(step.annotations.some((told) => /^warning.*further/.test(told))).toBe(isKept);
});
