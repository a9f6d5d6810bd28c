/** Everything that the gate writes to a pull request. None of it changes the outcome. */

import { ServiceError } from '../http/errors.ts';
import { COMMENT_BUDGET_BYTES, renderComment } from '../report/comment/comment.ts';
import { commentMarker, commentRunId, planComment } from '../report/comment/plan.ts';
import { locatedFixes, type ShownFix } from '../report/facts.ts';
import { PULL_REQUEST } from '../report/words/publish-words.ts';
import type { Runtime } from '../runner/runtime.ts';
import { oneLine } from '../text/log-line.ts';
import { GitHubApi, lacksPermission } from './api.ts';
import { suggest } from './suggestions.ts';
import {
  findPullRequest,
  type PullRequestContext,
  type PullRequestOrder,
  type PullRequestTarget,
} from './target.ts';

/** Suggestions leave so much time for the comment. */
const FOR_COMMENT_MS = 7_000;
const MAX_URL_CHARS = 2_000;

export interface PullRequestResult {
  notes: string[];
  /** What could not be written, and why; one per cause. */
  warnings: string[];
  commentUrl: string;
  /** The number of suggestions on the pull request, and its page of changes; missing without any. */
  suggested?: { count: number; url: string };
}

/** Writes the comment and the suggestions. Rejects only if the event cannot be read. */
export async function reportToPullRequest(
  order: PullRequestOrder,
  runtime: Runtime,
): Promise<PullRequestResult> {
  const result: PullRequestResult = { notes: [], warnings: [], commentUrl: '' };
  const found = findPullRequest(runtime.workflow, order.gateName);
  if (found === null) return result;
  if (typeof found === 'string') runtime.runner.info(found);
  else if (order.token === '') runtime.runner.info(PULL_REQUEST.noToken);
  else await writeAll(order, runtime, found, result);
  return result;
}

async function writeAll(
  order: PullRequestOrder,
  runtime: Runtime,
  target: PullRequestTarget,
  result: PullRequestResult,
): Promise<void> {
  /** Does a part of the work; if it fails, that is a warning, unless the step is cancelled. */
  const attempt = async <T>(what: 'noSuggestions' | 'noComment', work: () => Promise<T>) => {
    try {
      return await work();
    } catch (error) {
      if (runtime.cancelled.aborted) return null;
      const why = error instanceof ServiceError ? error.message : String(error);
      const warning = lacksPermission(error) ? PULL_REQUEST.noPermission : PULL_REQUEST[what](why);
      if (!result.warnings.includes(warning)) result.warnings.push(warning);
      return null;
    }
  };
  runtime.runner.maskSecret(order.token);
  const api = new GitHubApi({ ...target, token: order.token }, runtime);
  const context: PullRequestContext = { order, target, api };
  const all = locatedFixes(order.report);
  const fixes = all.filter(({ leftOut }) => leftOut === null);
  const suggested =
    maySuggest(context) && fixes.length > 0
      ? await attempt('noSuggestions', () =>
          suggest({ ...context, api: api.leaving(FOR_COMMENT_MS) }, fixes),
        )
      : null;
  result.notes.push(...(suggested?.notes ?? []));
  const others = suggested === null ? all : all.slice(fixes.length);
  const shown: ShownFix[] = [
    ...(suggested?.fixes ?? []),
    ...others.map((fix) => ({ ...fix, url: '', why: '' })),
  ];
  const count = shown.filter(({ url }) => url !== '').length;
  if (count > 0) result.suggested = { count, url: target.changesUrl };
  if (order.mode === 'never') return;
  const settings = { ...order.settings, ...(result.suggested && { suggested: result.suggested }) };
  const url = await attempt('noComment', () =>
    keepComment({ ...context, order: { ...order, settings } }, shown),
  );
  result.commentUrl = oneLine(url ?? '', MAX_URL_CHARS);
}

/** A suggestion is prompt text, which is shown in full detail only. */
function maySuggest({ order, target }: PullRequestContext): boolean {
  return order.suggestions && order.settings.detail === 'full' && target.maySuggest;
}

/** Creates, updates or leaves the comment, and returns its URL; empty if there is none. */
async function keepComment(
  context: PullRequestContext,
  fixes: readonly ShownFix[],
): Promise<string> {
  const { api, target } = context;
  const { report, settings, mode } = context.order;
  const { run, number, headSha, gateId } = target;
  const [kept, ...doubles] = await findComments(context);
  const keptRun = commentRunId(gateId, kept?.body ?? '');
  const plan = planComment(keptRun, { mode, outcome: report.outcome, run });
  const marker = commentMarker(gateId, run);
  const view = { report, settings, fixes, headSha };
  const body = marker + renderComment(view, COMMENT_BUDGET_BYTES - marker.length);
  if (kept !== undefined && plan === 'update' && kept.body !== body) {
    await api.ask('update comment', ({ rest }, given) =>
      rest.issues.updateComment({ ...given, comment_id: kept.id, body }),
    );
  }
  // Two jobs may have created one at the same time.
  for (const { id } of doubles) {
    await api.delete('delete comment', ({ rest }, given) =>
      rest.issues.deleteComment({ ...given, comment_id: id }),
    );
  }
  if (plan === 'create') {
    const created = await api.ask('create comment', ({ rest }, given) =>
      rest.issues.createComment({ ...given, issue_number: number, body }),
    );
    return created.html_url;
  }
  return kept?.html_url ?? '';
}

/** The comments of this gate that we wrote, the oldest first. */
async function findComments({ api, target: { number, gateId } }: PullRequestContext) {
  const comments = await api.list('list comments', ({ rest }, given) =>
    rest.issues.listComments({ ...given, issue_number: number }),
  );
  const ours = await api.ours(
    comments.filter(({ body }) => commentRunId(gateId, String(body)) !== null),
  );
  return ours.toSorted((a, b) => a.id - b.id);
}
