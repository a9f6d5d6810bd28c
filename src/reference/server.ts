import { once } from 'node:events';
import { type Server, ServerResponse } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { z } from '@hono/zod-openapi';
import { issueKeys, type Keys, type RateLimit } from './access.ts';
import { CONTROL_PATH, createControl, type LoggedRequest, logRequest } from './control.ts';
import { demoPlan } from './demo-plan.ts';
import { deliverReplaced, deliverSpoiled, replacedStatus, spoilsAnswer } from './fault-delivery.ts';
import { type Fault, FaultBook, type FaultOrder } from './faults.ts';
import { describeApi } from './openapi.ts';
import { addFlow, type FlowOrder } from './operations/customer-flows.ts';
import { DOC_PATH, operationAt } from './operations.ts';
import { type PlacedRun, placeRun } from './placed-run.ts';
import { type Plan, type PlanOverrides, planSchema } from './plan.ts';
import { type ResultsShape, reshapeResults } from './results-shape.ts';
import { seededUuid } from './seeded.ts';
import { createReferenceService, notServed } from './service.ts';
import { Store } from './store.ts';

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
  /** Path under which the service is served, e.g. `/analytics`. */
  pathPrefix?: string;
  resultsShape?: ResultsShape;
  /** For each key; no limit where it is left out. */
  rateLimit?: RateLimit;
  /** Told of every request once its answer is decided. */
  onAnswer?: (request: LoggedRequest) => void;
}

export interface RunningReferenceService {
  /** Base address, with the path prefix and without a trailing slash. */
  url: string;
  port: number;
  keys: Keys;
  demo: { runPlanId: string; servicePhoneNumber: string; customerFlowIds: string[] };
  /** Every request received, in order. */
  requests: LoggedRequest[];
  orderFault(order: FaultOrder): void;
  clearFaults(): void;
  /** Adds a plan: the demo plan with whatever is to be different. */
  addPlan(overrides: PlanOverrides): { runPlanId: string; servicePhoneNumber: string };
  /** Adds a customer flow, linked by the plans that the order names. */
  addFlow(order?: FlowOrder): { flowId: string };
  /** Places a run in any state at once; of the demo plan where none is named. */
  addRun(order?: PlacedRun): { jobId: string; debriefId: string | null };
  /** Ends the service at once, whatever connections are open. */
  close(): Promise<void>;
}

/** Starts the reference service on the loopback interface. */
export async function startReferenceService(
  options: ReferenceServiceOptions = {},
): Promise<RunningReferenceService> {
  const { seed = 'reference', pathPrefix = '' } = options;
  const store = new Store(options.db ?? ':memory:');
  const demo = demoPlan(seed);
  store.addPlan(demo);
  const ground = {
    store,
    clock: options.clock ?? { now: () => Date.now() },
    timeScale: options.timeScale ?? 20,
    projectId: seededUuid('project', seed),
  };
  const keys = issueKeys(seed);
  const requests: LoggedRequest[] = [];
  const faults = new FaultBook();
  const addPlan = (overrides: PlanOverrides) => addPlanTo(store, seed, overrides);
  const closing = new AbortController();
  const handle = createHandler({
    service: createReferenceService({ ground, keys, rateLimit: options.rateLimit ?? null }),
    control: createControl({
      faults,
      requests,
      addPlan,
      addFlow: (order) => addFlow(ground, order),
      plans: () => store.plans(),
    }),
    faults,
    requests,
    pathPrefix,
    resultsShape: options.resultsShape ?? 'whole',
    signal: closing.signal,
    onAnswer: options.onAnswer ?? (() => {}),
  });
  const server = createServer(handle);
  const port = await listen(server, options.port ?? 0);
  let closed: Promise<void> | undefined;
  return {
    url: `http://127.0.0.1:${port}${pathPrefix}`,
    port,
    keys,
    demo: { ...callable(demo), customerFlowIds: demo.customerFlowIds },
    requests,
    orderFault: (order) => faults.order(order),
    clearFaults: () => faults.clear(),
    addPlan,
    addFlow: (order = {}) => addFlow(ground, order),
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

function addPlanTo(store: Store, seed: string, overrides: PlanOverrides) {
  const number = store.plans().length;
  const plan = planSchema.parse({
    ...demoPlan(seed),
    id: seededUuid('plan', seed, String(number)),
    servicePhoneNumbers: [`+120255501${50 + (number % 50)}`],
    customerFlowIds: [],
    ...overrides,
  });
  store.addPlan(plan);
  return callable(plan);
}

/** What it takes to start a run of a plan, or to call it. */
function callable({ id, servicePhoneNumbers }: Plan) {
  return { runPlanId: id, servicePhoneNumber: servicePhoneNumbers[0] ?? '' };
}

interface Handling {
  service: { fetch(request: Request): Response | Promise<Response> };
  control: { fetch(request: Request): Response | Promise<Response> };
  faults: FaultBook;
  requests: LoggedRequest[];
  pathPrefix: string;
  resultsShape: ResultsShape;
  signal: AbortSignal;
  onAnswer: (request: LoggedRequest) => void;
}

type Handle = (request: Request, outgoing: ServerResponse) => Promise<Response>;

function createHandler(handling: Handling): Handle {
  const { service, control, faults, requests, pathPrefix, resultsShape, signal, onAnswer } =
    handling;
  return async (request, outgoing) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(`${pathPrefix}/`)) return new Response(null, { status: 404 });
    url.pathname = url.pathname.slice(pathPrefix.length);
    const text = await request.text();
    const forwarded = forward(request, url, text);
    if (forwarded !== null && url.pathname.startsWith(`${CONTROL_PATH}/`)) {
      return control.fetch(forwarded);
    }
    const logged = logRequest(request, `${url.pathname}${url.search}`, text);
    requests.push(logged);
    const fault = faults.take(request.method, url.pathname);
    const process = async () => {
      if (forwarded === null) return notServed(url.pathname).toResponse();
      if (forwarded.method === 'GET' && url.pathname === DOC_PATH) {
        return Response.json(await describeApi(pathPrefix));
      }
      const given = await service.fetch(forwarded);
      const name = operationAt(forwarded.method, url.pathname);
      return name === 'results' ? reshapeResults(given, resultsShape) : given;
    };
    const response = await answer(fault, process, logged, outgoing, signal);
    onAnswer(logged);
    return response;
  };
}

/** The request at the service's own address; null for TRACE, which no `Request` can have. */
function forward(request: Request, url: URL, text: string): Request | null {
  if (request.method === 'TRACE') return null;
  const { 'content-type': _, ...headers } = Object.fromEntries(request.headers);
  const { method } = request;
  if (text.trim() === '') return new Request(url, { method, headers });
  // A body is read as JSON, whatever it is said to be.
  const body = { headers: { ...headers, 'content-type': 'application/json' }, body: text };
  return new Request(url, { method, ...body });
}

async function answer(
  fault: Fault | null,
  process: () => Response | Promise<Response>,
  logged: LoggedRequest,
  outgoing: ServerResponse,
  signal: AbortSignal,
): Promise<Response> {
  if (fault === null) {
    const response = await process();
    logged.status = response.status;
    return response;
  }
  if (spoilsAnswer(fault)) {
    const response = await process();
    logged.status = response.status;
    await deliverSpoiled(fault, response, outgoing, signal);
  } else {
    if (fault.afterProcessing) await process();
    logged.status = replacedStatus(fault);
    await deliverReplaced(fault, outgoing);
  }
  return RESPONSE_ALREADY_SENT;
}

function createServer(handle: Handle): Server {
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch(request, { outgoing }) {
      if (!(outgoing instanceof ServerResponse)) throw new Error('HTTP/1.1 only');
      return handle(request, outgoing);
    },
  });
  if (!('closeAllConnections' in server)) throw new Error('HTTP/1.1 only');
  return server;
}
