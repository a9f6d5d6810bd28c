import { expect, test } from 'vitest';
import { originOf } from '../../src/memory/origin.ts';

const REFS = { own: 'refs/heads/main', base: null };

test('a step is known by its workflow run, attempt, job and place in it', () => {
  const env = {
    GITHUB_SHA: 'a'.repeat(40),
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_ATTEMPT: '2',
    GITHUB_JOB: 'calls',
    GITHUB_ACTION: '__self_2',
  };
  expect(originOf(env, null, REFS)).toEqual({
    sha: 'a'.repeat(40),
    ref: 'refs/heads/main',
    workflowRun: '4711',
    attempt: 2,
    job: 'calls',
    step: '__self_2',
  });
});

test.each([
  {},
  { GITHUB_RUN_ID: 'x1', GITHUB_RUN_ATTEMPT: '1e9', GITHUB_SHA: 'main' },
  { GITHUB_RUN_ID: '1'.repeat(21), GITHUB_RUN_ATTEMPT: '9'.repeat(10) },
])('what is no number and no commit is not known: %j', (env) => {
  const nothing = { sha: '', workflowRun: '', attempt: 0, job: '', step: '' };
  expect(originOf(env, null, REFS)).toEqual({ ...nothing, ref: 'refs/heads/main' });
});
