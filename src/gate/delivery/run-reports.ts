/** The report files of judged runs; they are loaded with the judgement. */
import { renderHtml } from '../../report/html/render-html.ts';
import { renderJson } from '../../report/json/render.ts';
import { renderJunit } from '../../report/junit/render.ts';
import type { Summary } from '../../report/markdown.ts';
import type { GateReport, ReportSettings } from '../../report/model.ts';
import { renderSarif } from '../../report/sarif/render.ts';

/** What the files are made of. */
export interface Written {
  report: GateReport;
  /** The report as Markdown. */
  summary: Summary;
  /** Empty where no prompt fix was located. */
  patch: string;
}

/** What each consists of, by the output that holds its path. */
export function runReports({ report, summary }: Written, settings: ReportSettings) {
  return [
    ['json-file', renderJson(report, settings)],
    ['markdown-file', summary.whole()],
    ['html-file', renderHtml(report, settings)],
    ['sarif-file', renderSarif(report, settings)],
    ['junit-file', renderJunit(report, settings)],
  ] as const;
}
