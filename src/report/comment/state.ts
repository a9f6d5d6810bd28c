/**
 * What a comment of ours says to ourselves: whose it is, and what it said last; and what becomes of
 * the comment by that. It stands in an HTML comment at the very start, where no text of others ever
 * stands, in an encoding that has no character to end it with.
 */
import * as z from 'zod/mini';
import type { Outcome } from '../../core/outcome.ts';
import { clip } from '../../core/text/strip.ts';

/** What a comment remembers for the next run that writes it. */
export interface CommentState {
  /** ID of the workflow run that wrote it; a later run has a higher one. */
  run: number;
  /** Which attempt of it; 0 where nobody knows. */
  attempt: number;
  /** Login of the app that wrote it; empty for a workflow's own token and for a person. */
  app: string;
  /** Digest of what it says, apart from what changes from run to run. */
  digest: string;
  /** The themes that were there, or null where no run has been judged yet. */
  themes: KnownTheme[] | null;
  /** True where there were more themes than `themes` has room for. */
  more: boolean;
}

/** A theme as a comment remembers it. */
export interface KnownTheme {
  /** Its slug, or its title where it has none. */
  key: string;
  /** At most `MAX_TITLE_CHARS`; empty where there was no room for it. */
  title: string;
}

export const MAX_TITLE_CHARS = 80;

const writtenSchema = z.object({
  run: z.number(),
  /** Comments of earlier versions have none. */
  attempt: z.catch(z.number(), 0),
  app: z.string(),
  digest: z.string(),
  /** Their keys. */
  themes: z.nullable(z.array(z.string())),
  /** In the same order; comments of earlier versions have none. */
  titles: z.catch(z.array(z.string()), []),
  more: z.boolean(),
});

const PAYLOAD = /^([\w-]*) -->/;

/** The hidden first line of the comment of the gate with this ID (letters and digits). */
export function commentMarker(gateId: string, state: CommentState): string {
  return `${markerStart(gateId)}${encode(state)} -->\n`;
}

/** True where a comment's text begins with the marker of this gate. */
export function isMarked(gateId: string, body: string): boolean {
  return body.startsWith(markerStart(gateId));
}

/** The state that a marked comment holds, or null where it cannot be read. */
export function readState(gateId: string, body: string): CommentState | null {
  const [, payload = ''] = PAYLOAD.exec(body.slice(markerStart(gateId).length)) ?? [];
  const parsed = writtenSchema.safeParse(decode(payload));
  if (!parsed.success) return null;
  const { themes: keys, titles, ...state } = parsed.data;
  const themes = keys?.map((key, index) => ({
    key,
    title: clip(titles[index] ?? '', MAX_TITLE_CHARS),
  }));
  return { ...state, themes: themes ?? null };
}

/** JSON of ASCII characters only. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function markerStart(gateId: string): string {
  return `<!-- simulation-gate:${gateId} `;
}

function encode({ themes, ...state }: CommentState): string {
  const written: z.input<typeof writtenSchema> = {
    ...state,
    themes: themes?.map(({ key }) => key) ?? null,
    titles: themes?.map(({ title }) => title) ?? [],
  };
  return btoa(asciiJson(written)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decode(payload: string): unknown {
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}

export type CommentMode = 'auto' | 'always' | 'never';

/** The comment that is there already. */
export interface KeptComment {
  /** What it remembers, or null where that cannot be read. */
  state: CommentState | null;
}

export interface WantedComment {
  mode: CommentMode;
  outcome: Outcome;
  /** ID of this workflow run, 0 where nobody knows, and which attempt of it this is. */
  run: number;
  attempt: number;
  digest: string;
}

/** `leave`: a comment is there and stays as it is; `none`: there is none and none is made. */
export type CommentPlan = 'create' | 'update' | 'leave' | 'none';

/**
 * Decides from the comment that is there, or null. `auto` makes one when the gate did not pass and
 * keeps it current from then on. One that says the same already, or that a later run wrote, stays; so
 * does what another gate of this attempt has written, which may be red, where this gate is green.
 */
export function planComment(kept: KeptComment | null, wanted: WantedComment): CommentPlan {
  const { mode, outcome, run, digest } = wanted;
  const isWanted = mode === 'always' || (mode === 'auto' && outcome !== 'started');
  const isGreen = outcome === 'passed' || outcome === 'skipped';
  if (kept === null) {
    return isWanted && (mode === 'always' || !isGreen) ? 'create' : 'none';
  }
  const isCurrent = kept.state !== null && (kept.state.digest === digest || kept.state.run > run);
  const isToStay = isCurrent || (isGreen && isOfAnotherGate(kept, wanted));
  return isWanted && !isToStay ? 'update' : 'leave';
}

/**
 * True where a gate that nothing tells from this one wrote the comment: in one attempt each writes once.
 */
export function isOfAnotherGate(
  { state }: KeptComment,
  { run, attempt, digest }: Pick<WantedComment, 'run' | 'attempt' | 'digest'>,
): boolean {
  if (state === null || run === 0) return false;
  return state.run === run && state.attempt === attempt && state.digest !== digest;
}
