/** Everything that the gate writes to a pull request. Nothing of it changes the outcome. */
import { isFork } from '../core/fork.ts';
import { oneLine } from '../core/text/log-line.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type LocatedFix, locatedFixes } from '../report/comment/fixes.ts';
import type { CommentMode } from '../report/comment/state.ts';
import type { GateReport, ReportSettings } from '../report/model.ts';
import type { World } from '../step/world.ts';
import { GitHubApi } from './api.ts';
import { Authorship } from './authorship.ts';
import { keepComment } from './comment.ts';
import { FROM_FORK, findPullRequest, type PullRequestTarget } from './context.ts';
import { lacksPermission, problemOf } from './requests.ts';
import { type Suggested, suggest } from './suggestions.ts';

/** All of it takes at most this long. */
const LIMIT_MS = 60_000;
/** Of which this much is kept for the comment, whatever the suggestions take. */
const COMMENT_MS = 20_000;

const MAX_URL_CHARS = 2_000;

const NO_PERMISSION =
  'Not everything could be written to the pull request, since the token may not: give the job `permissions: pull-requests: write`, or a `github-token` that has it.';

const NO_TOKEN = 'The pull request is not written to, since `github-token` is empty.';

export interface PullRequestOrder {
  /** Redacted, and brief where `settings` say so. */
  report: GateReport;
  settings: ReportSettings;
  /** The input `comment`. */
  mode: CommentMode;
  /** The input `suggestions`. */
  suggestions: boolean;
  /** The input `github-token`. */
  token: string;
  /** A text without secrets; whatever is written goes through it. */
  hide: (text: string) => string;
  /** What tells this gate from others of the same job, such as those of a matrix; may be empty. */
  gateName: string;
  /** The event's payload, parsed; null where there is none. */
  event: unknown;
  /** A file of the workspace as lines without line breaks, or null where it cannot be read. */
  linesOf: (path: string) => readonly string[] | null;
}

export interface PullRequestResult {
  /** What the summary has to tell of the fixes. */
  notes: string[];
  /** What could not be written, and why; one a cause. */
  warnings: string[];
  /** Empty where there is no comment. */
  commentUrl: string;
}

/** Writes the comment and the suggestions. Never rejects, and takes a minute at most. */
export async function reportToPullRequest(
  order: PullRequestOrder,
  world: World,
): Promise<PullRequestResult> {
  const result: PullRequestResult = { notes: [], warnings: [], commentUrl: '' };
  if (order.mode === 'never' && !order.suggestions) return result;
  const found = findPullRequest(world.env, order.event, order.gateName);
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
    const warning = lacksPermission(error) ? NO_PERMISSION : `${what}: ${problemOf(error)}`;
    if (!warnings.includes(warning)) warnings.push(warning);
    return null;
  }
}

/** What writing needs at hand. */
interface Scene {
  order: PullRequestOrder;
  world: World;
  target: PullRequestTarget;
  api: GitHubApi;
  authorship: Authorship;
  /** The end of all writing. */
  context: RequestContext;
}

async function writeAll(
  order: PullRequestOrder,
  world: World,
  target: PullRequestTarget,
  result: PullRequestResult,
): Promise<void> {
  const scene = sceneOf(order, world, target);
  const trying = <T>(what: string, work: () => Promise<T>) => attempt(what, result, world, work);
  const headSha = await trying('The pull request could not be read', () => headOf(scene));
  if (headSha === null) return;
  const fixes = order.settings.detail === 'full' ? locatedFixes(order.report, order.linesOf) : [];
  const suggested = maySuggest(scene)
    ? await trying('The prompt fixes could not be suggested on the pull request', () =>
        suggestFixes(scene, headSha, fixes),
      )
    : null;
  result.notes.push(...(suggested?.notes ?? []));
  const url = await trying('The comment on the pull request could not be written', () =>
    comment(scene, headSha, suggested ?? notSuggested(fixes)),
  );
  result.commentUrl = oneLine(url ?? '', MAX_URL_CHARS);
}

function notSuggested(fixes: readonly LocatedFix[]): Suggested {
  const shown = fixes.map((fix) => ({ fix, suggestedAt: null, why: '' }));
  return { fixes: shown, applied: [], notes: [] };
}

function sceneOf(order: PullRequestOrder, world: World, target: PullRequestTarget): Scene {
  const { clock, random, env, runner, cancelled: signal } = world;
  runner.maskSecret(order.token);
  const { apiUrl, repository } = target;
  const api = new GitHubApi({
    apiUrl,
    repository,
    token: order.token,
    hide: order.hide,
    clock,
    random,
    env,
    onAttempt: ({ method, path, result, durationMs }) =>
      runner.debug(`${method} ${path}: ${result}, ${durationMs} ms`),
  });
  const context = { signal, deadlineMs: clock.now() + LIMIT_MS };
  return { order, world, target, api, authorship: new Authorship(api), context };
}

/** The commit at the head of the pull request; null where the pull request is to be left alone. */
async function headOf({ world, target, api, context }: Scene): Promise<string | null> {
  if (!target.isToBeChecked) return target.headSha;
  const { head, base } = await api.readPullRequest(target.number, context);
  if (isFork(head.repo, base?.repo)) {
    world.runner.info(FROM_FORK);
    return null;
  }
  if (target.headSha === null || target.headSha === head.sha) return head.sha;
  world.runner.info(
    `The pull request is not written to, since it has moved on from ${target.headSha} to ${head.sha}.`,
  );
  return null;
}

/** A suggestion is prompt text, which is shown in full detail only. */
function maySuggest({ order, target }: Scene): boolean {
  return order.suggestions && order.settings.detail === 'full' && target.maySuggest;
}

function suggestFixes(
  { order, target, api, authorship, context }: Scene,
  headSha: string,
  fixes: readonly LocatedFix[],
): Promise<Suggested> {
  const deadlineMs = context.deadlineMs - COMMENT_MS;
  return suggest({
    api,
    authorship,
    number: target.number,
    headSha,
    gateId: target.gateId,
    fixes,
    linesOf: order.linesOf,
    context: { ...context, deadlineMs },
  });
}

async function comment(
  { order, target, api, authorship, context }: Scene,
  headSha: string,
  { fixes, applied }: Suggested,
): Promise<string | null> {
  const { report, settings, mode, gateName } = order;
  if (mode === 'never') return null;
  const { summaryUrl, changesUrl } = target;
  const view = { report, settings, gateName, fixes, applied, summaryUrl, changesUrl, headSha };
  return keepComment({ api, authorship, target, mode, view, context });
}
