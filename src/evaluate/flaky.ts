/** Checks that change between passed and failed although the tested inputs stay the same. */
import { eachCheckOnce, findSame } from '../model/check-facts.ts';
import type { HistoricRun, History } from '../model/history.ts';

/** Fewer changes may be an error that was made and fixed. */
const MIN_CHANGES = 3;
const WAIVER_DAYS = 30;
const DAY_MS = 86_400_000;

type Flaky = History['unsteady'][number];

/**
 * @param runs the oldest first, the current run last; those without a fingerprint are left out
 * @param today `YYYY-MM-DD` in UTC
 */
export function findFlaky(
  runs: readonly Pick<HistoricRun, 'fingerprint' | 'checks'>[],
  today: string,
): Flaky[] {
  const found = new Map<string, Flaky>();
  const comparable = runs.filter(({ fingerprint }) => fingerprint);
  for (const same of Map.groupBy(comparable, ({ fingerprint }) => fingerprint).values()) {
    const finders = same.map(({ checks }) => findSame(checks));
    for (const identity of eachCheckOnce(same.flatMap(({ checks }) => checks))) {
      const check = identity.name;
      const sides = finders.flatMap((find) => find(identity)[0]?.isPassed ?? []);
      const changes = sides.filter((side, index) => index > 0 && side !== sides[index - 1]).length;
      if (changes < MIN_CHANGES || changes <= (found.get(check)?.changes ?? 0)) continue;
      const waiver = proposeWaiver(check, changes, sides.length, today);
      found.set(check, { check, changes, runs: sides.length, waiver });
    }
  }
  return [...found.values()];
}

function proposeWaiver(check: string, changes: number, runs: number, today: string): string {
  const expires = new Date(Date.parse(today) + WAIVER_DAYS * DAY_MS).toISOString().slice(0, 10);
  return [
    'waivers:',
    `  - check: ${quoteForYaml(check)}`,
    `    reason: flaky, changed sides ${changes} times in ${runs} runs of the same prompt`,
    `    expires: ${expires}`,
  ].join('\n');
}

/** Characters that neither a YAML parser nor a Markdown page reads as syntax. */
const NOT_PLAIN = /[^\p{L}\p{N} !#-,.-;=?[\]^_{|}~-]/gu;

function quoteForYaml(text: string): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `"${text.replace(NOT_PLAIN, (char) => char.split('').map(escaped).join(''))}"`;
}
