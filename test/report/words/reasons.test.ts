/** The words of every sentence that a rule's kind becomes; other tests assert its fields. */
import { expect, it } from 'vitest';
import type { Detail, Effect } from '../../../src/evaluate/reasons.ts';
import { describeReason } from '../../../src/report/words/reason-words.ts';

const counts = { passed: 18, evaluated: 24 };
const previous = { passRate: 95, counts: { passed: 114, evaluated: 120 } };
const rate = { kind: 'pass-rate', check: 'hi', limit: 80, value: 75, counts } as const;
const baseline = { number: 12, runId: 'job', earlierRuns: 2 };
const drop = {
  ...({ kind: 'drop', check: 'hi', limit: 10, value: 20 } as const),
  ...{ previous, current: { passRate: 75, counts }, baseline },
};
const test = { p: 0.0063, adjustedP: 0.063, comparisons: 10, smallestDrop: 16.2 };
const graded = { graded: 11, calls: 24 };
const BELOW = "check 'hi' has a pass rate of 75% (18 of 24 calls, 95% CI 55–88%)";
const FELL = '95% (114 of 120 calls) to 75% (18 of 24 calls, 95% CI 55–88%)';
const DROP = `check 'hi' fell from ${FELL}, 20 points; max-drop is 10 (compared with run 12 and 2 before it)`;
const FAILED = 'the verdict is THRESHOLD_FAILED';

const measure = { measure: 'latency', unit: 'ms', limit: 900 } as const;
const moved = {
  ...({ kind: 'measure-moved', measure: 'latency', unit: 'ms', direction: 'rise' } as const),
  ...{ limit: '20%', moved: 40, current: 980, baseline: 700, p: 0.001, adjustedP: 0.0021 },
};
const unfit = { kind: 'unfit-baseline', runId: 'r7', why: 'it ended FAILED' } as const;
const drift = { kind: 'drift', check: 'hi', from: 95.8, to: 79.2 } as const;
const scenario = {
  ...({ kind: 'scenario', scenario: 'Refund', persona: 'Ana', agent: 'Desk' } as const),
  ...{ current: { passed: 0, evaluated: 3 }, baseline: { passed: 15, evaluated: 15 } },
};

it.each<[effect: Effect, detail: Detail, alone: string, inDocument?: string]>([
  [
    'note',
    { kind: 'not-tested', checks: ['hi'] },
    "max-drop compared the pass rates alone, without a test for significance, since call counts are missing for 'hi'",
  ],
  [
    'fail',
    { kind: 'measure', ...measure, side: 'max', statistic: 'p95', value: 950 },
    "the p95 of measure 'latency' is 950 ms; the limit is 900 ms",
    "the p95 of measure 'latency' is too high; the limit is 900 ms",
  ],
  [
    'fail',
    { ...moved, why: 'tested' },
    "measure 'latency' rose by 40%, from a median of 700 ms to 980 ms (p = 0.0021); the limit is 20%",
    "measure 'latency' rose by 40% (p = 0.0021); the limit is 20%",
  ],
  [
    'note',
    { ...moved, why: 'tested' },
    "measure 'latency' rose by 40%, from a median of 700 ms to 980 ms, which is not statistically significant (p = 0.0021)",
    "measure 'latency' rose by 40%, which is not statistically significant (p = 0.0021)",
  ],
  [
    'warning',
    { ...scenario, adjustedP: 0.0098 },
    "scenario 'Refund (Ana, Desk)' is now failing: 0 of 3 calls passed, 15 of 15 in the baseline (p = 0.0098)",
  ],
  [
    'warning',
    { ...drift, since: { number: 34, runId: 'a' } },
    "check 'hi' fell lastingly from 95.8% to 79.2%, since run 34",
  ],
  [
    'fail',
    { ...drift, since: { number: null, runId: 'a' } },
    "check 'hi' fell lastingly from 95.8% to 79.2%, since run 'a'",
  ],
  ['note', { kind: 'variables-confirmed' }, 'variables confirmed by the service'],
  [
    'undecided',
    { kind: 'variables-differ', names: ['agent_prompt'] },
    "the run did not use the variables that were sent ('agent_prompt'): check that the run plan and the agent use them",
  ],
  [
    'note',
    {
      ...({ kind: 'detectable-drop', calls: 12, checks: 10, baselineCalls: 60 } as const),
      ...{ drop: 46, limit: 10 },
    },
    'with 12 calls, 10 checks and 60 baseline calls, this gate detects drops of 46 points or more; max-drop is 10',
  ],
  [
    'fail',
    { kind: 'no-own-baseline' },
    'the policy requires a baseline (on-missing-baseline: fail); run this gate on pushes to the base branch to record a baseline',
  ],
  [
    'warning',
    { kind: 'no-own-baseline' },
    "comparisons with the service's previous run only warn; run this gate on pushes to the base branch to record a baseline",
  ],
  [
    'warning',
    { ...unfit, instead: 'previous' },
    "the baseline, run r7, cannot be compared with (it ended FAILED), so the service's previous run is used instead",
  ],
  [
    'warning',
    { ...unfit, instead: 'foreign' },
    "the baseline, run r7, cannot be compared with (it ended FAILED), so comparisons with the service's previous run only warn",
  ],
  [
    'warning',
    { ...unfit, instead: 'failed' },
    'the baseline, run r7, cannot be compared with (it ended FAILED), so the newest evaluated run, which did not pass, is used instead',
  ],
  [
    'warning',
    { ...unfit, instead: 'nothing' },
    'the baseline, run r7, cannot be compared with (it ended FAILED), so nothing was compared',
  ],
  [
    'undecided',
    { ...unfit, instead: 'nothing' },
    'the baseline, run r7, cannot be compared with (it ended FAILED), and on-missing-baseline is fail',
  ],
  [
    'note',
    { ...moved, moved: null, baseline: null, why: 'unknown' },
    "measure 'latency' has no median to compare, so max-rise was not evaluated",
  ],
  [
    'note',
    { ...moved, moved: null, baseline: 0, why: 'unknown' },
    "measure 'latency' has a baseline median of 0 ms, from which no change in percent can be computed, so max-rise was not evaluated",
  ],
  [
    'fail',
    { ...rate, evidence: 'point' },
    `${BELOW}, below the limit of 80%`,
    "check 'hi' is below the limit of 80%",
  ],
  [
    'fail',
    { ...rate, evidence: 'proven' },
    "check 'hi' (18 of 24 calls, 95% CI 55–88%) is not proven to reach 80%: at this rate no number of calls does",
    "check 'hi' is not proven to reach 80%: at this rate no number of calls does",
  ],
  [
    'fail',
    { ...drop, test },
    `${DROP}; statistically significant (p = 0.0063, p = 0.063 adjusted for 10 checks)`,
    "check 'hi' fell too far; max-drop is 10; statistically significant (p = 0.0063, p = 0.063 adjusted for 10 checks)",
  ],
  [
    'note',
    { ...drop, test: { ...test, comparisons: 1 } },
    "the drop of check 'hi' is not statistically significant (p = 0.0063), so it does not fail the gate; a drop of 17 points would be significant",
  ],
  [
    'fail',
    { kind: 'no-baseline', limited: 'pass rate' },
    'no baseline yet, and on-missing-baseline is fail',
    'the policy requires a baseline (on-missing-baseline: fail)',
  ],
  [
    'undecided',
    { kind: 'run-ended', status: 'FAILED', ...graded },
    'the run ended FAILED, with 11 of 24 calls graded, so it does not pass',
  ],
  [
    'undecided',
    { kind: 'graded-calls', limit: '90%', ...graded },
    '11 of 24 calls were graded; min-graded-calls is 90%',
  ],
  [
    'fail',
    { kind: 'verdict', verdict: 'THRESHOLD_FAILED' },
    `${FAILED}: the run is below the thresholds of its checks`,
  ],
  [
    'fail',
    {
      ...{
        kind: 'theme',
        theme: 'a',
        traits: [
          ['severity', 'HIGH'],
          ['channel', 'STT'],
        ],
      },
      ...{ checks: ['hi'], affected: { calls: 3, total: 30, limit: '10%' }, entries: [2, 3] },
    },
    "theme 'a' is not allowed: severity HIGH, channel STT, check 'hi', 3 of 30 calls affected, the limit is 10% (gate.themes, entry 2, 3)",
    "theme 'a' is not allowed (gate.themes, entry 2, 3)",
  ],
  [
    'fail',
    { kind: 'never', check: 'hi', observed: { failed: 1, evaluated: 24 } },
    "check 'hi' failed in 1 of 24 calls; it may never fail",
    "check 'hi' failed; it may never fail",
  ],
  [
    'fail',
    { kind: 'never', check: 'hi', observed: { failed: 1, evaluated: 24, isOther: true } },
    "check 'hi' failed in 1 of 24 calls; it may never fail",
  ],
  [
    'fail',
    { kind: 'never', check: 'hi', observed: { theme: 'late' } },
    "check 'hi' failed in calls of theme 'late'; it may never fail",
  ],
  [
    'fail',
    { kind: 'new-theme', theme: 'late', lifecycle: 'NEW' },
    `${FAILED}, and theme 'late' is new`,
    "gate.verdict is fail-unless-known, and theme 'late' is neither waived nor known",
  ],
  [
    'fail',
    { kind: 'cost', runs: 2, unknown: 0, limit: 2.5, value: 3 },
    '2 runs cost 3.00 US dollars; max-cost-usd is 2.5',
    '2 runs cost too much; max-cost-usd is 2.5',
  ],
])('%s %j: %s', (effect, detail, alone, inDocument = alone) => {
  const reason = { effect, ...detail };
  expect([describeReason(reason), describeReason(reason, 'document')]).toEqual([alone, inDocument]);
});
