/** Where a report comes from, by the runner and the event. */

import type { Provenance } from '../model/report.ts';
import type { Workflow } from '../runner/runtime.ts';
import { valueAt } from '../text/json-object.ts';
import { VERSION } from '../text/log-line.ts';

const PULL_REQUEST_NUMBERS = [
  ['pull_request', 'number'],
  ['issue', 'number'],
  ['workflow_run', 'pull_requests', 0, 'number'],
];

/** @param nowMs when the report is made, in epoch milliseconds */
export function provenanceOf(workflow: Workflow, nowMs: number): Provenance {
  const { serverUrl, repository, runId, runAttempt, payload } = workflow;
  const head = valueAt(payload, ['pull_request', 'head', 'sha']);
  return {
    repository: repository || null,
    // In a pull request GITHUB_SHA is a merge that is on no branch.
    commit: typeof head === 'string' ? head : workflow.sha || null,
    ref: workflow.headRef || workflow.refName || null,
    pullRequest: pullRequestOf(payload),
    workflow: workflow.workflow || null,
    workflowRunUrl:
      serverUrl && repository && runId
        ? `${serverUrl}/${repository}/actions/runs/${runId}/attempts/${runAttempt || 1}`
        : null,
    attempt: countOf(Number(runAttempt)),
    reportedAt: new Date(nowMs).toISOString(),
    actionVersion: VERSION,
  };
}

function pullRequestOf(event: unknown): number | null {
  const numbers = PULL_REQUEST_NUMBERS.map((path) => countOf(valueAt(event, path)));
  return numbers.find((number) => number !== null) ?? null;
}

function countOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}
