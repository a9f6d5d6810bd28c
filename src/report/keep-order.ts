/**
 * The parts of the job summary, the most important first: when a summary grows too large, it is
 * from the end of this list that parts are left out, and within one part the better runs first.
 * A long list has a first page, shown as it is, and further items, which are folded.
 */
const KEEP_ORDER = [
  'reasons',
  'overview',
  'run',
  'spared',
  'checks',
  'verdict summary',
  'themes',
  'recommendations',
  'trend',
  'history',
  'analysis of severe themes',
  'analysis of medium themes',
  'analysis of minor themes',
  'executive summary',
  'findings',
  'went well',
  'further reasons',
  'further checks',
  'further themes',
  'further recommendations',
  'further trend',
  'further history',
  'further analysis of severe themes',
  'further analysis of medium themes',
  'further analysis of minor themes',
  'further findings',
  'further went well',
  'further call IDs',
] as const;

export type Part = (typeof KEEP_ORDER)[number];

/** Where a part stands in the order; smaller is kept first. */
export function rankOf(part: Part): number {
  return KEEP_ORDER.indexOf(part);
}
