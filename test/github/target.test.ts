import { describe, expect, it } from 'vitest';
import { FROM_FORK, findPullRequest } from '../../src/github/target.ts';
import type { Workflow } from '../../src/runner/runtime.ts';
import { workflowOf } from '../support/github/github-runtime.ts';

const SHA = 'a1b2c3d';

function pullRequest(head: unknown = { sha: SHA, repo: { id: 1 } }) {
  return { pull_request: { number: 7, head, base: { repo: { id: 1 } } } };
}

function workflowRun(overrides: Record<string, unknown> = {}) {
  return {
    workflow_run: {
      head_sha: SHA,
      head_repository: { id: 1 },
      pull_requests: [
        { number: 6, head: { sha: 'old' } },
        { number: 7, head: { sha: SHA } },
      ],
      ...overrides,
    },
    repository: { id: 1 },
  };
}

const COMMENT = { issue: { number: 7, pull_request: { url: 'https://ghe.test' } } };

function find(eventName: string, payload: object, workflow: Partial<Workflow> = {}) {
  const given = workflowOf('https://ghe.test/api/v3/', payload);
  return findPullRequest({ ...given, eventName, ...workflow }, '');
}

describe('the pull request is found', () => {
  it.each([
    ['pull_request', pullRequest(), { headSha: SHA, isToBeChecked: false, maySuggest: true }],
    ['pull_request_target', pullRequest(), { headSha: SHA, maySuggest: false }],
    ['workflow_run', workflowRun(), { headSha: SHA, isToBeChecked: true, maySuggest: true }],
    ['issue_comment', COMMENT, { headSha: null, isToBeChecked: true, maySuggest: true }],
  ])('from the event %s', (eventName, event, expected) => {
    expect(find(eventName, event)).toMatchObject({ number: 7, ...expected });
  });

  it('with the addresses of the environment', () => {
    expect(find('pull_request', pullRequest())).toMatchObject({
      apiUrl: 'https://ghe.test/api/v3',
      owner: 'octo',
      repo: 'agent',
      run: 100,
      summaryUrl: 'https://github.test/octo/agent/actions/runs/100/attempts/2',
      changesUrl: 'https://github.test/octo/agent/pull/7/files',
    });
  });
});

describe('none is found', () => {
  it.each([
    ['push', { head_commit: {} }],
    ['schedule', {}],
    ['pull_request', {}],
    ['pull_request_target', { pull_request: null }],
    ['pull_request_review', pullRequest()],
    ['issue_comment', { issue: { number: 7 } }],
    ['workflow_run', {}],
    ['workflow_run', workflowRun({ pull_requests: [] })],
    ['workflow_run', workflowRun({ head_sha: 'another' })],
  ])('for %s with %j', (eventName, event) => {
    expect(find(eventName, event)).toBeNull();
  });
});

describe('one is left alone', () => {
  it.each([
    ['pull_request', pullRequest({ sha: SHA, repo: { id: 2 } })],
    ['pull_request', pullRequest({ sha: SHA, repo: null })],
    [
      'pull_request',
      {
        pull_request: {
          number: 7,
          head: { sha: SHA, repo: { full_name: 'fork/r' } },
          base: { repo: { full_name: 'o/r' } },
        },
      },
    ],
    ['pull_request_target', pullRequest({ sha: SHA, repo: { id: 2 } })],
    ['workflow_run', workflowRun({ head_repository: { id: 2 } })],
    ['workflow_run', workflowRun({ head_repository: null })],
  ])('of a fork, for %s with %j', (eventName, event) => {
    expect(find(eventName, event)).toBe(FROM_FORK);
  });

  it('where several have the head that the workflow ran for', () => {
    const both = [6, 7].map((number) => ({ number, head: { sha: SHA } }));
    expect(find('workflow_run', workflowRun({ pull_requests: both }))).toBe(
      `No pull request is written to: 2 have the head ${SHA}.`,
    );
  });
});

describe('the gate', () => {
  const idOf = (workflow: Partial<Workflow>, gateName: string) => {
    const given = workflowOf('https://ghe.test/api/v3', pullRequest());
    const found = findPullRequest({ ...given, ...workflow }, gateName);
    return typeof found === 'string' ? found : found?.gateId;
  };

  it('has an ID that differs by workflow, job and name, and by nothing else', () => {
    const ids = [
      idOf({}, ''),
      idOf({}, 'a'),
      idOf({ job: 'a' }, ''),
      idOf({ workflow: 'a' }, ''),
      idOf({ workflow: 'Simulationgate', job: '' }, ''),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids[0]).toMatch(/^[0-9a-f]{16}$/);
    expect(idOf({ runId: '101', runAttempt: '3' }, '')).toBe(ids[0]);
  });
});
