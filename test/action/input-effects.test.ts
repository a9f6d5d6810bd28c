import { describe, expect } from 'vitest';
import { INPUT_DEFAULTS } from '../../src/gate/inputs/input-defaults.ts';
import {
  type ReferenceServiceOptions,
  type RunningReferenceService,
  startReferenceService,
} from '../../src/reference/server.ts';
import {
  annotationsOf,
  countOf,
  inputsFor,
  operationsOf,
  runGate,
  test,
} from '../support/gate-test.ts';
import { startAction } from '../support/runner-process.ts';

/** A service unlike that of the other tests, for as long as the test needs it. */
async function withService(
  options: ReferenceServiceOptions,
  use: (service: RunningReferenceService) => Promise<void>,
): Promise<void> {
  const service = await startReferenceService(options);
  try {
    await use(service);
  } finally {
    await service.close();
  }
}

function bodiesOf({ requests }: RunningReferenceService, method = 'POST'): unknown[] {
  return requests.filter((request) => request.method === method).map(({ body }) => body);
}

function readRuns({ outputs }: { outputs: Record<string, string> }): { jobId: string }[] {
  return JSON.parse(outputs.runs ?? '');
}

describe('base-url', () => {
  test.concurrent('a path prefix is kept, with or without a slash behind it', () =>
    withService({ timeScale: 60, pathPrefix: '/analytics/eu' }, async (service) => {
      const { jobId } = service.addRun();
      for (const url of [service.url, `${service.url}/`]) {
        const result = await runGate(service, { 'job-id': jobId, 'base-url': url });
        expect(result.outputs.outcome).toBe('passed');
      }
      expect(operationsOf(service)).toEqual(['debrief', 'read', 'debrief', 'read']);
    }));
});

describe('job-id', () => {
  test.concurrent('takes IDs separated by newlines or commas, each once', async ({ service }) => {
    const [a, b, c] = [1, 2, 3].map(() => service.addRun().jobId);
    const result = await runGate(service, {
      'job-id': `\n${a}, ${b}\r\n${c},\n${a?.toUpperCase()}\n`,
    });
    expect(readRuns(result).map(({ jobId }) => jobId)).toEqual([a, b, c]);
    for (const jobId of [a, b, c]) expect(countOf(service, 'debrief', jobId)).toBe(1);
  });

  test.concurrent('with wait: false is taken as it is, without a request', async ({ service }) => {
    const { jobId } = service.addRun();
    const result = await runGate(service, { 'job-id': jobId, wait: 'false' });
    expect(result.exitCode).toBe(0);
    expect(result.outputs).toMatchObject({ outcome: 'started', 'job-id': jobId });
    expect(service.requests).toEqual([]);
  });
});

describe('run-plan-id and variables', () => {
  test.concurrent('one run of each run plan is started, with the variables', async ({
    service,
  }) => {
    const plans = [service.demo.runPlanId, service.addPlan({}).runPlanId];
    const result = await runGate(service, {
      'run-plan-id': plans.join('\n'),
      variables: '# the agent\nagent_prompt=Say a=b.\n\n voice = nova \nempty=\n',
      wait: 'false',
    });
    expect(result.outputs['job-id']?.split('\n')).toHaveLength(2);
    const variables = { agent_prompt: 'Say a=b.', voice: ' nova ', empty: '' };
    expect(bodiesOf(service)).toEqual(plans.map((planId) => ({ planId, variables })));
    expect(annotationsOf(result)).toEqual([
      `notice: started: 2 runs are left to a later step, which judges them with the input job-id: ${result.outputs['job-id']?.replace('\n', ', ')}`,
    ]);
  });

  test.concurrent('without variables none are sent', async ({ service }) => {
    const { runPlanId } = service.demo;
    await runGate(service, { 'run-plan-id': runPlanId, wait: 'false' });
    expect(bodiesOf(service)).toEqual([{ planId: runPlanId, variables: {} }]);
  });
});

describe('service-phone-number and call-time', () => {
  test.concurrent('the run is found through the simulation job that uses the number', async ({
    service,
  }) => {
    const { servicePhoneNumber } = service.demo;
    const startedAt = Date.parse('2026-01-31T14:00:00Z');
    const { jobId } = service.addRun({ startedAt, endedAt: startedAt + 600_000 });
    const result = await runGate(service, {
      'service-phone-number': servicePhoneNumber,
      'call-time': '2026-01-31T15:05:00+01:00',
    });
    expect(result.outputs).toMatchObject({ outcome: 'passed', 'job-id': jobId });
    expect(operationsOf(service)).toEqual(['lookup', 'list', 'debrief', 'read']);
    const query = new URL(service.requests[0]?.path ?? '', service.url).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      servicePhoneNumber,
      callReceivedAt: '2026-01-31T15:05:00+01:00',
    });
  });

  test.concurrent('without call-time a call in progress is looked for; with wait: false that is all', async ({
    service,
  }) => {
    const { jobId } = service.addRun({
      status: 'RUNNING_SIMULATIONS',
      endedAt: Date.now() + 3_600_000,
    });
    const result = await runGate(service, {
      'service-phone-number': service.demo.servicePhoneNumber,
      wait: 'false',
    });
    expect(result.outputs).toMatchObject({ outcome: 'started', 'job-id': jobId });
    expect(operationsOf(service)).toEqual(['lookup', 'list']);
    expect(service.requests[0]?.path).not.toContain('callReceivedAt');
  });
});

describe('regenerate', () => {
  test.concurrent('a new debrief is asked for even if one is ready', async ({ service }) => {
    const { jobId, debriefId } = service.addRun();
    const result = await runGate(service, { 'job-id': jobId, regenerate: 'true' });
    expect(result.outputs.outcome).toBe('passed');
    expect(result.outputs['debrief-id']).not.toBe(debriefId);
    expect(bodiesOf(service)[0]).toEqual({ regenerate: true });
    expect(bodiesOf(service).slice(1)).not.toContainEqual({ regenerate: true });
  });

  test.concurrent('by default the ready one is taken', async ({ service }) => {
    const { jobId, debriefId } = service.addRun();
    const result = await runGate(service, { 'job-id': jobId });
    expect(result.outputs['debrief-id']).toBe(debriefId);
    for (const body of bodiesOf(service)) expect(body).not.toMatchObject({ regenerate: true });
  });
});

describe('debrief-retries', () => {
  test.concurrent.for([
    ['0', 1],
    ['1', 2],
    ['3', 4],
  ] as const)('%s: the debrief is asked for %i times', async ([retries, times], { service }) => {
    const nextDebriefs = Array.from({ length: 9 }, () => 'failed' as const);
    const { jobId } = service.addRun({ debrief: 'none', nextDebriefs });
    const result = await runGate(service, { 'job-id': jobId, 'debrief-retries': retries });
    expect(result.outputs).toMatchObject({ outcome: 'inconclusive', 'debrief-status': 'FAILED' });
    expect(countOf(service, 'debrief')).toBe(times);
  });
});

describe('cancel-on-abort', () => {
  const inputs = { 'run-timeout': '1s' };

  test.concurrent('a run that times out is cancelled where this step started it', () =>
    withService({ timeScale: 1 }, async (service) => {
      const { runPlanId } = service.demo;
      const result = await runGate(service, { ...inputs, 'run-plan-id': runPlanId });
      expect(result.outputs.outcome).toBe('inconclusive');
      expect(countOf(service, 'cancel', result.outputs['job-id'])).toBe(1);
      expect(result.summary).toContain('The run was cancelled by this step');
    }));

  test.concurrent('with false it is left going, which a warning says', () =>
    withService({ timeScale: 1 }, async (service) => {
      const { runPlanId } = service.demo;
      const result = await runGate(service, {
        ...inputs,
        'run-plan-id': runPlanId,
        'cancel-on-abort': 'false',
      });
      expect(countOf(service, 'cancel')).toBe(0);
      expect(annotationsOf(result)).toContainEqual(
        `warning: run ${result.outputs['job-id']} was left going: cancel-on-abort is false`,
      );
    }));

  test.concurrent('other runs are never cancelled', async ({ service }) => {
    const { jobId } = service.addRun({ status: 'RUNNING_SIMULATIONS' });
    const result = await runGate(service, { ...inputs, 'job-id': jobId });
    expect(result.outputs.outcome).toBe('inconclusive');
    expect(countOf(service, 'cancel')).toBe(0);
  });
});

describe('max-parallel', () => {
  test.concurrent('with 1, a run waits until the one before it is done', async ({ service }) => {
    const jobIds = [1, 2].map(() => service.addRun({ debrief: 'none' }).jobId);
    const result = await runGate(service, { 'job-id': jobIds.join(','), 'max-parallel': '1' });
    expect(result.outputs.outcome).toBe('passed');
    const order = service.requests.map(({ path }) => path.split('/')[5]);
    expect(order).toEqual(
      [...order].toSorted((a = '', b = '') => jobIds.indexOf(a) - jobIds.indexOf(b)),
    );
    expect(new Set(order)).toEqual(new Set(jobIds));
  });

  test.concurrent('by default they are watched at once', async ({ service }) => {
    const jobIds = [1, 2].map(() => service.addRun({ debrief: 'none' }).jobId);
    await runGate(service, { 'job-id': jobIds.join(',') });
    expect(service.requests.slice(0, 2).map(({ path }) => path.split('/')[5])).toEqual(jobIds);
  });
});

describe('defaults', () => {
  test.concurrent('stand where the runner hands over nothing', async ({ service }) => {
    const { jobId } = service.addRun({ debrief: 'none', nextDebriefs: ['failed', 'ready'] });
    const inputs = inputsFor(service, { 'job-id': jobId });
    const unsaid = Object.keys(INPUT_DEFAULTS).filter((name) => !(name in inputs));
    const env = Object.fromEntries(
      unsaid.map((name) => [`INPUT_${name.toUpperCase()}`, undefined]),
    );
    const result = await startAction({ inputs, env }).result;
    expect(result.exitCode).toBe(0);
    expect(result.outputs.outcome).toBe('passed');
    expect(countOf(service, 'debrief')).toBe(2);
    expect(result.summary).toContain('Simulation gate passed');
  });
});
