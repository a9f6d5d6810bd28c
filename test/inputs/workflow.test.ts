import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pullRequestOrigin, readWorkflow } from '../../src/inputs/workflow.ts';
import { workspace } from '../support/saved-files.ts';

workspace('entered');

const HERE = { id: 1, full_name: 'acme/agent', fork: false };
const FORK = { id: 2, full_name: 'someone/agent', fork: true };

function originOf(payload: unknown, actor = 'someone') {
  return originIn(JSON.stringify(payload), actor);
}

function originIn(text: string, actor = 'someone') {
  writeFileSync('event.json', text);
  return pullRequestOrigin(readWorkflow({ GITHUB_EVENT_PATH: 'event.json', GITHUB_ACTOR: actor }));
}

function pullRequest(head: unknown, base: unknown = HERE, login = 'someone') {
  return { pull_request: { head: { repo: head }, base: { repo: base }, user: { login } } };
}

describe('a pull request comes from a fork', () => {
  it.each([
    ['when its head is another repository', pullRequest(FORK)],
    ['when only the IDs tell', pullRequest({ id: 2 }, { id: 1 })],
    ['when only the names tell', pullRequest({ full_name: 'a/b' }, { full_name: 'c/b' })],
    ['when the fork has been deleted', pullRequest(null)],
    ['when it is from Dependabot in a fork', pullRequest(FORK, HERE, 'dependabot[bot]')],
  ])('%s', (_, payload) => {
    expect(originOf(payload)).toBe('fork');
  });

  it('not when both branches are in this repository', () => {
    expect(originOf(pullRequest(HERE))).toBeNull();
  });
});

describe('a pull request comes from Dependabot', () => {
  it('when Dependabot opened it', () => {
    expect(originOf(pullRequest(HERE, HERE, 'dependabot[bot]'))).toBe('dependabot');
  });

  it('when Dependabot started the workflow', () => {
    expect(originOf(pullRequest(HERE), 'dependabot[bot]')).toBe('dependabot');
  });

  it('not when Dependabot pushed outside a pull request', () => {
    expect(originOf({ ref: 'refs/heads/main' }, 'dependabot[bot]')).toBeNull();
  });
});

describe('a payload that says nothing usable is no pull request', () => {
  it.each([
    null,
    1,
    'x',
    [],
    {},
    { pull_request: null },
    { pull_request: 'x' },
    { pull_request: {} },
    { pull_request: { head: null, base: [] } },
    pullRequest(undefined),
    pullRequest('x', 'y'),
    pullRequest({}, {}),
    pullRequest({ id: 1 }, { full_name: 'a/b' }),
  ])('%j', (payload) => {
    expect(originOf(payload)).toBeNull();
  });

  it.each(['', '{', 'null', '[['.repeat(100_000)])('text %.20s', (text) => {
    expect(originIn(text)).toBeNull();
  });
});
