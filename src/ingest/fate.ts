/** What became of a call. */
import type { ServiceError } from '../http/errors.ts';
import { withoutPeriod } from '../step/stops.ts';

export type Fate =
  | { result: 'created'; id: string; why: null }
  /** It exists already; its ID is known where an earlier attempt has created it. */
  | { result: 'skipped'; id: string | null; why: string }
  | { result: 'failed'; id: null; why: string; wasSent: boolean }
  /** It may have been created. */
  | { result: 'unknown'; id: null; why: string };

const SKIP_CURE = 'Where such a call is to be left as it is, set on-duplicate: skip';

/** The fate of a call that has not been sent. */
export function notSent(why: string): Fate {
  return { result: 'failed', id: null, why: `not sent: ${why}`, wasSent: false };
}

/** What the error of a call's creation means for this call. */
export function fateOf(
  error: ServiceError,
  externalId: string | null,
  onDuplicate: 'fail' | 'skip',
): Fate {
  const why = error.message;
  if (error.mayHaveBeenTaken) {
    return {
      result: 'unknown',
      id: null,
      why: `${withoutPeriod(why)}; it may have been created all the same`,
    };
  }
  if (externalId !== null && saysDuplicate(error)) {
    const told = `its externalId exists already; ${withoutPeriod(why)}`;
    return onDuplicate === 'skip'
      ? { result: 'skipped', id: null, why: told }
      : { result: 'failed', id: null, why: `${told}. ${SKIP_CURE}`, wasSent: true };
  }
  return { result: 'failed', id: null, why, wasSent: error.kind === 'status' };
}

/** The specification shows no error for it: 400 that names the field, or a conflict. */
function saysDuplicate({ status, code, param }: ServiceError): boolean {
  const isNamed = param === 'externalId';
  if (status === 409) return isNamed || param === undefined;
  return status === 400 && isNamed && code !== 'missing_required_field';
}
