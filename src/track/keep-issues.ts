/** Keeps one issue for each theme. */

import type { IssuesApi } from '../github/issues.ts';
import type { Issue } from '../github/schemas.ts';
import { ServiceError } from '../http/errors.ts';
import { issueFacts, issueSighting, issueTitle } from '../report/issue/issue.ts';
import {
  type IssueState,
  issueMarker,
  readIssueState,
  type ThemeKey,
  withIssueState,
} from '../report/issue/state.ts';
import { severityRank } from '../report/theme-order.ts';
import { digestOf, type Scope, type Sighting } from './sightings.ts';

/** An issue that was moved or deleted, or that GitHub refuses to change as it is asked to. */
const OF_ONE: ReadonlySet<unknown> = new Set([404, 410, 422]);

const FOOTER =
  '---\n\n*Kept by the action track-themes: written anew when these facts change, closed when the theme is gone, opened again when it returns. Close it as not planned to hear no more of it.*\n';

/** An issue of ours, and the theme that it is of. */
interface Kept {
  issue: Issue;
  state: IssueState;
}

export type Deed = 'opened' | 'updated' | 'closed' | 'reopened';

export interface IssueKeeping {
  api: IssuesApi;
  label: string;
  close: boolean;
  maxIssues: number;
  /** Told of everything that was done. */
  onDone(deed: Deed, title: string, number: number): void;
  /** Told that one which was opened is another job's, and closed again. */
  onTakenBack(number: number): void;
  /** Told of what went wrong with one issue alone. */
  onFault(message: string): void;
}

/**
 * Opens, updates, closes and reopens issues. Gives the titles of themes that have none yet, since no
 * more new ones were wanted. Rejects where GitHub cannot be asked at all.
 */
export async function keepIssues(
  scopes: readonly Scope[],
  keeping: IssueKeeping,
): Promise<string[]> {
  const { api, label, maxIssues } = keeping;
  const known = await findKept({ labels: label }, keeping);
  if (keeping.close) for (const scope of scopes) await closeGone(scope, known, keeping);
  const fresh = await update(
    scopes.flatMap(({ sightings }) => sightings),
    known,
    keeping,
  );
  if (fresh.length === 0) return [];
  const wanted = await update(fresh, await lookAgain(keeping), keeping);
  const bySeverity = wanted.toSorted(
    (a, b) => severityRank(a.theme.severity) - severityRank(b.theme.severity),
  );
  const opened = bySeverity.slice(0, maxIssues);
  if (opened.length > 0) await api.ensureLabel(label);
  const created: [Sighting, Issue][] = [];
  for (const sighting of opened) created.push([sighting, await create(sighting, keeping)]);
  if (created.length > 0) await takeBackDoubles(created, keeping);
  return bySeverity.slice(maxIssues).map(issueTitle);
}

/** By theme; of several the one that is open, else the oldest. */
type KnownIssues = ReadonlyMap<string, Kept>;

async function findKept(
  by: Parameters<IssuesApi['list']>[0],
  { api }: IssueKeeping,
): Promise<KnownIssues> {
  const issues = await api.list(by);
  const marked = issues.flatMap((issue) => {
    const state = readIssueState(issue.body);
    return state === null ? [] : [{ issue, state, user: issue.user }];
  });
  const ours = await api.ours(marked);
  const known = new Map<string, Kept>();
  for (const one of ours.toSorted((a, b) => a.issue.number - b.issue.number)) {
    const key = keyOf(one.state);
    const other = known.get(key);
    const isBetter = other?.issue.state === 'closed' && one.issue.state === 'open';
    if (other === undefined || isBetter) known.set(key, one);
  }
  return known;
}

function keyOf({ scope, theme }: ThemeKey): string {
  return `${scope} ${theme}`;
}

/** Another job may have opened one meanwhile, and somebody may have taken the label away. */
async function lookAgain(keeping: IssueKeeping): Promise<KnownIssues> {
  const { api, label } = keeping;
  const written = await findKept({ creator: await api.author() }, keeping);
  return new Map([...written, ...(await findKept({ labels: label }, keeping))]);
}

/** Brings issues up to date; gives the themes of failed gates that have none. */
async function update(
  sightings: readonly Sighting[],
  known: KnownIssues,
  keeping: IssueKeeping,
): Promise<Sighting[]> {
  const fresh: Sighting[] = [];
  for (const sighting of sightings) {
    const kept = known.get(keyOf(sighting.key));
    if (kept !== undefined) await bringUpToDate(sighting, kept, keeping);
    else if (sighting.isFailed) fresh.push(sighting);
  }
  return fresh;
}

async function bringUpToDate(
  sighting: Sighting,
  { issue, state }: Kept,
  keeping: IssueKeeping,
): Promise<void> {
  const isClosed = issue.state === 'closed';
  // A job that took longer must not undo what a later report has told, nor the same report, told again,
  // what somebody has made of it since.
  if (state.atS > sighting.atS || (isClosed && state.atS === sighting.atS)) return;
  const isUnwanted = issue.state_reason === 'not_planned' || issue.state_reason === 'duplicate';
  if (isClosed ? isUnwanted || !sighting.isFailed : state.digest === stateOf(sighting).digest) {
    return;
  }
  const text = { title: issueTitle(sighting), body: bodyOf(sighting) };
  const reopening = { state: 'open', state_reason: 'reopened' } as const;
  await attempt(issue.number, keeping, async () => {
    await keeping.api.update(issue.number, isClosed ? { ...text, ...reopening } : text);
    keeping.onDone(isClosed ? 'reopened' : 'updated', text.title, issue.number);
  });
}

async function closeGone(scope: Scope, known: KnownIssues, keeping: IssueKeeping): Promise<void> {
  if (!scope.isWhole) return;
  const there = new Set(scope.sightings.map(({ key }) => keyOf(key)));
  for (const { issue, state } of known.values()) {
    const isOfScope = state.scope === scope.id && state.atS <= scope.atS;
    if (!isOfScope || issue.state !== 'open' || there.has(keyOf(state))) continue;
    await attempt(issue.number, keeping, () => closeOne(issue, state, scope, keeping));
  }
}

async function closeOne(
  issue: Issue,
  state: IssueState,
  scope: Scope,
  { api, onDone }: IssueKeeping,
): Promise<void> {
  const body = withIssueState(issue.body, { ...state, atS: scope.atS });
  await api.update(issue.number, { body, state: 'closed', state_reason: 'completed' });
  onDone('closed', issue.title, issue.number);
  // On a locked one nobody wants to read more.
  if (issue.locked) return;
  const { run, report } = scope;
  const theme = { callIds: [] };
  const seen = issueSighting({ theme, jobId: run.jobId, provenance: report.provenance ?? null });
  await api.comment(
    issue.number,
    `The theme is gone: a later run was judged and does not show it.\n\n${seen.replace(/^Seen/, 'Judged')}`,
  );
}

async function create(sighting: Sighting, keeping: IssueKeeping): Promise<Issue> {
  const title = issueTitle(sighting);
  const issue = await keeping.api.create(title, bodyOf(sighting), keeping.label);
  keeping.onDone('opened', title, issue.number);
  return issue;
}

/** Of several that two jobs open at the same moment the oldest stays: each takes back its own. */
async function takeBackDoubles(
  created: readonly [Sighting, Issue][],
  keeping: IssueKeeping,
): Promise<void> {
  const known = await findKept({ labels: keeping.label }, keeping);
  for (const [{ key }, { number }] of created) {
    const kept = known.get(keyOf(key))?.issue.number ?? number;
    if (kept >= number) continue;
    await attempt(number, keeping, async () => {
      const body = `Another job opened the same as #${kept} at the same moment.\n`;
      await keeping.api.update(number, { body, state: 'closed', state_reason: 'not_planned' });
      keeping.onTakenBack(number);
    });
  }
}

/** Does something to one issue; one that is gone, or that GitHub refuses to change, stops no other. */
async function attempt(
  number: number,
  { onFault }: IssueKeeping,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ServiceError) || !OF_ONE.has(error.status)) throw error;
    onFault(`Issue ${number} could not be kept: ${error.message}`);
  }
}

function stateOf(sighting: Sighting): IssueState {
  const digest = digestOf(issueTitle(sighting), issueFacts(sighting));
  return { ...sighting.key, digest, atS: sighting.atS };
}

function bodyOf(sighting: Sighting): string {
  const marker = issueMarker(stateOf(sighting));
  return `${marker}${issueFacts(sighting)}${issueSighting(sighting)}${FOOTER}`;
}
