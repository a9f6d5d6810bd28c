import { describe } from 'vitest';
import { reasonsOf, runGate, unhurriedTest } from '../support/gate-test.ts';
import { preloading } from '../support/preload.ts';

const HOUR_MS = 3_600_000;

/** The machine's wall clock jumps half a second after the start, and again with every look at it. */
function jumpingBy(ms: number): Record<string, string> {
  return preloading(`
    const RealDate = Date;
    let jumps = 0;
    const now = () => RealDate.now() + (performance.now() > 500 ? (jumps += 1) * ${ms} : 0);
    globalThis.Date = class extends RealDate {
      static now() { return now(); }
      constructor(...parts) { super(...(parts.length === 0 ? [now()] : parts)); }
    };
  `);
}

describe.concurrent('a wall clock that jumps while runs are waited for', () => {
  unhurriedTest('ahead moves no deadline: the run is judged', async ({ service, expect }) => {
    service.orderFault({ kind: 'status', status: 429, retryAfter: 1, operation: 'read' });
    const inputs = { 'run-plan': service.demo.runPlanId, 'run-timeout': '5m' };
    const result = await runGate(service, inputs, { env: jumpingBy(6 * HOUR_MS) });
    expect(result).toMatchObject({ exitCode: 0, stderr: '', outputs: { outcome: 'passed' } });
    expect(result.stdout).not.toMatch(/\d(?:h|[2-9]\dm) so far/);
  });

  unhurriedTest(
    'back puts no deadline off: the wait ends when it has lasted long enough',
    async ({ service, expect }) => {
      const { jobId } = service.addRun({ status: 'RUNNING_SIMULATIONS' });
      const inputs = { 'job-id': jobId, 'run-timeout': '2s' };
      const result = await runGate(service, inputs, { env: jumpingBy(-6 * HOUR_MS) });
      expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'inconclusive' } });
      expect(reasonsOf(result)[0]?.message).toContain('waited 2s for ');
    },
  );
});
