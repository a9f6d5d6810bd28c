import type { DebriefReport } from './debrief-answer.ts';
import { type CheckResult, type GradedRun, gradeChecks, type ThemeResult } from './grading.ts';
import type { Plan } from './plan.ts';

/** What the prose of a debrief is written from. */
interface DebriefFacts {
  plan: Plan;
  run: GradedRun;
  before: GradedRun | null;
  checks: readonly CheckResult[];
  themes: readonly ThemeResult[];
}

const LIST = new Intl.ListFormat('en');

/** One paragraph on the verdict. */
export function verdictSummary({ run, checks, themes }: DebriefFacts): string {
  const short = checks.filter((check) => !check.holds);
  if (short.length === 0) {
    return `All ${checks.length} checks reached their threshold over ${count(run.calls.length, 'call')}.`;
  }
  const missing = themes.filter((theme) => theme.instructionMissing && theme.affected.length > 0);
  return [
    `${short.length} of ${checks.length} checks fell short of their threshold over ${count(run.calls.length, 'call')}: ${LIST.format(short.map(shortfall))}.`,
    ...missing.map(
      (theme) =>
        `"${theme.definition.title}" accounts for ${count(theme.affected.length, 'failing call')}, and the prompt has no instruction for it.`,
    ),
  ].join(' ');
}

/** The summary for readers who go no further. */
export function executiveSummary(facts: DebriefFacts): DebriefReport['executiveSummary'] {
  const { plan, run, before, checks, themes } = facts;
  const clean = run.calls.filter((call) => call.failedChecks.length === 0).length;
  const worst = themes.find((theme) => theme.affected.length > 0);
  const held = checks.filter((check) => check.holds);
  return {
    paragraphs: [
      `Run ${run.number} of "${plan.name}" graded ${count(run.calls.length, 'simulated call')}. ${clean} passed every check that counts in their scenario, ${run.calls.length - clean} failed at least one.`,
      worst === undefined
        ? 'No call failed, so there is nothing to follow up.'
        : `What affected the most calls: ${worst.definition.title.toLowerCase()} (${worst.affected.length} of ${run.calls.length}). ${worst.instructionMissing ? worst.definition.whenMissing : worst.definition.whenSlipped}`,
      before === null
        ? 'This is the first completed run of the plan, so there is no run to compare it with.'
        : comparison(plan, checks, before),
    ],
    sections: [
      {
        heading: 'Pass rates',
        body: `${LIST.format(checks.filter((check) => check.total > 0).map(rateWithLimit))}.`,
      },
      ...(held.length === 0
        ? []
        : [{ heading: 'What held', body: held.map((check) => check.praise).join(' ') }]),
      { heading: null, body: 'A check counts only in the scenarios that call for it.' },
    ],
  };
}

/** What is known of a theme: what happens, to whom, and how that was in the run before. */
export function themeAnalysis(
  theme: ThemeResult,
  run: GradedRun,
  before: GradedRun | null,
): string {
  const history = before === null ? null : past(theme, before);
  if (theme.affected.length === 0) {
    return `None of the ${count(run.calls.length, 'call')} of this run shows it any more. ${history ?? ''}`.trim();
  }
  const { whenMissing, whenSlipped } = theme.definition;
  return [
    theme.instructionMissing ? whenMissing : whenSlipped,
    `It happened with ${LIST.format(distinct(theme.affected.map((call) => call.persona.name)))}, in ${count(distinct(theme.affected.map((call) => call.scenario.description)).length, 'scenario')}.`,
    theme.instructionMissing
      ? 'The prompt says nothing about it.'
      : 'The prompt does hold the instruction, so this is not a prompt problem.',
    ...(history === null ? [] : [history]),
  ].join(' ');
}

function past(theme: ThemeResult, before: GradedRun): string {
  return theme.affectedBefore === 0
    ? `Run ${before.number} did not show it.`
    : `In run ${before.number} it affected ${theme.affectedBefore} of ${count(before.calls.length, 'call')}.`;
}

function comparison(plan: Plan, checks: readonly CheckResult[], before: GradedRun): string {
  const checksBefore = gradeChecks(plan, before);
  const moves = checks.flatMap((check) => {
    const previous = checksBefore.find((each) => each.name === check.name);
    if (previous?.passRate == null || check.passRate === null) return [];
    if (previous.passRate === check.passRate) return [];
    return [
      `"${check.name}" went from ${percent(previous.passRate)} to ${percent(check.passRate)}`,
    ];
  });
  return moves.length === 0
    ? `Nothing moved against run ${before.number}.`
    : `Against run ${before.number}, ${LIST.format(moves)}.`;
}

function shortfall(check: CheckResult): string {
  return `"${check.name}" passed in ${percent(check.passRate ?? 0)} of its calls (${check.threshold}% needed)`;
}

function rateWithLimit(check: CheckResult): string {
  return `"${check.name}" ${percent(check.passRate ?? 0)} of at least ${check.threshold}%`;
}

function percent(value: number): string {
  return `${Math.round(value * 10) / 10}%`;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}
