import { ApiError } from './errors.ts';
import type { Persona, Plan } from './plan.ts';
import { haltedAt, type Span } from './run-state.ts';
import { findPlan, type Ground } from './runs.ts';
import { seededUuid } from './seeded.ts';
import { callSpan, type SimulatedCall, simulateCalls } from './simulation.ts';
import type { StoredRun } from './stored.ts';
import { iso } from './values.ts';

/** How long a call is worked through after its end, at time scale 1. */
const NATURAL_PROCESSING_MS = 3_000;

export const JOB_STATUSES = ['PENDING', 'RUNNING', 'COMPLETED', 'CANCELLED'] as const;

/** How far what was said in a call has been worked through. */
export const PROCESSING_STATUSES = ['PENDING', 'PROCESSING', 'PROCESSED', 'SKIPPED'] as const;

/** A call of a run, with its time and its state. */
interface SimulationJob {
  call: SimulatedCall;
  /** When it is on the line, cut off where its run was halted; null where it never is. */
  span: Span | null;
  status: (typeof JOB_STATUSES)[number];
}

/** The simulation jobs of a run in the order of their calls. */
function jobsOf({ clock }: Ground, plan: Plan, run: StoredRun): SimulationJob[] {
  const now = clock.now();
  const halt = haltedAt(run.timeline);
  return simulateCalls(plan, { runId: run.id, variables: run.variables }).map((call, index) => {
    const whole = run.calls === null ? null : callSpan(plan, run.calls, index);
    const span =
      whole === null || whole.from >= halt ? null : { ...whole, to: Math.min(whole.to, halt) };
    return { call, span, status: jobStatus(now, halt, whole) };
  });
}

function jobStatus(now: number, halt: number, span: Span | null): SimulationJob['status'] {
  if (span !== null && span.to <= Math.min(now, halt)) return 'COMPLETED';
  if (now >= halt) return 'CANCELLED';
  return span !== null && span.from <= now ? 'RUNNING' : 'PENDING';
}

/** The calls of a run that have been made and graded by now. */
export function gradedCalls(ground: Ground, plan: Plan, run: StoredRun): SimulatedCall[] {
  return jobsOf(ground, plan, run)
    .filter((job) => job.status === 'COMPLETED')
    .map((job) => job.call);
}

/** Progress as the read operation shows it. */
export function progressOf(ground: Ground, run: StoredRun) {
  return jobsOf(ground, findPlan(ground, run.planId), run).map((job) => ({
    simulationJobId: job.call.simulationJobId,
    status: job.status,
    callId: callIdOf(job),
  }));
}

/** There is a call once it has been on the line. */
function callIdOf({ call, span, status }: SimulationJob): string | null {
  return status === 'PENDING' || span === null ? null : call.callId;
}

/**
 * The simulation job that used a number of the simulation agent at a moment (epoch milliseconds),
 * the newest one where several did. Throws 404 where there is none.
 */
export function lookUpJob(ground: Ground, servicePhoneNumber: string, atMs: number) {
  const now = ground.clock.now();
  const found = ground.store
    .plans()
    .filter((plan) => plan.servicePhoneNumbers.includes(servicePhoneNumber))
    .flatMap((plan) => ground.store.runsOf(plan.id).map((run) => ({ plan, run })))
    .toSorted((a, b) => b.run.createdAt - a.run.createdAt)
    .flatMap(({ plan, run }) => jobsOf(ground, plan, run).map((job) => ({ plan, run, ...job })))
    .find(
      ({ call, span }) =>
        call.servicePhoneNumber === servicePhoneNumber &&
        span !== null &&
        span.from <= Math.min(atMs, now) &&
        atMs <= span.to,
    );
  if (found === undefined) {
    throw new ApiError(
      'resource_not_found',
      `No simulation job used ${servicePhoneNumber} at ${iso(atMs)}.`,
    );
  }
  return jobFacts(ground, found);
}

/** A simulation job; throws 404 where there is none. */
export function readSimulationJob(ground: Ground, simulationJobId: string) {
  const id = simulationJobId.toLowerCase();
  const run = ground.store.runOfSimulationJob(id);
  const plan = run === null ? null : ground.store.plan(run.planId);
  if (run !== null && plan !== null) {
    const job = jobsOf(ground, plan, run).find((each) => each.call.simulationJobId === id);
    if (job !== undefined) return jobFacts(ground, { plan, run, ...job });
  }
  throw new ApiError('resource_not_found', `There is no simulation job ${simulationJobId}.`);
}

/** It takes a while after the call's end. */
function processingStatus(
  ground: Ground,
  { span, status }: SimulationJob,
): (typeof PROCESSING_STATUSES)[number] {
  if (status === 'CANCELLED') return 'SKIPPED';
  if (status !== 'COMPLETED' || span === null) return 'PENDING';
  const isDone = ground.clock.now() >= span.to + NATURAL_PROCESSING_MS / ground.timeScale;
  return isDone ? 'PROCESSED' : 'PROCESSING';
}

function jobFacts(ground: Ground, job: SimulationJob & { plan: Plan; run: StoredRun }) {
  const { plan, run, call, span, status } = job;
  const createdAt = iso(run.createdAt);
  return {
    simulationJobId: call.simulationJobId,
    status,
    processingStatus: processingStatus(ground, job),
    queuePosition: null,
    callId: callIdOf(job),
    servicePhoneNumber: call.servicePhoneNumber,
    runPlan: { id: plan.id, name: plan.name, variables: run.variables },
    enrichment: {
      requested: false,
      outcome: 'NOT_REQUESTED',
      waitStartedAt: null,
      waitEndedAt: null,
      metricsScoredOnSimulationInstead: 0,
      metricsNotCollected: 0,
    },
    invalidation: null,
    failureOwner: null,
    retryOfSimulationJobId: null,
    attemptNumber: 1,
    scheduledAt: null,
    persona: personaFacts(plan, call.persona, createdAt),
    backgroundNoise: { backgroundNoise: 'CITY', backgroundNoiseVolume: 0.2, source: 'ENVIRONMENT' },
    scenario: {
      id: seededUuid('scenario', plan.id, call.scenario.description),
      description: call.scenario.description,
    },
    agentEndpoint: { id: seededUuid('endpoint', plan.id), ...plan.agentEndpoint, type: 'PHONE' },
    createdAt,
    startedAt: status === 'PENDING' ? null : iso(span?.from ?? null),
    completedAt: status === 'COMPLETED' ? iso(span?.to ?? null) : null,
  };
}

function personaFacts(plan: Plan, persona: Persona, createdAt: string) {
  return {
    id: seededUuid('persona', plan.id, persona.name),
    name: persona.name,
    displayName: persona.name,
    language: 'EN',
    secondaryLanguage: null,
    understoodLanguages: ['EN'],
    accent: persona.accent,
    age: persona.age,
    gender: persona.gender,
    backgroundNoise: 'OFFICE',
    speechPace: 'NORMAL',
    speechClarity: 'CLEAR',
    hasDisfluencies: false,
    baseEmotion: persona.baseEmotion,
    intentClarity: 'CLEAR',
    confirmationStyle: 'EXPLICIT',
    memoryReliability: 'HIGH',
    responseTiming: 'NORMAL',
    interruption: 'OCCASIONAL',
    backstoryPrompt: persona.backstoryPrompt,
    idleMessages: null,
    idleTimeoutSeconds: 10,
    idleMessageMaxSpokenCount: 3,
    idleMessageResetCountOnUserSpeechEnabled: true,
    properties: {},
    createdAt,
    updatedAt: createdAt,
  };
}
