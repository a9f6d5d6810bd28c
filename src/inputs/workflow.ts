/** The workflow run, as the runner's variables and the event's file describe it. Both are read here only. */
import { existsSync, readFileSync } from 'node:fs';
import type { Provenance } from '../model/report.ts';
import { isFromFork, pullRequestOf, testedCommit } from '../runner/event.ts';
import type { Environment } from '../runner/runner.ts';
import type { Workflow } from '../runner/runtime.ts';
import { isObject, valueAt } from '../text/json-object.ts';
import { VERSION } from '../text/log-line.ts';

/** Never throws. The names are those of `context` of `@actions/github`, which only loads with Octokit. */
export function readWorkflow(env: Environment): Workflow {
  const { GITHUB_REPOSITORY: repository = '' } = env;
  const [owner = '', repo = ''] = repository.split('/');
  return {
    eventName: env.GITHUB_EVENT_NAME ?? '',
    payload: readEvent(env.GITHUB_EVENT_PATH),
    actor: env.GITHUB_ACTOR ?? '',
    ref: env.GITHUB_REF ?? '',
    refName: env.GITHUB_REF_NAME ?? '',
    headRef: env.GITHUB_HEAD_REF ?? '',
    baseRef: env.GITHUB_BASE_REF ?? '',
    sha: env.GITHUB_SHA ?? '',
    ...{ repository, owner, repo },
    workflow: env.GITHUB_WORKFLOW ?? '',
    runId: env.GITHUB_RUN_ID ?? '',
    runAttempt: env.GITHUB_RUN_ATTEMPT ?? '',
    job: env.GITHUB_JOB ?? '',
    action: env.GITHUB_ACTION ?? '',
    actionRepository: env.GITHUB_ACTION_REPOSITORY ?? '',
    apiUrl: (env.GITHUB_API_URL || 'https://api.github.com').replace(/\/+$/, ''),
    serverUrl: env.GITHUB_SERVER_URL ?? '',
  };
}

function readEvent(path = ''): unknown {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  } catch {
    return null;
  }
}

/** The pull requests to which GitHub gives none of the repository's Actions secrets. */
export type PullRequestOrigin = 'fork' | 'dependabot';

const DEPENDABOT = 'dependabot[bot]';

/** Whether the workflow runs for a pull request from a fork or from Dependabot; null for any other event. */
export function pullRequestOrigin({ payload, actor }: Workflow): PullRequestOrigin | null {
  const pullRequest = valueAt(payload, ['pull_request']);
  if (!isObject(pullRequest)) return null;
  if (isFromFork(payload)) return 'fork';
  const author = valueAt(pullRequest, ['user', 'login']);
  return actor === DEPENDABOT || author === DEPENDABOT ? 'dependabot' : null;
}

/** Where a report comes from. */
export function provenanceOf(workflow: Workflow, nowMs: number): Provenance {
  const { serverUrl, repository, runId, runAttempt } = workflow;
  return {
    repository: repository || null,
    commit: testedCommit(workflow) || null,
    ref: workflow.headRef || workflow.refName || null,
    pullRequest: pullRequestOf(workflow)?.number ?? null,
    workflow: workflow.workflow || null,
    job: workflow.job || null,
    step: workflow.action || null,
    workflowRunUrl:
      serverUrl && repository && runId
        ? `${serverUrl}/${repository}/actions/runs/${runId}/attempts/${runAttempt || 1}`
        : null,
    attempt: Number.parseInt(runAttempt, 10) || null,
    reportedAt: new Date(nowMs).toISOString(),
    actionVersion: VERSION,
  };
}
