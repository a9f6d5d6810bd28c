/** Reads debriefs and the results of runs, from answers of the service and from files. */
import * as z from 'zod/mini';
import { checkShape, keepFitting, type LeftOut, resolvePointer } from '../http/shape.ts';
import {
  type AttemptSummary,
  type Breakdowns,
  type CallResult,
  type Comparison,
  type MetricResult,
  RESULTS_EVIDENCE,
  type RunFacts,
  type RunSummary,
  type RunVerdict,
} from './evidence.ts';
import {
  type Operations,
  type ServiceProfile,
  STANDARD_PROFILE,
  translate,
  type Words,
} from './operations.ts';
import { namedRun, ownPart, refuseOtherRun } from './own-run.ts';
import {
  debriefSchema,
  resultsDebriefSchema,
  trendRatesSchema,
  type WireDebrief,
  type WireResultsDebrief,
} from './schemas.ts';

/** What the results of a run hold; null for what the service does not tell. */
export interface RunResults {
  /** Null where none was generated yet. */
  debrief: WireResultsDebrief | null;
  run: RunFacts | null;
  /** Null where the service says that there is none; undefined where it never tells one. */
  verdict: RunVerdict | null | undefined;
  summary: RunSummary | null;
  metrics: MetricResult[] | null;
  calls: CallResult[] | null;
  breakdowns: Breakdowns | null;
  comparison: Comparison | null;
  attemptSummary: AttemptSummary | null;
}

/** How what is read has to be taken. */
export interface Reading {
  operation: string;
  words: Words;
  leftOut: LeftOut;
}

type ResultsPlaces = Operations['readResults'];

/** The debrief at the place, or the bare one that the answer is. Throws as `checkShape` does. */
export function parseDebrief(answer: unknown, place: string, reading: Reading): WireDebrief {
  const { value, pointer } = unwrap(answer, place, '');
  const debrief = checkShape(debriefSchema, value, reading.operation, pointer);
  return takeDebrief(debrief, pointer, reading);
}

/**
 * The results at their place, or bare, without the parts that name another run than `jobId`. Throws as
 * `checkShape` does if the debrief is not as specified, or if the results themselves name another run.
 */
export function parseResults(
  answer: unknown,
  jobId: string,
  places: ResultsPlaces,
  reading: Reading,
): RunResults {
  const { operation } = reading;
  const { value, pointer } = unwrap(answer, places.results, places.debrief);
  checkShape(z.looseObject({}), value, operation, pointer);
  refuseOtherRun(answer, ['', pointer, pointer + places.run], jobId, operation);
  const found = ownPart(value, places.debrief, jobId);
  const debriefPointer = pointer + places.debrief;
  const debrief = checkShape(maybeDebriefSchema, found, operation, debriefPointer);
  const evidence = readEvidence(value, pointer, jobId, places, reading);
  return { ...evidence, debrief: debrief ? takeDebrief(debrief, debriefPointer, reading) : null };
}

/**
 * What was saved to a file: an answer of the debrief operation, which holds nothing but the debrief,
 * or the results of a run; at their places or bare. Results without a debrief have to tell the run's
 * own verdict. Throws as `checkShape` does.
 */
export function parseSavedResults(
  document: unknown,
  leftOut: LeftOut,
  { operations, words }: Pick<ServiceProfile, 'operations' | 'words'> = STANDARD_PROFILE,
): RunResults {
  const reading = { operation: 'saved debrief', words, leftOut };
  const places = operations.readResults;
  const { value, pointer } = unwrap(document, places.results, places.debrief);
  const jobId = namedRun(resolvePointer(value, places.run));
  const found = ownPart(value, places.debrief, jobId);
  if (found === undefined) {
    const debrief = parseDebrief(document, operations.requestDebrief.debrief, reading);
    return { ...NO_EVIDENCE, debrief };
  }
  const evidence = readEvidence(value, pointer, jobId, places, reading);
  if (found === null && evidence.verdict !== undefined) return { ...evidence, debrief: null };
  const debriefPointer = pointer + places.debrief;
  const debrief = checkShape(resultsDebriefSchema, found, reading.operation, debriefPointer);
  return { ...evidence, debrief: takeDebrief(debrief, debriefPointer, reading) };
}

const maybeDebriefSchema = z.optional(z.nullable(resultsDebriefSchema));

type Evidence = Omit<RunResults, 'debrief'>;

const NO_EVIDENCE: Evidence = {
  run: null,
  verdict: undefined,
  summary: null,
  metrics: null,
  calls: null,
  breakdowns: null,
  comparison: null,
  attemptSummary: null,
};

/**
 * @param pointer where the results are in the answer
 * @param jobId whose results they are; null if that is not known
 */
function readEvidence(
  results: unknown,
  pointer: string,
  jobId: string | null,
  places: ResultsPlaces,
  { words, leftOut }: Reading,
): Evidence {
  const read = <Schema extends z.ZodMiniType>(schema: Schema, place: string) =>
    keepFitting(schema, ownPart(results, place, jobId), pointer + place, leftOut);
  const run = read(RESULTS_EVIDENCE.run, places.run);
  const calls = read(RESULTS_EVIDENCE.calls, places.calls);
  return {
    run: run && { ...run, status: translate(run.status, words.runStatus) },
    verdict:
      resolvePointer(results, places.verdict) === null
        ? null
        : (read(RESULTS_EVIDENCE.verdict, places.verdict) ?? undefined),
    summary: read(RESULTS_EVIDENCE.summary, places.summary),
    metrics: read(RESULTS_EVIDENCE.metrics, places.metrics),
    calls:
      calls === null
        ? null
        : calls.map((call) => ({
            ...call,
            status: translate(call.status, words.simulationJobStatus),
          })),
    breakdowns: read(RESULTS_EVIDENCE.breakdowns, places.breakdowns),
    comparison: read(RESULTS_EVIDENCE.comparison, places.comparison),
    attemptSummary: read(RESULTS_EVIDENCE.attemptSummary, places.attemptSummary),
  };
}

/** The debrief in our words, and without rates outside 0 to 100. */
function takeDebrief<Debrief extends WireDebrief | WireResultsDebrief>(
  debrief: Debrief,
  pointer: string,
  { words, leftOut }: Reading,
): Debrief {
  const status = translate(debrief.status, words.debriefStatus);
  const { report } = debrief;
  if (!report) return { ...debrief, status };
  const { trend } = report;
  const valid = keepFitting(trendRatesSchema, trend, `${pointer}/report/trend`, leftOut);
  const rows = trend?.rows.map((row, index) => ({ ...row, ...valid?.rows[index] })) ?? [];
  const verdict = translate(report.verdict, words.verdict);
  return { ...debrief, status, report: { ...report, verdict, trend: trend && { ...trend, rows } } };
}

/**
 * What stands at the place; the whole answer where nothing does, or where what is looked for, at its
 * place within, stands in it directly.
 */
function unwrap(
  answer: unknown,
  place: string,
  within: string,
): { value: unknown; pointer: string } {
  const value = resolvePointer(answer, place);
  const isBare =
    value === undefined || (within !== '' && resolvePointer(answer, within) !== undefined);
  return isBare ? { value: answer, pointer: '' } : { value, pointer: place };
}
