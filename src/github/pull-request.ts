/** Everything that the gate writes to a pull request. Nothing of it changes the outcome. */
import { isFork } from '../core/fork.ts';
import { oneLine } from '../core/text/log-line.ts';
import { type LocatedFix, locatedFixes, recommendationsOf } from '../report/comment/fixes.ts';
import type { World } from '../step/world.ts';
import { GitHubApi, messageOf } from './api.ts';
import { Authorship } from './authorship.ts';
import { keepComment } from './comment.ts';
import { connectGitHub, lacksPermission } from './octokit.ts';
import type { PullRequestOrder, Scene } from './scene.ts';
import { type Suggested, suggest } from './suggestions.ts';
import { FROM_FORK, findPullRequest, type PullRequestTarget } from './target.ts';

const SPAN = { leavesMs: 0, limitMs: 60_000 };
const MAX_URL_CHARS = 2_000;

const NO_PERMISSION =
  'Not everything could be written to the pull request, since the token may not: give the job `permissions: pull-requests: write`, or a `github-token` that has it.';

const SHARED_COMMENT =
  'Another gate of this job keeps the same comment on the pull request, which can tell of one of them only: give each of them the input `gate-name`.';

const NO_TOKEN = 'The pull request is not written to, since `github-token` is empty.';

const NOT_COMPARED =
  'The comment on the pull request was written, but not compared with what other jobs have written';

export interface PullRequestResult {
  /** What the summary has to tell of the fixes. */
  notes: string[];
  /** What could not be written, and why; one a cause. */
  warnings: string[];
  /** Empty where there is no comment. */
  commentUrl: string;
  /** The suggestions that are on the pull request, and its page of changes; missing without any. */
  suggested?: { count: number; fixes: number; url: string };
}

/**
 * Writes the comment and the suggestions, in a minute at most. Rejects only where the event cannot be
 * read.
 */
export async function reportToPullRequest(
  order: PullRequestOrder,
  world: World,
): Promise<PullRequestResult> {
  const result: PullRequestResult = { notes: [], warnings: [], commentUrl: '' };
  const found = findPullRequest(await world.workflow(), order.gateName);
  if (found.kind === 'none') return result;
  if (found.kind === 'left-alone') world.runner.info(found.why);
  else if (order.token === '') world.runner.info(NO_TOKEN);
  else
    await attempt('The pull request could not be written to', result, world, () =>
      writeAll(order, world, found.target, result),
    );
  return result;
}

/** Does a part of the work; where that fails, it is a warning, unless the step is cancelled. */
async function attempt<T>(
  what: string,
  { warnings }: PullRequestResult,
  { cancelled }: World,
  work: () => Promise<T>,
): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (cancelled.aborted) return null;
    const warning = lacksPermission(error) ? NO_PERMISSION : `${what}: ${messageOf(error)}`;
    if (!warnings.includes(warning)) warnings.push(warning);
    return null;
  }
}

async function writeAll(
  order: PullRequestOrder,
  world: World,
  target: PullRequestTarget,
  result: PullRequestResult,
): Promise<void> {
  const api = apiFor(order, world, target);
  const trying = <T>(what: string, work: () => Promise<T>) => attempt(what, result, world, work);
  const headSha = await trying('The pull request could not be read', () =>
    headOf(target, api, world),
  );
  if (headSha === null) return;
  const scene: Scene = { order, target, headSha, api, authorship: new Authorship() };
  const fixes = locatedFixes(order.report, order.linesOf);
  const suggested = maySuggest(scene)
    ? await trying('The prompt fixes could not be suggested on the pull request', () =>
        suggest(scene, fixes),
      )
    : null;
  result.notes.push(...(suggested?.notes ?? []));
  const posted = suggested?.fixes.filter(({ suggestedAt }) => suggestedAt !== null) ?? [];
  if (posted.length > 0) {
    const fixes = posted.flatMap(({ fix }) => recommendationsOf(fix)).length;
    result.suggested = { count: posted.length, fixes, url: target.changesUrl };
  }
  if (order.mode === 'never') return;
  const written = await trying('The comment on the pull request could not be written', () =>
    keepComment(scene, suggested ?? notSuggested(fixes)),
  );
  const settled = written?.giveWay && (await trying(NOT_COMPARED, written.giveWay));
  const kept = settled ?? written;
  if (kept?.isShared) result.warnings.push(SHARED_COMMENT);
  result.commentUrl = oneLine(kept?.url ?? '', MAX_URL_CHARS);
}

function apiFor(
  { token, hide }: PullRequestOrder,
  world: World,
  target: PullRequestTarget,
): GitHubApi {
  world.runner.maskSecret(token);
  const connection = connectGitHub({ apiUrl: target.apiUrl, token }, world);
  return new GitHubApi({ ...connection, target, hide, span: SPAN });
}

/** The commit at the head of the pull request; null where the pull request is to be left alone. */
async function headOf(
  target: PullRequestTarget,
  api: GitHubApi,
  { runner }: World,
): Promise<string | null> {
  if (!target.isToBeChecked) return target.headSha;
  const { head, base } = await api.readPullRequest();
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
