/** The run plans that a workflow names, found before anything is started. */

import { isNotOffered, ServiceError } from '../../http/errors.ts';
import type { WantedPlan } from '../../inputs/gate/settings.ts';
import { endedRun, type RunFacts } from '../../model/run-facts.ts';
import {
  describeSeveralPlans,
  describeUnknownPlan,
  PLAN,
  quotePlan,
} from '../../report/words/plan-words.ts';
import { WAIT_FOR } from '../../report/words/wait-words.ts';
import { Wait } from '../../runner/wait.ts';
import type { WireRunPlan } from '../../service/evidence-schemas.ts';
import { explainMissing } from '../../service/explain.ts';
import { isSame, normalizeName } from '../../text/alike.ts';
import { InputError } from '../../text/step-errors.ts';
import { endingOf, type PlannedRun, type RunPlan } from '../collected-run.ts';
import type { Context } from '../context.ts';
import { mapLimited } from '../map-limited.ts';

const READ_MS = 10_000;
/** Of 50 plans each; a listing may have no end. */
const MAX_PAGES = 20;

export type WantedPlanRun = Pick<PlannedRun, 'label' | 'stableName' | 'plan'>;

/** The plans that the workflow names, each once, and why the others cannot be found. */
export async function findPlans(
  wanted: readonly WantedPlan[],
  context: Context,
): Promise<{ wanted: WantedPlanRun[]; refused: RunFacts[] }> {
  const { maxParallel, maxPollIntervalMs } = context.inputs;
  const found = await mapLimited(wanted, maxParallel, async (one) => {
    const stableName = 'id' in one ? one.id : one.name;
    const label = PLAN.wanted('id' in one ? one.id : quotePlan(one.name));
    const wait = new Wait(maxPollIntervalMs, context);
    try {
      return { label, stableName, plan: await findPlan(one, label, wait, context) };
    } catch (error) {
      return endedRun(label, endingOf(error, wait.facts, false, context), stableName);
    }
  });
  const plans = found.filter((one) => 'plan' in one);
  const isFirst = ({ plan }: WantedPlanRun, index: number) =>
    plans.findIndex((one) => isSame(one.plan.id, plan.id)) === index;
  return { wanted: plans.filter(isFirst), refused: found.filter((one) => 'ending' in one) };
}

/** A plan is read if its size, its checks or its last change matter. */
async function findPlan(
  one: WantedPlan,
  label: string,
  wait: Wait,
  context: Context,
): Promise<RunPlan> {
  const { client, deadline, cancelled, inputs, log } = context;
  const unknown = { testCaseCount: null, iterationCount: null, updatedAt: null, metrics: null };
  const known =
    'id' in one ? { ...unknown, ...one, name: null } : await findByName(one.name, wait, context);
  if ('name' in one) log.say({ name: label }, PLAN.found(known.id));
  const plan = { ...known, error: null };
  if (!inputs.dryRun && inputs.maxCalls === null && inputs.reuseMs === null) return plan;
  try {
    const request = { signal: cancelled, deadlineMs: deadline.within(READ_MS) };
    return { ...(await client.readPlan(plan.id, request)), error: null };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { ...plan, error };
  }
}

async function findByName(wanted: string, wait: Wait, context: Context): Promise<WireRunPlan> {
  const what = WAIT_FOR.lookup(PLAN.wanted(quotePlan(wanted)));
  wait.begin({ what, input: 'run-timeout', limitMs: context.inputs.runTimeoutMs });
  const found = await search(wanted, wait, context).catch((error: unknown) => {
    throw isNotOffered(error) ? explainMissing(error, PLAN.giveId) : error;
  });
  const named = plansNamed(wanted, found);
  // The service may search by other rules.
  const all = named.length > 0 ? [] : await search(null, wait, context);
  const [plan, ...others] = named.length > 0 ? named : plansNamed(wanted, all);
  const namesOf = (plans: readonly WireRunPlan[]) => plans.map(({ name }) => name);
  if (plan === undefined) {
    throw new InputError(describeUnknownPlan(wanted, namesOf(found), namesOf(all)));
  }
  if (others.length > 0) {
    const ids = [plan, ...others].map(({ id }) => id);
    throw new InputError(describeSeveralPlans(wanted, ids));
  }
  return plan;
}

/** The plans with this name, else those whose name differs in case and outer white space only. */
function plansNamed(wanted: string, plans: readonly WireRunPlan[]): WireRunPlan[] {
  const plain = (name: string) => normalizeName(name).toLowerCase();
  const equal = plans.filter(({ name }) => name === wanted);
  return equal.length > 0 ? equal : plans.filter(({ name }) => plain(name) === plain(wanted));
}

/** Each plan once that the service finds for the text; all plans if it is null. */
async function search(
  text: string | null,
  wait: Wait,
  { client }: Context,
): Promise<WireRunPlan[]> {
  const found = new Map<string, WireRunPlan>();
  let after: string | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const page = await client.listPlans(text, after, wait.context);
    for (const plan of page.plans) found.set(plan.id.toLowerCase(), plan);
    if (page.nextCursor === null || page.nextCursor === after) break;
    after = page.nextCursor;
  }
  return [...found.values()];
}
