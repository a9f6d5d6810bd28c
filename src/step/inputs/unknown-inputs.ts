import { editsBetween, nearest } from '../../core/text/nearest.ts';

/** So many edits make a name of another by a slip of the pen. */
const MAX_EDITS = 2;

/** What inputs come to that the action does not know. */
export interface UnknownInputs {
  faults: string[];
  warnings: string[];
}

/**
 * Tells misspelled inputs, which the runner hands over like any other. One that is nearly the name of
 * an input that is not given was meant to be that; of others nobody knows, so they are a warning.
 *
 * @param given the names of all inputs that the runner hands over, in its spelling: in upper case
 * @param known the names of the action's inputs
 * @param open those of them that the workflow leaves at their defaults
 */
export function findUnknownInputs(
  given: readonly string[],
  known: readonly string[],
  open: readonly string[],
): UnknownInputs {
  const expected = new Set(known.map((name) => name.toUpperCase()));
  const found: UnknownInputs = { faults: [], warnings: [] };
  for (const name of given.filter((one) => !expected.has(one)).map((one) => one.toLowerCase())) {
    const meant = nearest(
      name,
      open.filter((one) => editsBetween(name, one) <= MAX_EDITS || bare(name) === bare(one)),
    );
    if (meant !== undefined) {
      found.faults.push(`input '${name}' is not known; did you mean ${meant}?`);
    } else {
      found.warnings.push(
        `input '${name}' is not known and changes nothing: remove it, or the variable INPUT_${name.toUpperCase()} from the env of the job`,
      );
    }
  }
  return found;
}

function bare(name: string): string {
  return name.replace(/[-_]/g, '');
}
