/**
 * What a comment of ours says to ourselves: whose it is, and what it said last. It stands in an HTML
 * comment at the very start, where no text of others ever stands, in an encoding that has no
 * character to end it with.
 */
import * as z from 'zod/mini';

/** What a comment remembers for the next run that writes it. */
export interface CommentState {
  /** ID of the workflow run that wrote it; a later run has a higher one. */
  run: number;
  /** Login of the app that wrote it; empty for a workflow's own token and for a person. */
  app: string;
  /** Digest of what it says, apart from what changes from run to run. */
  digest: string;
  /** Keys of the themes that were there, or null where no run has been judged yet. */
  themes: string[] | null;
  /** True where there were more themes than `themes` has room for. */
  more: boolean;
}

const stateSchema = z.object({
  run: z.number(),
  app: z.string(),
  digest: z.string(),
  themes: z.nullable(z.array(z.string())),
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
  const parsed = stateSchema.safeParse(decode(payload));
  return parsed.success ? parsed.data : null;
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

function encode(state: CommentState): string {
  return btoa(asciiJson(state)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decode(payload: string): unknown {
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}
