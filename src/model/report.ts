/**
 * The neutral report model: what every renderer and the policy read. One shape says what it holds;
 * its types, redaction, `detail: brief`, `report.json` and the published schema follow from that.
 */
import * as z from 'zod/mini';
import { baselineSchema, dropTestSchema } from './baseline.ts';
import { caseSchema } from './cases.ts';
import { debriefReportSchema } from './debrief.ts';
import { watchedSchema } from './drift.ts';
import { evidenceFields, provenanceSchema, testedVariableSchema } from './evidence.ts';
import {
  field,
  integer,
  type Known,
  named,
  plain,
  plainOrNull,
  said,
  text,
  textOrNull,
  texts,
} from './fields.ts';
import { foundPromptSchema } from './found-prompt.ts';
import { historySchema } from './history.ts';
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
  z.optional(said(field(z.union([z.number(), z.string()]), description)));

/** Why the gate decided as it did: one entry per fact. */
const reasonSchema = named(
  'Reason',
  z.object({
    rule: plain('Name of the rule that speaks.'),
    message: text('One sentence that a person understands.'),
    theme: z.optional(text('Slug of the theme that it is about, or null.')),
    check: z.optional(text('Name of the check that it is about, or null.')),
    case: z.optional(plain('ID of the case that it is about, or null.')),
    limit: limitOrValue('The limit that the policy sets, or null.'),
    value: limitOrValue('The value that was found, or null.'),
    restates: z.optional(
      field(
        z.enum(['verdict', 'status']),
        "What it only repeats: the debrief's verdict or the status of the run, or null.",
      ),
    ),
  }),
);

const kind = (description: string) => field(z.enum(['theme', 'check']), description);

/** An exception with a last day: the team's own words. */
const waiverSchema = named(
  'Waiver',
  z.object({
    kind: kind('What it excuses.'),
    target: plain("A theme's slug, or a check's name."),
    reason: plain('Why it is excused.'),
    owner: plainOrNull('Who answers for it, or null.'),
    expires: plain('Last day on which it holds, YYYY-MM-DD in UTC.'),
  }),
);

const waivedSchema = z.object({
  kind: kind('What is excused.'),
  name: text("The theme's slug or the check's name."),
  waiver: waiverSchema,
});

/** What the policy excuses, warns of and notes. */
const exceptionsSchema = named(
  'Exceptions',
  z.object({
    waived: field(z.array(waivedSchema), 'Themes and checks that a waiver excuses.'),
    known: texts(
      'Slugs of themes that were there before, where that is why the verdict does not fail.',
    ),
    unmatched: field(z.array(waiverSchema), 'Waivers in force that matched nothing.'),
    notes: texts('Other notes of the policy.'),
    warnings: z.optional(field(z.array(reasonSchema), 'What the policy only warns of, or null.')),
  }),
);

const debriefSchema = z.object({
  debriefId: plain('ID of the debrief.'),
  status: text('PENDING, GENERATING, READY, FAILED.'),
  errorMessage: textOrNull('Why the service could not write it, or null.'),
  createdAt: z.optional(plainOrNull('When it was created, ISO 8601, or null.')),
  completedAt: z.optional(plainOrNull('When it was completed, ISO 8601, or null.')),
});

/** What identifies a gate. */
const gateNameFields = {
  gateName: z.optional(plain('Name that the workflow gives the gate, or null.')),
  gate: z.optional(
    plain(
      'Identifies the gate, the same in every attempt: its name, else the subject of its inputs, or null.',
    ),
  ),
};

const partSchema = z.object({
  ...gateNameFields,
  outcome: field(z.enum(RUN_OUTCOMES), 'What that gate came to.'),
});

/** One run and everything that the step learned about it. */
const runSchema = named(
  'Run',
  z.object({
    jobId: plain('Run plan job ID; empty where there is none.'),
    label: plain('What the run is known by without an ID, e.g. the path of a saved debrief.'),
    stableName: z.optional(
      plain('What it is a run of, the same from run to run: a plan, a number or a file, or null.'),
    ),
    outcome: field(z.enum(RUN_OUTCOMES), 'What the run came to.'),
    reasons: field(z.array(reasonSchema), 'Why; empty when passed.'),
    notes: texts('Notes, which decide nothing.'),
    runStatus: textOrNull('Last status of the run, or null where it was never read.'),
    debrief: field(z.nullable(debriefSchema), 'Last debrief seen, or null.'),
    report: field(z.nullable(debriefReportSchema), 'The evaluated report, or null.'),
    exceptions: field(
      z.nullable(exceptionsSchema),
      'Warnings, waivers and notes of the policy, or null.',
    ),
    dropTests: z.optional(
      field(
        z.array(dropTestSchema),
        'Every check whose drop was compared with `max-drop`, and its p-values, or null.',
      ),
    ),
    cases: z.optional(
      field(z.array(caseSchema), 'What its calls tested, the worst first, or null.'),
    ),
    measures: z.optional(field(z.array(measureSchema), 'Its metrics with numbers, or null.')),
    detectableDrop: z.optional(
      field(
        z.nullable(z.int()),
        'Smallest drop from 95% that the calls of the run and its baseline find in four of five runs, in percentage points, or null.',
      ),
    ),
    baseline: z.optional(field(baselineSchema, 'What it was compared with, or null.')),
    attached: z.optional(
      field(z.boolean(), 'Whether an earlier attempt of the step had started it, or null.'),
    ),
    unread: z.optional(text('Why its results could not be read, or null.')),
    usedVariables: z.optional(
      field(
        z.object({
          differing: texts('Names of variables that a call of the run did not have as sent.'),
        }),
        'What the service shows of the variables that a call of the run had, or null.',
      ),
    ),
    reused: z.optional(
      field(z.boolean(), 'Whether an earlier run was reused instead of starting one, or null.'),
    ),
    history: z.optional(field(historySchema, 'How earlier runs fared, or null.')),
    watched: z.optional(
      field(watchedSchema, 'What a lasting fall of its checks shows in, or null.'),
    ),
    partOf: z.optional(field(partSchema, 'In a merged report, the gate of the run, or null.')),
    ...evidenceFields,
  }),
);

/** A recommendation that replaces a prompt's text, and what became of looking for that text. */
const promptFixSchema = named(
  'PromptFix',
  z.object({
    from: field(
      z.array(
        z.object({
          run: integer('Position in `runs`, from 0.'),
          recommendation: integer("Position in that report's `recommendations`, from 0."),
        }),
      ),
      'The recommendations that ask for it.',
    ),
    found: foundPromptSchema,
  }),
);

const policySchema = z.object({
  path: plainOrNull('Path of its file, or null where the verdict alone decides.'),
  isTrial: field(z.boolean(), 'Whether it was only tried, on saved debriefs or earlier runs.'),
  extends: z.optional(
    field(z.array(z.string()), 'What it extends, one file after another, or null.'),
  ),
  resolved: z.optional(
    field(
      z.record(z.string(), z.unknown()),
      'What holds by all of these files together, as a policy file would say it, or null where there is none.',
    ),
  ),
});

/** The whole step, as every renderer gets it. */
export const gateReportSchema = z.object({
  ...gateNameFields,
  outcome: field(z.enum([...RUN_OUTCOMES, 'skipped']), 'What the gate came to.'),
  tolerated: field(z.boolean(), 'Whether the outcome does not fail the step though it would.'),
  reasons: field(z.array(reasonSchema), 'Reasons of the step itself; those of runs are there.'),
  runs: field(z.array(runSchema), 'The runs.'),
  notes: texts('Facts about the step worth knowing that decided nothing.'),
  policy: field(policySchema, 'The policy.'),
  promptFixes: field(z.array(promptFixSchema), 'Every prompt fix, and where its text is.'),
  variables: z.optional(
    field(z.array(testedVariableSchema), 'What runs were started with, or null.'),
  ),
  provenance: z.optional(field(provenanceSchema, 'Where the report comes from, or null.')),
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

/** How the reader wants it. */
export interface ReportSettings {
  /**
   * `brief`: the report has no analysis, transcripts, prompt text and call IDs (`brief.ts` took them),
   * and what would hold them is left out.
   */
  detail: 'full' | 'brief';
  /** Template with `{callId}`, or null: call IDs stay plain. */
  callUrl: string | null;
  /** Template with `{jobId}`, or null: run IDs stay plain. */
  runUrl: string | null;
  /** Where the report page was uploaded to; missing where it was not. */
  reportUrl?: string;
  /** The number of suggestions on the pull request, and its page of changes. */
  suggested?: { count: number; url: string };
}
