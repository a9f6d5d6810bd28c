import { describe, expect, test } from 'vitest';
import type { FaultOrder } from '../../../src/reference-service/faults.ts';
import { debriefReport } from '../../support/reports.ts';
import { reasonsIn, virtualRuntime } from '../../support/virtual-runtime.ts';

const OTHER = { simulationRunPlanJobId: '33333333-3333-4333-8333-333333333333' };
const OTHER_AT = (place: string) => ({
  [`${place}/simulationRunPlanJobId`]: OTHER.simulationRunPlanJobId,
});
const FAILED = { passed: false, failures: [{ type: 'AGENT_NEVER_SPOKE' }] };
const UNGRADED = { totalCalls: 24, countedCalls: 24, evaluatedCalls: 0 };
const CALL = { simulationJobId: 's', status: 'FAILED' };
const REPORT = debriefReport({ verdict: 'THRESHOLD_FAILED' });
const DEBRIEF = { status: 'READY', report: REPORT };

async function gateWith(
  operation: FaultOrder['operation'],
  values: object,
  { times = 'always' as number | 'always', hasEvidence = false } = {},
) {
  const runtime = await virtualRuntime();
  const { jobId } = runtime.service.addRun({ debrief: { report: debriefReport() }, hasEvidence });
  const altered = JSON.parse(JSON.stringify(values));
  runtime.service.orderFault({ operation, kind: 'altered-body', values: altered, times });
  return runtime.runStep({ 'job-id': jobId });
}

describe('a read of the run', () => {
  test.each([
    ['its verdict', { '/data/verdict': FAILED }],
    ['its status', { '/data/status': 'TIMED_OUT' }],
  ])('that names another run does not decide by %s', async (_, values) => {
    expect((await gateWith('read', values)).outputs.outcome).not.toBe('passed');
    const step = await gateWith('read', { ...values, ...OTHER_AT('/data') });
    expect(step.outputs.outcome).toBe('passed');
  });
});

describe('results', () => {
  test.each([
    ['of another run', OTHER_AT('/data')],
    ['whose run is another one', { '/data/run': OTHER }],
  ])('%s turn nothing green', async (_, values) => {
    const good = { '/data/verdict': { passed: true } };
    const step = await gateWith('results', { ...good, ...values });
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(reasonsIn(step)).toMatchObject([{ rule: 'run-verdict' }]);
  });

  test.each([
    ['of another run', OTHER_AT('/data')],
    ['whose run is another one', { '/data/run': OTHER }],
  ])('%s turn nothing red', async (_, values) => {
    const bad = { '/data/verdict': FAILED, ...values };
    const step = await gateWith('results', bad, { hasEvidence: true });
    expect(step.outputs.outcome).toBe('passed');
  });

  test.each([
    ['verdict', 'failed', (named: object) => ({ '/data/verdict': { ...FAILED, ...named } })],
    [
      'summary',
      'inconclusive',
      (named: object) => ({ '/data/summary': { ...UNGRADED, ...named } }),
    ],
    ['calls', 'inconclusive', (named: object) => ({ '/data/calls': [{ ...CALL, ...named }] })],
    ['debrief', 'failed', (named: object) => ({ '/data/debrief': { ...DEBRIEF, ...named } })],
  ])('lose their %s if that names another run', async (_, outcome, values) => {
    expect((await gateWith('results', values({}))).outputs.outcome).toBe(outcome);
    expect((await gateWith('results', values(OTHER))).outputs.outcome).toBe('passed');
  });
});

test('a debrief of another run is not this one', async () => {
  const bad = { '/data/report': REPORT };
  expect((await gateWith('debrief', bad)).outputs.outcome).toBe('failed');
  const step = await gateWith('debrief', { ...bad, ...OTHER_AT('/data') }, { times: 1 });
  expect(step.outputs.outcome).not.toBe('failed');
});
