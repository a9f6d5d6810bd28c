import type { Call } from '../../report/model.ts';
import type { RunSimulationJob } from '../../service/evidence.ts';
import { describeInvalidation } from '../../service/invalidation.ts';

/** The calls with what their simulation jobs show: the scenario, and why a call does not count. */
export function withSimulationJobs(
  calls: readonly Call[],
  jobs: readonly RunSimulationJob[],
): Call[] {
  const jobOf = new Map(jobs.map((job) => [keyOf(job.simulationJobId), job]));
  return calls.map((call) => {
    const job = call.simulationJobId === null ? undefined : jobOf.get(keyOf(call.simulationJobId));
    if (job === undefined) return call;
    const invalidation = describeInvalidation(job.invalidation);
    return {
      ...call,
      scenario: job.scenario?.description ?? call.scenario,
      ...(invalidation !== null && { invalidation }),
      ...(job.failureOwner !== null && { failureOwner: job.failureOwner }),
    };
  });
}

function keyOf(simulationJobId: string | null): string {
  return simulationJobId?.toLowerCase() ?? '';
}
