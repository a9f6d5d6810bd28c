import { describe, expect, it } from 'vitest';
import {
  casesOf,
  type EarlierSource,
  type GradedCall,
  gradedCalls,
} from '../../../src/collect/evidence/collect-cases.ts';
import type { CallResult, RunSimulationJob } from '../../../src/service/evidence-schemas.ts';

const NO_CALL = {
  ...{ callId: null, status: null, passed: true, counted: null, attemptNumber: null },
  ...{ retryOfSimulationJobId: null, durationMs: null, agentName: null, personaName: null },
  ...{ checks: null, values: null },
} satisfies Partial<CallResult>;

const reported = (simulationJobId: string, call: Partial<CallResult> = {}): CallResult => ({
  ...NO_CALL,
  simulationJobId,
  ...call,
});

const jobOf = (simulationJobId: string, scenario: string | null): RunSimulationJob => ({
  ...{ simulationJobId, status: null, callId: null, processingStatus: null, attemptNumber: null },
  ...{ agentEndpoint: null, invalidation: null, failureOwner: null, persona: null },
  scenario: scenario === null ? null : { id: `id of ${scenario}`, description: scenario },
});

/** Calls as `scenario: passed`, each of a simulation job of its own. */
function runOf(...calls: [scenario: string | null, isPassed: boolean][]): EarlierSource {
  const persona = { personaName: 'Ana', agentName: 'Front desk' };
  return {
    calls: gradedCalls(
      calls.map(([, passed], at) =>
        reported(`job-${at}`, { passed, callId: `call-${at}`, ...persona }),
      ),
    ),
    jobs: calls.map(([scenario], at) => jobOf(`JOB-${at}`, scenario)),
    checks: [],
  };
}

const countsIn = (cases: ReturnType<typeof casesOf>) =>
  cases.map(({ scenario, persona, passed, evaluated, baseline }) => [
    scenario ?? persona,
    `${passed}/${evaluated}`,
    baseline && `${baseline.passed}/${baseline.evaluated}`,
  ]);

describe('the calls that count', () => {
  it('leaves out calls that are not counted or not graded', () => {
    const calls = [
      reported('a', { counted: false }),
      reported('b', { passed: null }),
      reported('c', { passed: false, counted: true }),
    ];
    expect(gradedCalls(calls)).toMatchObject([{ simulationJobId: 'c', isPassed: false }]);
  });

  it('counts a call that is listed twice once', () => {
    expect(gradedCalls([reported('a'), reported('A'), reported('b')])).toHaveLength(2);
  });

  it('names a check without a name, and leaves out one without a result', () => {
    const checks = [
      { metricDefinitionId: 'm-1', metricName: null, passed: false },
      { metricDefinitionId: 'm-2', metricName: 'greeting', passed: null },
    ];
    const [call] = gradedCalls([reported('a', { checks })]) as [GradedCall];
    expect(call.checks).toMatchObject([{ id: 'm-1', isPassed: false }]);
  });
});

describe('the cases of a run', () => {
  it('counts the iterations of a case together, on both sides', () => {
    const now = runOf(['refund', true], ['booking', true], ['refund', false]);
    const before = [runOf(['refund', true]), runOf(['refund', true], ['other', true])];
    expect(countsIn(casesOf(now, before))).toEqual([
      ['refund', '1/2', '2/2'],
      ['booking', '1/1', null],
    ]);
  });

  it('keeps scenarios if a run of the baseline cannot be read', () => {
    const now = runOf(['refund', true], ['booking', false]);
    const unread = { calls: [], jobs: null, checks: [] };
    expect(casesOf(now, [unread])).toEqual(casesOf(now, []));
  });

  it('names a call that failed', () => {
    const [one] = casesOf(runOf(['refund', true], ['refund', false]), []);
    expect(one).toMatchObject({ failingCall: 'call-1' });
  });

  it('separates scenarios of one name and two IDs', () => {
    const run = runOf(['refund', true], ['refund', true]);
    const jobs = run.jobs?.map((job, at) => ({
      ...job,
      scenario: { id: `${at}`, description: 'refund' },
    }));
    expect(casesOf({ ...run, jobs: jobs ?? null }, [])).toHaveLength(2);
  });

  it('matches scenarios without an ID by their text, which no ID of a case shows', () => {
    const run = runOf(['A long prose', true], ['another prose', true]);
    const jobs = run.jobs?.map((job) => ({
      ...job,
      scenario: { id: null, description: job.scenario?.description ?? null },
    }));
    const nameless = { ...run, jobs: jobs ?? null };
    const cases = casesOf(nameless, [nameless]);
    expect(countsIn(cases)).toEqual([
      ['A long prose', '1/1', '1/1'],
      ['another prose', '1/1', '1/1'],
    ]);
    expect(new Set(cases.map(({ scenarioId }) => scenarioId)).size).toBe(2);
    const ids = cases.map(({ id, scenarioId }) => ({ id, scenarioId }));
    expect(JSON.stringify(ids)).not.toContain('prose');
  });

  it('compares by persona and agent if scenarios are known on one side only', () => {
    const now = runOf(['refund', true], ['booking', false]);
    const before = { ...runOf([null, true]), jobs: null };
    expect(countsIn(casesOf(now, [before]))).toEqual([['Ana', '1/2', '1/1']]);
  });

  it('has none if neither scenario, persona nor agent is known', () => {
    expect(casesOf({ calls: gradedCalls([reported('a')]), jobs: null }, [])).toEqual([]);
  });
});
