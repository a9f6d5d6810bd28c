/** Reads what the service reports of a finished run in addition to its debrief. None of it is required. */

import { isRefused, ServiceError } from '../../http/errors.ts';
import { hasEnded } from '../../model/outcome.ts';
import type { RunFacts } from '../../model/run-facts.ts';
import { STATE } from '../../report/words/wait-words.ts';
import type { Comparison } from '../../service/evidence-schemas.ts';
import { readOptional, readOrNull } from '../../service/optional-read.ts';
import { withoutPeriod } from '../../text/error-text.ts';
import type { Context } from '../context.ts';
import { costOf } from '../evidence/collect-evidence.ts';
import { type FollowedRun, note, see, seeProgress, seeResults } from './followed-run.ts';

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
  run: FollowedRun,
  planId: string | null,
  sent: readonly [string, string][],
  mayPass: boolean,
  context: Context,
): Promise<Pick<RunFacts, 'cost' | 'unread' | 'usedVariables'>> {
  const { client } = context;
  const { progress, status } = run.seen;
  const isWhole = hasEnded(status) && progress !== null && hasEnded(progress.status);
  const [cost, unread] = await Promise.all([
    readOrNull(context, deadlineIn(context), (request) => client.readCost(run.runId, request)),
    readResults(run, mayPass, context),
    isWhole ? null : readRun(run, context),
  ]);
  const usd = cost && costOf(cost);
  const usedVariables = await readUsedVariables(run, planId, sent, context);
  return {
    ...(usd && { cost: usd }),
    ...(unread !== null && { unread }),
    ...(usedVariables && { usedVariables }),
  };
}

/** Null if they were read; else why they could not be read. */
async function readResults(
  run: FollowedRun,
  mayPass: boolean,
  context: Context,
): Promise<string | null> {
  if (run.seen.results !== null) return null;
  const { client, deadline, cancelled: signal } = context;
  const deadlineMs = deadline.within(mayPass ? PASS_MS : RESULTS_MS);
  // A Retry-After is honoured in full.
  const putOff = () => (mayPass ? run.wait.context.deadlineMs : deadlineMs);
  try {
    const results = await client.readResults(run.runId, { signal, deadlineMs, putOff });
    seeResults(run, results, context);
    return null;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const why = withoutPeriod(error.message);
    note(run, STATE.unreadResults(why), context);
    return why;
  }
}

/** Reads the run's status and calls, unless the service has refused to. */
export async function readRun(run: FollowedRun, context: Context): Promise<void> {
  if (context.clock.now() < run.seen.readAgainMs) return;
  const progress = await readOptional(context, deadlineIn(context), (request) =>
    context.client.readRun(run.runId, request),
  );
  if (!(progress instanceof ServiceError)) seeProgress(run, progress, context);
  else if (isRefused(progress)) see(run, { readAgainMs: Infinity, isQueued: false }, context);
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
  { seen: { results, progress } }: FollowedRun,
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
