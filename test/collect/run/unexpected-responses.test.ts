import { describe, expect, test } from 'vitest';
import type { FaultOrder } from '../../../src/reference-service/faults.ts';
import { all, failing, onPlan, onRun } from '../../support/gate-run.ts';
import { debriefReport } from '../../support/reports.ts';
import { reasonsIn } from '../../support/virtual-runtime.ts';

const READY = { report: debriefReport() };

type Odd = Extract<
  FaultOrder,
  { kind: 'html-page' | 'empty-body' | 'wrong-shape' | 'status' | 'redirect' }
>;

const PAGE: Odd = { kind: 'html-page', status: 200, body: '<h1>Sign in</h1>' };
/** Responses that a service cannot mean. */
const ODD: [string, Odd][] = [
  ['an HTML page', PAGE],
  ['an empty body', { kind: 'empty-body' }],
  ['JSON without a status', { kind: 'wrong-shape', body: { data: { debrief: {} } } }],
  ['400', { kind: 'status', status: 400 }],
  ['401', { kind: 'status', status: 401 }],
  ['a redirect', { kind: 'redirect', location: 'https://login.example.com/' }],
];

describe('an unexpected response to a read of the run decides nothing', () => {
  test.each(ODD)('%s, once: the next read shows the status', async (_, failure) => {
    const { step } = await onPlan({}, (given) =>
      given.service.orderFault({ ...failure, operation: 'read', skip: 1 }),
    );
    expect(step.outputs.outcome).toBe('passed');
    expect(step.log.match(/its status cannot be read, .* \(read run: /g)).toHaveLength(1);
    expect(step.log).toContain(': COMPLETED, 24 of 24 calls completed');
  });

  test('a run that ends FAILED meanwhile is seen by the next read', async () => {
    const { step } = await onRun(
      {
        status: ['RUNNING_SIMULATIONS', 'FAILED'],
        debrief: 'refused',
      },
      {},
      (given) => given.service.orderFault({ ...PAGE, operation: 'read' }),
    );
    expect(reasonsIn(step)[0]?.message).toContain('the run ended FAILED and has no debrief');
  });

  test('the end of a run is read once more if it was not seen', async () => {
    const { step } = await onRun(
      {
        status: ['RUNNING_SIMULATIONS', 'TIMED_OUT'],
        nextDebriefs: [READY],
      },
      {},
      all(
        (given) => given.service.orderFault({ ...PAGE, operation: 'read', skip: 1 }),
        failing('debrief', 409, { times: 1 }),
      ),
    );
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(step.summary.replaceAll('\\', '')).toContain('he run ended TIMED_OUT');
  });
});
