/** Tells an ending to everybody who listens: the pull request, the report files, the step's own page. */
import type { PullRequestResult } from '../../github/post.ts';
import type { GateReport } from '../../report/model.ts';
import { readEventPayload } from '../../step/inputs/event.ts';
import type { World } from '../../step/world.ts';
import type { Secrets } from '../inputs/inputs.ts';
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

/** Gives the exit code. Whatever cannot be told is a warning; it changes no outcome. */
export async function deliver(
  { report: judged, patch, warnings }: Shown,
  telling: Telling,
  secrets: Secrets,
  world: World,
): Promise<number> {
  const told = await tellPullRequest(judged, telling, secrets, world);
  const event = readEventPayload(world.env);
  const report = {
    ...judged,
    notes: [...judged.notes, ...told.notes],
    provenance: provenanceOf(world.env, event, world.clock.now()),
  };
  const folder = {
    path: telling.reportDir,
    temp: world.env.RUNNER_TEMP ?? '',
    workspace: process.cwd(),
  };
  const hidden = Object.values(secrets);
  const written = await writeReportFiles(report, telling, patch, folder, hidden);
  return conclude(
    {
      report,
      files: { ...written.outputs, 'comment-url': told.commentUrl },
      warnings: [...warnings, ...told.warnings, ...written.warnings],
    },
    telling,
    world,
  );
}

/** A step that was cancelled has no time for it, and a policy on trial is no pull request's matter. */
async function tellPullRequest(
  report: GateReport,
  telling: Telling,
  secrets: Secrets,
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
  const order = { mode, suggestions, token: secrets.githubToken, gateName, linesOf };
  return writeToPullRequest(report, telling, order, Object.values(secrets), world);
}

/** A file of the workspace as lines without line breaks. */
function linesOf(path: string): string[] | null {
  const text = readPromptFile(path, process.cwd());
  return text?.replace(BYTE_ORDER_MARK, '').split(/\r?\n/) ?? null;
}
