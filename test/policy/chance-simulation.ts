/**
 * What the gate finds and what it takes for something that is nothing, by simulation: every trial draws
 * the calls of a baseline and of a run, and has them judged as the gate does.
 */
import { type Decision, evaluate } from '../../src/policy/evaluate.ts';
import type { Policy } from '../../src/policy/policy.ts';
import { poolRuns } from '../../src/policy/pool.ts';
import type { JudgedRun } from '../../src/policy/rule.ts';

const TODAY = '2026-01-01';
/** With `confirm: 1` the gate looks twice: at the run, and at it and a confirming one together. */
const LOOKS = 2;

interface Scenario {
  /** True pass rate of every check, in percent, before and, but for the first one, now. */
  rate: number;
  /** True pass rate of the first check now. */
  now: number;
  calls: number;
  checks: number;
  baselineRuns: number;
  /** Beside `max-drop: 10`. */
  minPassRate?: number;
}

/** Shares of the trials, in percent, in which the gate fails; for a check that fell, because of it. */
interface Alarms {
  /** The rates alone compared. */
  plain: number;
  /** By the exact test, corrected for the number of checks. */
  exact: number;
  /** The same, where a failure is confirmed by one more run. */
  confirmed: number;
  /** Confirming runs in a hundred. */
  further: number;
}

/** Plays a scenario so many times; the same result every time. */
export function simulate(scenario: Scenario, trials: number): Alarms {
  const random = seededRandom(1);
  const trend = {
    'max-drop': 10,
    ...(scenario.minPassRate !== undefined && { 'min-pass-rate': scenario.minPassRate }),
  };
  const exact: Policy = { version: 1, gate: { trend } };
  const plain: Policy = { version: 1, gate: { trend: { ...trend, significance: 'off' } } };
  const found = { plain: 0, exact: 0, confirmed: 0, further: 0 };
  for (let trial = 0; trial < trials; trial += 1) {
    const [first, second] = drawRuns(scenario, random);
    const own = evaluate(first, exact, TODAY);
    const isAskedAgain = own.byRatesAlone === 'counts';
    found.plain += Number(alarms(evaluate(first, plain, TODAY), scenario));
    found.exact += Number(alarms(own, scenario));
    if (isAskedAgain) {
      const both = evaluate(poolRuns(first, [second]), exact, TODAY, { looks: LOOKS });
      found.confirmed += Number(alarms(both, scenario));
    }
    found.further += Number(isAskedAgain);
  }
  const percent = (count: number) => (100 * count) / trials;
  return {
    plain: percent(found.plain),
    exact: percent(found.exact),
    confirmed: percent(found.confirmed),
    further: percent(found.further),
  };
}

function alarms({ reasons }: Decision, { rate, now }: Scenario): boolean {
  return now === rate ? reasons.length > 0 : reasons.some(({ check }) => check === checkName(0));
}

function checkName(check: number): string {
  return `check ${check}`;
}

/** A run and one to confirm it, both compared with the same baseline. */
function drawRuns(scenario: Scenario, random: () => number): [JudgedRun, JudgedRun] {
  const { rate, now, calls, checks, baselineRuns } = scenario;
  const draw = (evaluated: number, percent: number) => {
    let passed = 0;
    for (let call = 0; call < evaluated; call += 1) passed += Number(random() < percent / 100);
    return { passed, evaluated };
  };
  const baseline = Array.from({ length: checks }, () => draw(calls * baselineRuns, rate));
  const drawRun = () =>
    runOf(
      baseline.map((previous, check) => ({
        checkName: checkName(check),
        previousPassRate: (100 * previous.passed) / previous.evaluated,
        currentPassRate: null,
        lifecycle: null,
        counts: { previous, current: draw(calls, check === 0 ? now : rate) },
      })),
    );
  return [drawRun(), drawRun()];
}

type Rows = NonNullable<NonNullable<JudgedRun['report']>['trend']>['rows'];

function runOf(rows: Rows): JudgedRun {
  return {
    runStatus: 'COMPLETED',
    report: {
      generatedAt: TODAY,
      verdict: 'PASSED',
      verdictSummary: '',
      executiveSummary: { paragraphs: [], sections: [] },
      keyFindings: [],
      wentWell: [],
      themes: [],
      recommendations: [],
      trend: { baselineRunPlanJobId: 'baseline', baselineRunNumber: 1, rows },
    },
  };
}

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
