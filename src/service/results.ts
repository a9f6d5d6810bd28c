/** Reads the JSON of responses: debriefs and the results of runs, from the service and from files. */
import * as z from 'zod/mini';
import {
  checkShape,
  keepFitting,
  type LeftOut,
  resolvePointer,
  shapeError,
} from '../http/shape.ts';
import { isSame } from '../text/alike.ts';
import { isObject } from '../text/json-object.ts';
import { PROGRESS_EVIDENCE, RESULTS_EVIDENCE, type RunVerdict } from './evidence-schemas.ts';
import { type ServiceProfile, STANDARD_PROFILE } from './operations.ts';
import { debriefSchema, resultsDebriefSchema, type WireDebrief } from './schemas.ts';

/** The member by which any part of a response names its run. */
const RUN_ID = 'simulationRunPlanJobId';

/** How the JSON of a response, or of a file, is read. */
interface Reading {
  operation: string;
  leftOut: LeftOut;
  /** Parts that name another run count as missing; null if the run is unknown. */
  runId?: string | null;
}

/** The JSON of a response, or of a part of it. Places are JSON Pointers within it. */
export class Body {
  readonly json: unknown;
  readonly pointer: string;
  readonly #reading: Reading;

  constructor(json: unknown, reading: Reading, pointer = '') {
    this.json = json;
    this.pointer = pointer;
    this.#reading = reading;
  }

  /** The value at the place; undefined if it is missing, and without list entries of other runs. */
  at(place: string): unknown {
    const value = resolvePointer(this.json, place);
    if (Array.isArray(value)) return value.filter((entry) => !this.#namesOther(entry));
    return this.#namesOther(value) ? undefined : value;
  }

  within(place: string): Body {
    return new Body(resolvePointer(this.json, place), this.#reading, this.pointer + place);
  }

  /** What the service must return. Throws `ServiceError` as `checkShape` does. */
  check<Schema extends z.ZodMiniType>(schema: Schema, place: string): z.infer<Schema> {
    return checkShape(schema, this.at(place), this.#reading.operation, this.pointer + place);
  }

  /** What fits of a value that the service need not return; null if nothing does. */
  keep<Schema extends z.ZodMiniType>(schema: Schema, place: string): z.infer<Schema> | null {
    return keepFitting(schema, this.at(place), this.pointer + place, this.#reading.leftOut);
  }

  /** What fits of the value that the request was made for. Throws as `check` does if nothing fits. */
  whole<Schema extends z.ZodMiniType>(schema: Schema, place: string): z.infer<Schema> {
    return this.keep(schema, place) ?? this.check(schema, place);
  }

  /** Throws `ServiceError` if the object at one of the places names another run. */
  refuseOtherRun(...places: readonly string[]): void {
    const other = places.find((place) => this.#namesOther(resolvePointer(this.json, place)));
    if (other !== undefined) throw this.otherThanRequested('run', `${other}/${RUN_ID}`);
  }

  otherThanRequested(what: string, place: string): Error {
    const problem = `${this.pointer}${place}: expected the ${what} that was requested, found another`;
    return shapeError(this.#reading.operation, problem);
  }

  #namesOther(part: unknown): boolean {
    const { runId = null } = this.#reading;
    const named = namedRun(part);
    return named !== null && runId !== null && !isSame(named, runId);
  }
}

/** The run that a part of a response names; null if it names none. */
function namedRun(part: unknown): string | null {
  const named = isObject(part) ? part[RUN_ID] : null;
  return typeof named === 'string' && named !== '' ? named : null;
}

/** The results of a run; null for what the service does not report. */
export type RunResults = ReturnType<typeof parseResults>;

type Profile = Pick<ServiceProfile, 'operations' | 'words'>;

/** The debrief at the place, or the whole body if it has none there. */
export function parseDebrief(body: Body, place: string): WireDebrief {
  const found = body.within(place);
  return (found.json === undefined ? body : found).check(debriefSchema, '');
}

/** The results at their place, or bare. Throws `ServiceError` if they are those of another run. */
export function parseResults(body: Body, profile: Profile) {
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

function evidenceIn(results: Body, profile: Profile) {
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
