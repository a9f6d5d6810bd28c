/** find-simulation: looks up the simulation job that uses a number, and waits for it where wanted. */

import { lookUp } from '../../collect/obtain/locate-run.ts';
import { endedError, ServiceError } from '../../http/errors.ts';
import type { SoughtCall } from '../../inputs/gate/settings.ts';
import { type InputForm, isComplete } from '../../inputs/input-form.ts';
import { hasEnded } from '../../model/outcome.ts';
import { MAX_OUTPUT_BYTES } from '../../report/output-text.ts';
import type { Wait } from '../../runner/wait.ts';
import type { ServiceClient } from '../../service/client.ts';
import { describeInvalidation } from '../../service/evidence-schemas.ts';
import { explainMissing } from '../../service/explain.ts';
import type { WireSimulationJob } from '../../service/schemas.ts';
import { isSame } from '../../text/alike.ts';
import { oneLine } from '../../text/log-line.ts';
import { InputError } from '../../text/step-errors.ts';
import { parseIsoTime, parseTime } from '../../text/values/iso-time.ts';
import { parsePhoneNumber } from '../../text/values/simple-values.ts';
import type { Action, Step } from '../action.ts';

const DEFAULTS = {
  'base-url': '',
  'api-key': '',
  'service-phone-number': '',
  'call-time': '',
  wait: 'false',
  timeout: '15m',
  'service-profile': '',
  summary: 'true',
} as const;

/** The specification has the one word, public clients have the other. */
const PROCESSED: ReadonlySet<string> = new Set(['PROCESSED', 'COMPLETED']);

export const findSimulation: Action = {
  title: 'Find simulation',
  defaults: DEFAULTS,
  outputs: ['simulation-job-id', 'status', 'processing-status', 'call-id', 'run-plan-id', 'json'],
  columns: ['simulation job', 'status', 'processing', 'call', 'run plan'],
  meant: 'the inputs service-phone-number and call-time',
  prepare(form: InputForm<keyof typeof DEFAULTS>) {
    const name = 'service-phone-number';
    const fix = "give the number that the simulation job uses, such as '+15550100200'";
    const inputs = {
      servicePhoneNumber: form.required(name, form.readGiven(name, parsePhoneNumber), fix),
      callTime: form.readGiven('call-time', parseTime),
      wait: form.boolean('wait'),
      timeoutMs: form.duration('timeout'),
    };
    return isComplete(inputs) ? (step) => find(inputs, step) : undefined;
  },
};

interface FindInputs extends SoughtCall {
  wait: boolean;
  timeoutMs: number;
}

async function find(inputs: FindInputs, step: Step): Promise<void> {
  const { servicePhoneNumber, timeoutMs: limitMs } = inputs;
  const goal = inputs.wait ? 'to be COMPLETED and PROCESSED' : 'to be found';
  const what = `the simulation job that uses ${servicePhoneNumber} ${goal}`;
  const wait = step.wait({ what, input: 'timeout', limitMs });
  const client = step.connect();
  const found = await lookUpInTime(inputs, client, wait, step);
  let { job } = found;
  try {
    logState(job, wait, step);
    while (inputs.wait && !isDone(job)) {
      refuseEnd(job);
      await wait.pause();
      job = await readAgain(job.simulationJobId, inputs, found.askedMs, client, wait);
      logState(job, wait, step);
    }
  } finally {
    record(job, step);
  }
}

/** The simulation job that uses the number. With `wait`, also one whose call is not made yet. */
async function lookUpInTime(
  inputs: FindInputs,
  client: ServiceClient,
  wait: Wait,
  { clock, runner }: Step,
): Promise<{ job: WireSimulationJob; askedMs: number }> {
  const { servicePhoneNumber, callTime, timeoutMs } = inputs;
  const callMs = callTime === null ? null : parseIsoTime(callTime);
  const mayBeMadeYet = callMs === null || clock.now() - callMs <= timeoutMs;
  for (;;) {
    const askedMs = clock.now();
    try {
      return { job: await lookUp(client, inputs, clock, wait.context), askedMs };
    } catch (error) {
      const isUnknown = error instanceof InputError && error.rule === 'lookup';
      if (!(inputs.wait && mayBeMadeYet && isUnknown)) throw error;
      const when = callTime === null ? 'in progress' : `at ${callTime}`;
      wait.see(`no call with ${servicePhoneNumber} ${when} yet (404)`, (line) => runner.info(line));
      await wait.pause();
    }
  }
}

const MORE = ', or lookup.timeParameter there, with which the lookup finds a call that is over';

function isDone({ status, processingStatus }: WireSimulationJob): boolean {
  return status === 'COMPLETED' && PROCESSED.has(processingStatus ?? '');
}

/** The specification shows COMPLETED and PROCESSED alone; the other final states are those of runs. */
function refuseEnd(job: WireSimulationJob): void {
  const states = [job.status, job.processingStatus ?? null];
  const isOver = (state: string | null) => hasEnded(state) && state !== 'COMPLETED';
  if (!states.some(isOver) && !states.includes('SKIPPED')) return;
  const problem = `ended ${describeState(job)}, so it will never be COMPLETED and PROCESSED`;
  throw endedError('simulation-job', jobName(job), problem);
}

/** E.g. `COMPLETED, processing PENDING`. */
function describeState({ status, processingStatus }: WireSimulationJob): string {
  const state = oneLine(status, 100);
  return processingStatus ? `${state}, processing ${oneLine(processingStatus, 100)}` : state;
}

/** Logs a changed state, and the same state from time to time. */
function logState(job: WireSimulationJob, wait: Wait, { runner }: Step): void {
  wait.see(describeState(job), (line) => runner.info(`${jobName(job)}: ${line}`));
}

function record(job: WireSimulationJob, { report }: Step): void {
  const { simulationJobId, status, processingStatus, callId, runPlan } = job;
  const json = JSON.stringify(job);
  const isSmall = Buffer.byteLength(json) <= MAX_OUTPUT_BYTES;
  const value = (text: string | null | undefined) => oneLine(text ?? '', 200);
  Object.assign(report.outputs, {
    'simulation-job-id': value(simulationJobId),
    status: value(status),
    'processing-status': value(processingStatus),
    'call-id': value(callId),
    'run-plan-id': value(runPlan.id),
    json: isSmall ? json : '',
  });
  report.headline = `Found ${jobName(job)}: ${describeState(job)}`;
  report.rows.push([
    { id: simulationJobId },
    status,
    processingStatus ?? null,
    callId ? { id: callId } : null,
    { id: runPlan.id, name: runPlan.name ?? '' },
  ]);
  const owner = typeof job.failureOwner === 'string' ? value(job.failureOwner) : '';
  const why = [describeInvalidation(job.invalidation), owner && `failure owner ${owner}`];
  if (why.some(Boolean)) {
    report.notes.push(`The call does not count: ${why.filter(Boolean).join('; ')}`);
  }
  if (!isSmall) report.warnings.push('the output json is empty: the job is larger than 64 KiB');
}

function jobName({ simulationJobId }: WireSimulationJob): string {
  return `simulation job ${oneLine(simulationJobId, 100)}`;
}

/**
 * Finds a simulation job again. A lookup without a time is repeated as it is; once the call is over, it is
 * repeated with the time at which it found the job. A job that no lookup leads to is read by its ID.
 *
 * @param foundMs when the lookup found the job
 */
async function readAgain(
  id: string,
  { servicePhoneNumber, callTime }: SoughtCall,
  foundMs: number,
  client: ServiceClient,
  { context }: Wait,
): Promise<WireSimulationJob> {
  const times = callTime === null ? [null, new Date(foundMs).toISOString()] : [callTime];
  for (const time of times) {
    try {
      const job = await client.lookUpSimulationJob(servicePhoneNumber, time, context);
      if (isSame(job.simulationJobId, id)) return job;
    } catch (error) {
      const isNowhere = error instanceof ServiceError && [400, 404].includes(error.status ?? 0);
      if (!isNowhere) throw error;
    }
  }
  try {
    return await client.readSimulationJob(id, context);
  } catch (error) {
    throw explainMissing(error, MORE);
  }
}
