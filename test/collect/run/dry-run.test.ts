import { describe, expect, test } from 'vitest';
import {
  all,
  altering,
  failing,
  type Inputs,
  onPlan,
  type Prepare,
} from '../../support/gate-run.ts';
import { PROXY_PAGE } from '../../support/proxy-page.ts';
import { START_MS } from '../../support/virtual-clock.ts';
import { reasonsIn, type VirtualRuntime, virtualRuntime } from '../../support/virtual-runtime.ts';
import { MAIN, recordingRuntime } from '../baseline/recording-runtime.ts';

const DRY = { 'dry-run': 'true' };
const UNKNOWN = '0198c0de-2222-7000-8000-00000000000b';

function expectOnlyReads({ requests }: VirtualRuntime): void {
  expect(requests.filter(({ what }) => !what.startsWith('GET '))).toEqual([]);
}

describe('a dry run starts nothing and reports what would be started', () => {
  test('a plan by its name: outcome skipped, exit code 0, and how many calls it would be', async () => {
    const runtime = await virtualRuntime();
    const { name, runPlanId } = runtime.service.demo;
    const variables = 'agent_prompt=Be kind.';
    const step = await runtime.runStep({ ...DRY, 'run-plan': name, variables });
    expect(step).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped', 'job-id': '' } });
    expect(reasonsIn(step)).toMatchObject([
      {
        rule: 'dry-run',
        message: expect.stringMatching(
          `^would start a run of run plan '${name}' \\(${runPlanId}\\), 24 calls \\(\\d+ test cases × \\d+ iterations?\\)$`,
        ),
      },
    ]);
    expect(step.annotations).toEqual([expect.stringMatching(/^notice: skipped: /)]);
    expect(step.summary).toContain('Permissions of the key: call:read, ');
    expect(step.summary).toContain('24 calls, 6 checks and 120 baseline calls');
    expect(step.summary).toContain('agent_prompt (8 ');
    expectOnlyReads(runtime);
  });

  test('the calls of a baseline are those of the recorded runs', async () => {
    const runtime = await recordingRuntime();
    const { runPlanId } = runtime.service.demo;
    await runtime.record({ counts: { greeting: [10, 10] } });
    await runtime.record({ counts: { greeting: [8, 8] } });
    const { memory } = runtime;
    const step = await runtime.runStep(
      { ...DRY, 'run-plan': runPlanId, 'gate-name': 'calls', memory },
      { GITHUB_EVENT_NAME: 'push', GITHUB_REF: MAIN },
    );
    expect(step.summary).toContain('24 calls, 6 checks and 18 baseline calls');
    expectOnlyReads(runtime);
  });

  test('the checks of all plans are tested together', async () => {
    const runtime = await virtualRuntime();
    const { runPlanId } = runtime.service.addPlan({ name: 'another' });
    const unchecked = runtime.service.addPlan({ name: 'unchecked' }).runPlanId;
    const path = `/v1/simulation/plan/${unchecked}`;
    altering('readPlan', { '/data/metrics': [] }, { path })(runtime);
    const plans = [runtime.service.demo.runPlanId, runPlanId, unchecked].join('\n');
    const step = await runtime.runStep({ ...DRY, 'run-plan': plans });
    expect(step.summary.match(/ 12 checks and 120 baseline calls/g)).toHaveLength(2);
  });

  test('runs that are there: no debrief is requested', async () => {
    const runtime = await virtualRuntime();
    const done = runtime.service.addRun({ debrief: 'none' });
    const going = runtime.service.addRun({ status: 'RUNNING_SIMULATIONS' });
    const step = await runtime.runStep({ ...DRY, 'job-id': `${done.jobId},${going.jobId}` });
    expect(reasonsIn(step)[0]?.message).toBe(
      `would evaluate run ${done.jobId}, run ${going.jobId}. No debrief was requested`,
    );
    expectOnlyReads(runtime);
  });

  test('a run by a phone number', async () => {
    const runtime = await virtualRuntime();
    const { jobId } = runtime.service.addRun({
      status: 'RUNNING_SIMULATIONS',
      startedAt: START_MS - 1_000,
      endedAt: START_MS + 3_600_000,
    });
    const { servicePhoneNumber } = runtime.service.demo;
    const step = await runtime.runStep({ ...DRY, 'service-phone-number': servicePhoneNumber });
    expect(reasonsIn(step)[0]?.message).toContain(`would evaluate run ${jobId}.`);
    expectOnlyReads(runtime);
  });
});

describe('a dry run ends as the real one would', () => {
  test.each<[string, Inputs, Prepare | undefined, string, string?]>([
    ['invalid inputs', { 'run-plan': 'nightly', 'run-timeout': '5' }, undefined, 'error'],
    ['a bad key', { 'api-key': 'bad-key' }, undefined, 'error', 'service'],
    ['a spent budget', {}, failing('me', 402), 'inconclusive', 'budget'],
    ['a key that is refused with 403', {}, failing('me', 403), 'error'],
    ['an unknown plan', { 'run-plan': UNKNOWN }, undefined, 'error'],
    ['an unknown run', { 'run-plan': '', 'job-id': UNKNOWN }, undefined, 'error'],
    ['more calls than max-calls', { 'max-calls': '10' }, undefined, 'error', 'max-calls'],
    ['no service', { 'base-url': 'http://127.0.0.1:1' }, undefined, 'inconclusive'],
    ['a saved debrief', { 'run-plan': '', 'debrief-file': 'debrief.json' }, undefined, 'error'],
  ])('with %s', async (_, inputs, prepare, outcome, rule = expect.any(String)) => {
    const { step, runtime } = await onPlan({ ...DRY, ...inputs }, prepare);
    expect(step.outputs.outcome).toBe(outcome);
    expect(reasonsIn(step)).toMatchObject([{ rule }]);
    expectOnlyReads(runtime);
  });

  test('with a key that may only read: starts are refused, existing runs are not', async () => {
    const runtime = await virtualRuntime();
    const given = { ...DRY, 'api-key': runtime.service.keys.readOnly };
    const start = await runtime.runStep({ ...given, 'run-plan': runtime.service.demo.runPlanId });
    expect(start.outputs.outcome).toBe('error');
    expect(reasonsIn(start)).toMatchObject([{ rule: 'permission' }]);
    const step = await runtime.runStep({ ...given, 'job-id': runtime.service.addRun().jobId });
    expect(step.outputs.outcome).toBe('skipped');
  });
});

test('a dry run ends within two minutes if the service does not respond', async () => {
  const plans = all(failing('readPlan', 404), failing('listPlans', 503));
  const { step } = await onPlan(DRY, plans);
  expect(step.outputs.outcome).toBe('inconclusive');
  expect(step.durationMs).toBeLessThanOrEqual(120_000);
});

test('reads without an answer do not use up a short run-timeout', async () => {
  const hanging = (operation: 'health' | 'me') => (given: VirtualRuntime) =>
    given.hang({ operation, times: 'always' });
  const inputs = { ...DRY, 'run-timeout': '1s' };
  const { step } = await onPlan(inputs, all(hanging('health'), hanging('me')));
  expect(step.outputs.outcome).toBe('skipped');
});

/** A service that lists the runs of a plan, and has none of the other operations of a dry run. */
const listingOnly = all(failing('me', 404), failing('readPlan', 404), failing('listPlans', 404));

describe('a dry run requests the health check first', () => {
  const paths = ({ requests }: VirtualRuntime) => requests.slice(0, 3).map(({ path }) => path);

  async function rehearse(runtime: VirtualRuntime) {
    const step = await runtime.runStep({ ...DRY, 'job-id': runtime.service.addRun().jobId });
    expect(step).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } });
    return step;
  }

  test('and reports what it answered', async () => {
    const runtime = await virtualRuntime();
    const step = await rehearse(runtime);
    expect(paths(runtime).slice(0, 2)).toEqual(['/health', '/v1/me']);
    for (const text of [step.summary, step.log]) {
      expect(text).toMatch(/GET \/health answered 200: .*status.*ok/);
    }
  });

  test.each([404, 405, 501])('at its other path after %i', async (status) => {
    const runtime = await virtualRuntime();
    failing('health', status, { times: 1 })(runtime);
    const step = await rehearse(runtime);
    expect(paths(runtime)).toEqual(['/health', '/v1/health', '/v1/me']);
    expect(step.summary).toContain('GET /v1/health answered 200');
  });

  test('and is fine without one', async () => {
    const runtime = await virtualRuntime();
    failing('health', 404)(runtime);
    expect((await rehearse(runtime)).summary).not.toContain('health');
  });

  test.each([
    ['503', { kind: 'status', status: 503 }, 'answered 503'],
    [
      'hostile text',
      { kind: 'status', status: 200, body: '::error::x ![a](https://b.c) @team' },
      'answered 200: ',
    ],
  ] as const)('which stops nothing and is not repeated: %s', async (_, fault, answered) => {
    const runtime = await virtualRuntime();
    runtime.service.orderFault({ ...fault, operation: 'health', times: 'always' });
    const step = await rehearse(runtime);
    expect(step.durationMs).toBe(0);
    expect(paths(runtime).slice(0, 2)).toEqual(['/health', '/v1/me']);
    expect(step.log).toContain(`GET /health ${answered}`);
    expect(step.summary).toContain('health');
    expect(step.summary).not.toMatch(/!\[a\]\(|@team/);
    expect(step.annotations).toEqual([expect.stringMatching(/^notice: /)]);
  });
});

describe('a service without optional operations', () => {
  test('reports the key and its calls as unknown', async () => {
    const { step, runtime } = await onPlan(DRY, listingOnly);
    expect(step.outputs.outcome).toBe('skipped');
    expect(reasonsIn(step)[0]?.message).toContain('an unknown number of calls');
    expect(step.summary).toContain('The service reports no permissions of the key.');
    expect(step.summary).toContain('are not known: read plan: 404');
    expectOnlyReads(runtime);
  });

  test('is the service only if it responds as specified to an unknown run', async () => {
    const page = { ...PROXY_PAGE, status: 404, times: 'always' } as const;
    const { step } = await onPlan(DRY, ({ service }) => service.orderFault(page));
    expect(step.outputs.outcome).toBe('error');
    expect(reasonsIn(step)[0]?.message).toContain('base-url');
  });
});
