/** The prompt fixes that a report asks for, and the patch of those that were located. */

import type { GateReport, PromptFix } from '../model/report.ts';
import { makePatch } from './patch.ts';
import type { FileChange, WantedFix } from './search.ts';

/** A fix that recommendations ask for, once for each pair of texts. */
interface AskedFix extends WantedFix {
  from: PromptFix['from'];
}

export function askedFixes({ runs }: GateReport): AskedFix[] {
  const asked = new Map<string, AskedFix>();
  for (const [run, { report }] of runs.entries()) {
    const byOrder = [...(report?.recommendations ?? []).entries()].toSorted(
      ([, a], [, b]) => a.order - b.order,
    );
    for (const [recommendation, { currentText, suggestedText }] of byOrder) {
      if (!currentText?.trim() || suggestedText === null || currentText === suggestedText) continue;
      const key = JSON.stringify([currentText, suggestedText]);
      const known = asked.get(key);
      if (known !== undefined) known.from.push({ run, recommendation });
      else asked.set(key, { currentText, suggestedText, from: [{ run, recommendation }] });
    }
  }
  return [...asked.values()];
}

/** The patch of all located fixes, with their changes; those that collide are marked in the report. */
export function patchOf(
  report: GateReport,
  changes: readonly (FileChange | null)[],
): { report: GateReport; patch: string } {
  if (report.promptFixes.length === 0) return { report, patch: '' };
  const fixes = report.promptFixes.map(({ from, found }, index) => {
    const [first] = from;
    const { title = '' } =
      (first && report.runs[first.run]?.report?.recommendations[first.recommendation]) ?? {};
    return { found, change: changes[index] ?? null, title };
  });
  const { patch, found } = makePatch(fixes);
  const promptFixes = report.promptFixes.map((fix, index) => ({
    ...fix,
    found: found[index] ?? fix.found,
  }));
  return { report: { ...report, promptFixes }, patch };
}
