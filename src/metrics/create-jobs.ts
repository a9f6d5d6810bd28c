import { ServiceError } from '../http/errors.ts';
import { formatCounted } from '../report/format.ts';
import type { ServiceClient } from '../service/client.ts';
import type { Step } from '../step/action.ts';
import { explain } from '../step/explain.ts';
import { Stopped, withoutPeriod } from '../step/stops.ts';
import type { Wait } from '../step/wait.ts';
import { type CollectInputs, MEANT } from './inputs.ts';
import type { JobRecord } from './job-record.ts';

/** How long an answer to a creation is still waited for when the step is cancelled. */
const CREATION_GRACE_MS = 1_500;

/** What the work of collect-metrics goes on with. */
export interface Collection {
  client: ServiceClient;
  wait: Wait;
  step: Step;
}

/**
 * Creates the jobs one after the other. The first one that fails ends it: what keeps one from being
 * created keeps the others from it. No creation is repeated once the service may have received it.
 */
export async function createJobs(
  records: readonly JobRecord[],
  kind: CollectInputs['conversations']['kind'],
  { client, wait, step }: Collection,
): Promise<void> {
  for (const record of records) {
    const { metricIds, conversationIds } = record.request;
    const request = { metricIds, [kind]: conversationIds };
    try {
      const context = { ...wait.context, lingerMs: CREATION_GRACE_MS };
      const job = await client.createMetricCollectionJob(request, context);
      record.fate = { kind: 'job', job };
      step.runner.info(
        `metric collection job ${job.id}: created, ${formatCounted(metricIds.length, 'metric')} of ${formatCounted(conversationIds.length, 'conversation')}`,
      );
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      throw explainFailure(error, record);
    }
  }
}

/** Says whether a job may have been created although its creation gave no ID. */
function explainFailure(error: ServiceError, record: JobRecord): Stopped {
  if (!error.mayHaveBeenTaken) {
    const { outcome, message } = explain(error, null, MEANT);
    record.fate = { kind: 'rejected', why: error.message };
    return new Stopped('service', `${withoutPeriod(message)}. This job was not created`, outcome);
  }
  record.fate = { kind: 'unknown', why: `may have been created: ${error.message}` };
  return new Stopped(
    'metric-job',
    `${withoutPeriod(error.message)}. This metric collection job may have been created all the same; it is not tried again, since a second one would collect the same metrics twice. Look for it in the dashboard of the service before you run this step again`,
  );
}
