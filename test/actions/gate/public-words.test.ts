/** Values of public clients that differ from those of the specification. */
import { expect, test } from 'vitest';
import { findSimulation } from '../../../src/actions/find-simulation/find-simulation.ts';
import { virtualRuntime } from '../../support/virtual-runtime.ts';

test('find-simulation ends at processing COMPLETED', async () => {
  const runtime = await virtualRuntime();
  runtime.service.addRun();
  const values = { '/data/processingStatus': 'COMPLETED' };
  runtime.service.orderFault({ kind: 'altered-body', operation: 'lookup', values });
  const inputs = {
    'service-phone-number': runtime.service.demo.servicePhoneNumber,
    'call-time': new Date(runtime.clock.now() - 30_000).toISOString(),
    wait: 'true',
  };
  const step = await runtime.runStep(inputs, {}, findSimulation);
  expect(step).toMatchObject({
    exitCode: 0,
    outputs: { status: 'COMPLETED', 'processing-status': 'COMPLETED' },
  });
});
