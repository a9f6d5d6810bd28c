/** The run plans that a workflow names, found before anything is started. */

import type { WantedPlan } from '../../inputs/gate/settings.ts';
import { endedRun, type RunFacts } from '../../model/run-facts.ts';
import type { WireRunPlan } from '../../service/evidence.ts';
import { lookOf } from '../../text/alike.ts';
import { oneLine } from '../../text/log-line.ts';
import { nearestFirst } from '../../text/nearest.ts';
import { StepError, withoutPeriod } from '../../text/step-error.ts';
import type { Context } from '../context.ts';
import { endingOf } from '../ending.ts';
import { isNotOffered } from '../not-offered.ts';
import { RunWait } from '../wait/run-wait.ts';
import type { Wait } from '../wait/wait.ts';

/** 50 plans a page: so that a listing without an end does not become a hang. */
const MAX_PAGES = 20;
const MAX_NEAREST = 5;
const MAX_NAMES = 10;
const MAX_IDS = 20;
const MAX_NAME_CHARS = 100;

/** A run plan; its name is null where nobody has told it. */
export interface RunPlan {
  id: string;
  name: string | null;
  /** Null where nobody has told the plan; a part is null where the service does not tell it. */
  size: { testCases: number | null; iterations: number | null } | null;
  /** When it was changed last, as the service says; null where nobody has told it. */
  updatedAt: string | null;
}

/** A run plan of which a run is wanted. */
export interface WantedPlanRun {
  /** How the log names it before it has an ID. */
  label: string;
  /** As the workflow names the plan, the same from run to run. */
  stableName: string;
  plan: RunPlan;
}

/** A plan as sentences call it. */
export function describePlan({ id, name }: Pick<RunPlan, 'id' | 'name'>): string {
  return name === null ? `run plan ${id}` : `run plan ${quote(name)} (${id})`;
}

/**
 * The plans that the workflow names, each once. If one of them cannot be found, `refused` says why, and
 * nothing is to be started.
 */
export async function findPlans(
  wanted: readonly WantedPlan[],
  context: Context,
): Promise<{ wanted: WantedPlanRun[]; refused: RunFacts[] }> {
  const found = new Map<string, WantedPlanRun>();
  const refused: RunFacts[] = [];
  for (const one of wanted) {
    const stableName = 'id' in one ? one.id : one.name;
    const label = 'id' in one ? `run plan ${one.id}` : `run plan ${quote(one.name)}`;
    const run = new RunWait(label, context);
    try {
      const plan =
        'id' in one
          ? { id: one.id, name: null, size: null, updatedAt: null }
          : await findByName(one.name, run, context);
      const key = plan.id.toLowerCase();
      if (!found.has(key)) found.set(key, { label, stableName, plan });
    } catch (error) {
      refused.push(endedRun(label, endingOf(error, run, context), stableName));
    }
  }
  return { wanted: [...found.values()], refused };
}

async function findByName(wanted: string, run: RunWait, context: Context): Promise<RunPlan> {
  const wait = run.forRun(`${run.label} to be found`);
  const found = await search(wanted, wait, context).catch(explainMissing(wanted));
  const meant = meantBy(wanted, found);
  // The service may search by other rules.
  const all = meant.length > 0 ? [] : await search(null, wait, context);
  const [plan, ...others] = meant.length > 0 ? meant : meantBy(wanted, all);
  if (plan === undefined) {
    throw refuse(`is the name of no run plan: ${offer(wanted, found, all)}`, wanted);
  }
  if (others.length > 0) {
    const ids = [plan, ...others].slice(0, MAX_IDS).map(({ id }) => oneLine(id, MAX_NAME_CHARS));
    const count = others.length + 1;
    throw refuse(
      `is the name of ${count} run plans: give one of their IDs as run-plan: ${ids.join(', ')}`,
      wanted,
    );
  }
  context.log.say(run, `it is run plan ${plan.id}`);
  const { id, name, testCaseCount, iterationCount, updatedAt } = plan;
  return { id, name, size: { testCases: testCaseCount, iterations: iterationCount }, updatedAt };
}

/** The plans whose name is equal, else those whose name is equal but for case and outer white space. */
function meantBy(wanted: string, plans: readonly WireRunPlan[]): WireRunPlan[] {
  const equal = plans.filter(({ name }) => name === wanted);
  return equal.length > 0 ? equal : plans.filter(({ name }) => plain(name) === plain(wanted));
}

/**
 * Every plan whose name holds the text, as the service sees it, or all there are; one that is listed
 * twice is one.
 */
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

/** What may have been meant instead: the nearest of the names found, else the first ones there are. */
function offer(
  wanted: string,
  found: readonly { name: string }[],
  all: readonly { name: string }[],
): string {
  if (found.length > 0) {
    const names = nearestFirst(wanted, namesOf(found)).slice(0, MAX_NEAREST);
    return `the nearest are ${names.map(quote).join(', ')}`;
  }
  if (all.length === 0) return 'the service shows none at all to this key';
  const names = namesOf(all);
  const shown = names.slice(0, MAX_NAMES).map(quote);
  return `there are ${shown.join(', ')}${names.length > MAX_NAMES ? ' and more' : ''}`;
}

/** Each name once: several plans may have one. */
function namesOf(plans: readonly { name: string }[]): string[] {
  return [...new Set(plans.map(({ name }) => name))];
}

/** Rethrows; a service that does not list its plans is told as such, with the ways around it. */
function explainMissing(name: string): (error: unknown) => never {
  return (error) => {
    if (!isNotOffered(error)) throw error;
    throw refuse(
      `cannot be looked up, because the service does not list its run plans (${withoutPeriod(error.message)}). Else give the plan's ID as run-plan`,
      name,
    );
  };
}

function refuse(problem: string, name: string): StepError {
  return new StepError('input', `input 'run-plan': ${quote(name)} ${problem}`, 'error');
}

function plain(name: string): string {
  return lookOf(name).toLowerCase();
}

function quote(name: string): string {
  return `'${oneLine(name, MAX_NAME_CHARS)}'`;
}
