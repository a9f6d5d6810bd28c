import * as z from 'zod/mini';
import { debriefReportSchema } from '../../src/model/debrief.ts';
import type { RunningReferenceService } from '../../src/reference-service/server.ts';

const PATIENCE_MS = 5_000;

const resultsSchema = z.object({
  data: z.object({ debrief: z.object({ report: debriefReportSchema }) }),
});

export type Report = z.infer<typeof debriefReportSchema>;

/** Reads the debrief of a run that is judged already, with the key that may only read. */
export async function readReport(
  { url, keys }: RunningReferenceService,
  jobId: string,
): Promise<Report> {
  const answer = await fetch(`${url}/v1/simulation/plan/job/${encodeURIComponent(jobId)}/results`, {
    headers: { authorization: `Bearer ${keys.readOnly}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return resultsSchema.parse(await answer.json()).data.debrief.report;
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
export function findPromptFix({ recommendations, themes }: Report): PromptFix | null {
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
