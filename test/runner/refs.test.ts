import { describe, expect, test } from 'vitest';
import { readWorkflow } from '../../src/inputs/workflow.ts';
import { testedCommit } from '../../src/runner/event.ts';
import { originOf, refsOf } from '../../src/runner/refs.ts';
import type { Environment } from '../../src/runner/runner.ts';

const workflowOf = (env: Environment, payload: unknown) => ({ ...readWorkflow(env), payload });
const refsIn = (env: Environment, event: unknown) => refsOf(workflowOf(env, event));
const commitIn = (env: Environment, event: unknown) => testedCommit(workflowOf(env, event));

const pull = (number: unknown, base: string) => ({ number, base: { ref: base } });
const here = { full_name: 'acme/agent', default_branch: 'main' };

describe('the refs of an event', () => {
  test.each(['push', 'schedule', 'workflow_dispatch', 'release'])(
    '%s: its own, and no base',
    (GITHUB_EVENT_NAME) => {
      const env = { GITHUB_EVENT_NAME, GITHUB_REF: 'refs/heads/next' };
      expect(refsIn(env, {})).toEqual({ own: 'refs/heads/next', base: null });
    },
  );

  test('outside of a workflow: none', () => {
    expect(refsIn({}, null)).toEqual({ own: '', base: null });
  });

  test('pull_request: the pull request, and its base branch', () => {
    const env = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_REF: 'refs/pull/7/merge' };
    expect(refsIn(env, { pull_request: pull(7, 'main') })).toEqual({
      own: 'refs/pull/7/merge',
      base: 'refs/heads/main',
    });
  });

  test('pull_request without a payload that can be read: what the variables say', () => {
    const env = {
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_BASE_REF: 'main',
    };
    const refs = { own: 'refs/pull/7/merge', base: 'refs/heads/main' };
    expect(refsIn(env, null)).toEqual(refs);
    expect(refsIn(env, { pull_request: { number: 0 } })).toEqual(refs);
  });

  test('pull_request_target: the pull request, though the event has the ref of the base', () => {
    const env = { GITHUB_EVENT_NAME: 'pull_request_target', GITHUB_REF: 'refs/heads/main' };
    expect(refsIn(env, { pull_request: pull(7, 'main') })).toEqual({
      own: 'refs/pull/7/merge',
      base: 'refs/heads/main',
    });
  });

  test('issue_comment: the pull request alone, though the event has the ref of the default branch', () => {
    const env = { GITHUB_EVENT_NAME: 'issue_comment', GITHUB_REF: 'refs/heads/main' };
    const event = { issue: { number: 7, pull_request: {} } };
    expect(refsIn(env, event)).toEqual({ own: 'refs/pull/7/merge', base: null });
  });

  test('merge_group: the queue, and the branch that it leads to', () => {
    const own = 'refs/heads/gh-readonly-queue/main/pr-7-abc';
    const env = { GITHUB_EVENT_NAME: 'merge_group', GITHUB_REF: own };
    const event = { merge_group: { base_ref: 'refs/heads/main' } };
    expect(refsIn(env, event)).toEqual({ own, base: 'refs/heads/main' });
    expect(refsIn(env, {})).toEqual({ own, base: null });
  });

  describe('workflow_run', () => {
    const env = { GITHUB_EVENT_NAME: 'workflow_run', GITHUB_REF: 'refs/heads/main' };
    const ran = (facts: object) => ({
      workflow_run: { head_branch: 'topic', head_repository: here, pull_requests: [], ...facts },
      repository: here,
    });

    test('of a pull request: that, and its base branch', () => {
      expect(refsIn(env, ran({ pull_requests: [pull(7, 'next')] }))).toEqual({
        own: 'refs/pull/7/merge',
        base: 'refs/heads/next',
      });
    });

    test('of none: the head branch, and the default branch', () => {
      expect(refsIn(env, ran({}))).toEqual({ own: 'refs/heads/topic', base: 'refs/heads/main' });
    });

    test('of a fork: no branch of this repository, even where it has the name of one', () => {
      const fork = { head_branch: 'main', head_repository: { full_name: 'mallory/agent' } };
      const refs = { own: 'refs/forks/mallory/agent/refs/heads/main', base: 'refs/heads/main' };
      expect(refsIn(env, ran(fork))).toEqual(refs);
      const deleted = refsIn(env, ran({ head_branch: 'main', head_repository: null }));
      expect(deleted.own).toBe('refs/forks/unknown/refs/heads/main');
    });
  });
});

describe('the commit that is tested', () => {
  const sha = (digit: string) => digit.repeat(40);
  const GITHUB_SHA = sha('0');

  test.each([
    ['pull_request', { pull_request: { head: { sha: sha('a') } } }, sha('a')],
    ['workflow_run', { workflow_run: { head_sha: sha('b') } }, sha('b')],
    ['push', { workflow_run: { head_sha: sha('b') } }, GITHUB_SHA],
    ['pull_request', { pull_request: { head: { sha: 'no hash' } } }, GITHUB_SHA],
  ])('%s', (GITHUB_EVENT_NAME, event, expected) => {
    expect(commitIn({ GITHUB_EVENT_NAME, GITHUB_SHA }, event)).toBe(expected);
  });

  test('outside of a workflow: none', () => {
    expect(commitIn({}, null)).toBe('');
  });
});

const REFS = { own: 'refs/heads/main', base: null };

test('a step is known by its workflow run, attempt, job and place in it', () => {
  const env = {
    GITHUB_SHA: 'a'.repeat(40),
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_ATTEMPT: '2',
    GITHUB_JOB: 'calls',
    GITHUB_ACTION: '__self_2',
  };
  expect(originOf(readWorkflow(env), REFS)).toEqual({
    sha: 'a'.repeat(40),
    ref: 'refs/heads/main',
    workflowRun: '4711',
    attempt: 2,
    job: 'calls',
    step: '__self_2',
  });
});
