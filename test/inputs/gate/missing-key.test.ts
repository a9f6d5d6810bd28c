import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RUNNER } from '../../../src/report/words/log-words.ts';
import { OUTPUTS } from '../../support/gate-test.ts';
import { workspace } from '../../support/saved-files.ts';
import { reasonsIn, virtualRuntime } from '../../support/virtual-runtime.ts';

const { cwd, save } = workspace();
const BASE = { id: 1, full_name: 'octo-org/voice-agent' };
const FORK = { id: 2, full_name: 'somebody/voice-agent' };

/** The variables of a job on a pull request. */
function pullRequest(name: string, head: object | null, login = 'octocat') {
  const event = {
    pull_request: { head: { repo: head }, base: { repo: BASE }, user: { login } },
  };
  return {
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_REPOSITORY: BASE.full_name,
    GITHUB_EVENT_PATH: join(cwd, save(name, event)),
    GITHUB_ACTOR: login,
  };
}

const FROM_FORK = pullRequest('fork.json', FORK);
const FROM_DELETED_FORK = pullRequest('gone.json', null);
const FROM_DEPENDABOT = pullRequest('bot.json', BASE, 'dependabot[bot]');
const FROM_HERE = pullRequest('here.json', BASE);
const NO_KEY = { 'api-key': '' };
const SKIP = { ...NO_KEY, 'on-missing-key': 'skip' };

describe('skipped', () => {
  test.each([
    ['a fork', FROM_FORK, /forks get no API key\. .* push it to a branch of this repository/],
    ['a fork that has been deleted', FROM_DELETED_FORK, /forks get no API key/],
    [
      'Dependabot',
      FROM_DEPENDABOT,
      /Dependabot get no API key\. .* store the key as a Dependabot secret/,
    ],
  ])(
    'without a key in a pull request from %s, with on-missing-key: skip: exit 0 and a warning with the reason and how to run it',
    async (_, env, why) => {
      const { service, requests, runStep } = await virtualRuntime();
      const result = await runStep({ ...SKIP, 'run-plan': service.demo.runPlanId }, env);
      expect(result.exitCode).toBe(0);
      expect(result.annotations).toEqual([expect.stringMatching(/^warning: skipped: /)]);
      expect(result.annotations[0]).toMatch(why);
      expect(result.outputs).toMatchObject({ outcome: 'skipped', verdict: '', runs: '[]' });
      expect(reasonsIn(result)).toEqual([
        { rule: 'input', message: expect.stringMatching(why), jobId: '' },
      ]);
      expect(result.summary).toContain('skipped');
      expect(requests).toEqual([]);
    },
  );

  test('also if the variables of the other inputs are missing there', async () => {
    const { runStep } = await virtualRuntime();
    const inputs = { ...SKIP, 'base-url': '', 'run-plan': '' };
    const result = await runStep(inputs, FROM_FORK);
    expect(result.exitCode).toBe(0);
    expect(result.outputs.outcome).toBe('skipped');
    expect(Object.keys(result.outputs)).toEqual(OUTPUTS);
  });

  test('an invalid input is still an error', async () => {
    const { runStep } = await virtualRuntime();
    const result = await runStep({ ...SKIP, 'job-id': 'x' }, FROM_FORK);
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
  });
});

describe('without a key it is an error', () => {
  test.each([
    ['a fork', FROM_FORK, 'set on-missing-key: skip'],
    ['Dependabot', FROM_DEPENDABOT, 'store the key there'],
  ])('in a pull request from %s by default', async (_, env, fix) => {
    const { service, requests, runStep } = await virtualRuntime();
    const result = await runStep({ ...NO_KEY, 'job-id': service.addRun().jobId }, env);
    expect(result.exitCode).toBe(1);
    expect(result.annotations).toEqual([expect.stringContaining("'api-key' is missing: ")]);
    expect(result.annotations[0]).toContain(fix);
    expect(requests).toEqual([]);
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ['a push', {}],
    ['a pull request of this repository', FROM_HERE],
    ['an event whose payload cannot be read', { GITHUB_EVENT_PATH: '/no/such/file' }],
  ])('in %s even with on-missing-key: skip', async (_, env) => {
    const { service, requests, runStep } = await virtualRuntime();
    const result = await runStep({ ...SKIP, 'job-id': service.addRun().jobId }, env);
    expect(result.exitCode).toBe(1);
    expect(result.annotations).toEqual([expect.stringContaining(RUNNER.howToGiveKey)]);
    expect(requests).toEqual([]);
  });
});

test.each([
  ['a fork', FROM_FORK],
  ['Dependabot', FROM_DEPENDABOT],
])('a pull request from %s with a key is evaluated', async (_, env) => {
  const { service, runStep } = await virtualRuntime();
  const inputs = { 'job-id': service.addRun().jobId, 'on-missing-key': 'skip' };
  expect((await runStep(inputs, env)).outputs.outcome).toBe('passed');
});
