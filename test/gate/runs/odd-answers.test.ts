import { describe, expect, test } from 'vitest';
import type { FaultOrder } from '../../../src/reference/faults.ts';
import { debriefReport } from '../../support/reports.ts';
import { countOf, reasonsIn, virtualWorld } from '../../support/virtual-world.ts';

const MINUTE_MS = 60_000;
const READY = { report: debriefReport() };

type Odd = Extract<
  FaultOrder,
  { kind: 'html-page' | 'empty-body' | 'wrong-shape' | 'status' | 'redirect' }
>;

const PAGE: Odd = { kind: 'html-page', status: 200, body: '<h1>Sign in</h1>' };
const UNKNOWN: Odd = { kind: 'status', status: 404 };
/** Answers that the service cannot mean once it has answered for a run. */
const ODD: [string, Odd][] = [
  ['an HTML page', PAGE],
  ['an empty body', { kind: 'empty-body' }],
  ['JSON without a status', { kind: 'wrong-shape', body: { data: { debrief: {} } } }],
  ['400', { kind: 'status', status: 400 }],
  ['401', { kind: 'status', status: 401 }],
  ['a redirect', { kind: 'redirect', location: 'https://login.example.com/' }],
];

describe('a progress read with an odd answer decides nothing', () => {
  test.each(ODD)('%s, once: the next read tells how the run goes on', async (_, fault) => {
    const world = await virtualWorld();
    world.service.orderFault({ ...fault, operation: 'read', skip: 1 });
    const step = await world.runStep({ 'run-plan': world.service.demo.runPlanId });
    expect(step.outputs.outcome).toBe('passed');
    expect(step.log.match(/its status cannot be read, .* \(read run: /g)).toHaveLength(1);
    expect(step.log).toContain(': COMPLETED, 24 of 24 calls completed');
  });

  test.each(ODD)('%s, for good: the debrief request alone is repeated', async (_, fault) => {
    const world = await virtualWorld({ timeScale: 0.2 });
    world.service.orderFault({ ...fault, operation: 'read', times: 'always' });
    const step = await world.runStep({ 'run-plan': world.service.demo.runPlanId });
    expect(step.outputs.outcome).toBe('passed');
    expect(step.annotations).toEqual([expect.stringMatching(/^notice: passed/)]);
    expect(step.log.match(/its status cannot be read, .* \(read run: /g)).toHaveLength(1);
  });

  test('the request tells at the next look that the run has finished', async () => {
    const world = await virtualWorld();
    world.service.orderFault({ ...PAGE, operation: 'read', times: 'always' });
    await world.runStep({ 'run-plan': world.service.demo.runPlanId });
    const taken = world.requests.find(({ status }) => status === 202);
    expect(taken?.atMs).toBeLessThan(1.75 * MINUTE_MS);
  });

  test('a run that ends FAILED meanwhile is seen by the next read', async () => {
    const world = await virtualWorld();
    world.service.orderFault({ ...PAGE, operation: 'read' });
    const { jobId } = world.service.addRun({
      status: ['RUNNING_SIMULATIONS', 'FAILED'],
      debrief: 'refused',
    });
    const step = await world.runStep({ 'job-id': jobId });
    expect(reasonsIn(step)[0]?.message).toContain('the run ended FAILED and has no debrief');
  });

  test('how the run ended is read once more where it was not seen', async () => {
    const world = await virtualWorld();
    world.service.orderFault({ ...PAGE, operation: 'read', skip: 1 });
    const { jobId } = world.service.addRun({
      status: ['RUNNING_SIMULATIONS', 'TIMED_OUT'],
      nextDebriefs: [READY],
    });
    world.service.orderFault({ operation: 'debrief', kind: 'status', status: 409 });
    const step = await world.runStep({ 'job-id': jobId });
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(step.summary.replaceAll('\\', '')).toContain('the run ended TIMED_OUT');
  });
});

describe('a debrief request about a run that the service knows is repeated', () => {
  test.each([...ODD, ['404', UNKNOWN] as const])('after %s', async (_, fault) => {
    const world = await virtualWorld();
    world.service.orderFault({ ...fault, operation: 'debrief', skip: 1 });
    const { jobId } = world.service.addRun({
      status: ['RUNNING_SIMULATIONS', 'COMPLETED'],
      nextDebriefs: [READY],
    });
    const step = await world.runStep({ 'job-id': jobId });
    expect(step.outputs.outcome).toBe('passed');
    expect(step.log).toMatch(/: request debrief: .*; asking again, for 2m at most/);
  });

  test('from the start where this step has started the run', async () => {
    const world = await virtualWorld();
    world.service.orderFault({ ...PAGE, operation: 'debrief', times: 3 });
    const step = await world.runStep({ 'run-plan': world.service.demo.runPlanId });
    expect(step.outputs.outcome).toBe('passed');
    expect(step.log.match(/asking again/g)).toHaveLength(1);
  });

  test.each(ODD)('not where it is the first answer of all: %s', async (_, fault) => {
    const world = await virtualWorld();
    world.service.orderFault({ ...fault, operation: 'debrief' });
    const { jobId } = world.service.addRun({ debrief: READY });
    const step = await world.runStep({ 'job-id': jobId });
    expect(step).toMatchObject({ exitCode: 1, durationMs: 0 });
    expect(world.requests).toHaveLength(1);
  });

  test('not for a new debrief, once it may have been asked for', async () => {
    const world = await virtualWorld();
    world.service.orderFault({ ...PAGE, operation: 'debrief', skip: 1 });
    const { jobId } = world.service.addRun({
      status: ['RUNNING_SIMULATIONS', 'COMPLETED'],
      nextDebriefs: [READY],
    });
    const step = await world.runStep({ 'job-id': jobId, regenerate: 'true' });
    expect(reasonsIn(step)[0]?.message).toContain('A new debrief may have been asked for');
    expect(countOf(world, 'POST debrief')).toBe(2);
  });

  test('while it is asked for again since it FAILED: that costs one retry', async () => {
    const world = await virtualWorld();
    world.service.orderFault({ ...PAGE, operation: 'debrief', skip: 1, times: 2 });
    const { jobId } = world.service.addRun({
      debrief: { states: [{ status: 'GENERATING' }, { status: 'FAILED', errorMessage: 'No' }] },
      nextDebriefs: [READY],
    });
    const step = await world.runStep({ 'job-id': jobId, 'debrief-retries': '1' });
    expect(step.outputs.outcome).toBe('passed');
  });
});

describe('results with an odd answer are asked for again', () => {
  test.each([...ODD, ['404', UNKNOWN] as const])('after %s', async (_, fault) => {
    const world = await virtualWorld();
    world.service.orderFault({ ...fault, operation: 'results', times: 3 });
    const states = [{ status: 'GENERATING' }, { status: 'READY', ...READY }];
    const { jobId } = world.service.addRun({ debrief: { states } });
    const step = await world.runStep({ 'job-id': jobId });
    expect(step.outputs.outcome).toBe('passed');
    expect(step.log.match(/: read results: .*; asking again, for 2m at most/g)).toHaveLength(1);
  });

  test('by a key that may only read too, once they have been there', async () => {
    const world = await virtualWorld();
    world.service.orderFault({ ...UNKNOWN, operation: 'results', skip: 1 });
    const states = [{ status: 'GENERATING' }, { status: 'READY', ...READY }];
    const { jobId } = world.service.addRun({ debrief: { states } });
    const inputs = { 'job-id': jobId, 'api-key': world.service.keys.readOnly };
    expect((await world.runStep(inputs)).outputs.outcome).toBe('passed');
  });

  test('or once they were said not to be there yet', async () => {
    const world = await virtualWorld();
    for (const status of [409, 404]) {
      world.service.orderFault({ operation: 'results', kind: 'status', status });
    }
    const { jobId } = world.service.addRun({ debrief: READY });
    const inputs = { 'job-id': jobId, 'api-key': world.service.keys.readOnly };
    expect((await world.runStep(inputs)).outputs.outcome).toBe('passed');
  });

  test('but not where such a key names a run that was never there', async () => {
    const world = await virtualWorld();
    world.service.orderFault({ ...UNKNOWN, operation: 'results', times: 'always' });
    const { jobId } = world.service.addRun({ debrief: READY });
    const inputs = { 'job-id': jobId, 'api-key': world.service.keys.readOnly };
    const step = await world.runStep(inputs);
    expect(step.outputs.outcome).toBe('error');
    expect(countOf(world, 'GET results')).toBe(1);
  });
});

describe('what persists for two minutes ends the wait', () => {
  test.each([
    [
      PAGE,
      'inconclusive',
      /^read results: 200, but the body is not JSON: Sign in; waited .*; last seen: debrief GENERATING$/,
    ],
    [UNKNOWN, 'inconclusive', /^read results: 404 .*, for 2m, though the service has answered for/],
    [{ kind: 'status', status: 401 }, 'error', /^read results: 401 .*Check the input api-key/],
  ] as const)('results: %j', async (fault, outcome, message) => {
    const world = await virtualWorld();
    world.service.orderFault({ ...fault, operation: 'results', skip: 5, times: 'always' });
    const { jobId } = world.service.addRun({ debrief: 'generating' });
    const step = await world.runStep({ 'job-id': jobId });
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome } });
    expect(reasonsIn(step)[0]?.message).toMatch(message);
    expect(step.durationMs).toBeGreaterThanOrEqual(2 * MINUTE_MS);
    expect(step.durationMs).toBeLessThan(2.5 * MINUTE_MS);
  });

  test('two minutes in a row, and no answer in between', async () => {
    const world = await virtualWorld();
    const fault = { ...PAGE, operation: 'results' } as const;
    for (const times of [12, 12, 12]) {
      world.service.orderFault({ ...fault, times });
      world.service.orderFault({ ...fault, times: 1, kind: 'status', status: 409 });
    }
    const { jobId } = world.service.addRun({ debrief: 'generating' });
    const step = await world.runStep({ 'job-id': jobId });
    expect(reasonsIn(step)[0]?.message).toContain('last seen: debrief GENERATING');
    expect(step.durationMs).toBe(15 * MINUTE_MS);
  });

  test('or until the deadline, where a run that this step started is cancelled', async () => {
    const world = await virtualWorld();
    world.service.orderFault({ ...PAGE, operation: 'debrief', times: 'always' });
    const step = await world.runStep({
      'run-plan': world.service.demo.runPlanId,
      'run-timeout': '1m',
    });
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(reasonsIn(step)[0]?.message).toMatch(
      /^the time for waiting ran out; waited 1m .*; last seen: request debrief: 200, but the body is not JSON: Sign in$/,
    );
    expect(countOf(world, 'POST cancel')).toBe(1);
  });
});
