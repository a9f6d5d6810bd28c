import { z } from '@hono/zod-openapi';
import { countSchema, orNull, percentSchema, timestampSchema, wordSchema } from './values.ts';

const severity = z.enum(['HIGH', 'MEDIUM', 'LOW']);
const lifecycle = z.nullable(z.enum(['NEW', 'PERSISTENT', 'IMPROVING', 'FIXED']));
const channel = z.nullable(
  z.enum(['PROMPT', 'VOICE_CONFIG', 'STT', 'SPEECH_MODEL', 'LLM_MODEL', 'INFRA', 'EXTERNAL']),
);

const findingSchema = z
  .object({
    title: z.string(),
    body: z.string(),
    callIds: z.array(z.string()),
  })
  .openapi('Finding');

const themeSchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    severity,
    impact: z.nullable(z.enum(['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'])),
    prevalence: z.nullable(z.enum(['WIDESPREAD', 'RECURRING', 'ISOLATED'])),
    lifecycle,
    affectedCallCount: countSchema,
    totalCallCount: countSchema,
    checkNames: z.array(z.string()),
    rootCauseChannel: channel,
    analysis: z.string(),
    callIds: z.array(z.string()),
  })
  .openapi('Theme');

const recommendationSchema = z
  .object({
    order: z.int(),
    title: z.string(),
    body: z.string(),
    severity: z.nullable(severity),
    channel,
    currentText: z.nullable(z.string()).openapi({
      description: 'For a prompt fix, the text to replace.',
    }),
    suggestedText: z.nullable(z.string()).openapi({
      description: 'For a prompt fix, the replacement.',
    }),
    themeSlugs: z.array(z.string()),
  })
  .openapi('Recommendation');

const trendSchema = z
  .object({
    baselineRunPlanJobId: z.string(),
    baselineRunNumber: z.nullable(z.int()),
    rows: z.array(
      z.object({
        checkName: z.string(),
        previousPassRate: z.nullable(percentSchema),
        currentPassRate: z.nullable(percentSchema),
        lifecycle,
      }),
    ),
  })
  .openapi('Trend');

const reportSchema = z
  .object({
    generatedAt: timestampSchema,
    verdict: z.enum(['PASSED', 'THRESHOLD_FAILED']),
    verdictSummary: z.string(),
    executiveSummary: z.object({
      paragraphs: z.array(z.string()),
      sections: z.array(z.object({ heading: z.nullable(z.string()), body: z.string() })),
    }),
    keyFindings: z.array(findingSchema),
    wentWell: z.array(findingSchema),
    themes: z.array(themeSchema),
    recommendations: z.array(recommendationSchema),
    trend: orNull(trendSchema),
  })
  .openapi('SimulationRunDebriefReport');

/** A debrief with every value that the specification shows. */
export const debriefSchema = z
  .object({
    debriefId: z.guid(),
    status: wordSchema(['PENDING', 'GENERATING', 'READY', 'FAILED']),
    errorMessage: z.nullable(z.string()),
    createdAt: timestampSchema,
    completedAt: z.nullable(timestampSchema),
    report: orNull(reportSchema).openapi({ description: 'There once the status is READY.' }),
  })
  .openapi('SimulationRunDebrief');

export type DebriefReport = z.infer<typeof reportSchema>;
export type Debrief = z.infer<typeof debriefSchema>;
