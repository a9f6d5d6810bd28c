/** Where a report comes from, by the runner and the event. */

import type { Provenance } from '../model/report.ts';
import type { Environment } from '../runner/runner.ts';
import { valueAt } from '../text/json-object.ts';
import { HOMEPAGE, VERSION } from '../text/log-line.ts';

const PULL_REQUEST_NUMBERS = [
  ['pull_request', 'number'],
  ['issue', 'number'],
  ['workflow_run', 'pull_requests', 0, 'number'],
];

/**
 * @param event the payload of the event, or null
 * @param nowMs when the report is made, in epoch milliseconds
 */
export function provenanceOf(env: Environment, event: unknown, nowMs: number): Provenance {
  const {
    GITHUB_SERVER_URL: server = '',
    GITHUB_REPOSITORY: repository = '',
    GITHUB_RUN_ID: runId = '',
    GITHUB_RUN_ATTEMPT: attempt = '',
    GITHUB_ACTION_REPOSITORY: action = '',
  } = env;
  const head = valueAt(event, ['pull_request', 'head', 'sha']);
  return {
    repository: repository || null,
    // In a pull request GITHUB_SHA is a merge that is on no branch.
    commit: typeof head === 'string' ? head : env.GITHUB_SHA || null,
    ref: env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME || null,
    pullRequest: pullRequestOf(event),
    workflow: env.GITHUB_WORKFLOW || null,
    workflowRunUrl:
      server && repository && runId
        ? `${server}/${repository}/actions/runs/${runId}/attempts/${attempt || 1}`
        : null,
    attempt: countOf(Number(attempt)),
    reportedAt: new Date(nowMs).toISOString(),
    actionVersion: VERSION,
    actionUrl: server && action ? `${server}/${action}` : HOMEPAGE,
  };
}

function pullRequestOf(event: unknown): number | null {
  const numbers = PULL_REQUEST_NUMBERS.map((path) => countOf(valueAt(event, path)));
  return numbers.find((number) => number !== null) ?? null;
}

function countOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}
