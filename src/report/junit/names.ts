/** Names of suites: the same from run to run, so that a dashboard knows a test again. */
import type { GateReport, RunReport } from '../../model/report.ts';

export const GATE = 'Simulation gate';

/** Each run with a name: what it is of, and the gate's name where that alone would not tell it. */
export function nameRuns({ runs, gateName }: GateReport): { run: RunReport; name: string }[] {
  const uses = new Map<string, number>();
  return runs.map((run) => {
    const subject = subjectOf(run, runs);
    const parts = runs.length === 1 ? [gateName ?? subject] : [gateName, subject];
    const name = parts.filter((part) => part !== undefined).join(': ') || GATE;
    const use = (uses.get(name) ?? 0) + 1;
    uses.set(name, use);
    return { run, name: use === 1 ? name : `${name} (${use})` };
  });
}

/** The plan's name if it is known; with what the workflow names, if several runs have the same one. */
function subjectOf({ stableName, about }: RunReport, runs: readonly RunReport[]) {
  const planName = about?.planName ?? null;
  if (planName === null) return stableName ?? about?.planId ?? undefined;
  const isShared = runs.filter((run) => run.about?.planName === planName).length > 1;
  return isShared && stableName !== undefined ? `${planName} (${stableName})` : planName;
}
