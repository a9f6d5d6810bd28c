/** Keeps the one comment of this gate on the pull request. */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import {
  COMMENT_BUDGET_BYTES,
  type CommentView,
  renderComment,
} from '../report/comment/comment.ts';
import {
  commentMarker,
  isMarked,
  isOfAnotherGate,
  planComment,
  readState,
} from '../report/comment/state.ts';
import type { Scene } from './scene.ts';
import { commentSchema } from './schemas.ts';
import type { Suggested } from './suggestions.ts';

const COMMENTS = '/repos/{owner}/{repo}/issues/{number}/comments';
const COMMENT = '/repos/{owner}/{repo}/issues/comments/{id}';

export interface Kept {
  /** Empty if there is no comment. */
  url: string;
  /** True if another gate of this job, with the same identity, keeps the same comment. */
  isShared: boolean;
}

/** Creates, updates or leaves the comment. */
export async function keepComment(scene: Scene, { fixes, applied }: Suggested): Promise<Kept> {
  const { api, target, headSha } = scene;
  const { report, settings, gateName, mode } = scene.order;
  const { summaryUrl, changesUrl, run, attempt, number } = target;
  const view = { report, settings, gateName, fixes, applied, summaryUrl, changesUrl, headSha };
  const digest = digestOf(view);
  const [kept = null, ...doubles] = await findComments(scene);
  const plan = planComment(kept, { mode, outcome: report.outcome, run, attempt, digest });
  const body = bodyOf(scene, view);
  if (kept !== null && plan === 'update') {
    await api.ask('update comment', z.unknown(), `PATCH ${COMMENT}`, { id: kept.id, body });
  }
  // Two jobs may have created one at the same moment.
  for (const { id } of doubles) await api.delete('delete comment', `DELETE ${COMMENT}`, { id });
  if (plan === 'create') {
    const parameters = { number, body };
    const created = await api.ask('create comment', commentSchema, `POST ${COMMENTS}`, parameters);
    return { url: created.html_url, isShared: false };
  }
  const isShared = kept !== null && isOfAnotherGate(kept, { run, attempt, digest });
  return { url: kept?.url ?? '', isShared };
}

/** The comments of this gate that we wrote, the oldest first. */
async function findComments({ api, target: { number, gateId } }: Scene) {
  const keyOf = ({ id }: { id: number }) => id;
  const route = `GET ${COMMENTS}`;
  const comments = await api.list('list comments', commentSchema, keyOf, route, { number });
  const marked = comments.filter(({ body }) => isMarked(gateId, body));
  const ours = await api.ours(marked);
  return ours
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, body, html_url: url }) => ({ id, url, state: readState(gateId, body) }));
}

function bodyOf({ target }: Scene, view: CommentView): string {
  const { run, attempt, gateId } = target;
  const marker = commentMarker(gateId, { run, attempt, app: '', digest: digestOf(view) });
  return marker + renderComment(view, COMMENT_BUDGET_BYTES - marker.length);
}

/** Of what the comment says, without the links to this run. */
function digestOf(view: CommentView): string {
  const { reportUrl, ...settings } = view.settings;
  const text = renderComment({ ...view, settings, summaryUrl: '' }, COMMENT_BUDGET_BYTES);
  return createHash('sha256').update(text).digest('base64url');
}
