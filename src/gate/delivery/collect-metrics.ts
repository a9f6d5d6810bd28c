/** Starts metric collection over the calls that the themes of a gate that did not pass name. */

import { mostConversations } from '../../core/metric-limits.ts';
import { oneLine } from '../../core/text/log-line.ts';
import { ServiceError } from '../../http/errors.ts';
import { type AffectedCalls, findAffectedCalls } from '../../report/affected-calls.ts';
import { formatCounted } from '../../report/format.ts';
import type { MetricCollection, RunReport } from '../../report/model.ts';
import { connect } from '../../step/connect.ts';
import { explain } from '../../step/explain.ts';
import type { ServiceAccess } from '../../step/inputs/service-access.ts';
import { Cancelled, stackOf, withoutPeriod } from '../../step/stops.ts';
import type { World } from '../../step/world.ts';

/** How long the creation of the job may take; the gate has been decided by then. */
const LIMIT_MS = 60_000;
/** How long its answer is still waited for when the step is cancelled. */
const GRACE_MS = 1_500;
const MAX_MESSAGE_CHARS = 2_000;

/**
 * Starts one metric collection job, at most one. The calls of a reused run are left out: their job was to
 * be started when it was judged first, and a second one would cost the same again. Whatever goes wrong
 * becomes a warning: the gate's outcome stands. Never rejects.
 */
export async function collectOverAffected(
  runs: readonly RunReport[],
  metricIds: readonly string[],
  access: ServiceAccess,
  world: World,
): Promise<MetricCollection> {
  const limit = mostConversations(metricIds.length);
  const { fresh = [], reused = [] } = Object.groupBy(runs, (run) =>
    run.reused === true ? 'reused' : 'fresh',
  );
  const calls = findAffectedCalls(fresh, limit);
  const spared = findAffectedCalls(reused, Number.POSITIVE_INFINITY).callIds.length;
  const collection: MetricCollection = { jobId: '', notes: describeRest(calls, spared, limit) };
  const { runner } = world;
  if (calls.callIds.length === 0) {
    if (spared === 0) collection.notes.unshift('No metrics were collected: no theme names a call.');
  } else {
    try {
      collection.jobId = await createJob(calls.callIds, metricIds, access, world);
      runner.info(`metric collection job ${oneLine(collection.jobId, 200)}: started`);
      collection.notes.unshift(
        `Metric collection was started: ${formatCounted(metricIds.length, 'metric')} of ${formatCounted(calls.callIds.length, 'affected call')}.`,
      );
    } catch (error) {
      const message = oneLine(describeFailure(error), MAX_MESSAGE_CHARS);
      if (!(error instanceof ServiceError || error instanceof Cancelled)) {
        runner.debug(stackOf(error));
      }
      runner.annotate('warning', message);
      collection.notes.unshift(message);
    }
  }
  for (const note of collection.notes) runner.info(note);
  return collection;
}

async function createJob(
  callIds: string[],
  metricIds: readonly string[],
  access: ServiceAccess,
  world: World,
): Promise<string> {
  const { clock, cancelled: signal } = world;
  const client = connect(access, world);
  const { id } = await client.createMetricCollectionJob(
    { metricIds, callIds },
    { signal, deadlineMs: clock.now() + LIMIT_MS, lingerMs: GRACE_MS },
  );
  return id;
}

function describeFailure(error: unknown): string {
  const { message } = explain(error, null, 'the input collect-metrics');
  const what = withoutPeriod(message);
  return error instanceof ServiceError && error.mayHaveBeenTaken
    ? `${what}. A metric collection job may have been started all the same; it is not tried again, since a second one would collect the same metrics twice`
    : `${what}. No metrics are collected over the affected calls`;
}

/** What is left out of the job, and why. */
function describeRest(
  { leftOut, unusable }: AffectedCalls,
  spared: number,
  limit: number,
): string[] {
  const notes: string[] = [];
  if (spared > 0) {
    notes.push(
      `No metrics were collected over ${formatCounted(spared, 'affected call')} of reused runs, since that was to be done when these were judged first. Where it was not, the action collect-metrics does it, with the calls of the themes as call-ids.`,
    );
  }
  if (leftOut > 0) {
    notes.push(
      `Left out of metric collection: ${formatCounted(leftOut, 'affected call')} of the least severe themes, since one job takes ${formatCounted(limit, 'call')} with so many metrics.`,
    );
  }
  if (unusable > 0) {
    notes.push(
      `Left out of metric collection: ${formatCounted(unusable, 'call')} whose ID is no UUID.`,
    );
  }
  return notes;
}
