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

const REASONS: readonly ({ effect: Effect } & Detail)[] = [
  { effect: 'note', kind: 'not-tested', checks: ['hi'] },
  { effect: 'fail', kind: 'measure', ...measure, side: 'max', statistic: 'p95', value: 950 },
  { effect: 'fail', ...moved, why: 'tested' },
  { effect: 'note', ...moved, why: 'tested' },
  { effect: 'warning', ...scenario, adjustedP: 0.0098 },
  { effect: 'warning', ...drift, since: { number: 34, runId: 'a' } },
  { effect: 'fail', ...drift, since: { number: null, runId: 'a' } },
  { effect: 'note', kind: 'variables-confirmed' },
  { effect: 'undecided', kind: 'variables-differ', names: ['agent_prompt'] },
  {
    effect: 'note',
    ...({ kind: 'detectable-drop', calls: 12, checks: 10, baselineCalls: 60 } as const),
    ...{ drop: 46, limit: 10 },
  },
  { effect: 'fail', kind: 'no-own-baseline' },
  { effect: 'warning', kind: 'no-own-baseline' },
  { effect: 'warning', ...unfit, instead: 'previous' },
  { effect: 'warning', ...unfit, instead: 'foreign' },
  { effect: 'warning', ...unfit, instead: 'failed' },
  { effect: 'warning', ...unfit, instead: 'nothing' },
  { effect: 'undecided', ...unfit, instead: 'nothing' },
  { effect: 'note', ...moved, moved: null, baseline: null, why: 'unknown' },
  { effect: 'fail', ...moved, moved: null, baseline: 0, why: 'tested' },
  { effect: 'fail', ...rate, evidence: 'point' },
  { effect: 'fail', ...rate, evidence: 'proven' },
  { effect: 'fail', ...drop, test },
  { effect: 'note', ...drop, test: { ...test, comparisons: 1 } },
  { effect: 'fail', kind: 'no-baseline', limited: 'pass rate' },
  { effect: 'undecided', kind: 'run-ended', status: 'FAILED', ...graded },
  { effect: 'undecided', kind: 'graded-calls', limit: '90%', ...graded },
  { effect: 'fail', kind: 'verdict', verdict: 'THRESHOLD_FAILED' },
  {
    effect: 'fail',
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
  { effect: 'fail', kind: 'never', check: 'hi', observed: { failed: 1, evaluated: 24 } },
  {
    effect: 'fail',
    kind: 'never',
    check: 'hi',
    observed: { failed: 1, evaluated: 24, isOther: true },
  },
  { effect: 'fail', kind: 'never', check: 'hi', observed: { theme: 'late' } },
  { effect: 'fail', kind: 'new-theme', theme: 'late', lifecycle: 'NEW' },
  { effect: 'fail', kind: 'cost', runs: 2, unknown: 0, limit: 2.5, value: 3 },
];

it('has a sentence for each rule, and another one in documents if their tables have the figures', async () => {
  const lines = REASONS.flatMap((reason) => [
    describeReason(reason),
    describeReason(reason, 'document'),
  ]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden/reasons.txt');
});
