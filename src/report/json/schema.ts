/**
 * The shape of `report.json`, of which `schema/report.schema.json` is made. It mirrors the report
 * model; what is optional there is null here, so that every field is always present. No job loads it.
 */
import * as z from 'zod/mini';

/** The version of the shape; it changes when a field goes away or means something else. */
const REPORT_VERSION = 1;

/** What `$schema` says: the schema's file name. */
const REPORT_SCHEMA_ID = 'report.schema.json';

const DESCRIPTIONS = z.registry<{ id?: string; description?: string }>();

const text = (description: string) => described(z.string(), description);
const textOrNull = (description: string) => described(z.nullable(z.string()), description);
const texts = (description: string) => described(z.array(z.string()), description);
const integer = (description: string) => described(z.int(), description);
const optional = <T extends z.ZodMiniType>(type: T, description: string) =>
  described(z.nullable(type), description);

function described<T extends z.ZodMiniType>(type: T, description: string): T {
  DESCRIPTIONS.add(type, { description });
  return type;
}

/** A shape that stands under its name in the published schema. */
function named<T extends z.ZodMiniType>(id: string, type: T): T {
  DESCRIPTIONS.add(type, { id });
  return type;
}

const OUTCOMES = ['passed', 'failed', 'inconclusive', 'started', 'error'] as const;
const LIFECYCLE = 'NEW, PERSISTENT, IMPROVING, FIXED, or null.';
const CHANNEL = 'PROMPT, VOICE_CONFIG, STT, SPEECH_MODEL, LLM_MODEL, INFRA, EXTERNAL, or null.';
const CALL_IDS = 'IDs of calls that show it; empty where `detail` is brief.';

const reasonSchema = named(
  'Reason',
  z.object({
    rule: text('Name of the rule that speaks.'),
    message: text('One sentence that a person understands.'),
    theme: optional(z.string(), 'Slug of the theme that it is about, or null.'),
    check: optional(z.string(), 'Name of the check that it is about, or null.'),
    limit: optional(z.union([z.number(), z.string()]), 'The limit that the policy sets, or null.'),
    value: optional(z.union([z.number(), z.string()]), 'The value that was found, or null.'),
  }),
);

const findingSchema = named(
  'Finding',
  z.object({
    title: text('What was found, in a few words.'),
    body: text('What was found; empty where `detail` is brief.'),
    callIds: texts(CALL_IDS),
  }),
);

const themeSchema = named(
  'Theme',
  z.object({
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
    analysis: text('Why it fails; empty where `detail` is brief.'),
    callIds: texts(CALL_IDS),
  }),
);

const recommendationSchema = named(
  'Recommendation',
  z.object({
    order: integer('Its place among the recommendations.'),
    title: text('What to do, in a few words.'),
    body: text('What to do; empty where `detail` is brief.'),
    severity: textOrNull('HIGH, MEDIUM, LOW, or null.'),
    channel: textOrNull(CHANNEL),
    currentText: textOrNull('The text of the prompt to replace, or null.'),
    suggestedText: textOrNull('What is to take its place, or null.'),
    themeSlugs: texts('Slugs of the themes that it is meant for.'),
  }),
);

const rate = (description: string) => described(z.nullable(z.number()), description);

const trendSchema = named(
  'Trend',
  z.object({
    baselineRunPlanJobId: text('Run plan job ID of the previous run.'),
    baselineRunNumber: described(z.nullable(z.int()), 'Number of the previous run, or null.'),
    rows: described(
      z.array(
        z.object({
          checkName: text('Name of the check.'),
          previousPassRate: rate('Percent, 0 to 100, or null where there is none.'),
          currentPassRate: rate('Percent, 0 to 100, or null where there is none.'),
          lifecycle: textOrNull(LIFECYCLE),
        }),
      ),
      'A row a check.',
    ),
  }),
);

const debriefReportSchema = named(
  'DebriefReport',
  z.object({
    generatedAt: text('When the service wrote it, ISO 8601.'),
    verdict: text('PASSED, THRESHOLD_FAILED.'),
    verdictSummary: text('The verdict in one paragraph; empty where `detail` is brief.'),
    executiveSummary: described(
      z.object({
        paragraphs: texts('Its paragraphs.'),
        sections: described(
          z.array(
            z.object({
              heading: textOrNull('Heading of the section, or null.'),
              body: text('Text of the section.'),
            }),
          ),
          'Its sections.',
        ),
      }),
      'The executive summary; empty where `detail` is brief.',
    ),
    keyFindings: described(z.array(findingSchema), 'What matters most.'),
    wentWell: described(z.array(findingSchema), 'What went well.'),
    themes: described(z.array(themeSchema), 'Failure themes, as the service lists them.'),
    recommendations: described(z.array(recommendationSchema), 'What the service recommends.'),
    trend: described(
      z.nullable(trendSchema),
      'Pass rates beside those of the previous run, or null.',
    ),
  }),
);

const waiverSchema = named(
  'Waiver',
  z.object({
    kind: described(z.enum(['theme', 'check']), 'What it excuses.'),
    target: text("A theme's slug, a pattern with `*`, or a check's name."),
    reason: text('Why it is excused.'),
    owner: textOrNull('Who answers for it, or null.'),
    expires: text('Last day on which it holds, YYYY-MM-DD in UTC.'),
    daysLeft: integer('Whole days from the day of the report to that last day.'),
  }),
);

const sparedSchema = named(
  'Spared',
  z.object({
    waived: described(
      z.array(
        z.object({
          kind: described(z.enum(['theme', 'check']), 'What is excused.'),
          name: text("The theme's slug or the check's name."),
          waiver: waiverSchema,
        }),
      ),
      'Themes and checks that a waiver excuses.',
    ),
    known: texts(
      'Slugs of themes that were there before, where that is why the verdict does not fail.',
    ),
    unmatched: described(z.array(waiverSchema), 'Waivers in force that matched nothing.'),
    notes: texts('What else the policy left unjudged, and why.'),
  }),
);

const runSchema = named(
  'Run',
  z.object({
    jobId: text('Run plan job ID; empty where there is none.'),
    label: text('What the run is known by without an ID, e.g. the path of a saved debrief.'),
    outcome: described(z.enum(OUTCOMES), 'What the run came to.'),
    reasons: described(z.array(reasonSchema), 'Why; empty when passed.'),
    notes: texts('Facts worth knowing that decided nothing.'),
    runStatus: textOrNull('Last status of the run, or null where it was never read.'),
    debrief: described(
      z.nullable(
        z.object({
          debriefId: text('ID of the debrief.'),
          status: text('PENDING, GENERATING, READY, FAILED.'),
          errorMessage: textOrNull('Why the service could not write it, or null.'),
        }),
      ),
      'Last debrief seen, or null.',
    ),
    report: described(z.nullable(debriefReportSchema), 'The judged report, or null.'),
    spared: described(z.nullable(sparedSchema), 'What the policy spared, or null.'),
  }),
);

const line = (description: string) => described(z.int().check(z.minimum(1)), description);

const placeSchema = named(
  'Place',
  z.object({
    path: text("Path of the file from the repository's root, with `/`."),
    startLine: line('First line, from 1.'),
    startColumn: line('Column of the first character, in UTF-16 units, from 1.'),
    endLine: line('Last line.'),
    endColumn: line('Column after the last character.'),
  }),
);
const places = z.array(placeSchema);

const foundSchema = z.discriminatedUnion('state', [
  z.object({
    state: described(z.literal('located'), 'Found once.'),
    place: placeSchema,
    insertedText: text('What takes its place in the file; empty where `detail` is brief.'),
    fixedLines: texts('The lines of that place after the fix; empty where `detail` is brief.'),
    leftOut: textOrNull('Why the patch and the suggestions do without it, or null.'),
  }),
  z.object({ state: described(z.literal('ambiguous'), 'Found several times.'), places }),
  z.object({
    state: described(z.literal('applied'), 'The new text stands there already.'),
    places,
  }),
  z.object({ state: described(z.literal('missing'), 'Found nowhere.') }),
]);

const promptFixSchema = named(
  'PromptFix',
  z.object({
    from: described(
      z.array(
        z.object({
          run: integer('Position in `runs`, from 0.'),
          recommendation: integer("Position in that report's `recommendations`, from 0."),
        }),
      ),
      'The recommendations that ask for it.',
    ),
    found: foundSchema,
  }),
);

/** `report.json`; only its type and the published schema are used, nothing is parsed by it. */
export const reportSchema = z.object({
  $schema: described(z.literal(REPORT_SCHEMA_ID), 'The schema of this file.'),
  version: described(z.literal(REPORT_VERSION), 'The version of its shape.'),
  detail: described(
    z.enum(['full', 'brief']),
    'Whether prose, prompt texts and call IDs are left out.',
  ),
  outcome: described(z.enum([...OUTCOMES, 'skipped']), 'What the gate came to.'),
  tolerated: described(z.boolean(), 'Whether the outcome does not fail the step though it would.'),
  reasons: described(z.array(reasonSchema), 'Reasons of the step itself; those of runs are there.'),
  runs: described(z.array(runSchema), 'The runs that were judged or tried.'),
  metricCollection: described(
    z.nullable(
      z.object({
        jobId: text('ID of the metric collection job; empty where none was started.'),
        notes: texts('What was done, what was not, and why.'),
      }),
    ),
    'The metric collection over the affected calls, or null.',
  ),
  notes: texts('Facts about the step worth knowing that decided nothing.'),
  policy: described(
    z.object({
      path: textOrNull('Path of its file, or null where the verdict alone decides.'),
      isTrial: described(z.boolean(), 'Whether it was only tried on saved debriefs.'),
    }),
    'The policy that judged.',
  ),
  promptFixes: described(z.array(promptFixSchema), 'Every prompt fix, and where its text stands.'),
});

/** The published JSON Schema (2020-12); fields may be added to a version, so others are allowed. */
export function reportJsonSchema(): object {
  return z.toJSONSchema(reportSchema, {
    target: 'draft-2020-12',
    metadata: DESCRIPTIONS,
    override: ({ jsonSchema, path }) => {
      delete jsonSchema.additionalProperties;
      // The bounds of what JavaScript can count say nothing about a report.
      delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (path.length === 0) {
        jsonSchema.$id = REPORT_SCHEMA_ID;
        jsonSchema.title = 'Report of a simulation gate';
      }
    },
  });
}
