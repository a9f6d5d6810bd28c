/**
 * Issues of a repository, found by their label or their author. All functions reject with `ServiceError`, or
 * with the reason why the step is cancelled.
 */
import { ServiceError } from '../http/errors.ts';
import { TRACK } from '../report/words/action-words.ts';
import type { GitHubApi } from './api.ts';

const LABEL = { description: TRACK.label, color: '7057ff' };

export type Issue = Awaited<ReturnType<typeof listIssues>>[number];

interface IssueChange {
  body: string;
  title?: string;
  state?: 'open' | 'closed';
  state_reason?: 'completed' | 'reopened';
}

/** Open and closed ones with a label, or by an author, the newest first; without pull requests. */
export async function listIssues(api: GitHubApi, by: { labels: string } | { creator: string }) {
  const order = { state: 'all', sort: 'created', direction: 'desc' } as const;
  const issues = await api.list('list issues', ({ rest }, given) =>
    rest.issues.listForRepo({ ...given, ...by, ...order }),
  );
  return issues.filter(({ pull_request }) => pull_request === undefined);
}

export function createIssue(api: GitHubApi, title: string, body: string, label: string) {
  return api.ask('create issue', ({ rest }, given) =>
    rest.issues.create({ ...given, title, body, labels: [label] }),
  );
}

export async function updateIssue(
  api: GitHubApi,
  number: number,
  change: IssueChange,
): Promise<void> {
  await api.ask('update issue', ({ rest }, given) =>
    rest.issues.update({ ...given, issue_number: number, ...change }),
  );
}

export async function commentOnIssue(api: GitHubApi, number: number, body: string): Promise<void> {
  await api.ask('comment on issue', ({ rest }, given) =>
    rest.issues.createComment({ ...given, issue_number: number, body }),
  );
}

/** Creates the label if there is none; another job may do so at the same time. */
export async function ensureLabel(api: GitHubApi, name: string): Promise<void> {
  try {
    await api.ask('create label', ({ rest }, given) =>
      rest.issues.createLabel({ ...given, name, ...LABEL }),
    );
  } catch (error) {
    // GitHub's status for a label that exists.
    if (!(error instanceof ServiceError) || error.status !== 422) throw error;
  }
}
