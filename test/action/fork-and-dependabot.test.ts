import { describe, expect } from 'vitest';
import { annotationsOf, inputsFor, OUTPUTS, runGate, test } from '../support/gate-test.ts';
import { startAction } from '../support/runner-process.ts';

const BASE = { id: 1, full_name: 'octo-org/voice-agent' };
const FORK = { id: 2, full_name: 'somebody/voice-agent' };

function pullRequest(head: object | null, login = 'octocat') {
  return { pull_request: { head: { repo: head }, base: { repo: BASE }, user: { login } } };
}

const FROM_FORK = { eventName: 'pull_request', event: pullRequest(FORK) };
const FROM_DELETED_FORK = { eventName: 'pull_request', event: pullRequest(null) };
const FROM_DEPENDABOT = {
  eventName: 'pull_request',
  event: pullRequest(BASE, 'dependabot[bot]'),
  env: { GITHUB_ACTOR: 'dependabot[bot]' },
};
const NO_KEY = { 'api-key': '' };
const SKIP = { ...NO_KEY, 'on-missing-key': 'skip' };

describe('skipped', () => {
  test.concurrent.for([
    [
      'a fork',
      FROM_FORK,
      'warning: skipped: there is no API key, since pull requests from forks get no secrets; to have this change judged, push it to a branch of this repository',
    ],
    [
      'a fork that has been deleted',
      FROM_DELETED_FORK,
      'warning: skipped: there is no API key, since pull requests from forks get no secrets; to have this change judged, push it to a branch of this repository',
    ],
    [
      'Dependabot',
      FROM_DEPENDABOT,
      'warning: skipped: there is no API key, since pull requests from Dependabot get none but Dependabot secrets; to have this change judged, store the key among those (Settings, Secrets and variables, Dependabot) and run the job again',
    ],
  ] as const)(
    'without a key in a pull request from %s, with on-missing-key: skip: exit 0 and a warning that says why, and how to run it',
    async ([, start, warning], { service }) => {
      const result = await runGate(
        service,
        { ...SKIP, 'run-plan-id': service.demo.runPlanId },
        start,
      );
      expect(result.exitCode).toBe(0);
      expect(annotationsOf(result)).toEqual([warning]);
      expect(result.outputs).toMatchObject({ outcome: 'skipped', verdict: '', runs: '[]' });
      expect(JSON.parse(result.outputs.reasons ?? '')).toEqual([
        { rule: 'input', message: warning.replace('warning: skipped: ', ''), jobId: '' },
      ]);
      expect(result.summary).toContain('Simulation gate skipped');
      expect(result.summary).toContain('**Nothing was tested:**');
      expect(service.requests).toEqual([]);
    },
  );

  test.concurrent('also where the variables that hold the other inputs are missing there', async () => {
    const inputs = { ...SKIP, 'base-url': '', 'run-plan-id': '' };
    const result = await startAction({ ...FROM_FORK, inputs }).result;
    expect(result.exitCode).toBe(0);
    expect(result.outputs.outcome).toBe('skipped');
    expect(Object.keys(result.outputs)).toEqual(OUTPUTS);
  });

  test.concurrent('a faulty input is an error all the same', async ({ service }) => {
    const result = await runGate(service, { ...SKIP, 'job-id': 'x' }, FROM_FORK);
    expect(result.exitCode).toBe(1);
    expect(result.outputs.outcome).toBe('error');
  });
});

describe('without a key it is an error', () => {
  test.concurrent.for([
    ['a fork', FROM_FORK, 'pull requests from forks get no secrets, so set on-missing-key: skip'],
    [
      'Dependabot',
      FROM_DEPENDABOT,
      'pull requests from Dependabot get none but Dependabot secrets, so store the key among those',
    ],
  ] as const)('in a pull request from %s by default', async ([, start, cure], { service }) => {
    const { jobId } = service.addRun();
    const result = await runGate(service, { ...NO_KEY, 'job-id': jobId }, start);
    expect(result.exitCode).toBe(1);
    expect(annotationsOf(result)).toEqual([
      expect.stringContaining(`error: error: input 'api-key' is missing: ${cure}`),
    ]);
    expect(service.requests).toEqual([]);
  });

  test.concurrent.for([
    ['a push', {}],
    ['a pull request of this repository', { event: pullRequest(BASE) }],
    ['an event without a payload', { env: { GITHUB_EVENT_PATH: undefined } }],
    ['an event whose payload cannot be read', { env: { GITHUB_EVENT_PATH: '/no/such/file' } }],
  ] as const)('in %s even with on-missing-key: skip', async ([, start], { service }) => {
    const { jobId } = service.addRun();
    const result = await runGate(service, { ...SKIP, 'job-id': jobId }, start);
    expect(result.exitCode).toBe(1);
    expect(annotationsOf(result)).toEqual([
      expect.stringContaining(
        "error: error: input 'api-key' is missing: store the key as a secret",
      ),
    ]);
    expect(service.requests).toEqual([]);
  });
});

describe('a pull request that has a key is judged', () => {
  test.concurrent.for([
    ['a fork', FROM_FORK],
    ['Dependabot', FROM_DEPENDABOT],
  ] as const)('from %s', async ([, start], { service }) => {
    const { jobId } = service.addRun();
    const result = await startAction({
      ...start,
      inputs: inputsFor(service, { 'job-id': jobId, 'on-missing-key': 'skip' }),
    }).result;
    expect(result.outputs.outcome).toBe('passed');
  });
});
