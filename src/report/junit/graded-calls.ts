import type { Call, RunReport } from '../model.ts';

/** A call as one check graded it. */
export interface GradedCall {
  call: Call;
  isPassed: boolean;
  reasoning: string | null;
}

/** The scored calls that each check graded, by its name; those that failed it first. */
export function gradedCalls({ calls = [] }: RunReport): Map<string, GradedCall[]> {
  const graded = new Map<string, GradedCall[]>();
  for (const call of calls) {
    if (!call.isCounted) continue;
    const grades = new Map(call.checks.toReversed().map((check) => [check.name, check]));
    for (const { name, isPassed, reasoning } of grades.values()) {
      if (isPassed === null) continue;
      const ofCheck = graded.get(name) ?? [];
      ofCheck.push({ call, isPassed, reasoning });
      graded.set(name, ofCheck);
    }
  }
  for (const ofCheck of graded.values()) {
    ofCheck.sort((a, b) => Number(a.isPassed) - Number(b.isPassed));
  }
  return graded;
}
