/** What `detail: brief` leaves of a report: verdict, numbers and titles. */
import type {
  DebriefReport,
  Finding,
  FoundPrompt,
  GateReport,
  PromptFix,
  Recommendation,
  RunReport,
  Theme,
} from './model.ts';

/** What stands for an error message of the debrief. */
const LEFT_OUT = '(left out)';

/** Why nothing can be done with a prompt fix whose text is not there. */
const NO_TEXT = '`detail: brief` leaves out prompt texts';

/**
 * A report without analysis, prose, transcripts, prompt texts, call IDs and the debrief's error
 * messages; of such a message it still says that there was one. Reasons and notes do not quote it
 * with `detail: brief`, so they stay as they are.
 */
export function briefReport(report: GateReport): GateReport {
  return {
    ...report,
    runs: report.runs.map(briefRun),
    promptFixes: report.promptFixes.map(briefFix),
  };
}

function briefRun(run: RunReport): RunReport {
  const { debrief, report } = run;
  const hasError = (debrief?.errorMessage ?? '').trim() !== '';
  return {
    ...run,
    debrief: debrief && { ...debrief, errorMessage: hasError ? LEFT_OUT : debrief.errorMessage },
    report: report && briefDebriefReport(report),
  };
}

function briefDebriefReport(report: DebriefReport): DebriefReport {
  return {
    ...report,
    verdictSummary: '',
    executiveSummary: { paragraphs: [], sections: [] },
    keyFindings: report.keyFindings.map(briefFinding),
    wentWell: report.wentWell.map(briefFinding),
    themes: report.themes.map(briefTheme),
    recommendations: report.recommendations.map(briefRecommendation),
  };
}

function briefFinding(finding: Finding): Finding {
  return { ...finding, body: '', callIds: [] };
}

function briefTheme(theme: Theme): Theme {
  return { ...theme, analysis: '', callIds: [] };
}

function briefRecommendation(recommendation: Recommendation): Recommendation {
  return { ...recommendation, body: '', currentText: null, suggestedText: null };
}

function briefFix(fix: PromptFix): PromptFix {
  return { ...fix, found: briefFound(fix.found) };
}

function briefFound(found: FoundPrompt): FoundPrompt {
  if (found.state !== 'located') return found;
  return { ...found, insertedText: '', fixedLines: [], leftOut: found.leftOut ?? NO_TEXT };
}
