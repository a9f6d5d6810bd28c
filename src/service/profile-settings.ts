/** Everything that a service profile can say: what each setting may be, and what it is for. */

import * as z from 'zod/mini';
import { valueAt } from '../core/json-object.ts';
import { IN_FLIGHT } from '../core/run-status.ts';
import { strictMap } from '../core/yaml-check.ts';
import { STANDARD_PROFILE } from './operations.ts';
import {
  checkBody,
  checkField,
  checkHeader,
  checkHeaderValue,
  checkMethod,
  checkParameter,
  checkPath,
  checkPointer,
  checkProjectHeader,
  checkSendingMethod,
} from './profile-values.ts';

const A_MAP = 'has to be a map of keys';
const A_TEXT = 'has to be a text';

/** What settings and operations are for, in words for the table of all of them. */
const meanings = z.registry<{ meaning: string }>();

/** Each may be left out. */
function setting<Schema extends z.ZodMiniType>(schema: Schema, meaning: string) {
  const optional = z.exactOptional(schema);
  meanings.add(optional, { meaning });
  return optional;
}

type TextCheck = (text: string) => string | null;

/** A text that the check has nothing to say against; what it says goes on after the text. */
function text(check: TextCheck) {
  return z.string(A_TEXT).check((context) => {
    const problem = check(context.value);
    if (problem !== null) {
      context.issues.push({ code: 'custom', message: problem, input: context.value });
    }
  });
}

/** A JSON Pointer to what is looked for in an answer. */
function place(what: string) {
  return setting(text(checkPointer), `Place of ${what}.`);
}

function path(names: readonly string[]) {
  const values = names.length === 0 ? '' : ` Values: ${namesOf(names)}.`;
  return setting(
    text((it) => checkPath(it, names)),
    `Path below \`base-url\`.${values}`,
  );
}

const method = setting(text(checkMethod), 'HTTP method.');

/** What every request has; the names are those of the values that it is given. */
function request(inPath: readonly string[], inBody: readonly string[] = inPath) {
  const body = z.unknown().check((context) => {
    for (const { path: at, problem } of checkBody(context.value, inBody)) {
      context.issues.push({ code: 'custom', message: problem, path: at, input: context.value });
    }
  });
  const values = inBody.length === 0 ? '' : ` Values: ${namesOf(inBody)}.`;
  return { method, path: path(inPath), body: setting(body, `Body, sent as JSON.${values}`) };
}

function namesOf(values: readonly string[]): string {
  return values.map((name) => `\`{${name}}\``).join(', ');
}

function operation<Shape extends z.core.$ZodShape>(does: string, shape: Shape) {
  return setting(strictMap(shape, A_MAP), does);
}

const pages = {
  hasMore: place('the flag that there is a next page'),
  nextCursor: place('the cursor of the next page'),
};

const operationShape = {
  requestDebrief: operation('Asks for the debrief of a run.', {
    ...request(['jobId'], ['jobId', 'regenerate']),
    debrief: place('the debrief'),
  }),
  readResults: operation('Reads the results of a run.', {
    ...request(['jobId', 'compareToJobId']),
    results: place('the results'),
    debrief: place('the debrief within the results'),
    run: place('the run within the results'),
    verdict: place("the run's own verdict within the results"),
    summary: place('the counts within the results'),
    metrics: place('the metrics within the results'),
    calls: place('the calls within the results'),
    breakdowns: place('the breakdowns within the results'),
    comparison: place('the comparison within the results'),
    attemptSummary: place('the attempts within the results'),
  }),
  start: operation('Starts a run of a run plan.', {
    ...request(['runPlanId'], ['runPlanId', 'variables']),
    jobId: place("the run's ID"),
    simulationJobCount: place('the number of calls that it will place'),
  }),
  read: operation('Reads a run while it goes on.', {
    ...request(['jobId']),
    status: place('its status'),
    simulationJobs: place('its calls'),
    verdict: place("the run's own verdict"),
    attemptSummary: place('the attempts'),
    queuePosition: place('the number of runs that wait before it'),
  }),
  list: operation('Lists the runs of a run plan, newest first.', {
    ...request(['runPlanId', 'after']),
    nextPath: setting(
      text((it) => checkPath(it, ['runPlanId', 'after'])),
      'Path of every page but the first, where it is not `path`.',
    ),
    runs: place('the runs'),
    ...pages,
  }),
  cancel: operation('Cancels a run.', request(['jobId'])),
  lookup: operation('Finds the simulation job that uses a phone number.', {
    ...request(['servicePhoneNumber', 'callTime', 'numberParameter', 'timeParameter']),
    numberParameter: setting(text(checkParameter), 'Query parameter that takes the number.'),
    timeParameter: setting(
      text(checkParameter),
      'Query parameter that takes the time of the call.',
    ),
    job: place('the simulation job'),
  }),
  readSimulationJob: operation('Reads a simulation job.', {
    ...request(['simulationJobId']),
    job: place('the simulation job'),
  }),
  createCall: operation('Creates a call; its body is what the manifest has.', {
    method: setting(text(checkSendingMethod), 'HTTP method.'),
    path: path([]),
    call: place('the call'),
    endStatusField: setting(
      text(checkField),
      'Field of a call that says how it ended. Where it is not another one, both `endedReason` and `endedStatus` are checked.',
    ),
  }),
  createMetricCollectionJob: operation('Starts a metric collection job.', {
    ...request([], ['metrics', 'metricIds', 'callIds', 'chatIds']),
    job: place('the job'),
  }),
  readMetricCollectionJob: operation('Reads a metric collection job.', {
    ...request(['id']),
    job: place('the job'),
  }),
  cancelMetricCollectionJob: operation('Cancels a metric collection job.', request(['id'])),
  deleteCustomerFlow: operation('Deletes a customer flow.', {
    ...request(['flowId']),
    deleted: place('the flag that it is deleted'),
  }),
  listPlans: operation('Lists run plans by their names.', {
    ...request(['name', 'after']),
    plans: place('the plans'),
    ...pages,
  }),
  readPlan: operation('Reads a run plan.', { ...request(['runPlanId']), plan: place('the plan') }),
  readCredential: operation('Reads what the key is and may do.', {
    ...request([]),
    credential: place('the credential'),
  }),
  readCost: operation('Reads what a run cost.', { ...request(['jobId']), cost: place('the cost') }),
  readTranscript: operation('Reads the transcript of a call.', {
    ...request(['callId']),
    transcript: place('the transcript'),
  }),
  readCallMetrics: operation('Reads the metrics of a call.', {
    ...request(['callId']),
    metrics: place('the metrics'),
  }),
};

/** From the service's words to those that the action knows. */
function words(known: readonly string[], what: string) {
  return setting(
    z.record(z.string(), z.enum(known), A_MAP),
    `Words for ${what}, each with what it means: ${known.join(', ')}.`,
  );
}

const wordShape = {
  runStatus: words(
    [...IN_FLIGHT, 'COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED'],
    'the status of a run',
  ),
  simulationJobStatus: words(
    ['PENDING', 'QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED'],
    'the status of a simulation job',
  ),
  processingStatus: words(
    ['PENDING', 'PROCESSING', 'PROCESSED', 'FAILED', 'SKIPPED'],
    'how far a simulation job is worked through',
  ),
  metricJobStatus: words(
    ['PENDING', 'RUNNING', 'COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED'],
    'the status of a metric collection job',
  ),
  debriefStatus: words(['PENDING', 'GENERATING', 'READY', 'FAILED'], 'the status of a debrief'),
  verdict: words(['PASSED', 'THRESHOLD_FAILED'], 'the verdict of a debrief'),
};

const headerNames = z.check<Record<string, string>>(({ value, issues }) => {
  for (const name of Object.keys(value)) {
    const problem = checkHeader(name);
    if (problem !== null)
      issues.push({ code: 'custom', message: problem, path: [name], input: name });
  }
});

const sharedShape = {
  headers: setting(
    z.record(z.string(), text(checkHeaderValue), A_MAP).check(headerNames),
    'Further headers of every request, by name: none that the action sets itself, and none that holds a secret.',
  ),
  'project-header': setting(
    strictMap({ name: text(checkProjectHeader), value: text(checkHeaderValue) }, A_MAP),
    'The header that names the project, which the key of a person needs: `{ name: …, value: … }`.',
  ),
  words: setting(strictMap(wordShape, A_MAP), "The service's words for states and verdicts."),
};

/** Messages go on after the value that they are about. */
export const profileSchema = strictMap({ ...operationShape, ...sharedShape }, A_MAP);

/** One line of the table of all that a profile can say. */
export interface ProfileRow {
  /** E.g. `start.path`, or `start` for the operation as a whole. */
  key: string;
  /** What holds where the profile says nothing; undefined where nothing does. */
  standard: unknown;
  meaning?: string;
}

/** Everything that a profile can say, in the order of the operations. */
export function describeProfile(): ProfileRow[] {
  const { operations } = STANDARD_PROFILE;
  return [
    ...Object.entries(operationShape).flatMap(([name, schema]) => [
      rowOf([name], schema, undefined),
      ...Object.entries(schema.def.innerType.shape).map(([setting, inner]) =>
        rowOf([name, setting], inner, valueAt(operations, [name, setting])),
      ),
    ]),
    ...Object.entries(sharedShape).map(([name, schema]) => rowOf([name], schema, undefined)),
    ...Object.entries(wordShape).map(([name, schema]) => rowOf(['words', name], schema, undefined)),
  ];
}

function rowOf(path: readonly string[], schema: z.core.$ZodType, standard: unknown): ProfileRow {
  return { key: path.join('.'), standard, ...meanings.get(schema) };
}
