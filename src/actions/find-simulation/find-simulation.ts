/** find-simulation: looks up the simulation job that uses a number, and waits for it where wanted. */

import { lookUp } from '../../collect/obtain/locate-run.ts';
import { endedError, ServiceError } from '../../http/errors.ts';
import type { SoughtCall } from '../../inputs/gate/settings.ts';
import { type InputForm, isComplete } from '../../inputs/input-form.ts';
import { hasEnded } from '../../model/outcome.ts';
import { MAX_OUTPUT_BYTES } from '../../report/output-text.ts';
import { LOG } from '../../report/words/log-words.ts';
import { FIND } from '../../report/words/lookup-words.ts';
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
  headings: FIND,
  defaults: DEFAULTS,
  outputs: ['simulation-job-id', 'status', 'processing-status', 'call-id', 'run-plan-id', 'json'],
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
  const what = FIND.goal(servicePhoneNumber, inputs.wait);
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
      wait.see(FIND.notYet(servicePhoneNumber, callTime), (...seen) =>
        runner.info(LOG.seen(...seen)),
      );
      await wait.pause();
    }
  }
}

function isDone({ status, processingStatus }: WireSimulationJob): boolean {
  return status === 'COMPLETED' && PROCESSED.has(processingStatus ?? '');
}

function stateOf({ status, processingStatus }: WireSimulationJob): string {
  return FIND.state(status, processingStatus);
}

/** The specification shows COMPLETED and PROCESSED alone; the other final states are those of runs. */
function refuseEnd(job: WireSimulationJob): void {
  const states = [job.status, job.processingStatus ?? null];
  const isOver = (state: string | null) => hasEnded(state) && state !== 'COMPLETED';
  if (!states.some(isOver) && !states.includes('SKIPPED')) return;
  throw endedError('simulation-job', FIND.name(job.simulationJobId), FIND.ended(stateOf(job)));
}

/** Logs a changed state, and the same state from time to time. */
function logState(job: WireSimulationJob, wait: Wait, { runner }: Step): void {
  const name = FIND.name(job.simulationJobId);
  wait.see(stateOf(job), (...seen) => runner.info(`${name}: ${LOG.seen(...seen)}`));
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
  report.headline = FIND.headline(simulationJobId, stateOf(job));
  report.rows.push([
    { id: simulationJobId },
    status,
    processingStatus ?? null,
    callId ? { id: callId } : null,
    { id: runPlan.id, name: runPlan.name ?? '' },
  ]);
  const owner = typeof job.failureOwner === 'string' ? value(job.failureOwner) : '';
  const invalidation = describeInvalidation(job.invalidation) ?? '';
  if (invalidation || owner) report.notes.push(FIND.invalid(invalidation, owner));
  if (!isSmall) report.warnings.push(FIND.noJson);
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
    throw explainMissing(error, FIND.giveTimeParameter);
  }
}
