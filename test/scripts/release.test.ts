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
  // So much of what is installed as the scripts look for; all of it would take long to copy.
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
  test('are what a runner needs, the bill of materials, the notes and checksums that hold', () => {
    git('tag', 'v1.0.0');
    const out = join(folder, 'out');
    const { status, stderr } = run('bash', ['scripts/release-files.sh', 'v1.0.0', out]);
    expect({ status, stderr }).toMatchObject({ status: 0 });
    expect(run('sha256sum', ['--check', 'SHA256SUMS'], out).status).toBe(0);
    const archive = gunzipSync(readFileSync(join(out, 'simulation-gate-v1.0.0.tar.gz')));
    for (const name of ['action.yml', 'dist/gate.js', 'ingest-calls/action.yml', 'LICENSE']) {
      expect(archive.includes(`simulation-gate-v1.0.0/${name}`), name).toBe(true);
    }
    const sbom = JSON.parse(readFileSync(join(out, 'sbom.cdx.json'), 'utf8'));
    const names = sbom.components.map(({ name }: { name: string }) => name);
    expect(sbom.bomFormat).toBe('CycloneDX');
    expect(names).toEqual(expect.arrayContaining(['undici', 'zod']));
    expect(names).not.toContain('vitest');
  });
});

describeWithGit('the release on GitHub', () => {
  /** A gh that writes down what it is asked, and answers from what stands in its folder. */
  const FAKE = `#!/bin/sh
echo "$*" >>"$FAKE_GH/asked"
case "$*" in
*isDraft*) cat "$FAKE_GH/draft" 2>/dev/null || exit 1 ;;
*immutable*) cat "$FAKE_GH/immutable" ;;
esac
`;

  function publish(answers: Readonly<Record<string, string>>, ...args: string[]) {
    const gh = mkdtempSync(join(folder, 'gh-'));
    writeFileSync(join(gh, 'gh'), FAKE, { mode: 0o755 });
    for (const [name, text] of Object.entries(answers)) writeFileSync(join(gh, name), text);
    const env = {
      ...process.env,
      PATH: `${gh}:${process.env.PATH}`,
      FAKE_GH: gh,
      GITHUB_REPOSITORY: 'acme/gate',
    };
    const script = join(clone, 'scripts/publish-release.sh');
    const { status, stdout } = spawnSync('bash', [script, ...args], { env, encoding: 'utf8' });
    const asked = readFileSync(join(gh, 'asked'), 'utf8').trim().split('\n');
    return { status, stdout, asked: asked.filter((line) => !line.startsWith('release view')) };
  }
  const draft = (answers: Readonly<Record<string, string>>) =>
    publish(answers, 'draft', 'v1.0.0', 'out');
  const created =
    'release create v1.0.0 --draft --verify-tag --title v1.0.0 --notes-file out/notes.md out/simulation-gate-v1.0.0.tar.gz out/sbom.cdx.json out/SHA256SUMS';

  test('is drafted with its notes and files', () => {
    expect(draft({})).toMatchObject({ status: 0, asked: [created] });
  });

  test('is drafted anew where an earlier attempt left a draft, and never where it is public', () => {
    expect(draft({ draft: 'true' }).asked).toEqual(['release delete v1.0.0 --yes', created]);
    expect(draft({ draft: 'false' }).asked).toEqual([created]);
  });

  test('is published, and has to be immutable then', () => {
    const asked = [
      'release edit v1.0.0 --draft=false',
      'api repos/acme/gate/releases/tags/v1.0.0 --jq .immutable',
    ];
    const done = publish({ immutable: 'true' }, 'publish', 'v1.0.0');
    expect(done).toMatchObject({ status: 0, asked });
    const changeable = publish({ immutable: 'false' }, 'publish', 'v1.0.0');
    expect(changeable).toMatchObject({ status: 1, asked });
    expect(changeable.stdout).toContain('can still be changed');
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

  test('moves to the newest release', () => {
    expect(move('v1.10.0').stdout).toContain('v1 is v1.10.0 now.');
    expect(remoteTag('v1')).toBe(git('rev-parse', 'HEAD').stdout.trim());
  });

  test('does not move backwards', () => {
    expect(move('v1.9.0').stdout).toContain('v1 stays where it is: v1.10.0 is newer than v1.9.0.');
    expect(remoteTag('v1')).toBe(git('rev-parse', 'HEAD').stdout.trim());
  });

  test.each(['v1', 'main', 'v1.2.3-rc.1'])('%s is refused', (tag) => {
    expect(move(tag)).toMatchObject({ status: 1 });
  });
});
