/** Collects the facts of all runs of a gate. */

import type { Variables } from '../inputs/gate/variables.ts';
import { endedRun } from '../model/run-facts.ts';
import { nextTurn } from '../text/next-turn.ts';
import { lookUpBaseline } from './baseline/baseline.ts';
import { annotateLeftRuns, cancelRun } from './cancel.ts';
import { type CollectedRun, collectRun, type WantedRun } from './collect-run.ts';
import type { Context } from './context.ts';
import { endingOf } from './ending.ts';
import { inTurn } from './in-turn.ts';
import { checkCallBudget } from './obtain/call-budget.ts';
import { fingerprintOf, subjectOf } from './obtain/fingerprint.ts';
import { locateRun } from './obtain/locate-run.ts';
import { findRecordedRun, obtainRun, type Recorded } from './obtain/obtain-run.ts';
import { findPlans, type RunPlan, type WantedPlanRun } from './obtain/run-plans.ts';
import { startRun } from './obtain/start-run.ts';
import { RunWait } from './wait/run-wait.ts';

/** A collected run, and how to start a further one of the same plan and variables if it has a plan. */
export interface GateRun extends CollectedRun {
  collectFurther: ((label: string) => Promise<CollectedRun>) | null;
}

/**
 * Collects every run of the source, at most `max-parallel` at once, in the source's order. If one of them
 * cannot be found, or too many calls would be made, nothing is started, and the facts say why.
 */
export async function collectRuns(context: Context): Promise<GateRun[]> {
  const { log, inputs } = context;
  // A signal that arrived while the code was loaded is reported in the next turn of the event loop. No run
  // may be started after it.
  await nextTurn();
  const wanted = await findWantedRuns(context);
  if (wanted.some((one) => 'facts' in one)) return wanted.filter((one) => 'facts' in one);
  const runs = wanted.filter((one) => 'obtain' in one);
  log.begin(runs.length);
  return inTurn(runs, inputs.maxParallel, async (run) => {
    const { collectFurther } = run;
    return { ...(await collectRun(run, context)), collectFurther };
  });
}

type Wanted = WantedRun & Pick<GateRun, 'collectFurther'>;

async function findWantedRuns(context: Context): Promise<(Wanted | GateRun)[]> {
  const { source } = context;
  switch (source.kind) {
    case 'run-plan':
      return findPlanRuns(source, context);
    case 'job-id': {
      const refused = await refuseBaseline([], context);
      if (refused.length > 0) return refused;
      return source.jobIds.map((runId) => ({
        ...{ label: runId, stableName: '', plan: null, notes: [], collectFurther: null },
        async obtain() {
          context.log.say({ name: `run ${runId}` }, `given by job-id${context.log.link(runId)}`);
          return { runId, how: 'given', reference: null };
        },
      }));
    }
    case 'service-phone-number': {
      const refused = await refuseBaseline([], context);
      if (refused.length > 0) return refused;
      const { servicePhoneNumber: stableName } = source;
      const label = `the run that uses ${stableName}`;
      const obtain = (run: RunWait) => locateRun(run, source, context);
      return [{ label, stableName, plan: null, notes: [], collectFurther: null, obtain }];
    }
  }
}

async function findPlanRuns(
  { plans, variables }: Extract<Context['source'], { kind: 'run-plan' }>,
  context: Context,
): Promise<(Wanted | GateRun)[]> {
  const { wanted, refused } = await findPlans(plans, context);
  const all = wanted.map(({ plan }) => plan);
  const refusals = [...refused.map(refusedRun), ...(await refuseBaseline(all, context))];
  if (refusals.length > 0) return refusals;
  const budget = await applyCallBudget(wanted, variables, context);
  if ('refused' in budget) return [budget.refused];
  return wanted.map(({ label, stableName, plan }) => {
    const { recorded, known = plan, notes = [] } = budget.of.get(plan) ?? {};
    return {
      ...{ label, stableName, notes, plan: known.name === null ? null : known },
      async obtain(run: RunWait) {
        const found = recorded ?? (await findRecordedRun(run, plan, variables, context));
        return obtainRun(run, plan, variables, found, context);
      },
      collectFurther: (furtherLabel: string) =>
        collectFurther({ label: furtherLabel, stableName, plan }, variables, context),
    };
  });
}

function collectFurther(
  { label, stableName, plan }: WantedPlanRun,
  variables: Variables,
  context: Context,
): Promise<CollectedRun> {
  context.log.expectAnother();
  const obtain = (run: RunWait) => {
    run.fingerprint = fingerprintOf(subjectOf(plan, variables, context));
    return startRun(run, plan, variables, context);
  };
  return collectRun({ label, stableName, plan: null, notes: [], obtain }, context);
}

/** What comparing the calls with `max-calls` has found of each plan. */
interface Budgeted {
  recorded: Recorded;
  /** The plan with its name, if it was read. */
  known?: RunPlan;
  notes?: string[];
}

/** Compares the calls of the runs to start with `max-calls`, if it is given. Recorded runs make no calls. */
async function applyCallBudget(
  wanted: readonly WantedPlanRun[],
  variables: Variables,
  context: Context,
): Promise<{ of: Map<RunPlan, Budgeted> } | { refused: GateRun }> {
  const { maxCalls, maxParallel } = context.inputs;
  const of = new Map<RunPlan, Budgeted>();
  if (maxCalls === null) return { of };
  const labels = wanted.map(({ label }) => label).join(', ');
  const run = new RunWait(labels, context);
  try {
    await inTurn(wanted, maxParallel, async ({ label, plan }) => {
      const own = new RunWait(label, context);
      of.set(plan, { recorded: await findRecordedRun(own, plan, variables, context) });
    });
    const toStart = wanted.flatMap(({ plan }) =>
      of.get(plan)?.recorded.found === null ? plan : [],
    );
    const counted = await checkCallBudget(toStart, context);
    for (const [index, { plan: known, unknown }] of counted.entries()) {
      const plan = toStart[index];
      const budgeted = plan && of.get(plan);
      if (plan === undefined || budgeted === undefined) continue;
      const note = `How many calls the run plan places is not known (${unknown}), so max-calls could not hold it back.`;
      of.set(plan, { ...budgeted, known, notes: unknown === null ? [] : [note] });
    }
    return { of };
  } catch (error) {
    const names = wanted.map(({ stableName }) => stableName).join(', ');
    return { refused: refusedRun(endedRun(labels, endingOf(error, run, context), names)) };
  }
}

/**
 * Why the gate cannot use the input `baseline`, before a call is made; empty if it can. A step that only
 * starts runs compares nothing.
 */
async function refuseBaseline(plans: readonly RunPlan[], context: Context): Promise<GateRun[]> {
  if (!context.inputs.wait) return [];
  const label = 'the baseline';
  try {
    const planIds = plans.map(({ id }) => id);
    const why = await lookUpBaseline(planIds, context);
    if (why !== null) {
      context.runner.info(
        `The run that the input baseline names cannot be compared with now: ${why}.`,
      );
    }
    return [];
  } catch (error) {
    return [refusedRun(endedRun(label, endingOf(error, new RunWait(label, context), context)))];
  }
}

function refusedRun(facts: CollectedRun['facts']): GateRun {
  const unknown = {
    reference: null,
    fingerprint: '',
    planChangedAt: null,
    left: null,
    further: [],
  };
  return { facts, ...unknown, collectFurther: null };
}

/**
 * Ends the step's part in its runs: if the step is cancelled, cancels what it left or only started, and
 * reports what may continue to make calls.
 */
export async function closeRuns(runs: readonly GateRun[], context: Context): Promise<GateRun[]> {
  const { cancelled, saver, runner } = context;
  const closed = cancelled.aborted
    ? await Promise.all(runs.map((run) => closeCancelled(run, context)))
    : [...runs];
  const all = closed.flatMap((run) => [run, ...run.further]);
  for (const { facts, left } of all) {
    if (left?.why !== 'uncancelled') saver?.finished(facts.jobId);
  }
  annotateLeftRuns(
    all.map(({ facts, left }) => ({ id: facts.jobId, left })),
    runner,
  );
  return closed;
}

async function closeCancelled(run: GateRun, context: Context): Promise<GateRun> {
  const further = await Promise.all(run.further.map((one) => cancelLeft(one, context)));
  return { ...(await cancelLeft(run, context)), further, collectFurther: null };
}

async function cancelLeft<Run extends CollectedRun>(run: Run, context: Context): Promise<Run> {
  const { facts, left } = run;
  const isStarted = facts.ending?.outcome === 'started';
  const wait = new RunWait(facts.label, context);
  wait.run = { runId: facts.jobId, how: 'given', reference: null };
  const ending = isStarted ? endingOf(context.cancelled.reason, wait, context) : facts.ending;
  if (left?.why !== 'lost' && !(isStarted && facts.isStartedHere)) {
    return { ...run, facts: { ...facts, ending } };
  }
  const { left: still, notes, askedToCancel = false } = await cancelRun(wait, context);
  return {
    ...run,
    left: still,
    facts: {
      ...facts,
      ending,
      notes: [...facts.notes, ...notes],
      ...(askedToCancel && { askedToCancel }),
    },
  };
}
