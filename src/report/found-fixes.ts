import type { FoundPrompt, GateReport } from '../model/report.ts';

/** Where the prompt fixes of one run were found, by the recommendation's position in its report. */
export function foundFixes({ promptFixes }: GateReport, run: number): Map<number, FoundPrompt> {
  return new Map(
    promptFixes.flatMap(({ from, found }) =>
      from.flatMap((one) => (one.run === run ? [[one.recommendation, found]] : [])),
    ),
  );
}
