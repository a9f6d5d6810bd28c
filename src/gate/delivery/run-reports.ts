/** The report files that tell of runs; their renderers are loaded with this file. */
import { renderHtml } from '../../report/html/render-html.ts';
import { renderJunit } from '../../report/junit.ts';
import { renderSummary } from '../../report/markdown.ts';
import { renderSarif } from '../../report/sarif/render.ts';
import type { RenderedFile } from './report-files.ts';

export const RUN_REPORTS: readonly RenderedFile[] = [
  ['markdown-file', (report, settings) => renderSummary(report, settings, Number.MAX_SAFE_INTEGER)],
  ['html-file', renderHtml],
  ['sarif-file', renderSarif],
  ['junit-file', renderJunit],
];
