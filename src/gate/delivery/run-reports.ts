/** The report files that tell of runs; their renderers are loaded with this file. */
import { renderHtml } from '../../report/html/render-html.ts';
import { renderJunit } from '../../report/junit/render.ts';
import { renderSummary } from '../../report/markdown.ts';
import type { GateReport, ReportSettings } from '../../report/model.ts';
import { renderSarif } from '../../report/sarif/render.ts';

function renderWholeSummary(report: GateReport, settings: ReportSettings): string {
  return renderSummary(report, settings, Number.MAX_SAFE_INTEGER);
}

/** What makes the text of each, by the output that holds its path. */
export const RUN_REPORTS = [
  ['markdown-file', renderWholeSummary],
  ['html-file', renderHtml],
  ['sarif-file', renderSarif],
  ['junit-file', renderJunit],
] as const;
