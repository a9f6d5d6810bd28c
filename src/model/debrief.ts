/**
 * The debrief: the shape of the service's response, and of the report, which adds the gate's own fields. Enum
 * fields are plain strings, so that unknown values pass through. Unspecified fields are left out of copies.
 */
import * as z from 'zod/mini';
import {
  callIds,
  field,
  inFull,
  integer,
  integerOrNull,
  interval,
  type Known,
  named,
  plain,
  plainOrNull,
  rate,
  text,
  textOrNull,
  texts,
} from './fields.ts';

const LIFECYCLE = 'NEW, PERSISTENT, IMPROVING, FIXED, or null.';
const CHANNEL = 'PROMPT, VOICE_CONFIG, STT, SPEECH_MODEL, LLM_MODEL, INFRA, EXTERNAL, or null.';
const CALL_IDS = 'IDs of calls that show it';

const findingSchema = named(
  'Finding',
  z.looseObject({
    title: text('What was found, in a few words.'),
    body: inFull(text('What was found; empty where `detail` is brief.')),
    callIds: callIds(CALL_IDS),
  }),
);

const themeFields = {
  slug: text('What the theme is known by from run to run.'),
  title: text('What fails, in a few words.'),
  severity: text('HIGH, MEDIUM, LOW.'),
  impact: textOrNull('CRITICAL, HIGH, MEDIUM, LOW, or null.'),
  prevalence: textOrNull('WIDESPREAD, RECURRING, ISOLATED, or null.'),
  lifecycle: textOrNull(LIFECYCLE),
  affectedCallCount: integer('Calls that show it.'),
  totalCallCount: integer('Calls that could have shown it.'),
  checkNames: texts('The checks that fail for it.'),
  rootCauseChannel: textOrNull(CHANNEL),
  analysis: inFull(text('Why it fails; empty where `detail` is brief.')),
  callIds: callIds(CALL_IDS),
};

const themeSchema = named(
  'Theme',
  z.looseObject({
    ...themeFields,
    serviceLifecycle: z.optional(
      textOrNull("The service's lifecycle, if the gate determined its own, or null."),
    ),
  }),
);

const recommendationSchema = named(
  'Recommendation',
  z.looseObject({
    order: integer('Its place among the recommendations.'),
    title: text('What to do, in a few words.'),
    body: inFull(text('What to do; empty where `detail` is brief.')),
    severity: textOrNull('HIGH, MEDIUM, LOW, or null.'),
    channel: textOrNull(CHANNEL),
    currentText: inFull(textOrNull('The text of the prompt to replace, or null.')),
    suggestedText: inFull(textOrNull('What is to take its place, or null.')),
    themeSlugs: texts('Slugs of the themes that it is meant for.'),
  }),
);

const trendRowFields = {
  checkName: text('Name of the check.'),
  previousPassRate: rate(),
  currentPassRate: rate(),
  lifecycle: textOrNull(LIFECYCLE),
};

const countsSchema = named(
  'Counts',
  z.object({
    passed: integer('Calls that passed.'),
    evaluated: integer('Calls that were graded.'),
    confidenceInterval: interval(),
  }),
);

const trendRowSchema = z.looseObject({
  ...trendRowFields,
  checkId: z.optional(plainOrNull('ID of its metric definition, or null.')),
  counts: z.optional(
    field(
      z.object({
        previous: field(z.nullable(countsSchema), 'Of the baseline, or null.'),
        current: field(z.nullable(countsSchema), 'Of this run, or null.'),
      }),
      'The calls that the rates were taken of, or null.',
    ),
  ),
});

function trendOf<Row extends z.ZodMiniType>(row: Row) {
  return z.looseObject({
    baselineRunPlanJobId: plain(
      'Run plan job ID of the run that it was compared with; empty where there is none.',
    ),
    baselineRunNumber: integerOrNull('Number of that run, or null.'),
    rows: field(z.array(row), 'A row per check.'),
  });
}

export const trendSchema = named('Trend', trendOf(trendRowSchema));

const executiveSummarySchema = z.looseObject({
  paragraphs: inFull(texts('Its paragraphs.')),
  sections: inFull(
    field(
      z.array(
        z.looseObject({
          heading: textOrNull('Heading of the section, or null.'),
          body: text('Text of the section.'),
        }),
      ),
      'Its sections.',
    ),
  ),
});

function reportOf<OneTheme extends z.ZodMiniType, OneTrend extends z.ZodMiniType>(
  theme: OneTheme,
  trend: OneTrend,
) {
  return z.looseObject({
    generatedAt: plain('When the service wrote it, ISO 8601.'),
    verdict: text('PASSED, THRESHOLD_FAILED.'),
    verdictSummary: inFull(text('The verdict in one paragraph; empty where `detail` is brief.')),
    executiveSummary: field(
      executiveSummarySchema,
      'The executive summary; empty where `detail` is brief.',
    ),
    keyFindings: field(z.array(findingSchema), 'What matters most.'),
    wentWell: field(z.array(findingSchema), 'What went well.'),
    themes: field(z.array(theme), 'Failure themes, as the service lists them.'),
    recommendations: field(z.array(recommendationSchema), 'What the service recommends.'),
    trend: field(z.nullable(trend), 'Pass rates now and in the baseline, or null.'),
  });
}

export const debriefReportSchema = named('DebriefReport', reportOf(themeSchema, trendSchema));

/** Removes a field that only the gate may fill from the service's response. */
const withoutOurs = (name: string) =>
  z.overwrite<Record<string, unknown>>(({ [name]: _, ...reported }) => reported);

/** The debrief's report as the service returns it. */
export const toldReportSchema = reportOf(
  z.looseObject(themeFields).check(withoutOurs('serviceLifecycle')),
  trendOf(z.looseObject(trendRowFields).check(withoutOurs('counts'), withoutOurs('checkId'))),
);

export type Finding = Known<z.infer<typeof findingSchema>>;
export type Theme = Known<z.infer<typeof themeSchema>>;
export type Recommendation = Known<z.infer<typeof recommendationSchema>>;
export type TrendRow = Known<z.infer<typeof trendRowSchema>>;
export type Trend = Known<z.infer<typeof trendSchema>>;
export type DebriefReport = Known<z.infer<typeof debriefReportSchema>>;
