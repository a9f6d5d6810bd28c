/** The issue of a theme, in GitHub Flavored Markdown, and its hidden first line. Text of others is escaped. */

import type { Provenance, Recommendation, Theme, Waiver } from '../model/report.ts';
import { identifier, inline, prose } from '../text/markdown.ts';
import { fold } from '../text/strip.ts';
import { formatShare, UNTITLED } from './format.ts';
import { formatSeverity, plainWord } from './outcome-words.ts';
import { bold, linked, themeLines } from './sections/building-blocks.ts';
import { TRACK } from './words/action-words.ts';

/** GitHub's limit on an issue is 65,536 characters; escaping may make a text six times as long. */
const MAX_ANALYSIS_CHARS = 4_000;
const MAX_ADVICE_CHARS = 1_000;
const MAX_TITLE_CHARS = 150;
const MAX_NAME_CHARS = 60;
const MAX_RECOMMENDATIONS = 5;
const MAX_CALLS = 10;
const MAX_FACT_CHARS = 1_000;

export interface ThemeView {
  theme: Theme;
  /** Name of the gate; empty where it has none. */
  gate: string;
  /** Name or ID of the run plan; may be empty. */
  plan: string;
  recommendations: readonly Recommendation[];
  waiver: Waiver | null;
  runId: string;
  provenance: Provenance | null;
}

/** What an issue is called: the same from run to run, as long as the theme is. */
export function issueTitle({ theme, plan, gate }: ThemeView): string {
  const title = fold(theme.title, MAX_TITLE_CHARS) || fold(theme.slug, MAX_TITLE_CHARS) || UNTITLED;
  const where = fold(plan || gate, MAX_NAME_CHARS);
  // A title is no Markdown; what names people and issues is kept from doing so all the same.
  return `${title}${where === '' ? '' : ` (${where})`}`.replace(/[@#](?=\w)/g, '$&\u200b');
}

/** What the issue says of the theme, and nothing of the run that shows it: it changes with the facts alone. */
export function issueFacts(view: ThemeView): string {
  const { theme, recommendations } = view;
  const advice = recommendations.slice(0, MAX_RECOMMENDATIONS).map(({ title, body }) => {
    const text = prose(body, MAX_ADVICE_CHARS);
    return `${bold(title)}\n\n${text === '' ? '' : `${text}\n\n`}`;
  });
  const analysis = prose(theme.analysis, MAX_ANALYSIS_CHARS);
  return [
    ...factLines(view).map((line) => `- ${line}\n`),
    analysis === '' ? '\n' : `\n${analysis}\n\n`,
    advice.length === 0 ? '' : `### Recommended\n\n${advice.join('')}`,
  ].join('');
}

/** The whole text of an issue. */
export function issueBody(state: IssueState, view: ThemeView): string {
  const seen = issueSighting('Seen', view, view.theme.callIds);
  return `${issueMarker(state)}${issueFacts(view)}${seen}---\n\n${TRACK.footer}\n`;
}

/** The comment that closes an issue. */
export function issueClosing(where: Pick<ThemeView, 'runId' | 'provenance'>): string {
  return `${TRACK.fixed}\n\n${issueSighting('Evaluated', where, [])}`;
}

/** Where a theme was seen, or evaluated without being seen. */
export function issueSighting(
  verb: 'Seen' | 'Evaluated',
  { runId, provenance }: Pick<ThemeView, 'runId' | 'provenance'>,
  callIds: readonly string[],
): string {
  const { commit = null, reportedAt = '', workflowRunUrl = null } = provenance ?? {};
  const parts = [
    runId === '' ? verb : `${verb} in run ${identifier(runId)}`,
    ...(reportedAt === '' ? [] : [inline(reportedAt.slice(0, 10))]),
    ...(commit === null ? [] : [`commit ${identifier(commit.slice(0, 12))}`]),
    ...(/^https?:\/\//i.test(workflowRunUrl ?? '') ? [linked('workflow run', workflowRunUrl)] : []),
  ];
  const calls = callIds.slice(0, MAX_CALLS).map(identifier).join(', ');
  return `${parts.join(' · ')}\n\n${calls === '' ? '' : `Calls: ${calls}\n\n`}`;
}

function factLines({ theme, gate, plan, waiver }: ThemeView): string[] {
  const facts = [
    ['Gate', gate],
    ['Run plan', plan === gate ? '' : plan],
    ['Severity', formatSeverity(theme.severity)],
    ['Calls', formatShare(theme.affectedCallCount, theme.totalCallCount)],
    ['Status', plainWord(theme.lifecycle)],
  ];
  return [
    bold(theme.title),
    ...facts.flatMap(([name, value]) => (value ? `${name}: ${inline(value, MAX_FACT_CHARS)}` : [])),
    ...themeLines(theme, MAX_FACT_CHARS),
    ...(waiver === null ? [] : [waiverLine(waiver)]),
  ];
}

function waiverLine({ expires, owner, reason }: Waiver): string {
  const by = owner === null ? '' : ` by ${inline(owner)}`;
  return `Waived until ${inline(expires)}${by}: ${inline(reason, 500)}`;
}

/** Whose theme it is, of two digests (16 hex digits each). */
export interface ThemeKey {
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
