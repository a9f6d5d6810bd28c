import { describe, expect, test } from 'vitest';
import { changeOf } from '../../../src/collect/changes/changed-paths.ts';

const [base, head] = ['b', 'a'].map((digit) => digit.repeat(40));
const pull = { number: 7, base: { sha: base }, head: { sha: head } };

describe('the change of an event', () => {
  test.each(['pull_request', 'pull_request_target'])('%s', (GITHUB_EVENT_NAME) => {
    expect(changeOf({ GITHUB_EVENT_NAME }, { pull_request: pull })).toEqual({
      kind: 'pull-request',
      number: 7,
      baseSha: base,
      headSha: head,
    });
  });

  test('merge_group', () => {
    const event = { merge_group: { base_sha: base, head_sha: head } };
    expect(changeOf({ GITHUB_EVENT_NAME: 'merge_group' }, event)).toEqual({
      kind: 'merge-group',
      baseSha: base,
      headSha: head,
    });
  });

  test.each(['push', 'schedule', 'workflow_dispatch', 'workflow_run', undefined])(
    '%s brings none',
    (GITHUB_EVENT_NAME) => {
      expect(changeOf({ GITHUB_EVENT_NAME }, { pull_request: pull })).toBeNull();
    },
  );

  test.each([
    ['pull_request', null],
    ['pull_request', { pull_request: { ...pull, number: '7' } }],
    ['pull_request', { pull_request: { ...pull, number: 0 } }],
    ['pull_request', { pull_request: { ...pull, number: 7.5 } }],
    ['pull_request', { pull_request: { ...pull, head: { sha: '--output=x' } } }],
    ['pull_request', { pull_request: { ...pull, head: { sha: 'abcdef' } } }],
    ['pull_request', { pull_request: { ...pull, base: {} } }],
    ['merge_group', { merge_group: { base_sha: base, head_sha: 'main' } }],
    ['merge_group', {}],
  ])('%s of which the payload does not tell', (GITHUB_EVENT_NAME, event) => {
    expect(changeOf({ GITHUB_EVENT_NAME }, event)).toBe(
      "the event's payload does not tell the commits",
    );
  });
});
