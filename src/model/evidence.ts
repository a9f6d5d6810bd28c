/**
 * What a service may report of a run in addition to its debrief. Unknown values are absent or null, which is
 * never the same as 0, false or an empty list.
 */
import * as z from 'zod/mini';
import { dropTestSchema } from './baseline.ts';
import * as field from './fields.ts';
import { RUN_OUTCOMES } from './outcome.ts';

const TIME = 'ISO 8601.';

/** Which run of which plan it is, and when it was made. */
const runFactsSchema = field.shape('RunFacts', {
  planId: field.plainOrNull('ID of the run plan.'),
  planName: field.textOrNull('Name of the run plan.'),
  number: field.integerOrNull('Number of the run among those of its plan.'),
  createdAt: field.plainOrNull(`When it was created, ${TIME}`),
  startedAt: field.plainOrNull(`When it started, ${TIME}`),
  endedAt: field.plainOrNull(`When it ended, ${TIME}`),
  durationMs: field.numberOrNull('How long it took in milliseconds.'),
});

/** The service's own verdict on a run, apart from the debrief's. */
const runVerdictSchema = field.shape('RunVerdict', {
  passed: field.flagOrNull('Whether the run passed, or null if it was not evaluated.'),
  score: field.numberOrNull('0 to 100.'),
  failures: field.entries('All failures.', {
    type: field.text('Type of the failure, e.g. METRIC_BELOW_MIN_PASS_RATE.'),
    check: field.textOrNull('Name of the check that it is about.'),
    checkId: z.optional(field.plainOrNull('ID of its metric definition.')),
    status: field.textOrNull('How the run ended.'),
    agent: field.textOrNull('Name of the agent that it is about.'),
    calls: field.integerOrNull('Calls that were graded, or in which the agent was silent.'),
    totalCalls: field.integerOrNull('Of so many calls.'),
    passRate: field.numberOrNull('Pass rate of the check in percent.'),
    limit: field.numberOrNull('Threshold of the check, or limit of silent calls, in percent.'),
  }),
});

/** How many calls a run has, and what became of them. */
const callCountsSchema = field.shape('CallCounts', {
  total: field.integerOrNull('All calls.'),
  counted: field.integerOrNull('Calls that are scored.'),
  evaluated: field.integerOrNull('Calls that were graded.'),
  passed: field.integerOrNull('Calls that passed all of their checks.'),
});

const checkSchema = field.shape('Check', {
  id: field.plainOrNull('ID of the metric definition.'),
  name: field.text('Name of the check.'),
  isPassed: field.flagOrNull('Whether it reached its threshold.'),
  passed: field.integerOrNull('Calls that passed it.'),
  evaluated: field.integerOrNull('Calls that were graded by it.'),
  otherCounts: field.described(
    z.optional(field.countsSchema),
    'The same of another source in which more calls fail, which the rule `never` uses.',
  ),
  passRate: field.rate(),
  confidenceInterval: field.interval(),
  threshold: field.numberOrNull('The threshold: percent that has to pass.'),
});

const callSchema = field.shape('Call', {
  id: field.plainOrNull('ID of the call.'),
  simulationJobId: field.plainOrNull('ID of the simulation job that made it.'),
  status: field.textOrNull('How its simulation job ended.'),
  isPassed: field.flagOrNull('Whether it passed its checks, or null where it was not graded.'),
  isCounted: field.flag('Whether it is scored.'),
  invalidation: z.optional(field.text('Why its simulation job is invalid.')),
  failureOwner: z.optional(field.text('Who is responsible for its failure.')),
  attempt: field.integerOrNull('Which attempt at its test case it is, from 1.'),
  durationMs: field.numberOrNull('How long it took in milliseconds.'),
  agent: field.textOrNull('Name of the agent.'),
  persona: field.textOrNull('Name of the persona.'),
  scenario: field.textOrNull('What the caller was to do.'),
  checks: field.entries('Its checks.', {
    name: field.text('Name of the check.'),
    isPassed: field.flagOrNull('Whether the call passed it.'),
    reasoning: field.textOrNull('Why, in the words of who graded it.'),
  }),
  excerpt: field.entries('What of its transcript shows why it failed.', {
    speaker: field.textOrNull('AGENT, CUSTOMER.'),
    text: field.text('What was said.'),
    startMs: field.numberOrNull('When, in milliseconds from the start of the call.'),
  }),
});

const breakdown = (description: string) =>
  field.entries(description, {
    name: field.text('Its name.'),
    evaluated: field.integerOrNull('Calls that were graded.'),
    passed: field.integerOrNull('Calls that passed.'),
    passRate: field.rate(),
    confidenceInterval: field.interval(),
  });

const breakdownsSchema = field.shape('Breakdowns', {
  byAgent: breakdown('An entry per agent.'),
  byPersona: breakdown('An entry per persona.'),
});

const costSchema = field.shape('Cost', { usd: field.described(z.number(), 'US dollars.') });

/** A variable that a run was started with: never its value. */
export const testedVariableSchema = z.object({
  name: field.plain('Its name.'),
  length: field.integer('Length of its value in characters.'),
  sha256: field.plain('The first 12 digits of the SHA-256 of its value.'),
});

/** Where, for what and by which version of the action the report was made. */
export const provenanceSchema = field.shape('Provenance', {
  repository: field.plainOrNull('owner/name.'),
  commit: field.plainOrNull('SHA of the commit that the workflow runs for.'),
  ref: field.plainOrNull('Git ref that the workflow runs for.'),
  pullRequest: field.integerOrNull('Number of the pull request.'),
  workflow: field.plainOrNull('Name of the workflow.'),
  job: z.optional(field.plainOrNull('ID of the job in the workflow.')),
  step: z.optional(field.plainOrNull('ID of the step in the job.')),
  workflowRunUrl: field.plainOrNull('Address of the workflow run.'),
  attempt: field.integerOrNull('Attempt of the workflow run, from 1.'),
  reportedAt: field.plain('When the report was made, ISO 8601.'),
  actionVersion: field.plain('Version of the action.'),
});

/** A further run that was to confirm what the first one came to. */
const confirmationSchema = field.shape('Confirmation', {
  jobId: field.plain('Run plan job ID; empty where it was not started.'),
  number: field.integerOrNull('Number of the run.'),
  outcome: field.described(z.enum(RUN_OUTCOMES), 'Its own outcome.'),
  runStatus: field.textOrNull('Last status of the run.'),
  usd: field.numberOrNull('What it cost in US dollars.'),
  checks: field.described(z.nullable(z.array(checkSchema)), 'Its checks over its own calls.'),
  dropTests: z.optional(field.list(dropTestSchema, 'As the `dropTests` of a run.')),
});

/** The fields of a run that hold it; one that is absent is unknown. */
export const evidenceFields = {
  about: z.optional(field.described(runFactsSchema, 'Which run of what it is.')),
  runVerdict: z.optional(
    field.described(runVerdictSchema, "The service's own verdict on the run."),
  ),
  callCounts: z.optional(field.described(callCountsSchema, 'What became of its calls.')),
  checks: z.optional(field.list(checkSchema, 'Its checks over all calls.')),
  ownChecks: z.optional(
    field.list(
      checkSchema,
      'Its checks over its own calls alone, if `checks` holds those of further runs too.',
    ),
  ),
  ownDropTests: z.optional(field.list(dropTestSchema, 'As `dropTests`, for `ownChecks`.')),
  calls: field.inFull(
    z.optional(field.list(callSchema, 'Its calls; null where `detail` is brief.')),
  ),
  breakdowns: z.optional(
    field.described(breakdownsSchema, 'How calls fared by who took part in them.'),
  ),
  cost: z.optional(field.described(costSchema, 'What it cost, further runs included.')),
  confirmations: z.optional(
    field.list(
      confirmationSchema,
      'Further runs that were to confirm its failure; checks and calls of the run hold those of all.',
    ),
  ),
};

export type Call = z.infer<typeof callSchema>;
export type Check = z.infer<typeof checkSchema>;
export type Provenance = z.infer<typeof provenanceSchema>;
