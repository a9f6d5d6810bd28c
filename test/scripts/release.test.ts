/** The shell parts of a release, run for real on clones of this repository. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isHere } from '../support/tools.ts';

const describeWithGit = describe.skipIf(!isHere('git'));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const IDENTITY = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@example.com' };
const COMMITTER = { GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@example.com' };

let folder = '';
let clone = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  clone = join(folder, 'clone');
  run('git', ['clone', '--quiet', ROOT, clone], folder);
  // Copying all of node_modules would take long.
  for (const name of ['.installed-from', '@biomejs/biome', '@vercel/ncc']) {
    cpSync(join(ROOT, 'node_modules', name), join(clone, 'node_modules', name), {
      recursive: true,
    });
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(command: string, args: readonly string[], cwd = clone) {
  const env = { ...process.env, ...IDENTITY, ...COMMITTER };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const git = (...args: string[]) => run('git', args);
describeWithGit('the files of a release', () => {
  test('are the action, its bill of materials, its notes, and correct checksums', () => {
    git('tag', 'v2.0.0');
    const out = join(folder, 'out');
    const { status, stderr } = run('bash', ['scripts/release-files.sh', 'v2.0.0', out]);
    expect({ status, stderr }).toMatchObject({ status: 0 });
    expect(run('sha256sum', ['--check', 'SHA256SUMS'], out).status).toBe(0);
    const archive = gunzipSync(readFileSync(join(out, 'simulation-gate-v2.0.0.tar.gz')));
    for (const name of ['action.yml', 'dist/gate.js', 'ingest-calls/action.yml', 'LICENSE']) {
      expect(archive.includes(`simulation-gate-v2.0.0/${name}`), name).toBe(true);
    }
    const sbom = JSON.parse(readFileSync(join(out, 'sbom.cdx.json'), 'utf8'));
    const names = sbom.components.map(({ name }: { name: string }) => name);
    expect(sbom.bomFormat).toBe('CycloneDX');
    expect(names).toEqual(expect.arrayContaining(['undici', 'zod']));
    expect(names).not.toContain('vitest');
  });
});

describeWithGit('the release on GitHub', () => {
  /** A gh that records its arguments, and answers from a file in its folder. */
  const FAKE = `#!/bin/sh
echo "$*" >>"$FAKE_GH/requests"
case "$*" in
*isDraft*) cat "$FAKE_GH/draft" 2>/dev/null || exit 1 ;;
esac
`;
  const CREATE =
    'release create v2.0.0 --draft --verify-tag --title v2.0.0 --notes-file out/notes.md out/simulation-gate-v2.0.0.tar.gz out/sbom.cdx.json out/SHA256SUMS';

  /** @param isDraft of an earlier release of the tag; without it there is none */
  function draft(isDraft?: string) {
    const gh = mkdtempSync(join(folder, 'gh-'));
    writeFileSync(join(gh, 'gh'), FAKE, { mode: 0o755 });
    if (isDraft !== undefined) writeFileSync(join(gh, 'draft'), isDraft);
    const env = { ...process.env, PATH: `${gh}:${process.env.PATH}`, FAKE_GH: gh };
    const script = join(clone, 'scripts/draft-release.sh');
    spawnSync('bash', [script, 'v2.0.0', 'out'], { env });
    const requests = readFileSync(join(gh, 'requests'), 'utf8').trim().split('\n');
    return requests.filter((line) => !line.startsWith('release view'));
  }

  test('is drafted with its notes and files', () => {
    expect(draft()).toEqual([CREATE]);
  });

  test('replaces a draft of an earlier attempt, and never a published release', () => {
    expect(draft('true')).toEqual(['release delete v2.0.0 --yes', CREATE]);
    expect(draft('false')).toEqual([CREATE]);
  });
});

describeWithGit('the tag of a major version', () => {
  beforeAll(() => {
    run('git', ['init', '--quiet', '--bare', join(folder, 'remote.git')]);
    git('remote', 'set-url', 'origin', join(folder, 'remote.git'));
    git('tag', '-f', 'v1.9.0', 'HEAD~1');
    git('tag', '-f', 'v1.10.0', 'HEAD');
    git('push', '--quiet', 'origin', 'v1.9.0', 'v1.10.0');
  }, 120_000);

  const move = (tag: string) => run('bash', ['scripts/move-major-tag.sh', tag]);
  const remoteTag = (name: string) =>
    git('ls-remote', 'origin', `refs/tags/${name}`).stdout.split('\t')[0];

  test('moves the tag of the major version to the newest release', () => {
    expect(move('v1.10.0').stdout).toContain('v1 is now v1.10.0.');
    expect(remoteTag('v1')).toBe(git('rev-parse', 'HEAD').stdout.trim());
  });

  test('does not move the tag of the major version backwards', () => {
    expect(move('v1.9.0').stdout).toContain('v1 is unchanged: v1.10.0 is newer than v1.9.0.');
    expect(remoteTag('v1')).toBe(git('rev-parse', 'HEAD').stdout.trim());
  });

  test.each(['v1', 'main', 'v1.2.3-rc.1'])('refuses the tag %s', (tag) => {
    expect(move(tag)).toMatchObject({ status: 1 });
  });
});
