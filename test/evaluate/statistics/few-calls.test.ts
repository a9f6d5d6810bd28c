/** What docs/chance.md says that few calls can tell. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dropPValue } from '../../../src/evaluate/statistics/exact-test.ts';
import { confidenceInterval } from '../../../src/evaluate/statistics/interval.ts';
import { type Counts, rateOf } from '../../../src/model/counts.ts';

const page = readFileSync(new URL('../../../docs/chance.md', import.meta.url), 'utf8');
const [, section = ''] = /## What 24 calls can tell\n([\s\S]*?)\n## /.exec(page) ?? [];
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| `') || line.startsWith('| the same'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const BAR = 80;
const MAX_DROP = 10;

/** The most passed calls that fail, of so many. */
function mostFailing(calls: number, fails: (counts: Counts) => boolean): number {
  const all = Array.from({ length: calls + 1 }, (_, passed) => ({ passed, evaluated: calls }));
  return all.findLast(fails)?.passed ?? -1;
}

const below: Readonly<Record<string, (counts: Counts) => boolean>> = {
  point: (counts) => rateOf(counts) < BAR,
  likely: (counts) => confidenceInterval(counts).high < BAR,
  proven: (counts) => confidenceInterval(counts).low < BAR,
};

const drops = (baseline: Counts, checks: number, looks: number) => (counts: Counts) =>
  rateOf(baseline) - rateOf(counts) >= MAX_DROP &&
  dropPValue(baseline, counts) * checks <= 0.05 / looks;

test('the table in the documentation is what the rules compute', () => {
  let baseline: Counts = { passed: 0, evaluated: 1 };
  const computed = rows.map(([, policy = '']) => {
    const [, evidence = ''] = /evidence: (\w+)/.exec(policy) ?? [];
    const [, passed, evaluated] = /from (\d+) of (\d+) calls/.exec(policy) ?? [];
    if (passed) baseline = { passed: Number(passed), evaluated: Number(evaluated) };
    const checks = Number(/one of (\d+) checks/.exec(policy)?.[1] ?? 1);
    const failing = (looks: number) => below[evidence] ?? drops(baseline, checks, looks);
    return [1, 2].map((looks) => String(mostFailing(24 * looks, failing(looks))));
  });
  expect(rows).toHaveLength(9);
  expect(rows.map(([, , one, both]) => [one, both])).toEqual(computed);
});
