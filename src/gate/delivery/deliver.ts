/** Tells an ending to everybody who listens: the pull request, the report files, the step's own page. */
import type { PullRequestResult } from '../../github/post.ts';
import { copier } from '../../report/model/copy.ts';
import { type GateReport, gateReportSchema } from '../../report/model.ts';
import { readEventPayload } from '../../step/inputs/event.ts';
import type { World } from '../../step/world.ts';
import type { Telling } from '../inputs/settings.ts';
import { conclude } from './conclude.ts';
import { readPromptFile } from './prompt-files.ts';
import { provenanceOf } from './provenance.ts';
import { writeReportFiles } from './report-files.ts';
import type { Shown } from './show.ts';

const BYTE_ORDER_MARK = /^\ufeff/;

/** The events that may have a pull request; other jobs are spared the code that writes to one. */
const PULL_REQUEST_EVENTS = [
  'pull_request',
  'pull_request_target',
  'workflow_run',
  'issue_comment',
];

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
  const provenance = provenanceOf(world.env, readEventPayload(world.env), world.clock.now());
  const hidden = copier(gateReportSchema, { string: hide })({ ...shown.report, provenance });
  const telling = {
    ...given,
    callUrl: given.callUrl && hide(given.callUrl),
    runUrl: given.runUrl && hide(given.runUrl),
  };
  const told = await tellPullRequest(hidden, telling, token, world);
  const report = { ...hidden, notes: [...hidden.notes, ...told.notes.map(hide)] };
  const folder = {
    path: telling.reportDir,
    temp: world.env.RUNNER_TEMP ?? '',
    workspace: process.cwd(),
  };
  const written = await writeReportFiles(report, telling, hide(shown.patch), folder);
  return conclude(
    {
      report,
      files: { ...written.outputs, 'comment-url': told.commentUrl },
      warnings: [...telling.warnings, ...shown.warnings, ...told.warnings, ...written.warnings],
    },
    telling,
    world,
  );
}

/** A step that was cancelled has no time for it, and a policy on trial is no pull request's matter. */
async function tellPullRequest(
  report: GateReport,
  telling: Telling,
  token: string,
  world: World,
): Promise<PullRequestResult> {
  const { gateName, comment: mode } = telling;
  const mayBeTold =
    PULL_REQUEST_EVENTS.includes(world.env.GITHUB_EVENT_NAME ?? '') &&
    !report.policy.isTrial &&
    !world.cancelled.aborted;
  // The inputs may be faulty, so that they do not tell which comment is this gate's.
  if (!mayBeTold || gateName === null) return { notes: [], warnings: [], commentUrl: '' };
  const { writeToPullRequest } = await import('./pull-request.ts');
  const suggestions = telling.suggestions && report.runs.length > 0;
  const order = { mode, suggestions, token, gateName, linesOf };
  return writeToPullRequest(report, telling, order, world);
}

/** A file of the workspace as lines without line breaks. */
function linesOf(path: string): string[] | null {
  const text = readPromptFile(path, process.cwd());
  return text?.replace(BYTE_ORDER_MARK, '').split(/\r?\n/) ?? null;
}
