/** The run plans that a workflow names, found before anything is started. */

import { isNotOffered, ServiceError } from '../../http/errors.ts';
import type { WantedPlan } from '../../inputs/gate/settings.ts';
import { endedRun, type RunFacts } from '../../model/run-facts.ts';
import { formatList } from '../../report/format.ts';
import type { WireRunPlan } from '../../service/evidence-schemas.ts';
import { isSame, normalizeName } from '../../text/alike.ts';
import { withoutPeriod } from '../../text/error-text.ts';
import { oneLine } from '../../text/log-line.ts';
import { nearestFirst } from '../../text/nearest.ts';
import { InputError } from '../../text/step-errors.ts';
import { endingOf, type PlannedRun, type RunPlan } from '../collected-run.ts';
import type { Context } from '../context.ts';
import { mapLimited } from '../map-limited.ts';
import { RunWait } from '../wait/run-wait.ts';
import type { Wait } from '../wait/wait.ts';

const READ_MS = 10_000;
/** Of 50 plans each; a listing may have no end. */
const MAX_PAGES = 20;
const MAX_NEAREST = 5;
const MAX_NAMES = 10;
const MAX_IDS = 20;
const MAX_NAME_CHARS = 100;

export type WantedPlanRun = Pick<PlannedRun, 'label' | 'stableName' | 'plan'>;

export function describePlan({ id, name }: Pick<RunPlan, 'id' | 'name'>): string {
  return name === null ? `run plan ${id}` : `run plan ${quote(name)} (${id})`;
}

/** The plans that the workflow names, each once, and why the others cannot be found. */
export async function findPlans(
  wanted: readonly WantedPlan[],
  context: Context,
): Promise<{ wanted: WantedPlanRun[]; refused: RunFacts[] }> {
  const found = await mapLimited(wanted, context.inputs.maxParallel, async (one) => {
    const stableName = 'id' in one ? one.id : one.name;
    const label = `run plan ${'id' in one ? one.id : quote(one.name)}`;
    const wait = new RunWait(label, context);
    try {
      return { label, stableName, plan: await findPlan(one, wait, context) };
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
async function findPlan(one: WantedPlan, wait: RunWait, context: Context): Promise<RunPlan> {
  const { client, deadline, cancelled, inputs } = context;
  const unknown = { testCaseCount: null, iterationCount: null, updatedAt: null, metrics: null };
  const known =
    'name' in one
      ? await findByName(one.name, wait, context)
      : { id: one.id, name: null, ...unknown };
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

async function findByName(wanted: string, run: RunWait, context: Context): Promise<WireRunPlan> {
  const wait = run.begin(`${run.name} to be found`, 'run-timeout');
  const found = await search(wanted, wait, context).catch((error: unknown) => {
    if (!isNotOffered(error)) throw error;
    throw refuse(
      `cannot be looked up, because the service does not list its run plans (${withoutPeriod(error.message)}). Else give the plan's ID as run-plan`,
      wanted,
    );
  });
  const named = plansNamed(wanted, found);
  // The service may search by other rules.
  const all = named.length > 0 ? [] : await search(null, wait, context);
  const [plan, ...others] = named.length > 0 ? named : plansNamed(wanted, all);
  if (plan === undefined) {
    throw refuse(`names no run plan: ${suggest(wanted, found, all)}`, wanted);
  }
  if (others.length > 0) {
    const ids = [plan, ...others].slice(0, MAX_IDS).map(({ id }) => oneLine(id, MAX_NAME_CHARS));
    const count = others.length + 1;
    throw refuse(
      `is the name of ${count} run plans: give one of their IDs as run-plan: ${ids.join(', ')}`,
      wanted,
    );
  }
  context.log.say(run, `found, its ID is ${plan.id}`);
  return plan;
}

/** The plans with this name, else those whose name differs in case and outer white space only. */
function plansNamed(wanted: string, plans: readonly WireRunPlan[]): WireRunPlan[] {
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

/** The nearest of the names found, else the first names of all. */
function suggest(
  wanted: string,
  found: readonly WireRunPlan[],
  all: readonly WireRunPlan[],
): string {
  if (found.length > 0) {
    const names = nearestFirst(wanted, namesOf(found)).slice(0, MAX_NEAREST);
    return `the nearest are ${names.map(quote).join(', ')}`;
  }
  if (all.length === 0) return 'the service shows none at all to this key';
  return `the service has ${formatList(namesOf(all), MAX_NAMES, quote)}`;
}

/** Each name once: several plans may have one. */
function namesOf(plans: readonly WireRunPlan[]): string[] {
  return [...new Set(plans.map(({ name }) => name))];
}

function refuse(problem: string, name: string): InputError {
  return new InputError(`input 'run-plan': ${quote(name)} ${problem}`);
}

function plain(name: string): string {
  return normalizeName(name).toLowerCase();
}

function quote(name: string): string {
  return `'${oneLine(name, MAX_NAME_CHARS)}'`;
}
