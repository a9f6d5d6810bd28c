/** No document shows a figure twice: its reasons name what failed, and its tables have the figures. */
import { expect, test } from 'vitest';
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

test.each([
  ['max-drop', '{ trend: { max-drop: 10 } }'],
  ['min-pass-rate', '{ trend: { min-pass-rate: 80 } }'],
  ['evidence: proven', '{ trend: { min-pass-rate: 80, evidence: proven } }'],
  ['never', '{ never: [refund] }'],
  ['themes', '{ themes: [{ severity: [HIGH], min-affected: 2 }] }'],
])('the reason of %s stands alone in JUnit and repeats no figure in a document', (_, gate) => {
  const { reasons, exceptions, outcome } = evaluateRun(
    FACTS,
    `${gate.slice(0, -1)}, verdict: ignore }`,
  );
  expect(outcome).toBe('failed');
  const report = gateReport({ runs: [runReport({ ...FACTS, reasons, exceptions })] });
  const documents = [
    renderSummary(report, FULL),
    renderComment(commentView({ report }), COMMENT_BUDGET_BYTES),
    renderHtml(report, FULL).replace(/^[\s\S]*<\/style>/, ''),
  ];
  const figures = /\b(?:7|19|34) of 41|17\.07|\bHIGH\b/;
  expect(renderJunit(report)).toMatch(figures);
  for (const text of documents) expect(text).not.toMatch(figures);
});
