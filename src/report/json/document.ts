/**
 * The report model in the shape of `report.json`, field by field: what else an object of the service
 * holds, which nothing redacts, stays out. Copied by hand, since loading and asking a schema would
 * cost every job more than all of the rendering; the schema's type and tests see that nothing is missing.
 */
import type { z } from 'zod/mini';
import type {
  DebriefReport,
  FileSpan,
  Finding,
  FoundPrompt,
  GateReport,
  Reason,
  Recommendation,
  ReportSettings,
  RunReport,
  Spared,
  Theme,
  Trend,
  Waiver,
} from '../model.ts';
import type { reportSchema } from './schema.ts';

/** What `schema/report.schema.json` describes. */
export type ReportDocument = z.output<typeof reportSchema>;
type Run = ReportDocument['runs'][number];
type Judged = NonNullable<Run['report']>;
type Found = ReportDocument['promptFixes'][number]['found'];

export function reportDocument(
  report: GateReport,
  detail: ReportSettings['detail'],
): ReportDocument {
  const { metricCollection, policy } = report;
  return {
    $schema: 'report.schema.json',
    version: 1,
    detail,
    outcome: report.outcome,
    tolerated: report.tolerated,
    reasons: report.reasons.map(reasonOf),
    runs: report.runs.map(runOf),
    metricCollection: metricCollection && {
      jobId: metricCollection.jobId,
      notes: metricCollection.notes,
    },
    notes: report.notes,
    policy: { path: policy.path, isTrial: policy.isTrial },
    promptFixes: report.promptFixes.map(({ from, found }) => ({
      from: from.map(({ run, recommendation }) => ({ run, recommendation })),
      found: foundOf(found),
    })),
  };
}

function reasonOf(reason: Reason): ReportDocument['reasons'][number] {
  const { rule, message, theme = null, check = null, limit = null, value = null } = reason;
  return { rule, message, theme, check, limit, value };
}

function runOf(run: RunReport): Run {
  const { debrief, report, spared } = run;
  return {
    jobId: run.jobId,
    label: run.label,
    outcome: run.outcome,
    reasons: run.reasons.map(reasonOf),
    notes: run.notes,
    runStatus: run.runStatus,
    debrief: debrief && {
      debriefId: debrief.debriefId,
      status: debrief.status,
      errorMessage: debrief.errorMessage,
    },
    report: report && judgedOf(report),
    spared: spared && sparedOf(spared),
  };
}

function judgedOf(report: DebriefReport): Judged {
  const { paragraphs, sections } = report.executiveSummary;
  return {
    generatedAt: report.generatedAt,
    verdict: report.verdict,
    verdictSummary: report.verdictSummary,
    executiveSummary: {
      paragraphs,
      sections: sections.map(({ heading, body }) => ({ heading, body })),
    },
    keyFindings: report.keyFindings.map(findingOf),
    wentWell: report.wentWell.map(findingOf),
    themes: report.themes.map(themeOf),
    recommendations: report.recommendations.map(recommendationOf),
    trend: report.trend && trendOf(report.trend),
  };
}

function findingOf({ title, body, callIds }: Finding): Judged['keyFindings'][number] {
  return { title, body, callIds };
}

function themeOf(theme: Theme): Judged['themes'][number] {
  return {
    slug: theme.slug,
    title: theme.title,
    severity: theme.severity,
    impact: theme.impact,
    prevalence: theme.prevalence,
    lifecycle: theme.lifecycle,
    affectedCallCount: theme.affectedCallCount,
    totalCallCount: theme.totalCallCount,
    checkNames: theme.checkNames,
    rootCauseChannel: theme.rootCauseChannel,
    analysis: theme.analysis,
    callIds: theme.callIds,
  };
}

function recommendationOf(item: Recommendation): Judged['recommendations'][number] {
  return {
    order: item.order,
    title: item.title,
    body: item.body,
    severity: item.severity,
    channel: item.channel,
    currentText: item.currentText,
    suggestedText: item.suggestedText,
    themeSlugs: item.themeSlugs,
  };
}

function trendOf({ baselineRunPlanJobId, baselineRunNumber, rows }: Trend): Judged['trend'] {
  return {
    baselineRunPlanJobId,
    baselineRunNumber,
    rows: rows.map(({ checkName, previousPassRate, currentPassRate, lifecycle }) => ({
      checkName,
      previousPassRate,
      currentPassRate,
      lifecycle,
    })),
  };
}

function sparedOf({ waived, known, unmatched, notes }: Spared): Run['spared'] {
  return {
    waived: waived.map(({ kind, name, waiver }) => ({ kind, name, waiver: waiverOf(waiver) })),
    known,
    unmatched: unmatched.map(waiverOf),
    notes,
  };
}

function waiverOf({ kind, target, reason, owner, expires, daysLeft }: Waiver): Waiver {
  return { kind, target, reason, owner, expires, daysLeft };
}

function foundOf(found: FoundPrompt): Found {
  switch (found.state) {
    case 'located': {
      const { state, place, insertedText, fixedLines, leftOut } = found;
      return { state, place: placeOf(place), insertedText, fixedLines, leftOut };
    }
    case 'ambiguous':
    case 'applied':
      return { state: found.state, places: found.places.map(placeOf) };
    case 'missing':
      return { state: found.state };
  }
}

function placeOf({ path, startLine, startColumn, endLine, endColumn }: FileSpan): FileSpan {
  return { path, startLine, startColumn, endLine, endColumn };
}
