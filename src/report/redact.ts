/** Masks what identifies a person in everything that the service wrote into a report. */
import { contactsIn, redactContacts } from '../core/text/redact.ts';
import type {
  DebriefReport,
  Finding,
  FoundPrompt,
  GateReport,
  PromptFix,
  Reason,
  Recommendation,
  RunReport,
  Spared,
  Theme,
  Trend,
  Waived,
} from './model.ts';

/** Why nothing is done with a prompt fix that would put a mask into a file. */
const MASKED = 'it holds a phone number or an e-mail address, which `redact` masks';

/**
 * A report with phone numbers and e-mail addresses masked in all text that the service wrote. IDs,
 * times, numbers and places in files stay. A prompt fix that brings a phone number or an e-mail
 * address into a file is masked as well, and so left out of what can be applied; one that only
 * leaves in place what the file says already can be applied as it is.
 *
 * @param keep phone numbers and e-mail addresses that stay, such as those of the workflow's inputs
 */
export function redactReport(report: GateReport, keep: readonly string[] = []): GateReport {
  const mask = (text: string): string => redactContacts(text, keep);
  const { metricCollection } = report;
  return {
    ...report,
    reasons: report.reasons.map((reason) => maskReason(reason, mask)),
    runs: report.runs.map((run) => maskRun(run, mask)),
    metricCollection: metricCollection && {
      ...metricCollection,
      notes: metricCollection.notes.map(mask),
    },
    notes: report.notes.map(mask),
    promptFixes: report.promptFixes.map((fix) => maskFix(fix, report, keep)),
  };
}

type Mask = (text: string) => string;

/** The same for a text that may be missing. */
function maskOrNull(text: string | null, mask: Mask): string | null {
  return text === null ? null : mask(text);
}

function maskRun(run: RunReport, mask: Mask): RunReport {
  const { debrief, report, spared } = run;
  return {
    ...run,
    reasons: run.reasons.map((reason) => maskReason(reason, mask)),
    notes: run.notes.map(mask),
    runStatus: maskOrNull(run.runStatus, mask),
    debrief: debrief && {
      ...debrief,
      status: mask(debrief.status),
      errorMessage: maskOrNull(debrief.errorMessage, mask),
    },
    report: report && maskDebriefReport(report, mask),
    spared: spared && maskSpared(spared, mask),
  };
}

function maskReason(reason: Reason, mask: Mask): Reason {
  const { theme, check, limit, value } = reason;
  return {
    ...reason,
    message: mask(reason.message),
    ...(theme === undefined ? {} : { theme: mask(theme) }),
    ...(check === undefined ? {} : { check: mask(check) }),
    ...(typeof limit === 'string' ? { limit: mask(limit) } : {}),
    ...(typeof value === 'string' ? { value: mask(value) } : {}),
  };
}

/** Waivers are the team's own words; only what they were found to match is the service's. */
function maskSpared(spared: Spared, mask: Mask): Spared {
  return {
    ...spared,
    waived: spared.waived.map((waived): Waived => ({ ...waived, name: mask(waived.name) })),
    known: spared.known.map(mask),
    notes: spared.notes.map(mask),
  };
}

function maskDebriefReport(report: DebriefReport, mask: Mask): DebriefReport {
  const { executiveSummary } = report;
  return {
    ...report,
    verdict: mask(report.verdict),
    verdictSummary: mask(report.verdictSummary),
    executiveSummary: {
      ...executiveSummary,
      paragraphs: executiveSummary.paragraphs.map(mask),
      sections: executiveSummary.sections.map((section) => ({
        ...section,
        heading: maskOrNull(section.heading, mask),
        body: mask(section.body),
      })),
    },
    keyFindings: report.keyFindings.map((finding) => maskFinding(finding, mask)),
    wentWell: report.wentWell.map((finding) => maskFinding(finding, mask)),
    themes: report.themes.map((theme) => maskTheme(theme, mask)),
    recommendations: report.recommendations.map((item) => maskRecommendation(item, mask)),
    trend: report.trend && maskTrend(report.trend, mask),
  };
}

function maskFinding(finding: Finding, mask: Mask): Finding {
  return { ...finding, title: mask(finding.title), body: mask(finding.body) };
}

function maskTheme(theme: Theme, mask: Mask): Theme {
  return {
    ...theme,
    slug: mask(theme.slug),
    title: mask(theme.title),
    severity: mask(theme.severity),
    impact: maskOrNull(theme.impact, mask),
    prevalence: maskOrNull(theme.prevalence, mask),
    lifecycle: maskOrNull(theme.lifecycle, mask),
    checkNames: theme.checkNames.map(mask),
    rootCauseChannel: maskOrNull(theme.rootCauseChannel, mask),
    analysis: mask(theme.analysis),
  };
}

function maskRecommendation(recommendation: Recommendation, mask: Mask): Recommendation {
  return {
    ...recommendation,
    title: mask(recommendation.title),
    body: mask(recommendation.body),
    severity: maskOrNull(recommendation.severity, mask),
    channel: maskOrNull(recommendation.channel, mask),
    currentText: maskOrNull(recommendation.currentText, mask),
    suggestedText: maskOrNull(recommendation.suggestedText, mask),
    themeSlugs: recommendation.themeSlugs.map(mask),
  };
}

function maskTrend(trend: Trend, mask: Mask): Trend {
  return {
    ...trend,
    rows: trend.rows.map((row) => ({
      ...row,
      checkName: mask(row.checkName),
      lifecycle: maskOrNull(row.lifecycle, mask),
    })),
  };
}

function maskFix(fix: PromptFix, { runs }: GateReport, keep: readonly string[]): PromptFix {
  const texts = fix.from.map(
    ({ run, recommendation }) =>
      runs[run]?.report?.recommendations[recommendation]?.currentText ?? '',
  );
  return { ...fix, found: maskFound(fix.found, [...keep, ...texts.flatMap(contactsIn)]) };
}

/** What was found for a fix, masked where its new text says more than is known already. */
function maskFound(found: FoundPrompt, known: readonly string[]): FoundPrompt {
  if (found.state !== 'located') return found;
  const insertedText = redactContacts(found.insertedText, known);
  if (insertedText === found.insertedText) return found;
  return {
    ...found,
    insertedText,
    fixedLines: found.fixedLines.map((line) => redactContacts(line, known)),
    leftOut: found.leftOut ?? MASKED,
  };
}
