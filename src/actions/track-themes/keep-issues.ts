/** Keeps one issue for each theme. */
import type { GitHubApi } from '../../github/api.ts';
import {
  commentOnIssue,
  createIssue,
  ensureLabel,
  type Issue,
  listIssues,
  updateIssue,
} from '../../github/issues.ts';
import { ServiceError } from '../../http/errors.ts';
import { severityRank } from '../../model/theme-order.ts';
import type { StepReport } from '../../report/action-summary.ts';
import {
  type IssueState,
  issueBody,
  issueClosing,
  issueFacts,
  issueTitle,
  readIssueState,
  type ThemeKey,
  withIssueState,
} from '../../report/issue.ts';
import { TRACK } from '../../report/words/action-words.ts';
import { digestOf, type Scope, type Sighting } from './sightings.ts';

/** An issue that was moved or deleted, or that GitHub refuses to change as it is asked to. */
const OF_ONE: ReadonlySet<unknown> = new Set([404, 410, 422]);

interface Kept {
  issue: Issue;
  state: IssueState;
}

export interface IssueKeeping {
  api: GitHubApi;
  label: string;
  close: boolean;
  maxIssues: number;
  /** Gets a row for every change, and a warning for every issue that GitHub refuses to change. */
  report: StepReport;
}

/**
 * Opens, updates, closes and reopens issues. Returns the titles of the themes beyond `maxIssues`, which
 * have no issue yet. Rejects if GitHub refuses or cannot be reached.
 */
export async function keepIssues(
  scopes: readonly Scope[],
  keeping: IssueKeeping,
): Promise<string[]> {
  const { api, label, maxIssues, report } = keeping;
  const known = await findKept({ labels: label }, keeping);
  if (keeping.close) for (const scope of scopes) await closeGone(scope, known, keeping);
  const sightings = scopes.flatMap((scope) => scope.sightings);
  const fresh = await update(sightings, known, keeping);
  if (fresh.length === 0) return [];
  // A user may have removed the label, and another job may have opened the issue meanwhile.
  const written = await findKept({ creator: await api.author() }, keeping);
  const bySeverity = (await update(fresh, written, keeping)).toSorted(
    (a, b) => severityRank(a.theme.severity) - severityRank(b.theme.severity),
  );
  const opened = bySeverity.slice(0, maxIssues);
  if (opened.length > 0) await ensureLabel(api, label);
  for (const sighting of opened) {
    const title = issueTitle(sighting);
    const issue = await createIssue(api, title, issueBody(stateOf(sighting), sighting), label);
    report.rows.push([`${issue.number}`, title, 'opened']);
  }
  return bySeverity.slice(maxIssues).map(issueTitle);
}

/** By theme; of several the one that is open, else the oldest. */
type KnownIssues = ReadonlyMap<string, Kept>;

async function findKept(
  by: Parameters<typeof listIssues>[1],
  { api }: IssueKeeping,
): Promise<KnownIssues> {
  const issues = await listIssues(api, by);
  const marked = issues.flatMap((issue) => {
    const state = readIssueState(issue.body ?? '');
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
  // An older report changes nothing, and the same report again does not reopen a closed issue.
  if (state.atS > sighting.atS || (isClosed && state.atS === sighting.atS)) return;
  const isUnwanted = issue.state_reason === 'not_planned' || issue.state_reason === 'duplicate';
  if (isClosed ? isUnwanted || !sighting.isFailed : state.digest === stateOf(sighting).digest) {
    return;
  }
  const text = { title: issueTitle(sighting), body: issueBody(stateOf(sighting), sighting) };
  const reopening = { state: 'open', state_reason: 'reopened' } as const;
  const { number } = issue;
  await attempt(number, keeping, async () => {
    await updateIssue(keeping.api, number, isClosed ? { ...text, ...reopening } : text);
    keeping.report.rows.push([`${number}`, text.title, isClosed ? 'reopened' : 'updated']);
  });
}

async function closeGone(scope: Scope, known: KnownIssues, keeping: IssueKeeping): Promise<void> {
  if (!scope.isWhole) return;
  const there = new Set(scope.sightings.map(({ key }) => keyOf(key)));
  const where = { runId: scope.run.jobId, provenance: scope.report.provenance ?? null };
  const comment = issueClosing(where);
  for (const { issue, state } of known.values()) {
    const { number, title, locked } = issue;
    const isOfScope = state.scope === scope.id && state.atS <= scope.atS;
    if (!isOfScope || issue.state !== 'open' || there.has(keyOf(state))) continue;
    await attempt(number, keeping, async () => {
      const body = withIssueState(issue.body ?? '', { ...state, atS: scope.atS });
      await updateIssue(keeping.api, number, { body, state: 'closed', state_reason: 'completed' });
      keeping.report.rows.push([`${number}`, title, 'closed']);
      if (!locked) await commentOnIssue(keeping.api, number, comment);
    });
  }
}

/** Does something to one issue; one that is gone, or that GitHub refuses to change, stops no other. */
async function attempt(
  number: number,
  { report }: IssueKeeping,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ServiceError) || !OF_ONE.has(error.status)) throw error;
    report.warnings.push(TRACK.failedOne(number, error.message));
  }
}

function stateOf(sighting: Sighting): IssueState {
  const digest = digestOf(issueTitle(sighting), issueFacts(sighting));
  return { ...sighting.key, digest, atS: sighting.atS };
}
