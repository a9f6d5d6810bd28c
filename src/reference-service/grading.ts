import type { Plan, PlanTheme } from './run-plan.ts';
import { lacksInstruction, type SimulatedCall } from './simulation.ts';

/** A run whose calls have been graded. */
export interface GradedRun {
  runId: string;
  /** Counts the runs of a plan from 1. */
  number: number;
  variables: Readonly<Record<string, string>>;
  calls: readonly SimulatedCall[];
}

/** How a check did in a run. */
export interface CheckResult {
  name: string;
  /** Percent. */
  threshold: number;
  praise: string;
  total: number;
  failed: number;
  /** Percent, or null where the check counted in no call. */
  passRate: number | null;
  holds: boolean;
  callIds: string[];
}

type Lifecycle = 'NEW' | 'PERSISTENT' | 'IMPROVING' | 'FIXED';

/** A theme as the calls of a run show it. */
export interface ThemeResult {
  definition: PlanTheme;
  /** True when the run's prompt lacks the instruction. */
  instructionMissing: boolean;
  checkNames: string[];
  affected: SimulatedCall[];
  affectedBefore: number;
  lifecycle: Lifecycle;
}

/** Results of every check of the plan, in the plan's order. */
export function gradeChecks(plan: Plan, calls: GradedRun['calls']): CheckResult[] {
  return plan.checks.map(({ name, threshold, praise }) => {
    const counted = calls.filter((call) => call.scenario.checks.includes(name));
    const failed = counted.filter((call) => call.failedChecks.includes(name)).length;
    const passRate =
      counted.length === 0 ? null : ((counted.length - failed) / counted.length) * 100;
    return {
      name,
      threshold,
      praise,
      total: counted.length,
      failed,
      passRate,
      holds: passRate === null || passRate >= threshold,
      callIds: counted.map((call) => call.callId),
    };
  });
}

/** Themes of the failing calls and those that the run before had, most affected calls first, then by title. */
export function findThemes(plan: Plan, run: GradedRun, before: GradedRun | null): ThemeResult[] {
  return plan.themes
    .map((definition) => {
      const checkNames = plan.checks
        .filter((check) => check.theme === definition.slug)
        .map((check) => check.name);
      const affected = callsFailingAny(run, checkNames);
      const previous = before === null ? [] : callsFailingAny(before, checkNames);
      return {
        definition,
        instructionMissing: lacksInstruction(plan, run.variables, definition),
        checkNames: checkNames.filter((name) =>
          [...affected, ...previous].some((call) => call.failedChecks.includes(name)),
        ),
        affected,
        affectedBefore: previous.length,
        lifecycle: themeLifecycle(
          affected.length / run.calls.length,
          previous.length / (before?.calls.length ?? 1),
        ),
      };
    })
    .filter((theme) => theme.affected.length > 0 || theme.affectedBefore > 0)
    .toSorted(
      (a, b) =>
        b.affected.length - a.affected.length || (a.definition.title < b.definition.title ? -1 : 1),
    );
}

function callsFailingAny(run: GradedRun, checkNames: readonly string[]): SimulatedCall[] {
  return run.calls.filter((call) => call.failedChecks.some((name) => checkNames.includes(name)));
}

function themeLifecycle(share: number, shareBefore: number): Lifecycle {
  if (share === 0) return 'FIXED';
  if (shareBefore === 0) return 'NEW';
  return share < shareBefore ? 'IMPROVING' : 'PERSISTENT';
}

/** How a check moved between two runs; null where it holds as it did before. */
export function checkLifecycle(
  now: CheckResult,
  before: CheckResult | undefined,
): Lifecycle | null {
  if (now.holds) return before === undefined || before.holds ? null : 'FIXED';
  if (before === undefined || before.holds) return 'NEW';
  return (now.passRate ?? 0) > (before.passRate ?? 0) ? 'IMPROVING' : 'PERSISTENT';
}
