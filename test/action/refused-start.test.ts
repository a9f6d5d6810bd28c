import { expect, test } from 'vitest';
import { startReferenceService } from '../../src/reference-service/server.ts';
import { closedPort, countOf } from '../support/gate-test.ts';
import { startAction } from '../support/runner-process.ts';

test('while the connection is refused, starting a run is tried again, and starts one', async () => {
  const port = await closedPort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const preview = await startReferenceService();
  const { keys: issued, demo } = preview;
  await preview.close();
  const action = startAction({
    inputs: {
      'base-url': baseUrl,
      'api-key': issued.full,
      'run-plan': demo.runPlanId,
      wait: 'false',
    },
  });
  await action.waitForLog('start run: connection to');
  const service = await startReferenceService({ port });
  try {
    const result = await action.result;
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'started' } });
    expect(countOf(service, 'start')).toBe(1);
  } finally {
    await service.close();
  }
});
