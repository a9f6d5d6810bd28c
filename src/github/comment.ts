/** Keeps the one comment of this gate on the pull request. */
import { createHash } from 'node:crypto';
import {
  COMMENT_BUDGET_BYTES,
  type CommentView,
  renderComment,
} from '../report/comment/comment.ts';
import {
  type CommentPlan,
  commentMarker,
  isMarked,
  isOfAnotherGate,
  type KeptComment,
  planComment,
  readState,
} from '../report/comment/state.ts';
import { appOf } from './authorship.ts';
import type { Scene } from './scene.ts';
import type { IssueComment } from './schemas.ts';
import type { Suggested } from './suggestions.ts';

/** A comment with the marker of this gate. */
interface FoundComment extends KeptComment {
  id: number;
  url: string;
}

/** The comment that is wanted, by the scene that it is written in. */
interface Wanted {
  scene: Scene;
  view: CommentView;
}

/** What came of the comment. */
export interface Kept {
  /** Its address, or null where there is none. */
  url: string | null;
  /** True where another gate, which nothing tells from this one, keeps the same comment. */
  isShared: boolean;
  /** Leaves it to the comment that another job created before; null where none was created here. */
  giveWay: (() => Promise<Kept>) | null;
}

/** Creates, updates or leaves the comment. */
export async function keepComment(scene: Scene, { fixes, applied }: Suggested): Promise<Kept> {
  const { report, settings, gateName } = scene.order;
  const { summaryUrl, changesUrl } = scene.target;
  const { headSha } = scene;
  const view = { report, settings, gateName, fixes, applied, summaryUrl, changesUrl, headSha };
  const wanted = { scene, view };
  const [kept = null, ...doubles] = await findComments(scene);
  const plan = await write(wanted, kept);
  for (const { id } of doubles) await scene.api.deleteComment(id);
  if (plan === 'create') return create(wanted);
  return { url: kept?.url ?? null, isShared: isShared(wanted, kept), giveWay: null };
}

async function create(wanted: Wanted): Promise<Kept> {
  const created = await wanted.scene.api.createComment(bodyOf(wanted));
  const own = { url: created.html_url, isShared: false, giveWay: null };
  return { ...own, giveWay: async () => (await giveWay(created, wanted)) ?? own };
}

/** Of several that two jobs create at the same moment the oldest stays: each takes back its own. */
async function giveWay(created: IssueComment, wanted: Wanted): Promise<Kept | null> {
  const { scene } = wanted;
  const { api } = scene;
  const app = appOf(created.user);
  if (app !== '') await api.updateComment(created.id, bodyOf(wanted, app));
  const [oldest] = await findComments(scene);
  if (oldest === undefined || oldest.id >= created.id) return null;
  await write(wanted, oldest);
  await api.deleteComment(created.id);
  return { url: oldest.url, isShared: isShared(wanted, oldest), giveWay: null };
}

function isShared({ scene, view }: Wanted, kept: FoundComment | null): boolean {
  return kept !== null && isOfAnotherGate(kept, { ...scene.target, digest: digestOf(view) });
}

/** Updates the comment that is there as planned. */
async function write(wanted: Wanted, kept: FoundComment | null): Promise<CommentPlan> {
  const { scene, view } = wanted;
  const { mode, report } = scene.order;
  const { run, attempt } = scene.target;
  const digest = digestOf(view);
  const plan = planComment(kept, { mode, outcome: report.outcome, run, attempt, digest });
  if (kept !== null && plan === 'update') {
    await scene.api.updateComment(kept.id, bodyOf(wanted, kept.state?.app));
  }
  return plan;
}

/** The comments of this gate that we wrote, the oldest first. */
async function findComments({ api, authorship, target }: Scene): Promise<FoundComment[]> {
  const comments = await api.listComments();
  const marked = comments.flatMap(({ id, body, user, html_url: url }) => {
    if (!isMarked(target.gateId, body)) return [];
    const state = readState(target.gateId, body);
    return [{ id, user, url, state, app: state?.app ?? '' }];
  });
  const ours = await authorship.ours(marked, api);
  return ours.toSorted((a, b) => a.id - b.id);
}

function bodyOf({ scene, view }: Wanted, app = ''): string {
  const { run, attempt, gateId } = scene.target;
  const marker = commentMarker(gateId, { run, attempt, app, digest: digestOf(view) });
  return marker + renderComment(view, COMMENT_BUDGET_BYTES - marker.length);
}

/** Of what the comment says, without the links to this run. */
function digestOf(view: CommentView): string {
  const { reportUrl, ...settings } = view.settings;
  const text = renderComment({ ...view, settings, summaryUrl: '' }, COMMENT_BUDGET_BYTES);
  return createHash('sha256').update(text).digest('base64url');
}
