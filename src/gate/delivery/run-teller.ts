import { renderHtml } from '../../report/html/render-html.ts';
import { renderEarlyJson } from '../../report/json/early.ts';
import { renderJson } from '../../report/json/render.ts';
import { renderJunit } from '../../report/junit/render.ts';
import { summarize } from '../../report/markdown.ts';
import type { ReportSettings } from '../../report/model.ts';
import { nextStep, waysOf } from '../../report/next-step.ts';
import { renderSarif } from '../../report/sarif/render.ts';
import { PLAIN } from '../../report/voice.ts';
import { annotationsOf } from './annotations.ts';
import { outputsOf } from './outputs.ts';
import type { RenderedFile, Teller, Written } from './teller.ts';
import { uploadReport } from './upload-report.ts';

/** Tells of judged runs. */
export const RUN_TELLER: Teller = {
  outputs: outputsOf,
  annotations: annotationsOf,
  next: (report, settings) => nextStep(report, waysOf(report, settings), PLAIN),
  summarize,
  files: filesOf,
  upload: uploadReport,
};

/** Where nothing was started there is but the report for programs: the job summary says the rest. */
function filesOf({ report, summary }: Written, settings: ReportSettings): RenderedFile[] {
  if (report.runs.length === 0) return [['json-file', [renderEarlyJson(report, settings)]]];
  return [
    ['json-file', renderJson(report, settings)],
    ['markdown-file', summary.whole()],
    ['html-file', renderHtml(report, settings)],
    ['sarif-file', renderSarif(report, settings)],
    ['junit-file', renderJunit(report, settings)],
  ];
}
