/**
 * The neutral report model: what every renderer and the policy read. One shape says what it holds;
 * its types, redaction, `detail: brief`, `report.json` and the published schema follow from that.
 */
import * as z from 'zod/mini';
import { baselineSchema, dropTestSchema } from './baseline.ts';
import { caseSchema } from './cases.ts';
import { debriefReportSchema } from './debrief.ts';
import { evidenceFields, provenanceSchema, testedVariableSchema } from './evidence.ts';
import type { Known } from './fields.ts';
import * as field from './fields.ts';
import { foundPromptSchema } from './found-prompt.ts';
import { historySchema, watchedSchema } from './history.ts';
import { measureSchema } from './measures.ts';
import { RUN_OUTCOMES } from './outcome.ts';

export type { Case } from './cases.ts';
export type {
  DebriefReport,
  Finding,
  Recommendation,
  Theme,
  Trend,
  TrendRow,
} from './debrief.ts';
export type { Call, Check, Provenance } from './evidence.ts';
export type { FileSpan, FoundPrompt } from './found-prompt.ts';

const limitOrValue = (description: string) =>
  z.optional(field.said(field.described(z.union([z.number(), z.string()]), description)));

/** Why the gate decided as it did: one entry per fact. */
const reasonSchema = field.shape('Reason', {
  rule: field.plain('Name of the rule that speaks.'),
  message: field.text('One sentence that a person understands.'),
  short: z.optional(
    field.text('The same in a document whose tables have the figures, if it differs.'),
  ),
  brief: z.optional(field.text('The message where `detail` is brief, if it differs.')),
  theme: z.optional(field.text('Slug of the theme that it is about.')),
  check: z.optional(field.text('Name of the check that it is about.')),
  checkId: z.optional(field.plain('ID of its metric definition.')),
  case: z.optional(field.plain('ID of the case that it is about.')),
  limit: limitOrValue('The limit that the policy sets.'),
  value: limitOrValue('The value that was found.'),
  restates: z.optional(
    field.described(
      z.enum(['verdict', 'status', 'threshold']),
      "What it only repeats: the debrief's verdict, the status of the run, or that the check is below a threshold.",
    ),
  ),
});

const kind = (description: string) => field.described(z.enum(['theme', 'check']), description);

/** An exception with a last day: the team's own words. */
const waiverSchema = field.shape('Waiver', {
  kind: kind('What it excuses.'),
  target: field.plain("A theme's slug, or a check's name."),
  reason: field.plain('Why it is excused.'),
  owner: field.plainOrNull('Who answers for it.'),
  expires: field.plain('Last day on which it holds, YYYY-MM-DD in UTC.'),
});

const waivedSchema = z.object({
  kind: kind('What is excused.'),
  name: field.text("The theme's slug or the check's name."),
  waiver: waiverSchema,
});

const exceptionsSchema = field.shape('Exceptions', {
  waived: field.list(waivedSchema, 'Themes and checks that a waiver excuses.'),
  known: field.texts(
    'Slugs of themes that were there before, where that is why the verdict does not fail.',
  ),
  unmatched: field.list(waiverSchema, 'Waivers in force that matched nothing.'),
  notes: field.texts('Other notes of the policy.'),
  warnings: z.optional(field.list(reasonSchema, 'What the policy only warns of.')),
});

const debriefSchema = z.object({
  debriefId: field.plain('ID of the debrief.'),
  status: field.text('PENDING, GENERATING, READY, FAILED.'),
  errorMessage: field.textOrNull('Why the service could not write it.'),
  createdAt: z.optional(field.plainOrNull('When it was created, ISO 8601.')),
  completedAt: z.optional(field.plainOrNull('When it was completed, ISO 8601.')),
});

const gateNameFields = {
  gateName: z.optional(field.plain('Name that the workflow gives the gate.')),
  gate: z.optional(
    field.plain(
      'Identifies the gate, the same in every attempt: its name, else the subject of its inputs.',
    ),
  ),
};

const partSchema = z.object({
  ...gateNameFields,
  outcome: field.described(z.enum(RUN_OUTCOMES), 'What that gate came to.'),
});

/** One run and everything that the step learned about it. */
const runSchema = field.shape('Run', {
  jobId: field.plain('Run plan job ID; empty where there is none.'),
  label: field.plain('What the run is known by without an ID, e.g. the path of a saved debrief.'),
  stableName: z.optional(
    field.plain('What it is a run of, the same from run to run: a plan, a number or a file.'),
  ),
  outcome: field.described(z.enum(RUN_OUTCOMES), 'What the run came to.'),
  reasons: field.list(reasonSchema, 'Why; empty when passed.'),
  notes: field.texts('Notes, which decide nothing.'),
  runStatus: field.textOrNull('Last status of the run, or null where it was never read.'),
  debrief: field.described(z.nullable(debriefSchema), 'Last debrief seen.'),
  report: field.described(z.nullable(debriefReportSchema), 'The evaluated report.'),
  exceptions: field.described(
    z.nullable(exceptionsSchema),
    'Warnings, waivers and notes of the policy.',
  ),
  checksBelowThreshold: z.optional(
    field.entries('Checks that failed by the service or that are below their threshold.', {
      id: field.plainOrNull('ID of the metric definition.'),
      name: field.text('Name of the check.'),
      threshold: field.numberOrNull('The higher of its threshold and the limit of the policy.'),
    }),
  ),
  dropTests: z.optional(
    field.list(
      dropTestSchema,
      'Every check whose drop was compared with `max-drop`, and its p-values.',
    ),
  ),
  cases: z.optional(field.list(caseSchema, 'What its calls tested, the worst first.')),
  measures: z.optional(field.list(measureSchema, 'Its metrics with numbers.')),
  detectableDrop: z.optional(
    field.described(
      z.nullable(z.int()),
      'Smallest drop from 95% that the calls of the run and its baseline find in four of five runs, in percentage points.',
    ),
  ),
  baseline: z.optional(field.described(baselineSchema, 'What it was compared with.')),
  attached: z.optional(field.flag('Whether an earlier attempt of the step had started it.')),
  unread: z.optional(field.text('Why its results could not be read.')),
  usedVariables: z.optional(
    field.described(
      z.object({
        differing: field.texts('Names of variables that a call of the run did not have as sent.'),
      }),
      'What the service shows of the variables that a call of the run had.',
    ),
  ),
  reused: z.optional(field.flag('Whether an earlier run was reused instead of starting one.')),
  history: z.optional(field.described(historySchema, 'How earlier runs fared.')),
  watched: z.optional(
    field.described(watchedSchema, 'What a lasting fall of its checks shows in.'),
  ),
  partOf: z.optional(field.described(partSchema, 'In a merged report, the gate of the run.')),
  ...evidenceFields,
});

/** A recommendation that replaces a prompt's text, and what became of looking for that text. */
const promptFixSchema = field.shape('PromptFix', {
  from: field.entries('The recommendations that ask for it.', {
    run: field.integer('Position in `runs`, from 0.'),
    recommendation: field.integer("Position in that report's `recommendations`, from 0."),
  }),
  found: foundPromptSchema,
});

const policySchema = z.object({
  path: field.plainOrNull('Path of its file, or null where the verdict alone decides.'),
  isTrial: field.flag('Whether it was only tried, on saved debriefs or earlier runs.'),
  extends: z.optional(field.list(z.string(), 'What it extends, one file after another.')),
  resolved: z.optional(
    field.described(
      z.record(z.string(), z.unknown()),
      'What holds by all of these files together, as a policy file would say it, or null where there is none.',
    ),
  ),
});

export const gateReportSchema = z.object({
  ...gateNameFields,
  outcome: field.described(z.enum([...RUN_OUTCOMES, 'skipped']), 'What the gate came to.'),
  tolerated: field.flag('Whether the outcome does not fail the step though it would.'),
  reasons: field.list(reasonSchema, 'Reasons of the step itself; those of runs are there.'),
  runs: field.list(runSchema, 'The runs.'),
  notes: field.texts('Facts about the step worth knowing that decided nothing.'),
  policy: field.described(policySchema, 'The policy.'),
  promptFixes: field.list(promptFixSchema, 'Every prompt fix, and where its text is.'),
  variables: z.optional(field.list(testedVariableSchema, 'What runs were started with.')),
  provenance: z.optional(field.described(provenanceSchema, 'Where the report comes from.')),
});

/** The version of the shape; it changes when a field goes away or means something else. */
export const REPORT_VERSION = 2;

/** What `$schema` says: the schema's file name. */
export const SCHEMA_ID = 'report.schema.json';

/** `report.json`: the report model, and what the file says of itself. */
export const reportFileSchema = z.object({
  $schema: field.described(z.literal(SCHEMA_ID), 'The schema of this file.'),
  version: field.described(z.literal(REPORT_VERSION), 'The version of its shape.'),
  detail: field.described(
    z.enum(['full', 'brief']),
    'Whether prose, prompt texts and call IDs are left out.',
  ),
  ...gateReportSchema.shape,
});

export type DropTest = z.infer<typeof dropTestSchema>;
export type Reason = z.infer<typeof reasonSchema>;
export type Waiver = z.infer<typeof waiverSchema>;
export type Waived = z.infer<typeof waivedSchema>;
export type Exceptions = z.infer<typeof exceptionsSchema>;
export type Debrief = z.infer<typeof debriefSchema>;
export type RunReport = Known<z.infer<typeof runSchema>>;
export type PromptFix = z.infer<typeof promptFixSchema>;
export type GateReport = Known<z.infer<typeof gateReportSchema>>;

export interface ReportSettings {
  /**
   * `brief`: the report has no analysis, transcripts, prompt text and call IDs and what would hold
   * them is left out.
   */
  detail: 'full' | 'brief';
  /** Template with `{callId}`, or null: call IDs stay plain. */
  callUrl: string | null;
  /** Template with `{jobId}`, or null: run IDs stay plain. */
  runUrl: string | null;
  /** Where the report page was uploaded to; missing where it was not. */
  reportUrl?: string;
  /** Path of the patch file from the working directory; missing if only its absolute path is known. */
  patchFile?: string;
  /** The number of suggestions on the pull request, and its page of changes. */
  suggested?: { count: number; url: string };
}
