/**
 * The debrief's report, with the fields that the gate adds to the service's. Enum fields are plain strings, so that
 * unknown values pass through. Unspecified fields are left out of copies.
 */
import * as z from 'zod/mini';
import type { Known } from './fields.ts';
import * as field from './fields.ts';

const LIFECYCLE = 'NEW, PERSISTENT, IMPROVING, FIXED.';
const CHANNEL = 'PROMPT, VOICE_CONFIG, STT, SPEECH_MODEL, LLM_MODEL, INFRA, EXTERNAL.';
const CALL_IDS = 'IDs of calls that show it';

const findingSchema = field.named(
  'Finding',
  z.looseObject({
    title: field.text('What was found, in a few words.'),
    body: field.inFull(field.text('What was found; empty where `detail` is brief.')),
    callIds: field.callIds(CALL_IDS),
  }),
);

/** The service's fields of a theme. */
export const themeFields = {
  slug: field.text('What the theme is known by from run to run.'),
  title: field.text('What fails, in a few words.'),
  severity: field.text('HIGH, MEDIUM, LOW.'),
  impact: field.textOrNull('CRITICAL, HIGH, MEDIUM, LOW.'),
  prevalence: field.textOrNull('WIDESPREAD, RECURRING, ISOLATED.'),
  lifecycle: field.textOrNull(LIFECYCLE),
  affectedCallCount: field.integer('Calls that show it.'),
  totalCallCount: field.integer('Calls that could have shown it.'),
  checkNames: field.texts('The checks that fail for it.'),
  rootCauseChannel: field.textOrNull(CHANNEL),
  analysis: field.inFull(field.text('Why it fails; empty where `detail` is brief.')),
  callIds: field.callIds(CALL_IDS),
};

const themeSchema = field.named(
  'Theme',
  z.looseObject({
    ...themeFields,
    serviceLifecycle: z.optional(
      field.textOrNull("The service's lifecycle, if the gate determined its own."),
    ),
  }),
);

const recommendationSchema = field.named(
  'Recommendation',
  z.looseObject({
    order: field.integer('Its place among the recommendations.'),
    title: field.text('What to do, in a few words.'),
    body: field.inFull(field.text('What to do; empty where `detail` is brief.')),
    severity: field.textOrNull('HIGH, MEDIUM, LOW.'),
    channel: field.textOrNull(CHANNEL),
    currentText: field.inFull(field.textOrNull('The text of the prompt to replace.')),
    suggestedText: field.inFull(field.textOrNull('What is to take its place.')),
    themeSlugs: field.texts('Slugs of the themes that it is meant for.'),
  }),
);

/** The service's fields of a row of the trend. */
export const trendRowFields = {
  checkName: field.text('Name of the check.'),
  previousPassRate: field.rate(),
  currentPassRate: field.rate(),
  lifecycle: field.textOrNull(LIFECYCLE),
};

const countsSchema = field.shape('Counts', {
  ...field.countsSchema.shape,
  confidenceInterval: field.interval(),
});

const trendRowSchema = z.looseObject({
  ...trendRowFields,
  checkId: z.optional(field.plainOrNull('ID of its metric definition.')),
  counts: z.optional(
    field.described(
      z.object({
        previous: field.described(z.nullable(countsSchema), 'Of the baseline.'),
        current: field.described(z.nullable(countsSchema), 'Of this run.'),
      }),
      'The calls that the rates were taken of.',
    ),
  ),
});

/** Of any row: the service's and the report's differ. */
export function trendOf<Row extends z.ZodMiniType>(row: Row) {
  return z.looseObject({
    baselineRunPlanJobId: field.plain(
      'Run plan job ID of the run that it was compared with; empty where there is none.',
    ),
    baselineRunNumber: field.integerOrNull('Number of that run.'),
    rows: field.list(row, 'A row per check.'),
  });
}

export const trendSchema = field.named('Trend', trendOf(trendRowSchema));

const executiveSummarySchema = z.looseObject({
  paragraphs: field.inFull(field.texts('Its paragraphs.')),
  sections: field.inFull(
    field.list(
      z.looseObject({
        heading: field.textOrNull('Heading of the section.'),
        body: field.text('Text of the section.'),
      }),
      'Its sections.',
    ),
  ),
});

/** Of any theme and trend: the service's and the report's differ. */
export function reportOf<OneTheme extends z.ZodMiniType, OneTrend extends z.ZodMiniType>(
  theme: OneTheme,
  trend: OneTrend,
) {
  return z.looseObject({
    generatedAt: field.plain('When the service wrote it, ISO 8601.'),
    verdict: field.text('PASSED, THRESHOLD_FAILED.'),
    verdictSummary: field.inFull(
      field.text('The verdict in one paragraph; empty where `detail` is brief.'),
    ),
    executiveSummary: field.described(
      executiveSummarySchema,
      'The executive summary; empty where `detail` is brief.',
    ),
    keyFindings: field.list(findingSchema, 'What matters most.'),
    wentWell: field.list(findingSchema, 'What went well.'),
    themes: field.list(theme, 'Failure themes, as the service lists them.'),
    recommendations: field.list(recommendationSchema, 'What the service recommends.'),
    trend: field.described(z.nullable(trend), 'Pass rates now and in the baseline.'),
  });
}

export const debriefReportSchema = field.named('DebriefReport', reportOf(themeSchema, trendSchema));

export type Finding = Known<z.infer<typeof findingSchema>>;
export type Theme = Known<z.infer<typeof themeSchema>>;
export type Recommendation = Known<z.infer<typeof recommendationSchema>>;
export type TrendRow = Known<z.infer<typeof trendRowSchema>>;
export type Trend = Known<z.infer<typeof trendSchema>>;
export type DebriefReport = Known<z.infer<typeof debriefReportSchema>>;

/** Whether calls of the run show the theme: one that was fixed is listed once more, without any. */
export function isShown({ lifecycle, affectedCallCount }: Theme): boolean {
  return lifecycle !== 'FIXED' || affectedCallCount > 0;
}

/** The worse of two reports of a debrief; of equal verdicts the later one. */
export function worseReport(report: DebriefReport, later: DebriefReport | null): DebriefReport {
  return later === null || badness(later) < badness(report) ? report : later;
}

/** An unknown verdict is no pass, and no failure either. */
function badness({ verdict }: DebriefReport): number {
  if (verdict === 'PASSED') return 0;
  return verdict === 'THRESHOLD_FAILED' ? 2 : 1;
}
