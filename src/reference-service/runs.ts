import { ApiError } from './api-error.ts';
import type { Plan } from './run-plan.ts';
import { cancelRun, endedAt, planRun, startedAt, stepAt, WAITING } from './run-state.ts';
import { seededUuid } from './seeded.ts';
import type { Store } from './store.ts';
import type { StoredRun } from './stored.ts';
import { iso } from './values.ts';

/** What the rules of the service work on. */
export interface Ground {
  store: Store;
  /** Epoch milliseconds. */
  clock: { now(): number };
  /** How many times faster than in nature runs and debriefs pass. */
  timeScale: number;
  /** The project that every key of the service belongs to. */
  projectId: string;
  /** True if the service has nothing but what its specification shows, and the start of a run. */
  isSpecification: boolean;
}

/** The run; throws 404 where there is none. */
export function findRun({ store }: Ground, jobId: string): StoredRun {
  const run = store.runs.get(jobId);
  if (run === null) {
    throw new ApiError('resource_not_found', `There is no simulation run plan job ${jobId}.`);
  }
  return run;
}

/** The plan; throws 404 where there is none. */
export function findPlan({ store }: Ground, planId: string): Plan {
  const plan = store.plans.get(planId);
  if (plan === null) {
    throw new ApiError('resource_not_found', `There is no simulation run plan ${planId}.`);
  }
  return plan;
}

/** The status that the run shows now. */
export function statusOf({ clock }: Ground, run: StoredRun): string {
  return stepAt(run.timeline, clock.now()).status;
}

/** When the run finished, in epoch milliseconds; null before. */
export function finishedAt({ clock }: Ground, run: StoredRun): number | null {
  return endedAt(run.timeline, clock.now());
}

type Variables = Record<string, string>;

/** Starts a run of a plan. */
export function startRun(ground: Ground, planId: string, variables: Variables): StoredRun {
  const { store, clock, timeScale } = ground;
  const plan = findPlan(ground, planId);
  refuseUnknown(variables, plan);
  const number = store.nextRunNumber(plan.id);
  const createdAt = clock.now();
  const run: StoredRun = {
    id: seededUuid('run', plan.seed, plan.id, String(number)),
    planId: plan.id,
    number,
    variables,
    createdAt,
    hasEvidence: true,
    ...planRun(plan, createdAt, timeScale),
    upcomingStatuses: [],
    debrief: plan.debrief,
    scriptedDebriefs: [],
  };
  store.runs.save(run);
  return run;
}

/** Throws 400 for a variable that the plan's runs would not use. */
function refuseUnknown(variables: Variables, { name, variables: known }: Plan): void {
  const unknown = Object.keys(variables).filter((one) => known?.includes(one) === false);
  const [first] = unknown;
  if (known === null || first === undefined) return;
  const names = known.length === 0 ? 'none' : known.join(', ');
  const problem = `is no variable of the run plan "${name}", which knows ${names}`;
  throw new ApiError('invalid_parameter', `variables.${first}: ${problem}`, {
    param: `variables.${first}`,
    details: unknown.map((one) => ({ path: `variables.${one}`, message: problem })),
  });
}

/** Cancels a run; one that has ended or is being cancelled stays as it is. */
export function cancelRunOf(ground: Ground, jobId: string): StoredRun {
  const { store, clock, timeScale } = ground;
  const run = findRun(ground, jobId);
  const cancelled: StoredRun = {
    ...run,
    timeline: cancelRun(run.timeline, clock.now(), timeScale),
    upcomingStatuses: [],
  };
  store.runs.save(cancelled);
  return cancelled;
}

/** Moves a run whose statuses a test scripted on to the next one. */
export function advance({ store, clock }: Ground, run: StoredRun): void {
  const [next, ...upcomingStatuses] = run.upcomingStatuses;
  if (next === undefined) return;
  const timeline: StoredRun['timeline'] = [...run.timeline, { at: clock.now(), status: next }];
  store.runs.save({ ...run, timeline, upcomingStatuses });
}

/** What the list and the read operation both show of a run. */
export function runFacts(ground: Ground, run: StoredRun) {
  return {
    simulationRunPlanJobId: run.id,
    simulationRunPlanId: run.planId,
    runNumber: run.number,
    status: statusOf(ground, run),
    createdAt: iso(run.createdAt),
    startedAt: iso(startedAt(run.timeline, ground.clock.now())),
    endedAt: iso(finishedAt(ground, run)),
  };
}

/** How many runs wait before this one; null where it does not wait. Each waits for a second. */
export function queuePosition({ clock, timeScale }: Ground, run: StoredRun): number | null {
  const begins = run.timeline.find(({ status }) => !WAITING.includes(status))?.at ?? Infinity;
  const seconds = ((begins - clock.now()) * timeScale) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}
