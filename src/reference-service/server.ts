import { once } from 'node:events';
import type { Server } from 'node:http';
import { z } from '@hono/zod-openapi';
import { issueKeys, type Keys, type RateLimit } from './access.ts';
import { createControl, type LoggedRequest } from './control.ts';
import { DEFAULT_SEED, demoPlan } from './demo-plan.ts';
import { type Dialect, START_PATH } from './dialect.ts';
import { FaultBook, type FaultOrder, faultOrderSchema } from './faults.ts';
import { createServer } from './http-server.ts';
import { addFlow } from './operations/customer-flows.ts';
import { type PlacedRun, placeRun } from './placed-run.ts';
import { type Plan, type PlanOverrides, planSchema } from './run-plan.ts';
import { findPlan, type Ground } from './runs.ts';
import { seededUuid } from './seeded.ts';
import { createReferenceService } from './service.ts';
import { Store } from './store.ts';
import type { StoredRun } from './stored.ts';

export interface ReferenceServiceOptions {
  /** Epoch milliseconds; the machine's clock where it is left out. */
  clock?: { now(): number };
  /** How many times faster than in nature (90 s a run, 40 s a debrief) time passes; 20 by default. */
  timeScale?: number;
  /** Decides identifiers, keys and results. */
  seed?: string;
  /** Path of a file that keeps the state; in memory where it is left out. */
  db?: string;
  /** Port on the loopback interface; any free one where it is left out. */
  port?: number;
  resultsShape?: Dialect['resultsShape'];
  /** True for a service that has nothing but what its specification shows, and the start of a run. */
  specification?: boolean;
  /** Path at which runs are started. */
  startPath?: string;
  /** What is to be different in the demo plan. */
  plan?: PlanOverrides;
  /** For each key; no limit where it is left out. */
  rateLimit?: RateLimit;
  /** Called with every request once its status is known. */
  onAnswer?: (request: LoggedRequest) => void;
}

export interface RunningReferenceService {
  /** Base address, without a trailing slash. */
  url: string;
  port: number;
  keys: Keys;
  demo: { runPlanId: string; name: string; servicePhoneNumber: string; customerFlowIds: string[] };
  /** Every request received, in order. */
  requests: LoggedRequest[];
  orderFault(order: FaultOrder): void;
  clearFaults(): void;
  /** Adds a plan: the demo plan with these differences. */
  addPlan(overrides: PlanOverrides): { runPlanId: string; servicePhoneNumber: string };
  /** Changes a plan, which has been updated then. */
  changePlan(runPlanId: string, overrides: PlanOverrides): void;
  /** Every run that was started or placed, the newest first. */
  runs(): StoredRun[];
  addFlow(): { flowId: string };
  /** Places a run in any state at once; of the demo plan where none is named. */
  addRun(order?: PlacedRun): { jobId: string; debriefId: string | null };
  /** Ends the service at once, with all its connections. */
  close(): Promise<void>;
}

/** Starts the reference service on the loopback interface. */
export async function startReferenceService(
  options: ReferenceServiceOptions = {},
): Promise<RunningReferenceService> {
  const { seed = DEFAULT_SEED } = options;
  const store = new Store(options.db ?? ':memory:');
  const demo = planSchema.parse({ ...demoPlan(seed), ...options.plan });
  store.addPlan(demo);
  const ground = {
    store,
    clock: options.clock ?? { now: () => Date.now() },
    timeScale: options.timeScale ?? 20,
    projectId: seededUuid('project', seed),
    isSpecification: options.specification ?? false,
  };
  const keys = issueKeys(seed);
  const requests: LoggedRequest[] = [];
  const faults = new FaultBook();
  const addPlan = (overrides: PlanOverrides) => addPlanTo(ground, seed, overrides);
  const changePlan = (runPlanId: string, overrides: PlanOverrides) => {
    const updatedAt = ground.clock.now();
    store.plans.save(planSchema.parse({ ...findPlan(ground, runPlanId), updatedAt, ...overrides }));
  };
  const closing = new AbortController();
  const server = createServer({
    service: createReferenceService({ ground, keys, rateLimit: options.rateLimit ?? null }),
    control: createControl({ faults, addPlan }),
    faults,
    requests,
    isSpecification: ground.isSpecification,
    clock: ground.clock,
    dialect: {
      resultsShape: options.resultsShape ?? 'whole',
      startPath: options.startPath ?? START_PATH,
    },
    signal: closing.signal,
    onAnswer: options.onAnswer ?? (() => {}),
  });
  const port = await listen(server, options.port ?? 0);
  let closed: Promise<void> | undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    keys,
    demo: { ...callable(demo), name: demo.name, customerFlowIds: demo.customerFlowIds },
    requests,
    orderFault: (order) => faults.add(faultOrderSchema.parse(order)),
    clearFaults: () => faults.clear(),
    addPlan,
    changePlan,
    runs: () => store.runsOf(),
    addFlow: () => addFlow(ground),
    addRun: (order = {}) => placeRun(ground, demo.id, order),
    close() {
      closing.abort();
      closed ??= closeAll(server, store);
      return closed;
    },
  };
}

/** Listens on the loopback interface; gives the port. */
async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return z.object({ port: z.int() }).parse(server.address()).port;
}

async function closeAll(server: Server, store: Store): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
  store.close();
}

function addPlanTo({ store, clock }: Ground, seed: string, overrides: PlanOverrides) {
  const number = store.plans.size;
  const plan = planSchema.parse({
    ...demoPlan(seed),
    id: seededUuid('plan', seed, String(number)),
    servicePhoneNumbers: [`+120255501${50 + (number % 50)}`],
    customerFlowIds: [],
    variables: null,
    updatedAt: clock.now(),
    ...overrides,
  });
  store.addPlan(plan);
  return callable(plan);
}

/** What it takes to start a run of a plan, or to call it. */
function callable({ id, servicePhoneNumbers }: Plan) {
  return { runPlanId: id, servicePhoneNumber: servicePhoneNumbers[0] ?? '' };
}
