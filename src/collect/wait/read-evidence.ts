/** Reads what the service reports of a finished run in addition to its debrief. None of it is required. */

import { isWithheld, ServiceError } from '../../http/errors.ts';
import { hasEnded } from '../../model/outcome.ts';
import type { RunFacts } from '../../model/run-facts.ts';
import type { Comparison } from '../../service/evidence-schemas.ts';
import { withoutPeriod } from '../../text/error-text.ts';
import type { Context } from '../context.ts';
import { costOf } from '../evidence/collect-evidence.ts';
import { readOptional, readOrNull } from '../optional-read.ts';
import type { RunWait } from './run-wait.ts';

/** For what a service may lack: one attempt. */
const OPTIONAL_MS = 5_000;
/** For the results of a run that cannot pass. */
const RESULTS_MS = 10_000;
/** For results that a pass depends on. */
const PASS_MS = 90_000;

/**
 * Reads the results and the run, unless polling has shown how they ended, and its cost.
 *
 * @param sent variables that the run was started with
 * @param mayPass whether a pass depends on the results
 */
export async function readEvidence(
  wait: RunWait,
  planId: string | null,
  sent: readonly [string, string][],
  mayPass: boolean,
  context: Context,
): Promise<Pick<RunFacts, 'cost' | 'unread' | 'usedVariables'>> {
  const { client } = context;
  const { runId } = wait;
  const { progress, status } = wait.seen;
  const isWhole = hasEnded(status) && progress !== null && hasEnded(progress.status);
  const [cost, unread] = await Promise.all([
    readOrNull(context, deadlineIn(context), (request) => client.readCost(runId, request)),
    readResults(wait, mayPass, context),
    isWhole ? null : readRun(wait, context),
  ]);
  const usd = cost && costOf(cost);
  const usedVariables = await readUsedVariables(wait, planId, sent, context);
  return {
    ...(usd && { cost: usd }),
    ...(unread !== null && { unread }),
    ...(usedVariables && { usedVariables }),
  };
}

/** Null if they were read; else why they could not be read. */
async function readResults(
  wait: RunWait,
  mayPass: boolean,
  { client, deadline, cancelled: signal }: Context,
): Promise<string | null> {
  if (wait.seen.results !== null) return null;
  const deadlineMs = deadline.within(mayPass ? PASS_MS : RESULTS_MS);
  // A Retry-After is honoured in full.
  const putOff = () => (mayPass ? wait.forDebrief().context.deadlineMs : deadlineMs);
  try {
    wait.seeResults(await client.readResults(wait.runId, { signal, deadlineMs, putOff }));
    return null;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const why = withoutPeriod(error.message);
    wait.note(`The run's results could not be read: ${why}.`);
    return why;
  }
}

/** Reads the run's status and calls, unless the service has refused to. */
export async function readRun(wait: RunWait, context: Context): Promise<void> {
  if (!wait.seen.isReadable) return;
  const { client } = context;
  const run = await readOptional(context, deadlineIn(context), (request) =>
    client.readRun(wait.runId, request),
  );
  if (!(run instanceof ServiceError)) wait.seeProgress(run);
  else if (isWithheld(run)) wait.see({ isReadable: false });
}

/** The service's comparison of a run with another; null if it makes none. */
export async function readComparison(
  runId: string,
  baselineId: string,
  context: Context,
): Promise<Comparison | null> {
  const { client } = context;
  const results = await readOrNull(context, deadlineIn(context), (request) =>
    client.readResults(runId, request, baselineId),
  );
  return results?.comparison ?? null;
}

/** Sent variables that a call of the run did not have; undefined if the service does not show them. */
async function readUsedVariables(
  { seen: { results, progress } }: RunWait,
  planId: string | null,
  sent: readonly [string, string][],
  context: Context,
): Promise<RunFacts['usedVariables']> {
  const jobs = [...(results?.calls ?? []), ...(progress?.simulationJobs ?? [])];
  const id = jobs.flatMap(({ simulationJobId }) => simulationJobId ?? [])[0];
  if (sent.length === 0 || !id) return undefined;
  const { client } = context;
  const used = await readOrNull(context, deadlineIn(context), (request) =>
    client.readUsedVariables(id, planId, request),
  );
  if (!used) return undefined;
  const known = new Map(Object.entries(used));
  const differing = sent.filter(([name, value]) => String(known.get(name)) !== value);
  return { differing: differing.map(([name]) => name) };
}

function deadlineIn({ deadline }: Context): number {
  return deadline.within(OPTIONAL_MS);
}
