/** Posts located fixes as suggestions on the lines of the pull request's diff, each one once. */
import { ServiceError } from '../http/errors.ts';
import { suggestionBody } from '../report/comment/suggestion.ts';
import type { LocatedFix, ShownFix } from '../report/facts.ts';
import { SUGGESTION } from '../report/words/publish-words.ts';
import { bringsUnprintable } from '../text/strip.ts';
import { listFiles } from './repository-files.ts';
import {
  linesAt,
  readMarker,
  type SuggestionPlace,
  suggestionKey,
  suggestionMarker,
  suggestionPlace,
} from './suggestion-place.ts';
import type { PullRequestContext } from './target.ts';

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

/**
 * Posts what is not posted yet as one review, once all that it replaces is deleted: outdated suggestions of
 * this gate for the same lines, since every debrief words the same fix differently. Notes are one sentence for
 * each fix in the diff that is not suggested.
 */
export async function suggest(context: PullRequestContext, fixes: readonly LocatedFix[]) {
  const candidates = await findCandidates(context, fixes);
  const before = await findPosted(context);
  const known = new Set(before.map(({ key }) => key));
  const wanted = new Set(candidates.map(({ key }) => key));
  const fresh = candidates.filter(({ key }) => !known.has(key));
  for (const posted of before) {
    const isOutdated = posted.gateId === context.target.gateId && !wanted.has(posted.key);
    if (isOutdated && fresh.some(({ comment }) => isAt(posted, comment))) {
      await context.api.delete('delete outdated suggestion', ({ rest }, given) =>
        rest.pulls.deleteReviewComment({ ...given, comment_id: posted.id }),
      );
    }
  }
  const refusal = await post(context, fresh);
  const posted = fresh.length === 0 ? before : await findPosted(context);
  const urls = new Map(posted.map(({ key, html_url }) => [key, html_url]));
  const shown = candidates.map(({ fix, key, why }): ShownFix => {
    const url = urls.get(key) ?? '';
    return { ...fix, url, why: url === '' ? why || refusal : '' };
  });
  return {
    fixes: shown,
    notes: shown
      .filter(({ why }) => why !== '' && why !== SUGGESTION.notInDiff)
      .map(({ place, why }) => SUGGESTION.none(place, why)),
  };
}

async function findCandidates(
  { api, target, order }: PullRequestContext,
  fixes: readonly LocatedFix[],
): Promise<Candidate[]> {
  const files = await listFiles(target.number, api);
  const patches = new Map(files.map(({ filename, patch }) => [filename, patch]));
  const candidates: Candidate[] = [];
  for (const fix of fixes) {
    const replaced = linesAt(fix.place, order.linesOf);
    const candidate = candidateOf(fix, replaced, patches.get(fix.place.path), target.gateId);
    const isTaken = candidates.some(({ comment }) => overlaps(comment, candidate.comment));
    candidates.push(isTaken ? { ...candidate, comment: null, why: SUGGESTION.taken } : candidate);
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
  if (!replacedLines || !lines) return without(SUGGESTION.notInDiff);
  if (bringsUnprintable(fixedLines.join('\n'), replacedLines.join('\n'))) {
    return without(SUGGESTION.invisible);
  }
  const body = suggestionBody(suggestionMarker(key, gateId), fix);
  return body === null
    ? without(SUGGESTION.tooLong)
    : { fix, key, comment: { ...lines, body }, why: '' };
}

/** GitHub could apply only one of them. */
function overlaps(one: LineComment | null, other: LineComment | null): boolean {
  if (one === null || other === null || one.path !== other.path) return false;
  return (one.startLine ?? one.line) <= other.line && (other.startLine ?? other.line) <= one.line;
}

type Posted = Awaited<ReturnType<typeof findPosted>>[number];

/** The suggestions that we posted, the newest first. */
async function findPosted({ api, target }: PullRequestContext) {
  const comments = await api.list('list review comments', ({ rest }, given) =>
    rest.pulls.listReviewComments({ ...given, pull_number: target.number }),
  );
  const marked = comments.flatMap((comment) => {
    const marker = readMarker(comment.body);
    return marker === null ? [] : [{ ...comment, ...marker }];
  });
  const ours = await api.ours(marked);
  return ours.toSorted((a, b) => b.id - a.id);
}

/** GitHub names no line once the diff shows others there. */
function isAt({ path, line, start_line }: Posted, comment: LineComment | null): boolean {
  const startLine = start_line ?? null;
  return comment?.path === path && comment.line === line && comment.startLine === startLine;
}

/** Returns why GitHub refuses the suggestions; empty if it takes them. */
async function post(
  { api, target }: PullRequestContext,
  candidates: readonly Candidate[],
): Promise<string> {
  const comments = candidates.flatMap(({ comment }) => comment ?? []).map(fieldsOf);
  if (comments.length === 0) return '';
  const body = SUGGESTION.review(comments.length);
  const { number: pull_number, headSha: commit_id } = target;
  try {
    await api.ask('create review', ({ rest }, given) =>
      rest.pulls.createReview({
        ...given,
        ...{ pull_number, commit_id, event: 'COMMENT', body, comments },
      }),
    );
    return '';
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 422) throw error;
    return SUGGESTION.refused(error.message);
  }
}

function fieldsOf({ path, body, startLine, line }: LineComment) {
  const start = startLine === null ? {} : { start_line: startLine, start_side: 'RIGHT' };
  return { path, body, line, side: 'RIGHT', ...start };
}
