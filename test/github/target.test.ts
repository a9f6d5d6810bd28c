import { describe, expect, it } from 'vitest';
import { findPullRequest } from '../../src/github/target.ts';
import { PULL_REQUEST } from '../../src/report/words/publish-words.ts';
import type { Workflow } from '../../src/runner/runtime.ts';
import { workflowOf } from '../support/github/github-runtime.ts';

const SHA = 'a1b2c3d';

function pullRequest(head: unknown = { sha: SHA, repo: { id: 1 } }) {
  return { pull_request: { number: 7, head, base: { repo: { id: 1 } } } };
}

function find(eventName: string, payload: object, workflow: Partial<Workflow> = {}) {
  const given = workflowOf('https://ghe.test/api/v3/', payload);
  return findPullRequest({ ...given, eventName, ...workflow }, '');
}

describe('the pull request is found', () => {
  it.each([
    ['pull_request', true],
    ['pull_request_target', false],
  ])('from the event %s', (eventName, maySuggest) => {
    const found = find(eventName, pullRequest());
    expect(found).toMatchObject({ number: 7, headSha: SHA, maySuggest });
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
    ['workflow_run', pullRequest()],
    ['issue_comment', pullRequest()],
  ])('for %s with %j', (eventName, event) => {
    expect(find(eventName, event)).toBeNull();
  });
});

it.each(['pull_request', 'pull_request_target'])('one of a fork is left alone: %s', (eventName) => {
  const event = pullRequest({ sha: SHA, repo: { id: 2 } });
  expect(find(eventName, event)).toBe(PULL_REQUEST.fromFork);
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
