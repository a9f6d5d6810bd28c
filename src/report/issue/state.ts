/** The hidden first line of an issue: its theme, and a digest of its facts. */

/** Whose theme it is, of two digests (16 hex digits each). */
export interface ThemeKey {
  /** Of the gate and the run plan. */
  scope: string;
  /** Of the theme among those of its scope. */
  theme: string;
}

export interface IssueState extends ThemeKey {
  /** Digest of its facts, 16 hex digits. */
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

/** The state in an issue's text, or null if it has none. */
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
