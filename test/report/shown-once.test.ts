/** No document shows a figure twice: its reasons name what failed, and its tables have the figures. */
import { describe, expect, test } from 'vitest';
import type { Measure } from '../../src/model/measures.ts';
import type { RunReport } from '../../src/model/report.ts';
import { COMMENT_BUDGET_BYTES, renderComment } from '../../src/report/comment/comment.ts';
import { evaluateRun, trendOf } from '../evaluate/decide.ts';
import { check, debriefReport, FULL, gateReport, runReport, theme, trendRow } from './builders.ts';
import { commentView } from './comment/comment-view.ts';
import { renderHtml, renderJunit, renderSummary } from './rendered.ts';

const REFUND = check({ name: 'refund', passed: 7, evaluated: 41, passRate: 700 / 41 });
const counts = {
  previous: { passed: 38, evaluated: 43 },
  current: { passed: 7, evaluated: 41 },
};
const row = trendRow({
  checkName: 'refund',
  previousPassRate: 3800 / 43,
  currentPassRate: 700 / 41,
  counts,
});
const late = theme({
  slug: 'late',
  title: 'Too late',
  severity: 'HIGH',
  affectedCallCount: 19,
  totalCallCount: 41,
});
const FACTS = {
  checks: [REFUND],
  report: debriefReport({ themes: [late], ...trendOf([row]) }),
};

const GATES: [rule: string, gate: string][] = [
  ['max-drop', '{ trend: { max-drop: 10 } }'],
  ['min-pass-rate', '{ trend: { min-pass-rate: 80 } }'],
  ['evidence: proven', '{ trend: { min-pass-rate: 80, evidence: proven } }'],
  ['never', '{ never: [refund] }'],
  ['themes', '{ themes: [{ severity: [HIGH], min-affected: 2 }] }'],
];

const FIGURES = /\b(?:7|19|34) of 41|17\.07|\bHIGH\b/;

function failedBy(gate: string, facts: Partial<RunReport> = FACTS): RunReport {
  const decision = evaluateRun(facts, `${gate.slice(0, -1)}, verdict: ignore }`);
  const { reasons, exceptions, outcome } = decision;
  expect(outcome).toBe('failed');
  return runReport({ ...facts, reasons, exceptions });
}

const commentOn = (...runs: RunReport[]) =>
  renderComment(commentView({ report: gateReport({ runs }) }), COMMENT_BUDGET_BYTES);

test.each(GATES)('the reason of %s repeats no figure in a document', (_, gate) => {
  const report = gateReport({ runs: [failedBy(gate)] });
  const documents = [
    renderSummary(report, FULL),
    commentOn(...report.runs),
    renderHtml(report, FULL).replace(/^[\s\S]*<\/style>/, ''),
  ];
  expect(renderJunit(report)).toMatch(FIGURES);
  for (const text of documents) expect(text).not.toMatch(FIGURES);
});

test('the verdict is in the small print if the reason of fail-unless-known does not name it', () => {
  const report = debriefReport({ verdict: 'THRESHOLD_FAILED', themes: [late] });
  const { reasons } = evaluateRun({ report }, '{ verdict: fail-unless-known }');
  expect(reasons).toMatchObject([{ rule: 'verdict', theme: 'late' }]);
  const documents = [gateReport({ runs: [runReport({ report, reasons })] })].flatMap((whole) => [
    renderSummary(whole, FULL),
    commentOn(...whole.runs),
  ]);
  for (const text of documents) expect(text.match(/THRESHOLD_FAILED/g)).toHaveLength(1);
});

describe('a comment has the figures that none of its tables has', () => {
  const other = runReport({ outcome: 'passed' });

  test.each(GATES.slice(0, -1))('of %s if it is about several runs', (_, gate) => {
    expect(commentOn(failedBy(gate), other)).toMatch(FIGURES);
  });

  test('of a check below its threshold if it is about several runs', () => {
    const checks = [{ ...REFUND, threshold: 80, isPassed: false }];
    expect(commentOn(runReport({ checks }), other)).toMatch(/7\/41 .* \(threshold 80%\)/);
  });

  test('of a theme only in its table', () => {
    const [, gate] = GATES.at(-1) ?? ['', ''];
    expect(commentOn(failedBy(gate), other)).not.toMatch(FIGURES);
  });

  test('of a measure', () => {
    const figures = { ...{ calls: 9, average: 9, median: 9, minimum: 9, maximum: 9 }, p95: 950 };
    const latency: Measure = {
      ...{ id: null, name: 'latency', unit: 'ms', isLimited: true, test: 'none' },
      ...{ p: null, adjustedP: null, baseline: null, current: { ...figures, values: [] } },
    };
    const run = failedBy('{ measures: { latency: { max-p95: 900 } } }', { measures: [latency] });
    expect(commentOn(run)).toContain('950 ms');
    expect(renderSummary(gateReport({ runs: [run] }), FULL).match(/950/g)).toHaveLength(1);
  });
});
