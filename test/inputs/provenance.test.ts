import { describe, expect, it } from 'vitest';
import { provenanceOf, readWorkflow } from '../../src/inputs/workflow.ts';

const RUNNER = {
  GITHUB_JOB: 'test',
  GITHUB_ACTION: 'gate',
  GITHUB_SERVER_URL: 'https://github.example',
  GITHUB_REPOSITORY: 'octo/agent',
  GITHUB_RUN_ID: '12',
  GITHUB_RUN_ATTEMPT: '3',
  GITHUB_SHA: 'c'.repeat(40),
  GITHUB_REF_NAME: '7/merge',
  GITHUB_HEAD_REF: 'shorter-prompt',
  GITHUB_WORKFLOW: 'gate',
  GITHUB_ACTION_REPOSITORY: 'acme/simulation-gate',
};

describe('where a report comes from', () => {
  it('is the head of a pull request, and the attempt of a workflow run', () => {
    const payload = { pull_request: { number: 7, head: { sha: 'a'.repeat(40) } } };
    expect(provenanceOf({ ...readWorkflow(RUNNER), payload }, 0)).toEqual({
      repository: 'octo/agent',
      commit: 'a'.repeat(40),
      ref: 'shorter-prompt',
      pullRequest: 7,
      workflow: 'gate',
      job: 'test',
      step: 'gate',
      workflowRunUrl: 'https://github.example/octo/agent/actions/runs/12/attempts/3',
      attempt: 3,
      reportedAt: '1970-01-01T00:00:00.000Z',
      actionVersion: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
  });

  it.each([
    ['a comment', { issue: { number: 8, pull_request: {} } }, 8],
    ['an issue', { issue: { number: 8 } }, null],
    ['another workflow', { workflow_run: { pull_requests: [{ number: 9 }] } }, 9],
    ['a push', {}, null],
    ['a payload that is odd', { pull_request: { number: '7' }, issue: { number: -1 } }, null],
  ])('knows the pull request of %s', (_, payload, pullRequest) => {
    expect(provenanceOf({ ...readWorkflow(RUNNER), payload }, 0)).toMatchObject({
      commit: 'c'.repeat(40),
      pullRequest,
    });
  });

  it('is unknown outside of a workflow, but for the action itself', () => {
    expect(provenanceOf(readWorkflow({}), 0)).toMatchObject({
      repository: null,
      commit: null,
      ref: null,
      workflow: null,
      workflowRunUrl: null,
      attempt: null,
    });
  });
});
