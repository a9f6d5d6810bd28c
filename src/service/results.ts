/** Reads debriefs and the results of runs, from responses of the service and from files. */
import * as z from 'zod/mini';
import type { LeftOut } from '../http/shape.ts';
import { Body, namedRun } from './body.ts';
import {
  type Breakdowns,
  type CallResult,
  type Comparison,
  type MetricResult,
  PROGRESS_EVIDENCE,
  RESULTS_EVIDENCE,
  type RunFacts,
  type RunSummary,
  type RunVerdict,
} from './evidence.ts';
import { type ServiceProfile, STANDARD_PROFILE } from './operations.ts';
import {
  debriefSchema,
  resultsDebriefSchema,
  type WireDebrief,
  type WireResultsDebrief,
} from './schemas.ts';

/** The results of a run; null for what the service does not report. */
export interface RunResults {
  /** Null if none was generated yet. */
  debrief: WireResultsDebrief | null;
  run: RunFacts | null;
  /** Null if the service says that there is none; undefined if it reports none. */
  verdict: RunVerdict | null | undefined;
  summary: RunSummary | null;
  metrics: MetricResult[] | null;
  calls: CallResult[] | null;
  breakdowns: Breakdowns | null;
  comparison: Comparison | null;
}

type Profile = Pick<ServiceProfile, 'operations' | 'words'>;

/** The debrief at the place, or the whole body if it has none there. */
export function parseDebrief(body: Body, place: string): WireDebrief {
  const found = body.within(place);
  return (found.json === undefined ? body : found).check(debriefSchema, '');
}

/** The results at their place, or bare. Throws `ServiceError` if they are those of another run. */
export function parseResults(body: Body, profile: Profile): RunResults {
  const places = profile.operations.readResults;
  const results = resultsIn(body, places);
  results.check(z.looseObject({}), '');
  body.refuseOtherRun('');
  results.refuseOtherRun('', places.run);
  const debrief = results.check(z.optional(z.nullable(resultsDebriefSchema)), places.debrief);
  return { ...evidenceIn(results, profile), debrief: debrief ?? null };
}

/**
 * The content of a file: a debrief, or the results of a run; at their places or bare. Results without a
 * debrief must have the run's own verdict. Throws `ServiceError` for anything else.
 */
export function parseSavedResults(
  document: unknown,
  leftOut: LeftOut,
  profile: Profile = STANDARD_PROFILE,
): RunResults {
  const operation = 'saved debrief';
  const { readResults: places, requestDebrief } = profile.operations;
  const whole = new Body(document, { operation, leftOut });
  const found = resultsIn(whole, places);
  const runId = namedRun(found.at(places.run));
  const results = new Body(found.json, { operation, leftOut, runId }, found.pointer);
  const debrief = results.at(places.debrief);
  if (debrief === undefined) {
    const none = evidenceIn(new Body({}, { operation, leftOut }), profile);
    return { ...none, debrief: parseDebrief(whole, requestDebrief.debrief) };
  }
  const evidence = evidenceIn(results, profile);
  if (debrief === null && evidence.verdict !== undefined) return { ...evidence, debrief: null };
  return { ...evidence, debrief: results.check(resultsDebriefSchema, places.debrief) };
}

/** The verdict at the place: null if the service says that there is none, undefined if it reports none. */
export function verdictIn(body: Body, place: string): RunVerdict | null | undefined {
  if (body.at(place) === null) return null;
  return body.keep(PROGRESS_EVIDENCE.verdict, place) ?? undefined;
}

/** The specification leaves open whether results are under `data` or bare. */
function resultsIn(body: Body, { results, debrief }: Profile['operations']['readResults']): Body {
  const inner = body.within(results);
  const isBare = inner.json === undefined || body.within(debrief).json !== undefined;
  return isBare ? body : inner;
}

function evidenceIn(results: Body, profile: Profile): Omit<RunResults, 'debrief'> {
  const places = profile.operations.readResults;
  const run = results.keep(RESULTS_EVIDENCE.run, places.run);
  return {
    run: run && { ...run, status: runStatus(run.status, profile) },
    verdict: verdictIn(results, places.verdict),
    summary: results.keep(RESULTS_EVIDENCE.summary, places.summary),
    metrics: results.keep(RESULTS_EVIDENCE.metrics, places.metrics),
    calls: results.keep(RESULTS_EVIDENCE.calls, places.calls),
    breakdowns: results.keep(RESULTS_EVIDENCE.breakdowns, places.breakdowns),
    comparison: results.keep(RESULTS_EVIDENCE.comparison, places.comparison),
  };
}

/** The status of a run in the words of the specification; null and undefined stay. */
export function runStatus<Status extends string | null | undefined>(
  status: Status,
  { words }: Pick<Profile, 'words'>,
): Status | string {
  const isKnown = typeof status === 'string' && Object.hasOwn(words.runStatus, status);
  return (isKnown && words.runStatus[status]) || status;
}
