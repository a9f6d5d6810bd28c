/** How long the evaluation of a large run takes. */
import { evaluateRun } from '../../src/evaluate/evaluate-run.ts';
import type { Case, Check, TrendRow } from '../../src/model/report.ts';
import { debriefReport, runReport } from '../../test/support/reports.ts';

const CASES = 200;
const CALLS = 1_000;
const CHECKS = 20;
const PER_CASE = CALLS / CASES;
const NAMES = Array.from({ length: CHECKS }, (_, index) => `check ${index}`);

export function evaluationTime(): string {
  const before = { passed: 900, evaluated: CALLS };
  const now = { passed: 800, evaluated: CALLS };
  const cases = Array.from({ length: CASES }, (_, index): Case => {
    const counts = (passed: number) => ({ passed, evaluated: PER_CASE });
    const current = counts(index % 5 === 0 ? 0 : PER_CASE);
    return {
      ...{ id: `case ${index}`, scenario: `case ${index}`, persona: null, agent: null },
      ...{ status: null, p: null, adjustedP: null, failingCall: null, ...current },
      baseline: counts(index % 10 === 0 ? 0 : PER_CASE),
      checks: NAMES.map((name) => ({
        ...{ id: null, name, current, baseline: counts(index % 10 === 0 ? 0 : PER_CASE) },
      })),
    };
  });
  const checks = NAMES.map(
    (name): Check => ({
      ...{ id: null, name, isPassed: true, ...now, passRate: 80, threshold: 50, isInherited: null },
    }),
  );
  const rows = NAMES.map(
    (checkName): TrendRow => ({
      ...{ checkName, previousPassRate: 90, currentPassRate: 80, lifecycle: null },
      counts: { previous: before, current: now },
    }),
  );
  const trend = { baselineRunPlanJobId: 'before', baselineRunNumber: 1, rows };
  const run = runReport({ checks, cases, report: debriefReport({ trend }) });
  const policy = { version: 1, gate: { trend: { 'max-drop': 5 } } } as const;
  const start = performance.now();
  const { dropTests } = evaluateRun(run, policy, '2026-11-24');
  const elapsed = Math.round(performance.now() - start);
  const stratified = dropTests.filter(({ test }) => test === 'stratified').length;
  return `${CASES} cases, ${CALLS} calls and ${CHECKS} checks (${stratified} by the stratified test) are evaluated in ${elapsed} ms; goal: 200 ms.\n`;
}
