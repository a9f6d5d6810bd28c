/** What the demo shows of a report file. */
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { caseSchema } from '../../src/model/cases.ts';
import { debriefReportSchema } from '../../src/model/debrief.ts';

const callSchema = z.object({
  id: z.nullable(z.string()),
  excerpt: z.array(z.object({ speaker: z.nullable(z.string()), text: z.string() })),
});

const fileSchema = z.object({
  runs: z.array(
    z.object({
      report: debriefReportSchema,
      cases: z.array(caseSchema),
      calls: z.array(callSchema),
    }),
  ),
});

export type ReportedRun = z.infer<typeof fileSchema>['runs'][number];

/** The only run of `report.json`. */
export function readRun(path: string): ReportedRun {
  const [run] = fileSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).runs;
  if (run === undefined) throw new Error(`${path} has no run`);
  return run;
}

/** A recommended change of the prompt, and the theme that it is meant to end. */
export interface PromptFix {
  themeTitle: string;
  severity: string;
  affected: string;
  currentText: string;
  suggestedText: string;
}

/** The first recommendation that says which text of the prompt to replace, and with what. */
export function findPromptFix({
  recommendations,
  themes,
}: ReportedRun['report']): PromptFix | null {
  for (const { currentText, suggestedText, themeSlugs } of recommendations) {
    const theme = themes.find(({ slug }) => themeSlugs.includes(slug));
    if (!currentText || !suggestedText || theme === undefined) continue;
    return {
      themeTitle: theme.title,
      severity: theme.severity,
      affected: `${theme.affectedCallCount} of ${theme.totalCallCount} calls`,
      currentText,
      suggestedText,
    };
  }
  return null;
}
