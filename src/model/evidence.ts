/**
 * What a service may report of a run in addition to its debrief. Unknown values are absent or null, which is
 * never the same as 0, false or an empty list.
 */
import * as z from 'zod/mini';
import {
  field,
  inFull,
  integer,
  integerOrNull,
  interval,
  named,
  numberOrNull,
  plain,
  plainOrNull,
  rate,
  text,
  textOrNull,
} from './fields.ts';
import { RUN_OUTCOMES } from './outcome.ts';

const booleanOrNull = (description: string) => field(z.nullable(z.boolean()), description);
const TIME = 'ISO 8601, or null.';

/** Which run of which plan it is, and when it was made. */
const runFactsSchema = named(
  'RunFacts',
  z.object({
    planId: plainOrNull('ID of the run plan, or null.'),
    planName: textOrNull('Name of the run plan, or null.'),
    number: integerOrNull('Number of the run among those of its plan, or null.'),
    createdAt: plainOrNull(`When it was created, ${TIME}`),
    startedAt: plainOrNull(`When it started, ${TIME}`),
    endedAt: plainOrNull(`When it ended, ${TIME}`),
    durationMs: numberOrNull('How long it took in milliseconds, or null.'),
  }),
);

/** The service's own verdict on a run, apart from the debrief's. */
const runVerdictSchema = named(
  'RunVerdict',
  z.object({
    passed: booleanOrNull('Whether the run passed, or null if it was not evaluated.'),
    score: numberOrNull('0 to 100, or null.'),
    failures: field(
      z.array(
        z.object({
          type: text('Type of the failure, e.g. METRIC_BELOW_MIN_PASS_RATE.'),
          message: text('The same in words.'),
          check: textOrNull('Name of the check that it is about, or null.'),
        }),
      ),
      'All failures.',
    ),
  }),
);

/** How many calls a run has, and what became of them. */
const callCountsSchema = named(
  'CallCounts',
  z.object({
    total: integerOrNull('All calls, or null.'),
    counted: integerOrNull('Calls that are scored, or null.'),
    evaluated: integerOrNull('Calls that were graded, or null.'),
    passed: integerOrNull('Calls that passed all of their checks, or null.'),
  }),
);

/** One check of a run over all of its calls. */
const checkSchema = named(
  'Check',
  z.object({
    id: plainOrNull('ID of the metric definition, or null.'),
    name: text('Name of the check.'),
    isPassed: booleanOrNull('Whether it reached its threshold, or null.'),
    passed: integerOrNull('Calls that passed it, or null.'),
    evaluated: integerOrNull('Calls that were graded by it, or null.'),
    passRate: rate(),
    confidenceInterval: interval(),
    threshold: field(z.nullable(z.number()), 'The threshold: percent that has to pass, or null.'),
  }),
);

/** One simulated call. */
const callSchema = named(
  'Call',
  z.object({
    id: plainOrNull('ID of the call, or null.'),
    simulationJobId: plainOrNull('ID of the simulation job that made it, or null.'),
    status: textOrNull('How its simulation job ended, or null.'),
    isPassed: booleanOrNull('Whether it passed its checks, or null where it was not graded.'),
    isCounted: field(z.boolean(), 'Whether it is scored.'),
    invalidation: z.optional(text('Why its simulation job is invalid, or null.')),
    failureOwner: z.optional(text('Who is responsible for its failure, or null.')),
    attempt: integerOrNull('Which attempt at its test case it is, from 1, or null.'),
    durationMs: numberOrNull('How long it took in milliseconds, or null.'),
    agent: textOrNull('Name of the agent, or null.'),
    persona: textOrNull('Name of the persona, or null.'),
    scenario: textOrNull('What the caller was to do, or null.'),
    checks: field(
      z.array(
        z.object({
          name: text('Name of the check.'),
          isPassed: booleanOrNull('Whether the call passed it, or null.'),
          reasoning: textOrNull('Why, in the words of who graded it, or null.'),
        }),
      ),
      'Its checks.',
    ),
    excerpt: field(
      z.array(
        z.object({
          speaker: textOrNull('AGENT, CUSTOMER, or null.'),
          text: text('What was said.'),
          startMs: numberOrNull('When, in milliseconds from the start of the call, or null.'),
        }),
      ),
      'What of its transcript shows why it failed.',
    ),
  }),
);

const breakdown = (description: string) =>
  field(
    z.array(
      z.object({
        name: text('Its name.'),
        evaluated: integerOrNull('Calls that were graded, or null.'),
        passed: integerOrNull('Calls that passed, or null.'),
        passRate: rate(),
        confidenceInterval: interval(),
      }),
    ),
    description,
  );

/** How calls fared by who took part in them. */
const breakdownsSchema = named(
  'Breakdowns',
  z.object({
    byAgent: breakdown('An entry per agent.'),
    byPersona: breakdown('An entry per persona.'),
  }),
);

/** What a run cost. */
const costSchema = named('Cost', z.object({ usd: field(z.number(), 'US dollars.') }));

/** A variable that a run was started with: never its value. */
export const testedVariableSchema = z.object({
  name: plain('Its name.'),
  length: integer('Length of its value in characters.'),
  sha256: plain('The first 12 digits of the SHA-256 of its value.'),
});

/** Where, for what and by which version of the action the report was made. */
export const provenanceSchema = named(
  'Provenance',
  z.object({
    repository: plainOrNull('owner/name, or null.'),
    commit: plainOrNull('SHA of the commit that the workflow runs for, or null.'),
    ref: plainOrNull('Git ref that the workflow runs for, or null.'),
    pullRequest: integerOrNull('Number of the pull request, or null.'),
    workflow: plainOrNull('Name of the workflow, or null.'),
    workflowRunUrl: plainOrNull('Address of the workflow run, or null.'),
    attempt: integerOrNull('Attempt of the workflow run, from 1, or null.'),
    reportedAt: plain('When the report was made, ISO 8601.'),
    actionVersion: plain('Version of the action.'),
  }),
);

/** A further run that was to confirm what the first one came to. */
const confirmationSchema = named(
  'Confirmation',
  z.object({
    jobId: plain('Run plan job ID; empty where it was not started.'),
    number: integerOrNull('Number of the run, or null.'),
    outcome: field(z.enum(RUN_OUTCOMES), 'Its own outcome.'),
    runStatus: textOrNull('Last status of the run, or null.'),
    usd: numberOrNull('What it cost in US dollars, or null.'),
    checks: field(z.nullable(z.array(checkSchema)), 'Its checks over its own calls, or null.'),
  }),
);

/** The fields of a run that hold it; one that is absent is unknown. */
export const evidenceFields = {
  about: z.optional(field(runFactsSchema, 'Which run of what it is, or null.')),
  runVerdict: z.optional(field(runVerdictSchema, "The service's own verdict on the run, or null.")),
  callCounts: z.optional(field(callCountsSchema, 'What became of its calls, or null.')),
  checks: z.optional(field(z.array(checkSchema), 'Its checks over all calls, or null.')),
  ownChecks: z.optional(
    field(
      z.array(checkSchema),
      'Its checks over its own calls alone, if `checks` holds those of further runs too, or null.',
    ),
  ),
  calls: inFull(
    z.optional(field(z.array(callSchema), 'Its calls, or null; null where `detail` is brief.')),
  ),
  breakdowns: z.optional(
    field(breakdownsSchema, 'How calls fared by who took part in them, or null.'),
  ),
  cost: z.optional(field(costSchema, 'What it cost, further runs included, or null.')),
  confirmations: z.optional(
    field(
      z.array(confirmationSchema),
      'Further runs that were to confirm its failure, or null; checks and calls of the run hold those of all.',
    ),
  ),
};

export type Call = z.infer<typeof callSchema>;
export type Check = z.infer<typeof checkSchema>;
export type Provenance = z.infer<typeof provenanceSchema>;
