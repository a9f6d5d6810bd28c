import { z } from '@hono/zod-openapi';
import { isEnded, NATURAL_RUN_MS, planDebrief } from './run-state.ts';
import { findPlan, type Ground } from './runs.ts';
import { seededUuid } from './seeded.ts';
import { type Script, type StoredRun, scriptSchema } from './stored.ts';

const BEFORE_CALLS = [
  'PENDING',
  'QUEUED',
  'CREATING_SNAPSHOTS',
  'CREATING_SIMULATIONS',
  'PREPARING_CAPACITY',
];

const placedDebriefSchema = z.union([
  z.enum(['pending', 'generating', 'ready', 'failed']),
  z.object({ report: z.unknown() }),
  z.object({ states: scriptSchema.min(1) }),
]);

/** A run placed in a state at once. */
const placedRunSchema = z.object({
  jobId: z.guid().optional(),
  planId: z.guid().optional(),
  /** Any status; of several, each read of the run moves it on to the next one. */
  status: z.union([z.string(), z.array(z.string()).min(1)]).default('COMPLETED'),
  variables: z.record(z.string(), z.string()).default({}),
  /** Epoch milliseconds; 90 s ago where it is left out. */
  startedAt: z.number().optional(),
  /** Epoch milliseconds; now where it is left out. */
  endedAt: z.number().optional(),
  /** False for a run that made no calls. */
  hasCalls: z.boolean().optional(),
  /**
   * The debrief at the start. `none`: none until it is requested; `refused`: the request always gets 409;
   * `ready`: written from the calls. `report` is returned unchanged, and of `states` each poll of the results
   * shows one; the last one stays.
   */
  debrief: z.union([z.enum(['none', 'refused']), placedDebriefSchema]).optional(),
  /**
   * Whether the results have more than the debrief. By default, not with a given report, which would not fit
   * the calls.
   */
  hasEvidence: z.boolean().optional(),
  /** The debriefs that requests then generate, in order; after them they are computed. */
  nextDebriefs: z.array(placedDebriefSchema).default([]),
});

export type PlacedRun = z.input<typeof placedRunSchema>;

/** Places a run; a COMPLETED one has a ready debrief unless ordered otherwise, others have none. */
export function placeRun(
  ground: Ground,
  defaultPlanId: string,
  order: PlacedRun,
): { jobId: string; debriefId: string | null } {
  const { store, clock } = ground;
  const placed = placedRunSchema.parse(order);
  const [first = 'COMPLETED', ...upcomingStatuses] = [placed.status].flat();
  const startedAt = placed.startedAt ?? clock.now() - NATURAL_RUN_MS;
  const endedAt = placed.endedAt ?? clock.now();
  const debrief = placed.debrief ?? (first === 'COMPLETED' ? 'ready' : 'none');
  const plan = findPlan(ground, placed.planId ?? defaultPlanId);
  const number = store.nextRunNumber(plan.id);
  const run: StoredRun = {
    id: placed.jobId?.toLowerCase() ?? seededUuid('placed run', plan.id, String(number)),
    planId: plan.id,
    number,
    variables: placed.variables,
    hasEvidence: placed.hasEvidence ?? typeof debrief === 'string',
    createdAt: startedAt,
    timeline: isEnded(first)
      ? [
          { at: startedAt, status: 'RUNNING_SIMULATIONS' },
          { at: endedAt, status: first },
        ]
      : [{ at: startedAt, status: first }],
    calls:
      (placed.hasCalls ?? !BEFORE_CALLS.includes(first)) ? { from: startedAt, to: endedAt } : null,
    upcomingStatuses,
    debrief: debrief === 'refused' ? 'refused' : 'on-request',
    scriptedDebriefs: placed.nextDebriefs.map(scriptOf),
  };
  store.runs.save(run);
  if (debrief === 'none' || debrief === 'refused') return { jobId: run.id, debriefId: null };
  const id = seededUuid('debrief', run.id, '1');
  store.debriefs.save({
    id,
    runId: run.id,
    number: 1,
    timeline: planDebrief(endedAt, Infinity, 'READY'),
    errorMessage: 'The debrief could not be written.',
    script: scriptOf(debrief),
  });
  return { jobId: run.id, debriefId: id };
}

function scriptOf(debrief: z.output<typeof placedDebriefSchema>): Script {
  if (typeof debrief === 'string') return [{ status: debrief.toUpperCase() }];
  return 'states' in debrief
    ? debrief.states
    : scriptSchema.parse([{ status: 'READY', report: debrief.report }]);
}
