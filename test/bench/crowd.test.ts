import { describe, expect, test } from 'vitest';
import { simulateCrowd } from '../../scripts/bench/crowd.ts';

/** What the bench simulates, in small. */
const LIMITS = { slots: 6, requestsPerSecond: 2, runMs: 90_000, debriefMs: 20_000 } as const;
const PATIENT = { 'queue-timeout': '4h', 'run-timeout': '2h', 'debrief-timeout': '2h' };
const GATES = 60;
/** Means of requests a gate here that come to fewer than 60 for every gate among 1,000. */
const MEAN_REQUESTS = { queued: 40, refused: 35 };

describe('many gates at a service with little room', () => {
  test.each(['queued', 'refused'] as const)(
    'a start that is %s: every gate ends, none starts twice, waits are fair, and requests few',
    async (whenFull) => {
      const result = await simulateCrowd(GATES, { ...LIMITS, whenFull }, PATIENT);
      expect(result.outcomes).toEqual({ passed: GATES });
      expect(result).toMatchObject({ runs: GATES, runsOfOne: 1 });
      expect(result.waitMs).toBeLessThanOrEqual(1.5 * result.idealWaitMs);
      expect(result.meanRequests).toBeLessThanOrEqual(MEAN_REQUESTS[whenFull]);
      expect(result.mostRequests).toBeLessThanOrEqual(60);
    },
    240_000,
  );
});
