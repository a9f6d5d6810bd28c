import type { GateReport, PromptFix } from '../report/model.ts';

/** Why nothing of a report's own search is applied: what a file says of another file is not trusted. */
const NOT_LOOKED_FOR =
  'its text was not found in the files of this job, of which there are none without a checkout';

/** A report whose runs stand behind those of the reports before it. */
interface Placed {
  report: GateReport;
}

/**
 * The prompt fixes of all reports, each once, by the runs of the merged one. They tell where a gate
 * found the texts, and are left out of what can be applied.
 */
export function combineFixes(parts: readonly Placed[]): PromptFix[] {
  const fixes = new Map<string, PromptFix>();
  let first = 0;
  for (const { report } of parts) {
    for (const { from, found } of report.promptFixes) {
      const shown =
        found.state === 'located' ? { ...found, leftOut: found.leftOut ?? NOT_LOOKED_FOR } : found;
      const shifted = from.map((one) => ({ ...one, run: one.run + first }));
      const key = JSON.stringify([textsOf(report, from), shown]);
      const known = fixes.get(key);
      if (known === undefined) fixes.set(key, { from: shifted, found: shown });
      else known.from.push(...shifted);
    }
    first += report.runs.length;
  }
  return [...fixes.values()];
}

/** The texts that a fix puts in each other's place; of a brief report its own place stands for them. */
function textsOf({ runs }: GateReport, from: PromptFix['from']): unknown {
  const [one] = from;
  const asked = one && runs[one.run]?.report?.recommendations[one.recommendation];
  return asked?.suggestedText ? [asked.currentText, asked.suggestedText] : [asked?.title, from];
}
