import type { PullRequestResult } from '../github/pull-request.ts';
import type { Telling } from '../inputs/gate/settings.ts';
import type { GateReport } from '../model/report.ts';
import type { World } from '../runner/world.ts';
import { describeError } from '../text/stops.ts';
import { readPromptFile } from './prompt-files.ts';

const BYTE_ORDER_MARK = /^\ufeff/;

/** The events that may have a pull request; other jobs do not load Octokit. */
const PULL_REQUEST_EVENTS: readonly unknown[] = [
  'pull_request',
  'pull_request_target',
  'workflow_run',
  'issue_comment',
];

/**
 * Writes comment and suggestions to the workflow's pull request, if there is one. Never rejects.
 *
 * @param token writes to the pull request; empty where there is none
 */
export async function tellPullRequest(
  report: GateReport,
  telling: Telling,
  token: string,
  world: World,
): Promise<PullRequestResult> {
  const { gateName, comment: mode } = telling;
  const suggestions = telling.suggestions && report.runs.length > 0;
  const mayBeTold =
    PULL_REQUEST_EVENTS.includes(world.env.GITHUB_EVENT_NAME) &&
    (mode !== 'never' || suggestions) &&
    !report.policy.isTrial &&
    !world.cancelled.aborted;
  // The inputs may be faulty, so that they do not tell which comment is this gate's.
  if (!mayBeTold || gateName === null) return { notes: [], warnings: [], commentUrl: '' };
  try {
    const { reportToPullRequest } = await import('../github/pull-request.ts');
    const order = { report, settings: telling, mode, suggestions, token, gateName, linesOf };
    return await reportToPullRequest(order, world);
  } catch (error) {
    const warning = `The pull request could not be written to: ${describeError(error)}`;
    return { notes: [], warnings: [warning], commentUrl: '' };
  }
}

/** A file of the workspace as lines without line breaks. */
function linesOf(path: string): string[] | null {
  const text = readPromptFile(path, process.cwd());
  return text?.replace(BYTE_ORDER_MARK, '').split(/\r?\n/) ?? null;
}
