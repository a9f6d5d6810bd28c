/** Posts located fixes as suggestions on the lines of the pull request's diff, each one once. */
import * as z from 'zod/mini';
import { ServiceError } from '../http/errors.ts';
import { type ShownFix, suggestionBody } from '../report/comment/suggestion.ts';
import type { LocatedFix } from '../report/facts.ts';
import { formatCounted, placeName } from '../report/format.ts';
import { bringsUnprintable } from '../text/strip.ts';
import type { Scene } from './api.ts';
import { listFiles } from './changes.ts';
import { reviewCommentSchema } from './schemas.ts';
import {
  linesAt,
  type PostedSuggestion,
  readSuggestion,
  type SuggestionPlace,
  suggestionKey,
  suggestionMarker,
  suggestionPlace,
} from './suggestion-place.ts';

export interface Suggested {
  /** All fixes of the order, in its order. */
  fixes: ShownFix[];
  /** One sentence for each fix in the diff that is not suggested. */
  notes: string[];
}

/** A review comment on lines of the new side of the diff. */
interface LineComment extends SuggestionPlace {
  body: string;
}

/** A fix, and the review comment that suggests it, or why there is none. */
interface Candidate {
  fix: LocatedFix;
  key: string;
  comment: LineComment | null;
  why: string;
}

const PULL = '/repos/{owner}/{repo}/pulls/{number}';
const COMMENT = '/repos/{owner}/{repo}/pulls/comments/{id}';

const NOT_IN_DIFF = 'its lines are not in the diff of the pull request';
const INVISIBLE = 'it adds invisible characters';
const TAKEN = 'another suggestion changes the same lines';
const TOO_LONG = 'it is too long for a comment';

/**
 * Posts what is not posted yet as one review. A fix for lines that this gate has an outdated
 * suggestion for replaces that one: every debrief words the same fix differently.
 */
export async function suggest(scene: Scene, fixes: readonly LocatedFix[]): Promise<Suggested> {
  const candidates = await findCandidates(scene, fixes);
  const before = await findPosted(scene);
  const known = new Set(before.map(({ key }) => key));
  const wanted = new Set(candidates.map(({ key }) => key));
  const outdated = before.filter(
    ({ key, gateId }) => gateId === scene.target.gateId && !wanted.has(key),
  );
  const fresh: Candidate[] = [];
  const refused = new Map<Candidate, string>();
  for (const candidate of candidates.filter(({ key }) => !known.has(key))) {
    const old = outdated.find((posted) => isAt(posted, candidate.comment));
    if (old === undefined) fresh.push(candidate);
    else await unlessRefused([candidate], refused, () => rewrite(scene, old.id, candidate));
  }
  await unlessRefused(fresh, refused, () => post(scene, fresh));
  const isKnown = candidates.every(({ key }) => known.has(key));
  const posted = isKnown ? before : await findPosted(scene);
  const urls = new Map(posted.map(({ key, html_url }) => [key, html_url]));
  const shown = candidates.map((candidate): ShownFix => {
    const url = urls.get(candidate.key) ?? '';
    const why = url === '' ? (refused.get(candidate) ?? candidate.why) : '';
    return { ...candidate.fix, url, why };
  });
  return {
    fixes: shown,
    notes: shown.filter(({ why }) => why !== '' && why !== NOT_IN_DIFF).map(noteOf),
  };
}

async function findCandidates(
  { api, target, order }: Scene,
  fixes: readonly LocatedFix[],
): Promise<Candidate[]> {
  const files = fixes.length === 0 ? [] : await listFiles(target.number, api);
  const patches = new Map(files.map(({ filename, patch }) => [filename, patch]));
  const candidates: Candidate[] = [];
  for (const fix of fixes) {
    const replaced = linesAt(fix.place, order.linesOf);
    const candidate = candidateOf(fix, replaced, patches.get(fix.place.path), target.gateId);
    const isTaken = candidates.some(({ comment }) => overlaps(comment, candidate.comment));
    candidates.push(isTaken ? { ...candidate, comment: null, why: TAKEN } : candidate);
  }
  return candidates;
}

function candidateOf(
  fix: LocatedFix,
  replacedLines: readonly string[] | null,
  patch: string | undefined,
  gateId: string,
): Candidate {
  const { place, fixedLines } = fix;
  const key = suggestionKey(fix, replacedLines);
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

/** The suggestions that we posted, the newest first. */
async function findPosted({ api, target }: Scene): Promise<PostedSuggestion[]> {
  const { number } = target;
  const comments = await api.list(
    'list review comments',
    reviewCommentSchema,
    ({ id }) => id,
    `GET ${PULL}/comments`,
    { number },
  );
  const ours = await api.ours(comments.flatMap((comment) => readSuggestion(comment) ?? []));
  return ours.toSorted((a, b) => b.id - a.id);
}

function isAt(posted: PostedSuggestion, comment: LineComment | null): boolean {
  const { path, line, start_line } = posted;
  return comment?.path === path && comment.line === line && comment.startLine === start_line;
}

async function rewrite({ api }: Scene, id: number, { comment }: Candidate) {
  const change = { id, body: comment?.body };
  await api.ask('update review comment', z.unknown(), `PATCH ${COMMENT}`, change);
}

async function post({ api, headSha, target }: Scene, candidates: readonly Candidate[]) {
  const comments = candidates.flatMap(({ comment }) => comment ?? []).map(fieldsOf);
  if (comments.length === 0) return;
  const body = `The simulation gate suggests ${formatCounted(comments.length, 'change')} of the prompt.`;
  const review = { commit_id: headSha, event: 'COMMENT', body, comments };
  const { number } = target;
  await api.ask('create review', z.unknown(), `POST ${PULL}/reviews`, { number, ...review });
}

function fieldsOf({ path, body, startLine, line }: LineComment) {
  const start = startLine === null ? {} : { start_line: startLine, start_side: 'RIGHT' };
  return { path, body, line, side: 'RIGHT', ...start };
}

/** Does the work; if GitHub refuses it, records why for the candidates. */
async function unlessRefused(
  candidates: readonly Candidate[],
  refused: Map<Candidate, string>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isRefusal =
      error instanceof ServiceError && (error.status === 422 || error.status === 404);
    if (!isRefusal) throw error;
    for (const one of candidates) {
      if (one.comment !== null) refused.set(one, `GitHub refuses it (${error.message})`);
    }
  }
}

function noteOf({ place, why }: ShownFix): string {
  return `The fix of ${placeName(place)} is not suggested on the pull request: ${why}.`;
}
