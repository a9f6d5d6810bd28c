/** Which parts of a response are about the run that was asked for (contract, section 19.1). */

import { ServiceError } from '../http/errors.ts';
import { resolvePointer } from '../http/shape.ts';
import { isObject } from '../text/json-object.ts';
import { isSame } from '../text/same-id.ts';

/** The member by which any part of a response names its run. */
const RUN_ID = 'simulationRunPlanJobId';

/** The run that a part of a response names; null if it names none. */
export function namedRun(part: unknown): string | null {
  const named = isObject(part) ? part[RUN_ID] : null;
  return typeof named === 'string' && named !== '' ? named : null;
}

/**
 * The value at the place; undefined, as if it were missing, if it names another run. Entries of a list that
 * do are left out.
 *
 * @param jobId the run that was asked for; null if that is not known
 */
export function ownPart(document: unknown, pointer: string, jobId: string | null): unknown {
  const value = resolvePointer(document, pointer);
  if (Array.isArray(value)) return value.filter((entry) => !namesOther(entry, jobId));
  return namesOther(value, jobId) ? undefined : value;
}

/** Throws a `ServiceError` if the object at one of the places of a response names another run. */
export function refuseOtherRun(
  answer: unknown,
  pointers: readonly string[],
  jobId: string,
  operation: string,
): void {
  for (const pointer of pointers) {
    if (namesOther(resolvePointer(answer, pointer), jobId)) {
      throw otherThanAsked(operation, 'run', `${pointer}/${RUN_ID}`);
    }
  }
}

/** What is thrown for a response to another request, which something between here and there has kept. */
export function otherThanAsked(operation: string, what: string, pointer: string): ServiceError {
  return new ServiceError({
    kind: 'shape',
    operation,
    problem: `not as specified: ${pointer}: expected the ${what} that was asked for, found another`,
    mayHaveBeenTaken: true,
  });
}

function namesOther(part: unknown, jobId: string | null): boolean {
  const named = namedRun(part);
  return named !== null && jobId !== null && !isSame(named, jobId);
}
