import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import '../../src/github/repository-files.ts';
import { startReferenceService } from '../../src/reference-service/server.ts';
import { CHANGED_FILES } from '../../src/report/words/publish-words.ts';
import { PATHS } from '../../src/report/words/run-notes.ts';
import {
  type FakeGitHub,
  type FakePullRequest,
  HEAD_SHA,
  REPOSITORY,
  startFakeGitHub,
  WORKFLOW,
} from '../support/github/fake-github.ts';
import { TOKEN } from '../support/github/github-runtime.ts';
import { runAlone } from '../support/virtual-runtime.ts';

const BASE_SHA = 'b'.repeat(40);
const PLAN = '0198c0de-2222-7000-8000-00000000000b';
const INPUTS = {
  'base-url': 'http://127.0.0.1:9',
  'api-key': 'key',
  'run-plan': PLAN,
  'github-token': TOKEN,
  paths: 'prompts/**, agent.yml',
  comment: 'never',
  suggestions: 'false',
};

const PULL_EVENT = {
  pull_request: { number: 7, base: { sha: BASE_SHA }, head: { sha: HEAD_SHA } },
};
const GROUP_EVENT = { merge_group: { base_sha: BASE_SHA, head_sha: HEAD_SHA } };
const EVENTS = [
  ['pull_request', PULL_EVENT],
  ['merge_group', GROUP_EVENT],
] as const;

interface Scene {
  github: FakeGitHub;
  gate(
    eventName: string,
    event?: unknown,
    inputs?: Record<string, string>,
    env?: Record<string, string>,
  ): ReturnType<typeof runAlone>;
}

async function scene(files: FakePullRequest['files'] = []): Promise<Scene> {
  const github = await startFakeGitHub(() => Date.now());
  github.accounts.set(TOKEN, WORKFLOW);
  github.addPull({ files });
  github.comparisons.set(`${BASE_SHA}...${HEAD_SHA}`, files);
  return {
    github,
    gate(eventName, event = PULL_EVENT, inputs = {}, env = {}) {
      const folder = mkdtempSync(join(tmpdir(), 'event-'));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      const file = join(folder, 'event.json');
      writeFileSync(file, JSON.stringify(event));
      const job = {
        GITHUB_EVENT_NAME: eventName,
        GITHUB_EVENT_PATH: file,
        GITHUB_API_URL: github.apiUrl,
        GITHUB_REPOSITORY: REPOSITORY,
        ...env,
      };
      const servers = [github.apiUrl, inputs['base-url'] ?? ''].filter((url) => url !== '');
      return runAlone({ ...INPUTS, ...inputs }, job, servers);
    },
  };
}

const named = (...names: string[]) => names.map((filename) => ({ filename }));

describe('nothing is started', () => {
  test.each(['pull_request', 'pull_request_target'])(
    'in a %s that changes no such file',
    async (eventName) => {
      const { gate } = await scene(named('README.md', 'src/action.yml'));
      const step = await gate(eventName, PULL_EVENT, { paths: 'examples/**, action.yml' });
      expect(step.exitCode).toBe(0);
      expect(step.outputs).toMatchObject({ outcome: 'skipped', 'job-id': '', reused: 'false' });
      const why =
        'this pull request changes no file that paths matches (2 files checked), so nothing was started';
      expect(step.annotations).toEqual([`notice: skipped: ${why}`]);
      expect(step.summary).toContain(why);
    },
  );

  test('with a warning of a glob that matches no file of the checkout', async () => {
    const { gate } = await scene(named('README.md'));
    const step = await gate('pull_request', PULL_EVENT, { paths: 'exmaples/**, action.yml' });
    expect(step.outputs.outcome).toBe('skipped');
    const note = expect.stringMatching(/^warning: .*'exmaples\/\*\*'\./);
    expect(step.annotations).toContainEqual(note);
    expect(step.summary).toContain('exmaples');
  });

  test('without a warning of a glob that matches a generated file alone', async () => {
    const { gate } = await scene(named('README.md'));
    mkdirSync('.tmp', { recursive: true });
    const folder = mkdtempSync('.tmp/generated-');
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, 'prompt.md'), 'You are an agent.');
    const step = await gate('pull_request', PULL_EVENT, { paths: `${folder}/*.md` });
    expect(step.annotations).toEqual([expect.stringMatching(/^notice: skipped: /)]);
  });

  test('after every page of its files was read', async () => {
    const names = Array.from({ length: 250 }, (_, index) => `docs/${index}.md`);
    const { gate, github } = await scene(named(...names));
    expect((await gate('pull_request')).outputs.outcome).toBe('skipped');
    expect(github.told().filter((it) => it === 'pulls/list-files 200')).toHaveLength(3);
  });
});

test('a changed file of a variable is tested although paths leaves it out', async () => {
  const { gate } = await scene(named('package.json'));
  const step = await gate('pull_request', PULL_EVENT, { 'variable-files': 'a=./package.json' });
  expect(step.outputs.outcome).not.toBe('skipped');
  expect(step.log).toContain('package.json is changed');
});

test('a dry run says that nothing would be started', async () => {
  const { gate } = await scene(named('README.md'));
  const service = await startReferenceService();
  onTestFinished(() => service.close());
  const inputs = {
    'dry-run': 'true',
    'base-url': service.url,
    'api-key': service.keys.full,
    'run-plan': service.demo.runPlanId,
  };
  const { outputs } = await gate('pull_request', PULL_EVENT, inputs);
  expect(outputs.outcome).toBe('skipped');
  expect(outputs.reasons).toMatch(
    /this pull request changes no file .*, so nothing would be started in it; with such a change the gate would start a run of/,
  );
});

describe('the gate runs', () => {
  test.each([
    ['that is changed', named('README.md', 'prompts/a/agent.md')],
    ['that was renamed to', [{ filename: 'prompts/agent.md', previous_filename: 'x.md' }]],
    ['that was renamed from', [{ filename: 'x.md', previous_filename: 'agent.yml' }]],
  ])('if the globs match a file %s', async (_, files) => {
    const { gate } = await scene(files);
    for (const [name, event] of EVENTS) {
      const step = await gate(name, event);
      expect(step.outputs.outcome).toBe('inconclusive');
      expect(step.log).toMatch(/paths: \S+ is changed/);
      expect(step.summary).not.toContain('Which files are changed is not known');
    }
  });

  test.each(['push', 'schedule', 'workflow_dispatch', 'workflow_run', 'issue_comment', ''])(
    "in the event '%s', which has no list of files",
    async (eventName) => {
      const { gate, github } = await scene(named('README.md'));
      const step = await gate(eventName);
      expect(step.outputs.outcome).toBe('inconclusive');
      expect(step.summary).not.toContain('is not known');
      expect(github.requests).toEqual([]);
    },
  );
});

describe('the gate runs with a note if the changed files are not known', () => {
  const unread = (why: string) => CHANGED_FILES.unread(why);

  test.each([
    ['has moved on', (github: FakeGitHub) => github.addPull({ headSha: 'c'.repeat(40) })],
    [
      'has more files than GitHub lists',
      (github: FakeGitHub) => github.addPull({ files: named('a'), changedFiles: 3_001 }),
    ],
  ])('the pull request %s', async (_, change) => {
    const { gate, github } = await scene();
    change(github);
    const step = await gate('pull_request');
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(step.log).toContain(PATHS.unknown(CHANGED_FILES.incomplete));
  });

  test.each([
    ['has no list of files', {}],
    ['lists as many files as it may', { files: named(...Array(300).fill('README.md')) }],
  ])('a comparison %s', async (_, body) => {
    const { gate, github } = await scene();
    github.answer({ operation: 'repos/compare-commits-with-basehead', status: 200, body });
    const step = await gate('merge_group', GROUP_EVENT);
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(step.log).toContain(PATHS.unknown(CHANGED_FILES.incomplete));
  });

  test.each([{}, { filename: 7 }, { filename: 'a.md', previous_filename: null }])(
    'GitHub lists %o',
    async (file) => {
      const { gate, github } = await scene(named('README.md'));
      github.answer({ operation: 'pulls/list-files', status: 200, body: [file] });
      const operation = 'repos/compare-commits-with-basehead';
      github.answer({ operation, status: 200, body: { files: [file] } });
      for (const [name, event] of EVENTS) {
        const step = await gate(name, event);
        expect(step.outputs.outcome).toBe('inconclusive');
        expect(step.log).toContain(unread('list changed files: '));
      }
    },
  );

  test('a pull request has no head', async () => {
    const { gate, github } = await scene(named('README.md'));
    github.answer({ operation: 'pulls/get', status: 200, body: { changed_files: 1 } });
    const step = await gate('pull_request');
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(step.log).toMatch(/: read pull request: [^)]* \/head: /);
  });

  test.each([401, 403, 404, 500])('GitHub responds with %d', async (status) => {
    const { gate, github } = await scene(named('README.md'));
    github.answer({ operation: 'pulls/list-files', status });
    github.answer({ operation: 'repos/compare-commits-with-basehead', status });
    for (const [name, event] of EVENTS) {
      const step = await gate(name, event);
      expect(step.outputs.outcome).toBe('inconclusive');
      expect(step.log).toContain(unread(''));
      expect(step.annotations.join()).not.toContain(unread(''));
    }
  });

  test.each([
    ['there is no token', CHANGED_FILES.noToken, { 'github-token': '' }, {}],
    ['the payload cannot be read', CHANGED_FILES.noCommits, {}, { GITHUB_EVENT_PATH: '/nowhere' }],
  ])('%s', async (_, why, inputs, env) => {
    const { gate, github } = await scene(named('README.md'));
    const step = await gate('pull_request', PULL_EVENT, inputs, env);
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(step.log).toContain(PATHS.unknown(why));
    expect(github.requests).toEqual([]);
  });
});

test('a saved debrief is evaluated in any pull request', async () => {
  const { gate } = await scene(named('README.md'));
  const saved = { 'run-plan': '', 'debrief-file': 'examples/debriefs/clean.json' };
  const step = await gate('pull_request', PULL_EVENT, { ...saved, 'base-url': '', 'api-key': '' });
  expect(step.outputs.outcome).toBe('passed');
});

test('paths outside the workspace are errors', async () => {
  const { gate } = await scene();
  const step = await gate('pull_request', PULL_EVENT, { paths: '../x, !y' });
  expect(step.outputs.outcome).toBe('error');
  expect(step.annotations.join()).toContain("input 'paths': '../x' is outside");
  expect(step.annotations.join()).toContain("input 'paths': '!y' cannot exclude files");
});
