import { expect, it } from 'vitest';
import { evaluate } from '../../src/evaluate/evaluate.ts';
import { endedRun, type RunFacts } from '../../src/model/run-facts.ts';
import { runReports } from '../../src/report/build-report.ts';
import { check, debriefReport } from '../support/reports.ts';
import { policyOf, TODAY } from './decide.ts';

const POLICY = policyOf("version: 1\ngate: { never: ['reads out a PIN'] }");
const PIN = 'reads out a PIN';

const unevaluated = endedRun('a run', { outcome: 'inconclusive', reasons: [] });
const evaluated = (changes: Partial<RunFacts> = {}): RunFacts => ({
  ...unevaluated,
  ...{ report: debriefReport(), ending: null },
  ...changes,
});
const warningsOf = (facts: RunFacts[], policy = POLICY) =>
  runReports(facts, evaluate(facts, { policy, today: TODAY })).map(
    ({ exceptions }) => exceptions?.warnings ?? [],
  );

it('a check that no evaluated run has is warned of once, with the first of them', () => {
  expect(warningsOf([unevaluated, evaluated(), evaluated()])).toEqual([
    [],
    [expect.stringContaining(PIN)],
    [],
  ]);
});

it.each<[string, RunFacts[], ReturnType<typeof policyOf>?]>([
  ['one of the runs has it', [evaluated(), evaluated({ checks: [check(PIN, 24, 24)] })]],
  ['no run was evaluated', [unevaluated]],
  ['no check may never fail', [evaluated()], policyOf('version: 1')],
  ['its results cannot be read, which is a reason already', [evaluated({ unread: '500' })]],
])('no check is warned of if %s', (_, facts, policy) => {
  expect(warningsOf(facts, policy).flat()).toEqual([]);
});
