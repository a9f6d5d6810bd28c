import { ApiError } from './api-error.ts';
import type { Persona, Plan, Scenario } from './run-plan.ts';
import { haltedAt, type Span } from './run-state.ts';
import { findPlan, finishedAt, type Ground, statusOf } from './runs.ts';
import { seededUuid } from './seeded.ts';
import { callSpan, type SimulatedCall, simulateCalls } from './simulation.ts';
import type { StoredRun } from './stored.ts';
import { iso } from './values.ts';

/** How long a call is worked through after its end, at time scale 1. */
const NATURAL_PROCESSING_MS = 3_000;

export const JOB_STATUSES = ['PENDING', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED'] as const;

/** How far what was said in a call has been worked through. */
export const PROCESSING_STATUSES = ['PENDING', 'PROCESSING', 'PROCESSED', 'SKIPPED'] as const;

/** A call of a run, with its time and its state. */
export interface SimulationJob {
  call: SimulatedCall;
  /** There is one once it has been on the line. */
  callId: string | null;
  /** When it is on the line, cut off where its run was halted; null where it never is. */
  span: Span | null;
  status: (typeof JOB_STATUSES)[number];
}

/** The calls of runs that were asked for before, which takes a while to simulate. */
const simulated = new WeakMap<StoredRun, { plan: Plan; calls: SimulatedCall[] }>();

function callsOf(plan: Plan, run: StoredRun): SimulatedCall[] {
  const known = simulated.get(run);
  if (known?.plan === plan) return known.calls;
  const calls = simulateCalls(plan, { runId: run.id, variables: run.variables });
  simulated.set(run, { plan, calls });
  return calls;
}

/** The simulation jobs of a run in the order of their calls. */
export function jobsOf({ clock }: Ground, plan: Plan, run: StoredRun): SimulationJob[] {
  const now = clock.now();
  const halt = haltedAt(run.timeline);
  const calls = callsOf(plan, run);
  return calls.map((call, index) => {
    const whole = run.calls === null ? null : callSpan(plan, run.calls, index, calls.length);
    const span =
      whole === null || whole.from >= halt ? null : { ...whole, to: Math.min(whole.to, halt) };
    const status = jobStatus(now, halt, whole);
    return {
      call,
      span,
      status,
      callId: status === 'PENDING' || span === null ? null : call.callId,
    };
  });
}

function jobStatus(now: number, halt: number, span: Span | null): SimulationJob['status'] {
  if (span !== null && span.to <= Math.min(now, halt)) return 'COMPLETED';
  if (now >= halt) return 'CANCELLED';
  return span !== null && span.from <= now ? 'RUNNING' : 'PENDING';
}

/** True for a call that has been made and graded by now. */
export function isEvaluated({ status }: SimulationJob): boolean {
  return status === 'COMPLETED';
}

/** The calls of a run that have been made and graded by now. */
export function gradedCalls(ground: Ground, plan: Plan, run: StoredRun): SimulatedCall[] {
  return jobsOf(ground, plan, run)
    .filter(isEvaluated)
    .map((job) => job.call);
}

/** The newest older run of the plan that had completed, with graded calls, at a time. */
export function previousRun(
  ground: Ground,
  plan: Plan,
  run: StoredRun,
  atMs: number,
): StoredRun | null {
  const found = ground.store
    .runsOf({ planId: plan.id, after: run })
    .find(
      (each) =>
        statusOf(ground, each) === 'COMPLETED' &&
        (finishedAt(ground, each) ?? Infinity) <= atMs &&
        gradedCalls(ground, plan, each).length > 0,
    );
  return found ?? null;
}

/** Progress as the read operation shows it. */
export function progressOf(ground: Ground, run: StoredRun) {
  const plan = findPlan(ground, run.planId);
  return jobsOf(ground, plan, run).map((job) => {
    const { call, callId, status } = job;
    const { persona, scenario } = call;
    return {
      simulationJobId: call.simulationJobId,
      status,
      callId,
      processingStatus: processingStatus(ground, job),
      attemptNumber: 1,
      persona: { id: seededUuid('persona', plan.id, persona.name), name: persona.name },
      scenario: scenarioFacts(plan, scenario),
      agentEndpoint: endpointFacts(plan),
    };
  });
}

/**
 * The simulation job that used a number of the simulation agent at a time (epoch milliseconds),
 * the newest one where several did. Throws 404 where there is none.
 */
export function lookUpJob(ground: Ground, servicePhoneNumber: string, atMs: number) {
  const now = ground.clock.now();
  const found = ground.store.plans
    .all()
    .filter((plan) => plan.servicePhoneNumbers.includes(servicePhoneNumber))
    .flatMap((plan) => ground.store.runsOf({ planId: plan.id }).map((run) => ({ plan, run })))
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
  const found = findJob(ground, (call) => call.simulationJobId === id);
  if (found !== null) return jobFacts(ground, { ...found, ...found.job });
  throw new ApiError('resource_not_found', `There is no simulation job ${simulationJobId}.`);
}

interface FoundJob {
  plan: Plan;
  run: StoredRun;
  job: SimulationJob;
}

/** The simulation job of a call, whether it has begun or not; null if there is none. */
export function findSimulatedCall(ground: Ground, callId: string): FoundJob | null {
  const id = callId.toLowerCase();
  return findJob(ground, (call) => call.callId === id);
}

function findJob(ground: Ground, matches: (call: SimulatedCall) => boolean): FoundJob | null {
  for (const run of ground.store.runs.all()) {
    const plan = findPlan(ground, run.planId);
    const job = jobsOf(ground, plan, run).find(({ call }) => matches(call));
    if (job !== undefined) return { plan, run, job };
  }
  return null;
}

/** It takes a while after the call's end. */
function processingStatus(
  ground: Ground,
  { span, status }: SimulationJob,
): (typeof PROCESSING_STATUSES)[number] {
  if (status === 'CANCELLED' || status === 'FAILED') return 'SKIPPED';
  if (status !== 'COMPLETED' || span === null) return 'PENDING';
  const isDone = ground.clock.now() >= span.to + NATURAL_PROCESSING_MS / ground.timeScale;
  return isDone ? 'PROCESSED' : 'PROCESSING';
}

function jobFacts(ground: Ground, job: SimulationJob & { plan: Plan; run: StoredRun }) {
  const { plan, run, call, callId, span, status } = job;
  const createdAt = iso(run.createdAt);
  return {
    simulationJobId: call.simulationJobId,
    status,
    processingStatus: processingStatus(ground, job),
    queuePosition: null,
    callId,
    servicePhoneNumber: call.servicePhoneNumber,
    runPlan: { id: plan.id, name: plan.name, variables: run.variables },
    enrichment: {
      requested: false,
      outcome: 'NOT_REQUESTED',
      waitStartedAt: createdAt,
      waitEndedAt: createdAt,
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
    scenario: scenarioFacts(plan, call.scenario),
    agentEndpoint: { ...endpointFacts(plan), type: 'PHONE' },
    createdAt,
    startedAt: status === 'PENDING' ? null : iso(span?.from ?? null),
    completedAt: status === 'COMPLETED' ? iso(span?.to ?? null) : null,
  };
}

function scenarioFacts(plan: Plan, { description }: Scenario) {
  return { id: seededUuid('scenario', plan.id, description), description };
}

function endpointFacts(plan: Plan) {
  return { id: endpointId(plan), ...plan.agentEndpoint };
}

export function endpointId(plan: Plan): string {
  return seededUuid('endpoint', plan.id);
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
