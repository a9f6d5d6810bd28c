import { describe, expect, test } from 'vitest';
import { type Change, gitChanges } from '../../../src/collect/changes/changed-paths.ts';
import { gitRepository } from '../../support/git-repository.ts';
import { isHere } from '../../support/tools.ts';

const pull = (baseSha: string, headSha: string): Change => ({
  kind: 'pull-request',
  number: 7,
  baseSha,
  headSha,
});

/** A pull request that renames, changes and deletes, whose base has moved on meanwhile. */
function forked() {
  const repository = gitRepository();
  repository.commit({ 'old.md': 'one\ntwo\nthree\n', 'a.md': 'a', 'gone.md': 'x', 'b.md': 'b' });
  repository.git('checkout', '-q', '-b', 'topic');
  const head = repository.commit({
    'old.md': null,
    'näw name.md': 'one\ntwo\nthree\n',
    'a.md': 'A',
    'gone.md': null,
  });
  repository.git('checkout', '-q', 'main');
  const base = repository.commit({ 'b.md': 'B' });
  return { repository, base, head };
}

const CHANGED = ['a.md', 'gone.md', 'näw name.md', 'old.md'];

describe.skipIf(!isHere('git'))('the checkout shows which files a pull request changes', () => {
  test('by its whole history: old and new names, nothing of the base', async () => {
    const { repository, base, head } = forked();
    const told = await gitChanges(pull(base, head), repository.folder);
    expect(told).toEqual({ files: CHANGED });
  });

  test("by GitHub's merge commit in a shallow clone", async () => {
    const { repository, base, head } = forked();
    repository.git('merge', '-q', '--no-ff', '-m', 'merge', head);
    const copy = repository.clone('--depth', '2');
    expect(await gitChanges(pull(base, head), copy)).toEqual({ files: CHANGED });
  });

  test('by its whole history, if it ends with a merge of its own', async () => {
    const { repository, base, head } = forked();
    repository.git('checkout', '-q', 'topic');
    repository.git('merge', '-q', '--no-ff', '-m', 'bring the base in', 'main');
    const merged = repository.git('rev-parse', 'HEAD').trim();
    expect(merged).not.toBe(head);
    expect(await gitChanges(pull(base, merged), repository.folder)).toEqual({ files: CHANGED });
  });

  test('not in a shallow clone without the base', async () => {
    const { repository, base, head } = forked();
    const copy = repository.clone('--depth', '1', '--no-single-branch');
    expect(await gitChanges(pull(base, head), copy)).toEqual({
      why: 'the history is cut off: check out with fetch-depth 2 or 0',
    });
  });
});

describe.skipIf(!isHere('git'))('the checkout shows which files a merge group changes', () => {
  test('between its commits', async () => {
    const repository = gitRepository();
    const baseSha = repository.commit({ 'a.md': 'a', 'b.md': 'b' });
    const headSha = repository.commit({ 'b.md': 'B' });
    const group: Change = { kind: 'merge-group', baseSha, headSha };
    expect(await gitChanges(group, repository.folder)).toEqual({ files: ['b.md'] });
    const none = await gitChanges({ ...group, headSha: baseSha }, repository.folder);
    expect(none).toEqual({ files: [] });
    const copy = repository.clone('--depth', '1');
    expect(await gitChanges(group, copy)).toEqual({ why: expect.stringContaining('fatal: ') });
  });
});
