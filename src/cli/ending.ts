/** What a command ends with: its exit code, and the document of its outputs. */
import type { Outcome } from '../model/outcome.ts';
import { disarmJson } from '../text/log-line.ts';

/** What the command ends with by the word that decides. */
export const JUDGED: Readonly<Record<Outcome, number>> = {
  passed: 0,
  failed: 1,
  error: 2,
  inconclusive: 3,
  skipped: 4,
  started: 4,
};

/**
 * @param ended what the action ended with: 0, also where what went wrong is tolerated, or 1
 * @param outcome the output of that name; undefined for an action that judges nothing
 */
export function exitCodeOf(ended: number, outcome: string | undefined): number {
  const known = Object.entries(JUDGED).find(([name]) => name === outcome)?.[1];
  if (ended === 0) return known === JUDGED.skipped ? known : 0;
  return known === undefined || known === 0 || known === JUDGED.skipped ? JUDGED.error : known;
}

/** The document of `--json`: outputs by name, those that hold JSON as what they hold. */
export function jsonOf(outputs: Readonly<Record<string, string>>): string {
  const values = Object.entries(outputs).map(([name, text]) => [name, read(text)]);
  return disarmJson(JSON.stringify(Object.fromEntries(values), null, 2));
}

function read(text: string): unknown {
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
