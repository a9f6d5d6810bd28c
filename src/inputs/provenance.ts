/** Where a report comes from, by the runner and the event. */

import { pullRequestOf, testedCommit } from '../history/refs.ts';
import type { Provenance } from '../model/report.ts';
import type { Workflow } from '../runner/runtime.ts';
import { VERSION } from '../text/log-line.ts';

/** @param nowMs when the report is made, in epoch milliseconds */
export function provenanceOf(workflow: Workflow, nowMs: number): Provenance {
  const { serverUrl, repository, runId, runAttempt } = workflow;
  return {
    repository: repository || null,
    commit: testedCommit(workflow) || null,
    ref: workflow.headRef || workflow.refName || null,
    pullRequest: pullRequestOf(workflow)?.number ?? null,
    workflow: workflow.workflow || null,
    workflowRunUrl:
      serverUrl && repository && runId
        ? `${serverUrl}/${repository}/actions/runs/${runId}/attempts/${runAttempt || 1}`
        : null,
    attempt: Number.parseInt(runAttempt, 10) || null,
    reportedAt: new Date(nowMs).toISOString(),
    actionVersion: VERSION,
  };
}
