/** Brings located fixes to the lines of the pull request's diff, each one once. */

import { bringsUnprintable } from '../core/text/strip.ts';
import { ServiceError } from '../http/errors.ts';
import {
  type AppliedSuggestion,
  type LocatedFix,
  type ShownFix,
  suggestionBody,
} from '../report/comment/fixes.ts';
import { formatCounted } from '../report/format.ts';
import { placeName } from '../report/names.ts';
import { type GitHubApi, type LineComment, messageOf } from './api.ts';
import {
  findApplied,
  type PostedSuggestion,
  readSuggestion,
  suggestionKey,
  suggestionMarker,
} from './posted.ts';
import type { Scene } from './scene.ts';
import { suggestionPlace } from './suggestion-place.ts';

export interface Suggested {
  /** All fixes of the order, in its order. */
  fixes: ShownFix[];
  /** Suggestions of earlier runs whose text the workspace has by now. */
  applied: AppliedSuggestion[];
  /** One sentence for each fix in the diff that is no suggestion all the same. */
  notes: string[];
}

/** A fix, and the review comment that suggests it, or why there is none. */
interface Candidate {
  fix: LocatedFix;
  key: string;
  comment: LineComment | null;
  why: string;
}

/** Leaves time for the comment. */
const SPAN = { leavesMs: 7_000, limitMs: 40_000 };
/** What was posted has to be found again, even where posting took all of its time. */
const LISTING_SPAN = { leavesMs: 4_000, limitMs: 48_000 };

const NOT_IN_DIFF = 'its lines are not in the diff of the pull request';
const INVISIBLE = 'it brings in characters that nobody sees';
const TAKEN = 'another suggestion changes the same lines';
const TOO_LONG = 'it is too long for a comment';

/**
 * Posts what is not posted yet as one review, and tells of every fix where it stands. A suggestion
 * for lines that this gate has one for already takes its place: debriefs word the same fix anew.
 */
export async function suggest(scene: Scene, fixes: readonly LocatedFix[]): Promise<Suggested> {
  const api = scene.api.within(SPAN);
  const posting = { ...scene, api };
  const { gateId } = scene.target;
  const candidates = await findCandidates(posting, fixes);
  const before = await findPosted(posting);
  const known = new Set(before.map(({ key }) => key));
  const fresh = candidates.filter(({ key }) => !known.has(key));
  const wanted = new Set(candidates.map(({ key }) => key));
  const stale = before.filter((posted) => posted.gateId === gateId && !wanted.has(posted.key));
  const { rewritten, unchanged } = await rewrite(api, fresh, stale);
  const { reviews, refused } = await post(
    posting,
    fresh.filter(({ key }) => !rewritten.has(key) && !unchanged.has(key)),
  );
  const listing = { ...scene, api: scene.api.within(LISTING_SPAN) };
  const posted = reviews.size === 0 ? before : await takeBackDoubles(listing, reviews);
  const urls = new Map([...posted.map(({ key, url }) => [key, url] as const), ...rewritten]);
  const shown = candidates.map(({ fix, key, comment, why }): ShownFix => {
    const suggestedAt = urls.get(key) ?? null;
    if (suggestedAt !== null) return { fix, suggestedAt, why: '' };
    const whyNot = unchanged.get(key) ?? (comment && refused.get(comment)) ?? why;
    return { fix, suggestedAt, why: whyNot };
  });
  return {
    fixes: shown,
    applied: findApplied(before, scene.order.linesOf),
    notes: shown.filter(({ why }) => why !== '' && why !== NOT_IN_DIFF).map(noteOf),
  };
}

async function findCandidates(
  { api, target }: Scene,
  fixes: readonly LocatedFix[],
): Promise<Candidate[]> {
  const files = fixes.length === 0 ? [] : await api.listFiles();
  const patches = new Map(files.map(({ filename, patch }) => [filename, patch]));
  const candidates: Candidate[] = [];
  for (const fix of fixes) {
    const candidate = candidateOf(fix, patches.get(fix.place.path), target.gateId);
    const isTaken = candidates.some(({ comment }) => overlaps(comment, candidate.comment));
    candidates.push(isTaken ? { ...candidate, comment: null, why: TAKEN } : candidate);
  }
  return candidates;
}

function candidateOf(fix: LocatedFix, patch: string | undefined, gateId: string): Candidate {
  const { place, fixedLines, replacedLines } = fix;
  const key = suggestionKey(fix);
  const without = (why: string) => ({ fix, key, comment: null, why });
  const lines = replacedLines && suggestionPlace(place, patch, replacedLines);
  if (!replacedLines || !lines) return without(NOT_IN_DIFF);
  if (bringsUnprintable(fixedLines.join('\n'), replacedLines.join('\n'))) return without(INVISIBLE);
  const body = suggestionBody(suggestionMarker(key, gateId), fix);
  return body === null ? without(TOO_LONG) : { fix, key, comment: { ...lines, body }, why: '' };
}

/** GitHub could apply only one of them. */
function overlaps(one: LineComment | null, other: LineComment | null): boolean {
  if (one === null || other === null || one.path !== other.path) return false;
  return (one.startLine ?? one.line) <= other.line && (other.startLine ?? other.line) <= one.line;
}

/** The suggestions that we posted, the oldest first. */
async function findPosted({ api, authorship }: Scene): Promise<PostedSuggestion[]> {
  const comments = await api.listReviewComments();
  const marked = comments.flatMap((comment) => readSuggestion(comment) ?? []);
  const ours = await authorship.ours(marked, api);
  return ours.toSorted((a, b) => a.id - b.id);
}

/** What came of rewriting, each by its key. */
interface Rewriting {
  /** Addresses of the old suggestions that are the new ones now. */
  rewritten: Map<string, string>;
  /** Why GitHub refuses a new one in the place of an old one, which then stays. */
  unchanged: Map<string, string>;
}

/** Puts new suggestions into the place of old ones for the same lines. */
async function rewrite(
  api: GitHubApi,
  fresh: readonly Candidate[],
  stale: readonly PostedSuggestion[],
): Promise<Rewriting> {
  const rewriting: Rewriting = { rewritten: new Map(), unchanged: new Map() };
  for (const { key, comment } of fresh) {
    const old = comment && stale.find((posted) => standsAt(posted, comment));
    if (!comment || !old) continue;
    try {
      const one = await unlessRefused(api.updateReviewComment(old.id, comment.body));
      if ('why' in one) rewriting.unchanged.set(key, one.why);
      else rewriting.rewritten.set(key, old.url);
    } catch (error) {
      // Somebody has deleted it meanwhile.
      if (!(error instanceof ServiceError) || error.status !== 404) throw error;
    }
  }
  return rewriting;
}

function standsAt(posted: PostedSuggestion, { path, line, startLine }: LineComment): boolean {
  return posted.path === path && posted.line === line && posted.startLine === startLine;
}

/** What came of posting. */
interface Posting {
  /** IDs of the reviews that were made. */
  reviews: Set<number | null>;
  /** What GitHub refused, and why. */
  refused: Map<LineComment, string>;
}

/** Posts one review, or one by one what GitHub refuses together. */
async function post({ api, headSha }: Scene, candidates: readonly Candidate[]): Promise<Posting> {
  const posting: Posting = { reviews: new Set(), refused: new Map() };
  const { reviews, refused } = posting;
  const comments = candidates.flatMap(({ comment }) => comment ?? []);
  if (comments.length === 0) return posting;
  const body = `The simulation gate suggests ${formatCounted(comments.length, 'change')} of the prompt.`;
  const whole = await unlessRefused(api.createReview({ body, headSha, comments }));
  if ('review' in whole) {
    reviews.add(whole.review);
    return posting;
  }
  for (const [index, comment] of comments.entries()) {
    try {
      const one = await unlessRefused(api.createReviewComment(headSha, comment));
      if ('review' in one) reviews.add(one.review);
      else refused.set(comment, one.why);
    } catch (error) {
      const why = `it could not be posted (${messageOf(error)})`;
      for (const unposted of comments.slice(index)) refused.set(unposted, why);
      break;
    }
  }
  return posting;
}

/** The review's ID where there is one, or why GitHub refuses what is posted. */
async function unlessRefused<Review>(
  posted: Promise<Review>,
): Promise<{ review: Review } | { why: string }> {
  try {
    return { review: await posted };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 422) throw error;
    return { why: `GitHub refuses it (${error.message})` };
  }
}

/**
 * Another job may have posted the same at the same moment: the oldest stays, and every job takes
 * back its own, which stand in these reviews. Gives what stands there then.
 */
async function takeBackDoubles(
  scene: Scene,
  reviews: ReadonlySet<number | null>,
): Promise<PostedSuggestion[]> {
  const kept = new Map<string, PostedSuggestion>();
  for (const posted of await findPosted(scene)) {
    if (!kept.has(posted.key)) kept.set(posted.key, posted);
    else if (reviews.has(posted.review)) await scene.api.deleteReviewComment(posted.id);
  }
  return [...kept.values()];
}

function noteOf({ fix, why }: ShownFix): string {
  return `The fix of ${placeName(fix.place)} is not suggested on the pull request: ${why}.`;
}
