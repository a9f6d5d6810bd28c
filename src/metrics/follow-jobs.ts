import { formatCounted } from '../report/format.ts';
import type { WireMetricCollectionJob } from '../service/schemas.ts';
import { explainMissing } from '../step/explain.ts';
import { askPatiently } from '../step/patience.ts';
import type { Collection } from './create-jobs.ts';
import { countItems, failureOf, type JobRecord, jobHasEnded } from './job-record.ts';

/** Reads the jobs until all have ended, and tells which of them are no success. */
export async function followJobs(
  records: readonly JobRecord[],
  collection: Collection,
): Promise<void> {
  const { wait, step } = collection;
  while (openOf(records).length > 0) {
    await wait.pause();
    for (const { record, id } of openOf(records)) {
      record.fate = { kind: 'job', job: await readJob(id, collection) };
    }
    wait.see(describe(records), (line) => step.runner.info(line));
  }
  for (const { fate } of records) {
    const failure = fate.kind === 'job' ? failureOf(fate.job) : null;
    if (fate.kind === 'job' && failure !== null) {
      step.report.errors.push(`metric collection job ${fate.job.id} ${failure}`);
    }
  }
  const { failed } = countItems(records);
  if (failed > 0 && step.report.errors.length === 0) {
    step.report.warnings.push(`${formatCounted(failed, 'item')} could not be collected`);
  }
}

/** The job as it stands now, under the ID that it was created with. */
async function readJob(
  id: string,
  { client, wait, step }: Collection,
): Promise<WireMetricCollectionJob> {
  const ask = () => client.readMetricCollectionJob(id, wait.context);
  const tell = (line: string) => step.runner.info(line);
  const asked = { clock: step.clock, wait, isKnown: () => true, tell };
  try {
    return { ...(await askPatiently(ask, asked)), id };
  } catch (error) {
    throw explainMissing(error);
  }
}

function openOf(records: readonly JobRecord[]): { record: JobRecord; id: string }[] {
  return records.flatMap((record) =>
    record.fate.kind === 'job' && !jobHasEnded(record.fate.job)
      ? [{ record, id: record.fate.job.id }]
      : [],
  );
}

/** E.g. `1 of 3 jobs ended, 4900 items completed, 100 failed`. */
function describe(records: readonly JobRecord[]): string {
  const { completed, failed } = countItems(records);
  const ended = records.length - openOf(records).length;
  return `${ended} of ${formatCounted(records.length, 'job')} ended, ${formatCounted(completed, 'item')} completed, ${failed} failed`;
}
