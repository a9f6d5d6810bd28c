import { fold, holdsAny } from './prompt-text.ts';
import type { Check, Persona, Plan, PlanTheme, Scenario } from './run-plan.ts';
import type { Span } from './run-state.ts';
import { seededUnit, seededUuid } from './seeded.ts';

/** One call of a run: a persona in a scenario, and the checks that it fails. */
export interface SimulatedCall {
  simulationJobId: string;
  callId: string;
  scenario: Scenario;
  persona: Persona;
  servicePhoneNumber: string;
  failedChecks: string[];
  /** Length of the prompt that the agent had, in UTF-16 units. */
  promptLength: number;
}

/** What a run was started with. */
interface RunSetup {
  runId: string;
  variables: Readonly<Record<string, string>>;
}

/** The agent's prompt in a run: the variable `agent_prompt`, or else the plan's own. */
export function promptOf(plan: Plan, variables: Readonly<Record<string, string>>): string {
  return variables.agent_prompt ?? plan.defaultPrompt;
}

/** True when the run's prompt lacks the instruction that keeps the agent from the theme's failure. */
export function lacksInstruction(
  plan: Plan,
  variables: Readonly<Record<string, string>>,
  theme: PlanTheme,
): boolean {
  return !holdsAny(promptOf(plan, variables), theme.phrases);
}

/**
 * All calls of a run in the order in which they are made. The same plan and variables give the same
 * results, whenever and however often they are requested.
 */
export function simulateCalls(plan: Plan, { runId, variables }: RunSetup): SimulatedCall[] {
  const cases = Array.from({ length: plan.iterationCount }).flatMap(() =>
    plan.personas.flatMap((persona) => plan.scenarios.map((scenario) => ({ persona, scenario }))),
  );
  const fails = failingCalls(plan, variables, cases);
  const promptLength = promptOf(plan, variables).length;
  return cases.map((testCase, index) => ({
    ...testCase,
    promptLength,
    simulationJobId: seededUuid('simulation job', runId, String(index)),
    callId: seededUuid('call', runId, String(index)),
    servicePhoneNumber: plan.servicePhoneNumbers[index % plan.servicePhoneNumbers.length] ?? '',
    failedChecks: plan.checks.map(({ name }) => name).filter((name) => fails(name, index)),
  }));
}

/** Whether a check fails in the call of an index. */
function failingCalls(
  plan: Plan,
  variables: Readonly<Record<string, string>>,
  calls: readonly { scenario: Scenario }[],
): (checkName: string, index: number) => boolean {
  const seed = seedOf(plan, variables);
  const failed = new Map<string, Set<number>>();
  for (const theme of plan.themes) {
    const byChance = orderByChance(calls.length, seed, theme.slug);
    const missing = lacksInstruction(plan, variables, theme);
    for (const check of plan.checks.filter((each) => each.theme === theme.slug)) {
      const counted = byChance.filter((index) =>
        calls[index]?.scenario.checks.includes(check.name),
      );
      const count = failureCount(check, counted.length, missing, seededUnit(seed, check.name));
      failed.set(check.name, new Set(counted.slice(0, count)));
    }
  }
  return (checkName, index) => failed.get(checkName)?.has(index) ?? false;
}

/** The indices of so many calls, in an order that depends on the seed and the subject alone. */
function orderByChance(calls: number, seed: string, subject: string): number[] {
  return Array.from({ length: calls }, (_, index) => ({
    index,
    chance: seededUnit(seed, subject, String(index)),
  }))
    .toSorted((a, b) => a.chance - b.chance)
    .map(({ index }) => index);
}

/**
 * How many of the calls that count fail. Without the instruction that is 70 to 95 % of them; with
 * it, noise that uses up at most half of what the threshold allows, so that it never decides.
 */
function failureCount(check: Check, calls: number, missing: boolean, chance: number): number {
  if (missing) return Math.round(calls * (0.7 + 0.25 * chance));
  const most = Math.floor((calls * (100 - check.threshold)) / 200);
  return Math.floor(chance * (most + 1));
}

/** Everything that chance decides in a run follows from this. */
function seedOf(plan: Plan, variables: Readonly<Record<string, string>>): string {
  return JSON.stringify([
    plan.seed,
    ...Object.entries(variables)
      .map(([name, value]) => [name, fold(value)])
      .toSorted(),
  ]);
}

/** When one of so many calls is on the line: one begins and one ends at a time, in even steps. */
export function callSpan(plan: Plan, run: Span, index: number, calls: number): Span {
  const lines = plan.servicePhoneNumbers.length;
  const stepMs = (run.to - run.from) / (calls - 1 + lines);
  const at = (steps: number) => Math.round(run.from + steps * stepMs);
  return { from: at(index), to: at(index + lines) };
}
