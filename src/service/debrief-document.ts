import { isObject } from '../core/json-object.ts';
import { checkShape } from '../http/shape.ts';
import {
  debriefSchema,
  resultsDebriefSchema,
  resultsSchema,
  type WireDebrief,
  type WireResultsDebrief,
} from './schemas.ts';

/** The answer of the debrief operation, under `data` or bare. Throws as `checkShape` does. */
export function parseDebrief(document: unknown, operation: string): WireDebrief {
  const { value, pointer } = unwrap(document);
  return checkShape(debriefSchema, value, operation, pointer);
}

/** The debrief inside run results, under `data` or bare; null where they hold none yet. */
export function parseResults(document: unknown, operation: string): WireResultsDebrief | null {
  const { value, pointer } = unwrap(document);
  return checkShape(resultsSchema, value, operation, pointer).debrief ?? null;
}

/**
 * A debrief that was saved to a file: an answer of the debrief operation or of the run results,
 * under `data` or bare. Throws as `checkShape` does.
 */
export function parseDebriefDocument(document: unknown): WireResultsDebrief {
  const { value, pointer } = unwrap(document);
  return isObject(value) && Object.hasOwn(value, 'debrief')
    ? checkShape(resultsDebriefSchema, value.debrief, 'saved debrief', `${pointer}/debrief`)
    : checkShape(debriefSchema, value, 'saved debrief', pointer);
}

/** A `debrief` beside `data` says that the document is bare, and `data` one of its members. */
function unwrap(document: unknown): { value: unknown; pointer: string } {
  return isObject(document) &&
    Object.hasOwn(document, 'data') &&
    !Object.hasOwn(document, 'debrief')
    ? { value: document.data, pointer: '/data' }
    : { value: document, pointer: '' };
}
