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
});
