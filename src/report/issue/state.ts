/**
 * What an issue of ours says to ourselves: of which theme it is, and what it says of it. It stands in
 * an HTML comment at the very start, in characters that cannot end it.
 */

/** Whose theme it is, of two digests (16 hex digits each). */
export interface ThemeKey {
  /** Of the gate and the run plan. */
  scope: string;
  /** Of the theme among those of its scope. */
  theme: string;
}

export interface IssueState extends ThemeKey {
  /** Digest of the facts that it tells, 16 hex digits. */
  digest: string;
  /** When the report was made that it follows, in whole epoch seconds. */
  atS: number;
}

const DIGEST = '([0-9a-f]{16})';
const MARKER = new RegExp(
  `<!-- simulation-gate-theme ${DIGEST} ${DIGEST} ${DIGEST} (\\d{1,12}) -->\\r?\\n?`,
);

/** The hidden first line of the issue of a theme. */
export function issueMarker({ scope, theme, digest, atS }: IssueState): string {
  return `<!-- simulation-gate-theme ${scope} ${theme} ${digest} ${atS} -->\n`;
}

/** The state that an issue's text holds, or null where it holds none; whoever wrote it. */
export function readIssueState(body: string): IssueState | null {
  const match = MARKER.exec(body);
  if (match === null) return null;
  const [, scope = '', theme = '', digest = '', atS = ''] = match;
  return { scope, theme, digest, atS: Number(atS) };
}

/** The same text with another state; what people have written into it stays. */
export function withIssueState(body: string, state: IssueState): string {
  return body.replace(MARKER, issueMarker(state));
}
