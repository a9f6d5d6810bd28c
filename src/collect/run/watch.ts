import type { Memory, Pointer } from '../../history/memory.ts';
import type { Origin, Refs } from '../../history/refs.ts';
import type { ServiceError } from '../../http/errors.ts';
import type { GateInputs, ServiceSource } from '../../inputs/gate/settings.ts';
import type { StepDeadline } from '../../runner/deadline.ts';
import type { World } from '../../runner/world.ts';
import type { ServiceClient } from '../../service/client.ts';
import { withoutPeriod } from '../../text/stops.ts';
import type { EarlierRuns } from '../baseline/earlier-runs.ts';
import { Wait, type WaitSettings } from '../wait.ts';
import type { Rules } from './evaluate-run.ts';
import type { Narrator } from './narrator.ts';
import type { RunRecord } from './run-record.ts';
import type { RunSaver } from './saved-runs.ts';

/** The debrief request is repeated at least this often while a run goes on, whatever `max-poll-interval` is. */
export const LONGEST_RUN_INTERVAL_MS = 60_000;

const QUEUE = 'queue-timeout';
/** A run may wait for its turn for long, so a busy service is polled as seldom as this. */
export const LONGEST_QUEUE_PAUSE_MS = 5 * 60_000;
/** The statuses of a run whose turn has not come. */
const QUEUED: ReadonlySet<string> = new Set(['PENDING', 'QUEUED']);

/** What following a run needs. */
export interface Watch extends Rules, World {
  source: ServiceSource;
  inputs: GateInputs;
  client: ServiceClient;
  narrator: Narrator;
  /** By when what is read beside the waits has to end. */
  deadline: StepDeadline;
  /** Null where no run is ever cancelled. */
  saver: RunSaver | null;
  /** Earlier runs of this gate. */
  memory: Memory;
  /** What the memory held of a ref when it was asked first, newest first. Never rejects. */
  recall: (ref: string) => Promise<Pointer[]>;
  /** What was read of them again. */
  earlierRuns: EarlierRuns;
  /** What any gate has judged of runs that it did not start itself. */
  judgements: Memory;
  /** Under which they are remembered. */
  refs: Refs;
  /** What is remembered of where this step's runs come from. */
  origin: Origin;
}

type Limit = Omit<WaitSettings, 'maxPollIntervalMs'> & Partial<WaitSettings>;

/** How often a run is polled. */
function pollingRun({ inputs }: Watch): Pick<WaitSettings, 'maxPollIntervalMs'> {
  return { maxPollIntervalMs: Math.min(inputs.maxPollIntervalMs, LONGEST_RUN_INTERVAL_MS) };
}

/**
 * Begins a wait of which `run-timeout` limits the whole, however often it turns to something else,
 * and puts it into the run's record.
 */
export function waitForRun(run: RunRecord, what: string, watch: Watch): Wait {
  const { runTimeoutMs: limitMs } = watch.inputs;
  return beginWait(run, { what, input: 'run-timeout', limitMs, ...pollingRun(watch) }, watch);
}

/**
 * Begins the wait for a run's debrief, and puts it into the run's record. Once the debrief was
 * requested, the run has finished, and `debrief-timeout` counts from now; without a request nobody
 * says when it has, so both limits count together, from the start.
 */
export function waitForDebrief(run: RunRecord, wasRequested: boolean, watch: Watch): Wait {
  const { runTimeoutMs, debriefTimeoutMs } = watch.inputs;
  const what = `the debrief of ${run.name}`;
  if (wasRequested) {
    const limit = { what, input: 'debrief-timeout', limitMs: debriefTimeoutMs };
    const settings = settingsOf(run, limit, watch);
    run.endWait();
    return putWait(run, newWait(settings, watch), watch);
  }
  const limitMs = runTimeoutMs + debriefTimeoutMs;
  return beginWait(run, { what, input: 'run-timeout + debrief-timeout', limitMs }, watch);
}

/** Begins a wait that counts from when the one in the run's record does, and puts it there. */
function beginWait(run: RunRecord, limit: Limit, watch: Watch): Wait {
  const settings = settingsOf(run, limit, watch);
  return putWait(run, run.wait?.goOn(settings) ?? newWait(settings, watch), watch);
}

function newWait(settings: WaitSettings, { clock, cancelled }: Watch): Wait {
  return new Wait(settings, clock, cancelled);
}

function putWait(run: RunRecord, wait: Wait, { deadline }: Watch): Wait {
  const { limitMs } = wait.settings;
  deadline.add(wait.context.deadlineMs - limitMs, limitMs);
  run.wait = wait;
  return wait;
}

function settingsOf(
  { crowd }: RunRecord,
  limit: Limit,
  { inputs: { maxPollIntervalMs } }: Watch,
): WaitSettings {
  return { maxPollIntervalMs, crowd, ...limit };
}

/** Whether the status says that the run waits for its turn. */
export function isQueued(status: string): boolean {
  return QUEUED.has(status);
}

/**
 * The service has put the start of a run off. Gives the wait for its being admitted, which counts from
 * the first request on.
 *
 * @param plan what the run is one of, as a sentence calls it
 */
export function waitForAdmission(
  run: RunRecord,
  plan: string,
  { message }: ServiceError,
  watch: Watch,
): Wait {
  const wait = waitInQueue(run, `a run of ${plan} to be admitted`, watch);
  wait.lastSeen = withoutPeriod(message);
  return wait;
}

/**
 * The wait that goes on after what was seen of a run last: in the queue, where `queue-timeout` limits
 * it from the first request on, else for its end, for which `run-timeout` begins when its turn comes. A
 * run that cannot be read, or was never seen to be queued, has its turn.
 */
export function waitForEnd(run: RunRecord, watch: Watch): Wait {
  const { wait, runStatus } = run;
  const wasQueued = wait?.settings.input === QUEUE;
  const waits = runStatus === null ? wasQueued : isQueued(runStatus);
  if (waits && run.readable && !run.hasHadTurn)
    return waitInQueue(run, `${run.name} to leave the queue`, watch);
  run.hasHadTurn ||= runStatus !== null || !run.readable;
  if (wasQueued) run.endWait();
  const what = `${run.name} to finish`;
  return run.wait?.settings.what === what ? run.wait : waitForRun(run, what, watch);
}

function waitInQueue(run: RunRecord, what: string, watch: Watch): Wait {
  if (run.wait?.settings.what === what) return run.wait;
  const { queueTimeoutMs: limitMs } = watch.inputs;
  const longest = { ...pollingRun(watch), longestIntervalMs: LONGEST_QUEUE_PAUSE_MS };
  return beginWait(run, { what, input: QUEUE, limitMs, ...longest }, watch);
}
