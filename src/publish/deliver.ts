/** Tells an ending to everybody who listens: the pull request, the report files, the step's own page. */

import { readEventPayload } from '../inputs/event.ts';
import type { Telling } from '../inputs/gate/settings.ts';
import { summarize } from '../report/markdown.ts';
import type { World } from '../runner/world.ts';
import { conclude } from './conclude.ts';
import { provenanceOf } from './provenance.ts';
import { tellPullRequest } from './pull-request.ts';
import { writeReportFiles } from './report-files.ts';
import type { Shown } from './show.ts';
import { uploadReport } from './upload-report.ts';

/**
 * Gives the exit code. Whatever cannot be told is a warning; it changes no outcome. Secrets are hidden
 * here, before anything is escaped.
 *
 * @param token writes to the pull request; empty where there is none
 */
export async function deliver(
  shown: Shown,
  given: Telling,
  token: string,
  world: World,
): Promise<number> {
  const { secrets } = world.runner;
  const hide = (text: string) => secrets.hide(text);
  const event = readEventPayload(world.env);
  const provenance = provenanceOf(world.env, event, world.clock.now());
  const gate = given.gateName ? { gate: given.gateName } : {};
  const hidden = secrets.hideIn({ ...shown.report, ...gate, provenance });
  const links = {
    ...given,
    callUrl: given.callUrl && hide(given.callUrl),
    runUrl: given.runUrl && hide(given.runUrl),
  };
  const uploaded = await uploadReport(hidden, links, event, world);
  const telling = { ...links, ...(uploaded.url !== '' && { reportUrl: uploaded.url }) };
  const told = await tellPullRequest(hidden, telling, token, world);
  const report = {
    ...hidden,
    notes: [...hidden.notes, ...[...uploaded.notes, ...told.notes].map(hide)],
  };
  const folder = {
    path: telling.reportDir,
    temp: world.env.RUNNER_TEMP ?? '',
    workspace: process.cwd(),
  };
  const settings = { ...telling, ...(told.suggested && { suggested: told.suggested }) };
  const summary = summarize(report, settings);
  const written = await writeReportFiles(
    { report, summary, patch: hide(shown.patch) },
    settings,
    folder,
  );
  return conclude(
    {
      report,
      summary: summary.text,
      files: { ...written.outputs, 'report-url': uploaded.url, 'comment-url': told.commentUrl },
      warnings: [...telling.warnings, ...shown.warnings, ...told.warnings, ...written.warnings],
    },
    settings,
    world,
  );
}
