import type * as z from 'zod/mini';
import {
  checkShape,
  keepFitting,
  type LeftOut,
  resolvePointer,
  shapeError,
} from '../http/shape.ts';
import { isObject } from '../text/json-object.ts';
import { isSame } from '../text/same-id.ts';

/** The member by which any part of a response names its run. */
const RUN_ID = 'simulationRunPlanJobId';

/** How the JSON of a response, or of a file, is read. */
export interface Reading {
  /** Human name of the operation. */
  operation: string;
  leftOut: LeftOut;
  /** Parts that name another run count as missing; null if the run is unknown. */
  runId?: string | null;
}

/** The JSON of a response, or of a part of it. Places are JSON Pointers within it. */
export class Body {
  readonly json: unknown;
  /** Where it is in the response. */
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
export function namedRun(part: unknown): string | null {
  const named = isObject(part) ? part[RUN_ID] : null;
  return typeof named === 'string' && named !== '' ? named : null;
}
