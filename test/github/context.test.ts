import { describe, expect, it } from 'vitest';
import { FROM_FORK, findPullRequest } from '../../src/github/context.ts';
import { environment } from '../support/github/github-world.ts';

const ENV = environment('https://ghe.test/api/v3/');
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

function find(eventName: string, event: unknown, env = {}) {
  return findPullRequest({ ...ENV, GITHUB_EVENT_NAME: eventName, ...env }, event, '');
}

describe('the pull request is found', () => {
  it.each([
    ['pull_request', pullRequest(), { headSha: SHA, isToBeChecked: false, maySuggest: true }],
    ['pull_request_target', pullRequest(), { headSha: SHA, maySuggest: false }],
    ['workflow_run', workflowRun(), { headSha: SHA, isToBeChecked: true, maySuggest: true }],
    ['issue_comment', COMMENT, { headSha: null, isToBeChecked: true, maySuggest: true }],
  ])('from the event %s', (eventName, event, expected) => {
    expect(find(eventName, event)).toMatchObject({
      kind: 'found',
      target: { number: 7, ...expected },
    });
  });

  it('with the addresses of the environment', () => {
    expect(find('pull_request', pullRequest())).toMatchObject({
      target: {
        apiUrl: 'https://ghe.test/api/v3',
        repository: 'octo/agent',
        run: 100,
        summaryUrl: 'https://github.test/octo/agent/actions/runs/100/attempts/2',
        changesUrl: 'https://github.test/octo/agent/pull/7/files',
      },
    });
  });

  it('with a page of the first attempt where none is said', () => {
    expect(find('pull_request', pullRequest(), { GITHUB_RUN_ATTEMPT: '' })).toMatchObject({
      target: { summaryUrl: 'https://github.test/octo/agent/actions/runs/100/attempts/1' },
    });
  });

  it('without links where the environment does not say where to', () => {
    const env = { GITHUB_SERVER_URL: '', GITHUB_RUN_ID: '' };
    expect(find('pull_request', pullRequest(), env)).toMatchObject({
      target: { run: 0, summaryUrl: '', changesUrl: '' },
    });
  });

  it.each([
    ['nothing of its repositories', { number: 7, head: { sha: SHA } }],
    [
      'their names alone',
      {
        number: 7,
        head: { sha: SHA, repo: { full_name: 'o/r' } },
        base: { repo: { full_name: 'o/r' } },
      },
    ],
  ])('where the event says %s', (_, pull_request) => {
    expect(find('pull_request', { pull_request }).kind).toBe('found');
  });

  it('in a repository that is a fork itself', () => {
    const event = pullRequest({ sha: SHA, repo: { id: 1, fork: true } });
    expect(find('pull_request', event).kind).toBe('found');
  });
});

describe('none is found', () => {
  it.each([
    ['push', { head_commit: {} }],
    ['schedule', {}],
    ['pull_request', {}],
    ['pull_request_target', null],
    ['pull_request_review', pullRequest()],
    ['issue_comment', { issue: { number: 7 } }],
    ['workflow_run', {}],
    ['workflow_run', workflowRun({ pull_requests: [] })],
    ['workflow_run', workflowRun({ head_sha: 'another' })],
  ])('for %s with %j', (eventName, event) => {
    expect(find(eventName, event)).toEqual({ kind: 'none' });
  });

  it('without an event', () => {
    expect(findPullRequest({}, pullRequest(), '')).toEqual({ kind: 'none' });
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
    expect(find(eventName, event)).toEqual({ kind: 'left-alone', why: FROM_FORK });
  });

  it('where several have the head that the workflow ran for', () => {
    const both = [6, 7].map((number) => ({ number, head: { sha: SHA } }));
    expect(find('workflow_run', workflowRun({ pull_requests: both }))).toEqual({
      kind: 'left-alone',
      why: `No pull request is written to: 2 have the head ${SHA}.`,
    });
  });

  it.each(['GITHUB_API_URL', 'GITHUB_REPOSITORY'])('without %s', (name) => {
    expect(find('pull_request', pullRequest(), { [name]: '' })).toEqual({
      kind: 'left-alone',
      why: 'The pull request is not written to: GITHUB_API_URL and GITHUB_REPOSITORY have to be set.',
    });
  });
});

describe('the gate', () => {
  const idOf = (env: Record<string, string>, gateName: string) => {
    const found = findPullRequest({ ...ENV, ...env }, pullRequest(), gateName);
    return found.kind === 'found' ? found.target.gateId : '';
  };

  it('has an ID that differs by workflow, job and name, and by nothing else', () => {
    const ids = [
      idOf({}, ''),
      idOf({}, 'a'),
      idOf({ GITHUB_JOB: 'a' }, ''),
      idOf({ GITHUB_WORKFLOW: 'a' }, ''),
      idOf({ GITHUB_WORKFLOW: 'Simulationgate', GITHUB_JOB: '' }, ''),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids[0]).toMatch(/^[0-9a-f]{16}$/);
    expect(idOf({ GITHUB_RUN_ID: '101', GITHUB_RUN_ATTEMPT: '3' }, '')).toBe(ids[0]);
  });

  it('has an ID without a workflow and a job', () => {
    const env = { ...ENV };
    delete env.GITHUB_WORKFLOW;
    delete env.GITHUB_JOB;
    const found = findPullRequest(env, pullRequest(), '');
    expect(found).toMatchObject({ target: { gateId: expect.stringMatching(/^[0-9a-f]{16}$/) } });
  });
});
