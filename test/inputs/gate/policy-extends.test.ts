import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { RUNNER } from '../../../src/report/words/log-words.ts';
// Loaded beforehand: virtual time would pass meanwhile.
import '../../../src/github/repository-files.ts';
import { mergeReports } from '../../../src/actions/merge-reports/merge-reports.ts';
import { contentAnswer, startFakeGitHub, WORKFLOW } from '../../support/github/fake-github.ts';
import { environment, TOKEN } from '../../support/github/github-runtime.ts';
import { startScriptedServer } from '../../support/http-server.ts';
import { debriefReport, theme } from '../../support/reports.ts';
import { savedDebrief, workspace } from '../../support/saved-files.ts';
import { runAlone } from '../../support/virtual-runtime.ts';

const { cwd } = workspace();
const THERE = 'acme/policies/gate/org.yml@v1';
const PASSED = debriefReport({ themes: [theme()] });

/** A workspace of its own with such files; the saved debrief in it passed with one theme. */
function enter(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(cwd, 'job-'));
  writeFileSync(join(folder, 'debrief.json'), JSON.stringify(savedDebrief(PASSED)));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `version: 1\n${text}`);
  }
  process.chdir(folder);
  return folder;
}

const STEP = { 'debrief-file': 'debrief.json', policy: 'child.yml' };
const NO_HIGH = 'gate: { max-themes: { HIGH: 0 } }';

describe('a policy of the workspace', () => {
  test('includes the policies that it extends; log and report show all', async () => {
    enter({
      'child.yml': 'extends: policies/team.yml\ngate: { trend: { max-drop: 5 } }',
      'policies/team.yml': 'extends: ./policies/org.yml',
      'policies/org.yml': NO_HIGH,
    });
    const result = await runAlone({ ...STEP, 'report-dir': 'out' });
    expect(result.outputs.outcome).toBe('failed');
    expect(result.annotations).toContainEqual(
      expect.stringContaining('1 theme of severity HIGH; the limit is 0'),
    );
    expect(result.log).toMatch(
      /child\.yml\n::group::.* policies\/team\.yml, \.\/policies\/org\.yml\n\{\n {2}"version": 1,[^:]*"gate": \{.*"max-drop": 5.*::endgroup::/s,
    );
    const { policy } = JSON.parse(readFileSync('out/report.json', 'utf8'));
    expect(policy).toEqual({
      path: 'child.yml',
      isTrial: false,
      extends: ['policies/team.yml', './policies/org.yml'],
      resolved: { version: 1, gate: { 'max-themes': { HIGH: 0 }, trend: { 'max-drop': 5 } } },
    });
  });

  test.each([
    [
      'that loosens',
      {
        'child.yml': 'extends: org.yml\ngate:\n  max-themes: { HIGH: 3 }',
        'org.yml': NO_HIGH,
      },
      "'child.yml' line 4, column 17: gate.max-themes.HIGH is 3, which loosens line 2, column 23 of 'org.yml': it has to be 0 or less, or 'org.yml' has to have allow-loosening: [gate.max-themes.HIGH]",
    ],
    [
      'that extends a missing file',
      { 'child.yml': 'gate: {}\nextends: gone.yml' },
      "'child.yml' line 3, column 1: extends is 'gone.yml', which does not exist: check the path, which starts at the workspace",
    ],
    [
      'that extends a folder',
      { 'child.yml': 'extends: a', 'a/b.yml': '' },
      "'child.yml' line 2, column 1: extends is 'a', which is not a file",
    ],
    [
      'that extends an invalid one',
      { 'child.yml': 'extends: org.yml', 'org.yml': 'gate: { verdct: fail }' },
      "'org.yml' line 2, column 9: gate.verdct is not known here; did you mean verdict?",
    ],
    [
      'that extends itself over another',
      { 'child.yml': 'extends: b.yml', 'b.yml': 'extends: ./child.yml' },
      "'b.yml' line 2, column 1: extends is './child.yml', which extends itself (child.yml, b.yml, child.yml)",
    ],
    [
      'of six files',
      {
        'child.yml': 'extends: 2.yml',
        ...Object.fromEntries([2, 3, 4, 5].map((n) => [`${n}.yml`, `extends: ${n + 1}.yml`])),
        '6.yml': '',
      },
      "'5.yml' line 2, column 1: extends is '6.yml', which would be file 6 of at most 5",
    ],
  ])('%s is an error before any request', async (_, files, message) => {
    enter(files);
    const result = await runAlone({
      policy: 'child.yml',
      'base-url': 'http://127.0.0.1:1',
      'job-id': 'x',
    });
    expect(result.outputs.outcome).toBe('error');
    expect(result.annotations).toContainEqual(
      expect.stringContaining(`error: error: input 'policy': ${message}`),
    );
    expect(result.annotations).toContainEqual(expect.stringContaining("input 'job-id'"));
  });

  test('of five files is taken', async () => {
    enter({
      'child.yml': 'extends: 2.yml',
      ...Object.fromEntries([2, 3, 4].map((n) => [`${n}.yml`, `extends: ${n + 1}.yml`])),
      '5.yml': NO_HIGH,
    });
    expect((await runAlone(STEP)).outputs.outcome).toBe('failed');
  });

  test('extends nothing outside the workspace, also through a link', async () => {
    const folder = enter({ 'child.yml': 'extends: link.yml' });
    writeFileSync(join(cwd, 'outside.yml'), 'version: 1');
    symlinkSync('../outside.yml', join(folder, 'link.yml'));
    const result = await runAlone(STEP);
    expect(result.annotations).toEqual([
      expect.stringContaining("extends is 'link.yml', which is outside the workspace"),
    ]);
  });
});

describe('a policy of another repository', () => {
  async function atGitHub(
    inputs: Readonly<Record<string, string>> = {},
    child = `extends: ${THERE}`,
  ) {
    const github = await startFakeGitHub(() => 0);
    github.accounts.set(TOKEN, WORKFLOW);
    enter({ 'child.yml': child });
    const run = () =>
      runAlone(
        { ...STEP, 'github-token': TOKEN, ...inputs },
        { ...environment(github.apiUrl), GITHUB_EVENT_NAME: 'push' },
        github.apiUrl,
      );
    return { github, run };
  }

  test('is read where the server of the job has its API, and asked for what it extends there', async () => {
    const { github, run } = await atGitHub({ 'report-dir': 'out' });
    github.contents.set(THERE, 'version: 1\nextends: base.yml');
    github.contents.set('acme/policies/base.yml@v1', `version: 1\n${NO_HIGH}`);
    const result = await run();
    expect(result.outputs.outcome).toBe('failed');
    expect(github.requests.map(({ path }) => path)).toEqual([
      '/repos/acme/policies/contents/gate/org.yml?ref=v1',
      '/repos/acme/policies/contents/base.yml?ref=v1',
    ]);
    const { policy } = JSON.parse(readFileSync('out/report.json', 'utf8'));
    expect(policy.extends).toEqual([THERE, 'acme/policies/base.yml@v1']);
  });

  test('is not loosened', async () => {
    const { github, run } = await atGitHub({}, `extends: ${THERE}\ngate: { verdict: ignore }`);
    github.contents.set(THERE, 'version: 1\ngate:\n  verdict: fail');
    const result = await run();
    expect(result.outputs.outcome).toBe('error');
    expect(result.annotations).toEqual([
      `error: error: input 'policy': 'child.yml' line 3, column 9: gate.verdict is "ignore", which loosens line 3, column 3 of '${THERE}': it has to be fail, or '${THERE}' has to have allow-loosening: [gate.verdict]`,
    ]);
  });

  test.each(['acme/policies/../../../user@v1', 'acme/policies/gate/..@v1'])(
    'at %s, which GitHub would take for another address, is an error before any request',
    async (address) => {
      const { github, run } = await atGitHub({}, `extends: ${address}`);
      const result = await run();
      expect(result.outputs.outcome).toBe('error');
      expect(result.annotations).toEqual([
        expect.stringContaining(`extends is '${address}', which has '..' in its path`),
      ]);
      expect(github.requests).toEqual([]);
    },
  );

  test.each([
    [
      'is faulty',
      'version: 1\ngates: {}',
      `'${THERE}' line 2, column 1: gates is not known here; did you mean gate?`,
    ],
    [
      'is a folder',
      [{ type: 'file', name: 'a' }],
      'which is not a YAML or JSON file of at most 256 KiB',
    ],
    [
      'is too large',
      contentAnswer(Buffer.alloc(262_145, ' ')),
      'which is not a YAML or JSON file of at most 256 KiB',
    ],
    [
      'is no UTF-8',
      contentAnswer(Buffer.from([0xff])),
      'which is not UTF-8 text: save it as UTF-8',
    ],
  ])('that %s is an error', async (_, content, message) => {
    const { github, run } = await atGitHub();
    github.contents.set(THERE, content);
    const result = await run();
    expect(result.outputs.outcome).toBe('error');
    expect(result.annotations).toEqual([expect.stringContaining(message)]);
    expect(result.annotations[0]).toContain("error: input 'policy': '");
  });

  test.each([[404], [403], [401], [400]])(
    'that GitHub refuses with %d is an error with a fix',
    async (status) => {
      const { github, run } = await atGitHub();
      github.answer({ operation: 'repos/get-content', status, message: 'No' });
      const result = await run();
      expect(result.outputs.outcome).toBe('error');
      expect(result.annotations).toEqual([
        expect.stringMatching(
          `extends is '${THERE}', which could not be read \\(read policy: ${status}: No\\): .*give a github-token`,
        ),
      ]);
    },
  );

  test('needs a token', async () => {
    const { github, run } = await atGitHub({ 'github-token': '' });
    const result = await run();
    expect(result.annotations).toEqual([
      expect.stringContaining(
        `${RUNNER.howToGiveToken} that may read the contents of acme/policies`,
      ),
    ]);
    expect(github.requests).toEqual([]);
  });

  test.each([
    ['answers 500', { status: 500 }, '500'],
    ['limits the token', { status: 429, headers: { 'retry-after': '3600' } }, '429'],
  ])('while GitHub %s is inconclusive, and nothing is started', async (_, order, words) => {
    const service = await startScriptedServer();
    onTestFinished(() => service.close());
    const { github, run } = await atGitHub({
      'debrief-file': '',
      'run-plan': '6f1c2d3e-4a5b-4c6d-8e7f-901234567890',
      'base-url': service.origin,
      'api-key': 'key',
    });
    github.answer({ operation: 'repos/get-content', ...order });
    const result = await run();
    expect(result.outputs.outcome).toBe('inconclusive');
    expect(result.exitCode).toBe(1);
    expect(result.annotations).toEqual([
      expect.stringMatching(
        `^error: inconclusive: read policy: .*${words}.* ${github.apiUrl} did not return '${THERE}'`,
      ),
    ]);
    expect(service.requests).toEqual([]);
  });

  describe('named by its full commit SHA', () => {
    const PINNED = `acme/policies/gate/org.yml@${'a1'.repeat(20)}`;

    test('is read once, and then kept', async () => {
      const { github, run } = await atGitHub({ memory: 'kept' }, `extends: ${PINNED}`);
      github.contents.set(PINNED, `version: 1\n${NO_HIGH}`);
      expect((await run()).outputs.outcome).toBe('failed');
      github.answer({ operation: 'repos/get-content', status: 503 });
      expect((await run()).outputs.outcome).toBe('failed');
      expect(github.requests).toHaveLength(1);
    });

    test('is read again if the kept file is broken', async () => {
      const { github, run } = await atGitHub({ memory: 'kept' }, `extends: ${PINNED}`);
      github.contents.set(PINNED, `version: 1\n${NO_HIGH}`);
      await run();
      const [name = ''] = readdirSync('kept');
      writeFileSync(join('kept', name), '{');
      expect((await run()).outputs.outcome).toBe('failed');
      expect(github.requests).toHaveLength(2);
    });

    test('and no other is taken from the run history', async () => {
      const { github, run } = await atGitHub({ memory: 'kept' }, `extends: ${PINNED}`);
      github.contents.set(PINNED, 'version: 1');
      expect((await run()).outputs.outcome).toBe('passed');
      const name = `policy ${THERE}`;
      const digest = createHash('sha256').update(`text ${name}`).digest('hex');
      writeFileSync(join('kept', `${digest}.json`), JSON.stringify({ name, text: 'version: 1' }));
      writeFileSync('child.yml', `version: 1\nextends: ${THERE}`);
      github.contents.set(THERE, `version: 1\n${NO_HIGH}`);
      expect((await run()).outputs.outcome).toBe('failed');
    });

    test('is not kept if it is invalid, or named by a tag, or memory is off', async () => {
      const broken = await atGitHub({ memory: 'kept' }, `extends: ${PINNED}`);
      broken.github.contents.set(PINNED, 'version: [');
      await broken.run();
      expect(existsSync('kept')).toBe(false);
      const tagged = await atGitHub({ memory: 'kept' });
      tagged.github.contents.set(THERE, 'version: 1');
      await tagged.run();
      expect(existsSync('kept')).toBe(false);
      const off = await atGitHub({ memory: 'off' }, `extends: ${PINNED}`);
      off.github.contents.set(PINNED, 'version: 1');
      await off.run();
      await off.run();
      expect(off.github.requests).toHaveLength(2);
    });
  });

  test('evaluates merged reports too', async () => {
    const { github, run } = await atGitHub({ 'report-dir': 'out' }, 'gate: {}');
    github.contents.set(THERE, `version: 1\n${NO_HIGH}`);
    expect((await run()).outputs.outcome).toBe('passed');
    writeFileSync('child.yml', `version: 1\nextends: ${THERE}`);
    const merge = (inputs: Readonly<Record<string, string>> = {}) =>
      runAlone(
        {
          reports: 'out/report.json',
          policy: 'child.yml',
          'github-token': TOKEN,
          'report-dir': 'merged',
          ...inputs,
        },
        { ...environment(github.apiUrl), GITHUB_EVENT_NAME: 'push' },
        github.apiUrl,
        mergeReports,
      );
    expect((await merge()).outputs.outcome).toBe('failed');
    const { policy } = JSON.parse(readFileSync('merged/report.json', 'utf8'));
    expect(policy).toMatchObject({ path: 'child.yml', extends: [THERE] });
    github.contents.set(THERE, 'gate: 5');
    const warned = { 'on-inconclusive': 'warn' };
    expect(await merge(warned)).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    github.answer({ operation: 'repos/get-content', status: 503 });
    expect(await merge()).toMatchObject({ exitCode: 1, outputs: { outcome: 'inconclusive' } });
    expect(await merge(warned)).toMatchObject({
      exitCode: 0,
      outputs: { outcome: 'inconclusive' },
    });
  });
});
