/** Everything that the gate writes to a pull request. None of it changes the outcome. */

import { ServiceError } from '../http/errors.ts';
import { type LocatedFix, locatedFixes, recommendationsOf } from '../report/comment/fixes.ts';
import type { World } from '../runner/world.ts';
import { isFork } from '../text/fork.ts';
import { oneLine } from '../text/log-line.ts';
import { GitHubApi } from './api.ts';
import { keepComment } from './comment.ts';
import { lacksPermission } from './octokit.ts';
import type { PullRequestOrder, Scene } from './scene.ts';
import { pullRequestSchema } from './schemas.ts';
import { type Suggested, suggest } from './suggestions.ts';
import { FROM_FORK, findPullRequest, type PullRequestTarget } from './target.ts';

/** Suggestions leave so much time for the comment. */
const FOR_COMMENT_MS = 7_000;
const MAX_URL_CHARS = 2_000;

const NO_PERMISSION =
  'Not everything could be written to the pull request, since the token may not: give the job `permissions: pull-requests: write`, or a `github-token` that has it.';

const SHARED_COMMENT =
  'Another gate of this job keeps the same comment on the pull request, which can show one of them only: give each of them the input `gate-name`.';

const NO_TOKEN = 'The pull request is not written to, since `github-token` is empty.';

export interface PullRequestResult {
  /** What the summary says about the fixes. */
  notes: string[];
  /** What could not be written, and why; one per cause. */
  warnings: string[];
  /** Empty if there is no comment. */
  commentUrl: string;
  /** The suggestions that are on the pull request, and its page of changes; missing without any. */
  suggested?: { count: number; fixes: number; url: string };
}

/** Writes the comment and the suggestions. Rejects only if the event cannot be read. */
export async function reportToPullRequest(
  order: PullRequestOrder,
  world: World,
): Promise<PullRequestResult> {
  const result: PullRequestResult = { notes: [], warnings: [], commentUrl: '' };
  const found = findPullRequest(await world.workflow(), order.gateName);
  if (found === null) return result;
  if (typeof found === 'string') world.runner.info(found);
  else if (order.token === '') world.runner.info(NO_TOKEN);
  else await writeAll(order, world, found, result);
  return result;
}

async function writeAll(
  order: PullRequestOrder,
  world: World,
  target: PullRequestTarget,
  result: PullRequestResult,
): Promise<void> {
  /** Does a part of the work; if it fails, that is a warning, unless the step is cancelled. */
  const attempt = async <T>(what: string, work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      if (world.cancelled.aborted) return null;
      const why = error instanceof ServiceError ? error.message : String(error);
      const warning = lacksPermission(error) ? NO_PERMISSION : `${what}: ${why}`;
      if (!result.warnings.includes(warning)) result.warnings.push(warning);
      return null;
    }
  };
  world.runner.maskSecret(order.token);
  const api = new GitHubApi({ ...target, token: order.token }, world);
  const headSha = await attempt('The pull request could not be read', () =>
    headOf(target, api, world),
  );
  if (headSha === null) return;
  const scene: Scene = { order, target, headSha, api };
  const fixes = locatedFixes(order.report, order.linesOf);
  const suggested = maySuggest(scene)
    ? await attempt('The prompt fixes could not be suggested on the pull request', () =>
        suggest({ ...scene, api: api.leaving(FOR_COMMENT_MS) }, fixes),
      )
    : null;
  result.notes.push(...(suggested?.notes ?? []));
  const posted = suggested?.fixes.filter(({ suggestedAt }) => suggestedAt !== null) ?? [];
  if (posted.length > 0) {
    const carriedOut = posted.flatMap(({ fix }) => recommendationsOf(fix)).length;
    result.suggested = { count: posted.length, fixes: carriedOut, url: target.changesUrl };
  }
  if (order.mode === 'never') return;
  const kept = await attempt('The comment on the pull request could not be written', () =>
    keepComment(scene, suggested ?? notSuggested(fixes)),
  );
  if (kept?.isShared) result.warnings.push(SHARED_COMMENT);
  result.commentUrl = oneLine(kept?.url ?? '', MAX_URL_CHARS);
}

/** The commit at the head of the pull request; null if the pull request is not written to. */
async function headOf(
  target: PullRequestTarget,
  api: GitHubApi,
  { runner }: World,
): Promise<string | null> {
  if (!target.isToBeChecked) return target.headSha;
  const route = 'GET /repos/{owner}/{repo}/pulls/{number}';
  const { number } = target;
  const { head, base } = await api.ask('read pull request', pullRequestSchema, route, { number });
  if (isFork(head.repo, base?.repo)) {
    runner.info(FROM_FORK);
    return null;
  }
  if (target.headSha === null || target.headSha === head.sha) return head.sha;
  runner.info(
    `The pull request is not written to, since it has moved on from ${target.headSha} to ${head.sha}.`,
  );
  return null;
}

/** A suggestion is prompt text, which is shown in full detail only. */
function maySuggest({ order, target }: Scene): boolean {
  return order.suggestions && order.settings.detail === 'full' && target.maySuggest;
}

function notSuggested(fixes: readonly LocatedFix[]): Suggested {
  const shown = fixes.map((fix) => ({ fix, suggestedAt: null, why: '' }));
  return { fixes: shown, applied: [], notes: [] };
}
