/** Keeps the one comment of this gate on the pull request. */
import { createHash } from 'node:crypto';
import type { RequestContext } from '../http/request-context.ts';
import {
  COMMENT_BUDGET_BYTES,
  type CommentView,
  renderComment,
} from '../report/comment/comment.ts';
import {
  type CommentMode,
  type CommentPlan,
  type CommentState,
  commentMarker,
  isMarked,
  type KeptComment,
  planComment,
  readState,
} from '../report/comment/state.ts';
import { rememberThemes } from '../report/comment/themes.ts';
import type { GitHubApi } from './api.ts';
import { type Authorship, appOf } from './authorship.ts';
import type { PullRequestTarget } from './context.ts';

export interface CommentOrder {
  api: GitHubApi;
  authorship: Authorship;
  target: PullRequestTarget;
  mode: CommentMode;
  /** What the comment shows, apart from what it remembers. */
  view: Omit<CommentView, 'last'>;
  context: RequestContext;
}

/** A comment with the marker of this gate. */
interface FoundComment extends KeptComment {
  id: number;
  url: string;
}

/** Creates, updates or leaves the comment, and gives its address, or null where there is none. */
export async function keepComment(order: CommentOrder): Promise<string | null> {
  const { api, context } = order;
  const [kept = null, ...doubles] = await findComments(order);
  const plan = await write(order, kept);
  for (const { id } of doubles) await api.deleteComment(id, context);
  return plan === 'create' ? create(order) : (kept?.url ?? null);
}

/** Of several that two jobs create at the same moment the oldest stays: each takes back its own. */
async function create(order: CommentOrder): Promise<string> {
  const { api, target, context } = order;
  const created = await api.createComment(target.number, bodyOf(order, null), context);
  const app = appOf(created.user);
  if (app !== '') await api.updateComment(created.id, bodyOf(order, null, app), context);
  const [oldest] = await findComments(order);
  if (oldest === undefined || oldest.id >= created.id) return created.html_url;
  await write(order, oldest);
  await api.deleteComment(created.id, context);
  return oldest.url;
}

/** Updates the comment that is there as planned. */
async function write(order: CommentOrder, kept: FoundComment | null): Promise<CommentPlan> {
  const { api, target, mode, view, context } = order;
  const { outcome } = view.report;
  const wanted = { mode, outcome, run: target.run, digest: digestOf(view) };
  const plan = planComment(kept, wanted);
  if (kept !== null && plan === 'update') {
    await api.updateComment(kept.id, bodyOf(order, kept.state), context);
  }
  return plan;
}

/** The comments of this gate that we wrote, the oldest first. */
async function findComments(order: CommentOrder): Promise<FoundComment[]> {
  const { api, authorship, target, context } = order;
  const comments = await api.listComments(target.number, context);
  const marked = comments.flatMap(({ id, body, user, html_url: url }) => {
    if (!isMarked(target.gateId, body)) return [];
    const state = readState(target.gateId, body);
    return [{ id, user, url, state, app: state?.app ?? '' }];
  });
  const ours = await authorship.ours(marked, context);
  return ours.toSorted((a, b) => a.id - b.id);
}

function bodyOf(
  { target, view }: CommentOrder,
  last: CommentState | null,
  app = last?.app ?? '',
): string {
  const digest = digestOf(view);
  const state = { run: target.run, app, digest, ...rememberThemes(view.report, last) };
  const marker = commentMarker(target.gateId, state);
  return marker + renderComment({ ...view, last }, COMMENT_BUDGET_BYTES - marker.length);
}

/** Of what the comment says, without the links to this run and what is relative to the last one. */
function digestOf(view: CommentOrder['view']): string {
  const text = renderComment({ ...view, last: null, summaryUrl: '' }, COMMENT_BUDGET_BYTES);
  return createHash('sha256').update(text).digest('base64url');
}
