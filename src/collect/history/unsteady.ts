/** Checks that go back and forth by themselves. */
import { eachCheckOnce, findSame } from '../../model/check-facts.ts';
import type { HistoricRun, History } from '../../model/history.ts';
import { oneLine } from '../../text/log-line.ts';

/** Fewer changes may be a fault that came and was mended. */
const LEAST_CHANGES = 3;
/** How long a proposed waiver holds. */
const WAIVER_DAYS = 30;
const DAY_MS = 86_400_000;
const MAX_NAME_CHARS = 200;

type Unsteady = History['unsteady'][number];

/**
 * Checks that changed sides at least three times among runs that were started with the same. Of runs that
 * nobody knows that of, nothing can be said.
 *
 * @param runs the oldest first, the judged run among them
 */
export function findUnsteady(runs: readonly HistoricRun[], nowMs: number): Unsteady[] {
  const found = new Map<string, Unsteady>();
  for (const same of groupsOf(runs)) {
    const finders = same.map(({ checks }) => findSame(checks));
    for (const identity of eachCheckOnce(same.flatMap(({ checks }) => checks))) {
      const check = identity.name;
      const sides = finders.flatMap((find) => find(identity)[0]?.isPassed ?? []);
      const changes = sides.filter((side, index) => index > 0 && side !== sides[index - 1]).length;
      if (changes < LEAST_CHANGES || changes <= (found.get(check)?.changes ?? 0)) continue;
      const waiver = proposeWaiver(check, changes, sides.length, nowMs);
      found.set(check, { check, changes, runs: sides.length, waiver });
    }
  }
  return [...found.values()];
}

function groupsOf(runs: readonly HistoricRun[]): HistoricRun[][] {
  const groups = new Map<string, HistoricRun[]>();
  for (const run of runs) {
    if (run.fingerprint === null) continue;
    groups.set(run.fingerprint, [...(groups.get(run.fingerprint) ?? []), run]);
  }
  return [...groups.values()];
}

/** A waiver as it stands in a policy file. */
function proposeWaiver(check: string, changes: number, runs: number, nowMs: number): string {
  const expires = new Date(nowMs + WAIVER_DAYS * DAY_MS).toISOString().slice(0, 10);
  return [
    'waivers:',
    `  - check: ${yamlText(check)}`,
    `    reason: unsteady, changed sides ${changes} times in ${runs} runs of the same prompt`,
    `    expires: ${expires}`,
  ].join('\n');
}

/** Characters that no YAML parser and no page reads as syntax; the others are escaped. */
const NOT_PLAIN = /[^\p{L}\p{N} !#-,.-;=?[\]^_{|}~-]/gu;

/** A text in quotes of YAML and JSON. */
function yamlText(text: string): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `"${text.replace(NOT_PLAIN, (char) => char.split('').map(escaped).join(''))}"`;
}

/** A line for the log. */
export function describeUnsteady({ check, changes, runs }: Unsteady): string {
  return `check '${oneLine(check, MAX_NAME_CHARS)}' is unsteady: it changed sides ${changes} times in ${runs} runs that were started with the same`;
}
