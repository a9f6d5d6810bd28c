import { describe, expect, test } from 'vitest';
import type { PlacedRun } from '../../../src/reference/placed-run.ts';
import {
  all,
  altering,
  failing,
  type Inputs,
  onPlan,
  onRun,
  type Prepare,
} from '../../support/gate-run.ts';
import { debriefReport } from '../../support/reports.ts';
import { countOf, reasonsIn, type VirtualWorld } from '../../support/virtual-world.ts';

const READY = { report: debriefReport() };

const readOnly =
  (inputs: Inputs = {}) =>
  ({ service }: VirtualWorld): Inputs => ({ 'api-key': service.keys.readOnly, ...inputs });
const TIMEOUTS = { 'run-timeout': '20m', 'debrief-timeout': '5m' };

describe('a key that may only read gets 403 on the request', () => {
  test('the action says so and polls the results alone', async () => {
    const states = [{ status: 'PENDING' }, { status: 'GENERATING' }, { status: 'READY', ...READY }];
    const { world, step } = await onRun({ debrief: { states } }, readOnly());
    expect(step.outputs).toMatchObject({ outcome: 'passed', verdict: 'PASSED' });
    expect(world.told().filter((told) => told !== 'GET cost 200')).toEqual([
      'POST debrief 403',
      ...Array(3).fill('GET results 200'),
    ]);
    for (const text of [step.log, step.summary]) expect(text).toContain('API key may only read');
  });

  const ended = (status: string, hasEvidence = true): PlacedRun => ({
    ...{ status, debrief: 'refused', hasEvidence },
  });
  const without = altering('results', { '/data/debrief': null }, { times: 2 });

  test.each<[string, PlacedRun, Prepare, string, number]>([
    ['is in flight', { status: 'RUNNING_SIMULATIONS' }, () => {}, 'waited 25m.*no debrief yet', 25],
    ['ended as its results say', ended('FAILED'), () => {}, 'waited 5m.*ended FAILED', 5],
    ['ended as a read says', ended('FAILED', false), () => {}, 'waited 5m.*ended FAILED', 5],
    ['completed as a read says', ended('COMPLETED', false), () => {}, 'waited 5m.*COMPLETED', 5],
    [
      'has a debrief and no status',
      { debrief: { states: [{ status: 'GENERATING' }] } },
      all(without, failing('read', 403)),
      'waited 5m.*debrief GENERATING',
      5,
    ],
  ])('a run that %s is waited for no longer than the timeouts', async (...args) => {
    const [, run, prepare, message, minutes] = args;
    const { world, step } = await onRun(run, readOnly(TIMEOUTS), prepare);
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(reasonsIn(step)).toMatchObject([
      { rule: 'timeout', message: expect.stringMatching(message) },
    ]);
    expect(step.durationMs).toBeLessThan((minutes + 0.1) * 60_000);
    expect(countOf(world, 'GET run')).toBeLessThanOrEqual(minutes === 25 ? 200 : 1);
  });

  test('a run whose results respond with 409 until it has finished is waited for', async () => {
    const refused = failing('results', 409, { times: 5 });
    const { step } = await onRun({ debrief: READY }, readOnly(), refused);
    expect(step.outputs.outcome).toBe('passed');
  });

  test('a run that finishes meanwhile is evaluated', async () => {
    const status = ['RUNNING_SIMULATIONS', 'COMPLETED'];
    const { world, step } = await onRun(
      { status, nextDebriefs: [READY] },
      readOnly(),
      ({ clock }) => clock.sleep(1_000, new AbortController().signal),
    );
    expect(countOf(world, 'POST debrief')).toBe(1);
    expect(step.outputs.outcome).toBe('passed');
  });

  test.each<[string, PlacedRun, Inputs, object, string, string]>([
    ['regenerate', { debrief: READY }, { regenerate: 'true' }, {}, 'error', 'regenerate: true'],
    [
      'results without a report',
      { debrief: READY },
      {},
      { resultsShape: 'status' },
      'error',
      'the results show only its status',
    ],
    [
      'a FAILED debrief',
      { debrief: { states: [{ status: 'FAILED', errorMessage: 'Out of tokens' }] } },
      { 'debrief-retries': '5' },
      {},
      'inconclusive',
      'Out of tokens',
    ],
  ])('%s ends the step after one request', async (_, run, inputs, options, outcome, message) => {
    const { world, step } = await onRun(run, readOnly(inputs), undefined, options);
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome } });
    expect(reasonsIn(step)[0]?.message).toContain(message);
    expect(countOf(world, 'POST debrief')).toBe(1);
  });

  test('a start is an error that names the key', async () => {
    const { world, step } = await onPlan(readOnly());
    expect(step.outputs.outcome).toBe('error');
    expect(step.annotations.join()).toMatch(/start run: 403 forbidden\/permission_denied.*api-key/);
    expect(world.told()).toEqual(['POST start 403']);
  });
});
