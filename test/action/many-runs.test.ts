import { describe, expect } from 'vitest';
import { operationAt } from '../../src/reference/operations.ts';
import { type RunningReferenceService, startReferenceService } from '../../src/reference/server.ts';
import { runGate, runsOf, test } from '../support/gate-test.ts';
import { debriefReport } from '../support/reports.ts';

const READY = { report: debriefReport() };
/** More than Node takes listeners of one signal without a warning on stderr. */
const RUNS = 14;
const MAX_PARALLEL = 12;

/** How many runs had been asked about but had not yet got their debrief, at the fullest moment. */
function mostAtOnce({ requests }: RunningReferenceService): number {
  const open = new Set<string>();
  const done = new Set<string>();
  let most = 0;
  for (const { method, path, status } of requests) {
    const jobId = path.split('/')[5];
    // What is asked of the plan is about none of them.
    if (jobId === undefined) continue;
    if (!done.has(jobId)) open.add(jobId);
    most = Math.max(most, open.size);
    if (operationAt(method, path) !== 'debrief' || status !== 202) continue;
    done.add(jobId);
    open.delete(jobId);
  }
  return most;
}

describe('max-parallel', () => {
  test('many runs: no more at once than allowed, all of them in the end, nothing on stderr', async () => {
    const service = await startReferenceService({ specification: true });
    try {
      const jobIds = Array.from({ length: RUNS }, () => {
        const status = ['RUNNING_SIMULATIONS', 'COMPLETED'];
        return service.addRun({ status, nextDebriefs: [READY] }).jobId;
      });
      const result = await runGate(service, {
        'job-id': jobIds.join('\n'),
        'max-parallel': String(MAX_PARALLEL),
      });
      expect(result.exitCode).toBe(0);
      expect(runsOf(result).map(({ jobId }) => jobId)).toEqual(jobIds);
      expect(mostAtOnce(service)).toBe(MAX_PARALLEL);
      expect(result.stderr).toBe('');
    } finally {
      await service.close();
    }
  });
});
