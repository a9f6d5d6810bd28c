/** The figures of docs/statistics.md. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { simulateDrift } from '../../../scripts/bench/drift.ts';
import {
  BASE_RATE,
  detectableDrop,
  POWER,
} from '../../../src/evaluate/statistics/detectable-drop.ts';
import { FALSE_ALARMS, SPAN_RUNS } from '../../../src/evaluate/statistics/drift.ts';
import { dropPValue } from '../../../src/evaluate/statistics/exact-test.ts';
import { adjustHolm } from '../../../src/evaluate/statistics/holm.ts';
import { confidenceInterval } from '../../../src/evaluate/statistics/interval.ts';
import { type Counts, rateOf } from '../../../src/model/counts.ts';

const page = readFileSync(new URL('../../../docs/statistics.md', import.meta.url), 'utf8');

/** The rows of the table under a header, as cells. */
function tableOf(header: string): string[][] {
  const lines = page
    .slice(page.indexOf(`| ${header} |`))
    .split('\n')
    .slice(2);
  const end = lines.findIndex((line) => !line.startsWith('|'));
  const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());
  return lines.slice(0, end).map((line) => cellsOf(line).slice(1, -1));
}

it('has the p-values of the worked examples', () => {
  const p = dropPValue({ passed: 15, evaluated: 15 }, { passed: 0, evaluated: 3 });
  expect(p).toBeCloseTo(1 / 816, 12);
  expect(page).toContain(`p = 1/816 = ${p.toFixed(4)}`);
  const adjusted = adjustHolm([p, ...new Array<number>(7).fill(1)])[0] ?? 0;
  expect(page).toContain(`8 × 0.0012 = ${adjusted.toFixed(4)}`);
  const small = dropPValue({ passed: 22, evaluated: 24 }, { passed: 19, evaluated: 24 });
  expect(page).toContain(`12.5 points, but p = ${small.toFixed(2)}`);
});

it('has the drops that a plan can detect', () => {
  expect(page).toContain(
    `drop from ${BASE_RATE}%, in points, that \`max-drop\` finds in four of five runs`,
  );
  expect(POWER).toBe(4 / 5);
  const rows = tableOf('calls');
  expect(rows).toHaveLength(4);
  for (const [calls, ...drops] of rows) {
    const sizes = [1, 10].flatMap((checks) => [1, 5].map((runs) => ({ checks, runs })));
    const expected = sizes.map(({ checks, runs }) => {
      const size = { calls: Number(calls), baselineCalls: Number(calls) * runs, checks };
      return String(detectableDrop(size, 0.05));
    });
    expect(drops).toEqual(expected);
  }
});

const THRESHOLD = 80;
const MAX_DROP = 10;
const below: Readonly<Record<string, (counts: Counts) => boolean>> = {
  point: (counts) => rateOf(counts) < THRESHOLD,
  likely: (counts) => confidenceInterval(counts).high < THRESHOLD,
  proven: (counts) => confidenceInterval(counts).low < THRESHOLD,
};

const isDrop = (baseline: Counts, checks: number, analyses: number) => (counts: Counts) =>
  rateOf(baseline) - rateOf(counts) >= MAX_DROP &&
  dropPValue(baseline, counts) * checks <= 0.05 / analyses;

function mostFailing(evaluated: number, fails: (counts: Counts) => boolean): number {
  const all = Array.from({ length: evaluated + 1 }, (_, passed) => ({ passed, evaluated }));
  return all.findLast(fails)?.passed ?? -1;
}

it('has the numbers of passed calls at which a check fails', () => {
  let baseline: Counts = { passed: 0, evaluated: 1 };
  const rows = tableOf('policy');
  const computed = rows.map(([policy = '']) => {
    const [, evidence = ''] = /evidence: (\w+)/.exec(policy) ?? [];
    const [, passed, evaluated] = /from (\d+) of (\d+) calls/.exec(policy) ?? [];
    if (passed) baseline = { passed: Number(passed), evaluated: Number(evaluated) };
    const checks = Number(/one of (\d+) checks/.exec(policy)?.[1] ?? 1);
    const fails = (analyses: number) => below[evidence] ?? isDrop(baseline, checks, analyses);
    return [1, 2].map((analyses) => String(mostFailing(24 * analyses, fails(analyses))));
  });
  expect(rows).toHaveLength(7);
  expect(rows.map(([, ...numbers]) => numbers)).toEqual(computed);
});

it('has the figures of the simulated drift', () => {
  expect(page).toContain(`ln(${SPAN_RUNS} × checks / ${FALSE_ALARMS})`);
  const simulated = simulateDrift();
  const [, alarms = ''] = /within 30 runs in ([\d.]+%)/.exec(simulated) ?? [];
  expect(page).toContain(`within 30 runs in ${alarms} of gates`);
  for (const row of tableOf('fall of one check')) {
    expect(simulated).toContain(`| ${row.join(' | ')} |`);
  }
  expect(Number.parseFloat(alarms)).toBeLessThanOrEqual(10);
  const [, byTenth = ''] = /95% to 85% \| run \d+ \| ([\d.]+)%/.exec(simulated) ?? [];
  expect(Number(byTenth)).toBeGreaterThanOrEqual(75);
});
