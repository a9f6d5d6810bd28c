/**
 * What the gate finds and what it takes for something that is nothing, by simulation: every trial draws
 * the calls of a baseline and of a run, and has them judged as the gate does.
 */
import { type Decision, evaluate } from '../../src/policy/evaluate.ts';
import type { Policy } from '../../src/policy/policy.ts';
import { poolRuns } from '../../src/policy/pool.ts';
import type { JudgedRun } from '../../src/policy/rule.ts';
import { seededRandom } from './polling.ts';
import { showTable } from './statistics.ts';

const TODAY = '2026-01-01';
/** With `confirm: 1` the gate looks twice: at the run, and at it and a confirming one together. */
const LOOKS = 2;

export interface Scenario {
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
export interface Alarms {
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

const RATES = [80, 90, 95, 99];
const CALLS = [12, 24, 48];
const CHECKS = [1, 10, 30];
const BASELINE_RUNS = [1, 5];
/** How far the fallen check fell. */
const FALL = 30;

const show = (percent: number) => `${percent.toFixed(1)} %`;
const showAlarms = ({ plain, exact, confirmed }: Alarms) => [plain, exact, confirmed].map(show);

/**
 * The goals, and what the gate comes to at other rates, calls, checks and baselines.
 *
 * @param goalTrials so many for each line of the goals, and `trials` for each other one
 */
export function chanceTables(goalTrials: number, trials: number): string {
  const head = ['true rate', 'calls', 'checks', 'baseline runs'];
  const of = (what: string) => ['plain', 'exact', 'confirm: 1'].map((rule) => `${what}, ${rule}`);
  const rows = BASELINE_RUNS.flatMap((baselineRuns) =>
    CHECKS.flatMap((checks) =>
      CALLS.flatMap((calls) =>
        RATES.map((rate) => {
          const scenario = { rate, now: rate, calls, checks, baselineRuns };
          return [
            ...[`${rate} %`, calls, checks, baselineRuns].map(String),
            ...showAlarms(simulate(scenario, trials)),
            ...showAlarms(simulate({ ...scenario, now: rate - FALL }, trials)),
          ];
        }),
      ),
    ),
  );
  return `${goalTable(goalTrials)}\n${showTable([...head, ...of('false alarm'), ...of(`${FALL} points found`)], rows)}`;
}

/** What a gate is to come to at 24 calls, ten checks and a baseline of five runs, in percent. */
const MOST_FALSE_ALARMS = 3;
const LEAST_FOUND = 80;

function goalTable(trials: number): string {
  const common = { rate: 95, calls: 24, checks: 10, baselineRuns: 5 };
  const rows = [80, undefined].flatMap((minPassRate) =>
    [95, 70, 65].map((now) => {
      const scenario = { ...common, now, ...(minPassRate !== undefined && { minPassRate }) };
      const { plain, exact, confirmed, further } = simulate(scenario, trials);
      const isNothing = now === common.rate;
      const isReached = isNothing ? confirmed <= MOST_FALSE_ALARMS : confirmed >= LEAST_FOUND;
      return [
        `max-drop: 10${minPassRate === undefined ? '' : `, min-pass-rate: ${minPassRate}`}`,
        isNothing ? 'nothing changed' : `one check from 95 to ${now} %`,
        ...[plain, exact, confirmed].map(show),
        isNothing ? `red in at most ${MOST_FALSE_ALARMS} %` : `found in at least ${LEAST_FOUND} %`,
        isReached ? 'reached' : 'not reached',
        show(further),
      ];
    }),
  );
  const head = ['policy', 'what happened', 'plain', 'exact', 'confirm: 1'];
  return showTable([...head, 'goal', 'with confirm: 1', 'runs added'], rows);
}
