/** Brings located fixes to the lines of the pull request's diff, each one once. */

import { bringsUnprintable } from '../core/text/strip.ts';
import { ServiceError } from '../http/errors.ts';
import type { RequestContext } from '../http/request-context.ts';
import { suggestionPlace } from '../prompts/suggestion.ts';
import {
  type AppliedSuggestion,
  type LocatedFix,
  type ShownFix,
  suggestionBody,
} from '../report/comment/fixes.ts';
import { formatCounted } from '../report/format.ts';
import { placeName } from '../report/place-name.ts';
import type { GitHubApi, LineComment } from './api.ts';
import type { Authorship } from './authorship.ts';
import {
  findApplied,
  type PostedSuggestion,
  readSuggestion,
  suggestionKey,
  suggestionMarker,
} from './posted.ts';
import { problemOf } from './requests.ts';

export interface SuggestionOrder {
  api: GitHubApi;
  authorship: Authorship;
  /** The pull request's number. */
  number: number;
  headSha: string;
  /** Tells this gate's suggestions from those of others. */
  gateId: string;
  fixes: readonly LocatedFix[];
  /** A file of the workspace as lines without line breaks, or null where it cannot be read. */
  linesOf: (path: string) => readonly string[] | null;
  context: RequestContext;
}

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

/** What was posted has to be found again, even where posting took all of its time. */
const LISTING_MS = 8_000;

const NOT_IN_DIFF = 'its lines are not in the diff of the pull request';
const INVISIBLE = 'it brings in characters that nobody sees';
const TAKEN = 'another suggestion changes the same lines';
const TOO_LONG = 'it is too long for a comment';

/**
 * Posts what is not posted yet as one review, and tells of every fix where it stands. A suggestion
 * for lines that this gate has one for already takes its place: debriefs word the same fix anew.
 */
export async function suggest(order: SuggestionOrder): Promise<Suggested> {
  const candidates = await findCandidates(order);
  const before = await findPosted(order);
  const known = new Set(before.map(({ key }) => key));
  const fresh = candidates.filter(({ key }) => !known.has(key));
  const wanted = new Set(candidates.map(({ key }) => key));
  const stale = before.filter(({ key, gateId }) => gateId === order.gateId && !wanted.has(key));
  const { rewritten, unchanged } = await rewrite(order, fresh, stale);
  const { reviews, refused } = await post(
    order,
    fresh.filter(({ key }) => !rewritten.has(key) && !unchanged.has(key)),
  );
  const context = { ...order.context, deadlineMs: order.context.deadlineMs + LISTING_MS };
  const posted =
    reviews.size === 0 ? before : await takeBackDoubles({ ...order, context }, reviews);
  const urls = new Map([...posted.map(({ key, url }) => [key, url] as const), ...rewritten]);
  const shown = candidates.map(({ fix, key, comment, why }): ShownFix => {
    const suggestedAt = urls.get(key) ?? null;
    if (suggestedAt !== null) return { fix, suggestedAt, why: '' };
    const whyNot = unchanged.get(key) ?? (comment && refused.get(comment)) ?? why;
    return { fix, suggestedAt, why: whyNot };
  });
  return {
    fixes: shown,
    applied: findApplied(before, order.linesOf),
    notes: shown.filter(({ why }) => why !== '' && why !== NOT_IN_DIFF).map(noteOf),
  };
}

async function findCandidates(order: SuggestionOrder): Promise<Candidate[]> {
  const { api, number, fixes, context } = order;
  const files = fixes.length === 0 ? [] : await api.listFiles(number, context);
  const patches = new Map(files.map(({ filename, patch }) => [filename, patch]));
  const candidates: Candidate[] = [];
  for (const fix of fixes) {
    const candidate = candidateOf(fix, patches.get(fix.place.path), order.gateId);
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
async function findPosted(order: SuggestionOrder): Promise<PostedSuggestion[]> {
  const { api, authorship, number, context } = order;
  const comments = await api.listReviewComments(number, context);
  const marked = comments.flatMap((comment) => readSuggestion(comment) ?? []);
  const ours = await authorship.ours(marked, context);
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
  { api, context }: SuggestionOrder,
  fresh: readonly Candidate[],
  stale: readonly PostedSuggestion[],
): Promise<Rewriting> {
  const rewriting: Rewriting = { rewritten: new Map(), unchanged: new Map() };
  for (const { key, comment } of fresh) {
    const old = comment && stale.find((posted) => standsAt(posted, comment));
    if (!comment || !old) continue;
    try {
      const one = await unlessRefused(api.updateReviewComment(old.id, comment.body, context));
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
async function post(
  { api, number, headSha, context }: SuggestionOrder,
  candidates: readonly Candidate[],
): Promise<Posting> {
  const posting: Posting = { reviews: new Set(), refused: new Map() };
  const { reviews, refused } = posting;
  const comments = candidates.flatMap(({ comment }) => comment ?? []);
  if (comments.length === 0) return posting;
  const body = `The simulation gate suggests ${formatCounted(comments.length, 'change')} of the prompt.`;
  const whole = await unlessRefused(api.createReview(number, { body, headSha, comments }, context));
  if ('review' in whole) {
    reviews.add(whole.review);
    return posting;
  }
  for (const [index, comment] of comments.entries()) {
    try {
      const one = await unlessRefused(
        api.createReviewComment(number, { headSha, comment }, context),
      );
      if ('review' in one) reviews.add(one.review);
      else refused.set(comment, one.why);
    } catch (error) {
      const why = `it could not be posted (${problemOf(error)})`;
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
    return { why: `GitHub refuses it (${problemOf(error)})` };
  }
}

/**
 * Another job may have posted the same at the same moment: the oldest stays, and every job takes
 * back its own, which stand in these reviews. Gives what stands there then.
 */
async function takeBackDoubles(
  order: SuggestionOrder,
  reviews: ReadonlySet<number | null>,
): Promise<PostedSuggestion[]> {
  const kept = new Map<string, PostedSuggestion>();
  for (const posted of await findPosted(order)) {
    if (!kept.has(posted.key)) kept.set(posted.key, posted);
    else if (reviews.has(posted.review))
      await order.api.deleteReviewComment(posted.id, order.context);
  }
  return [...kept.values()];
}

function noteOf({ fix, why }: ShownFix): string {
  return `The fix of ${placeName(fix.place)} is not suggested on the pull request: ${why}.`;
}
