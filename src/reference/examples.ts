import { z } from '@hono/zod-openapi';
import { issueKeys } from './access.ts';
import { demoPlan } from './demo-plan.ts';
import { OPERATIONS, SPECIFIED_OPERATIONS } from './operations.ts';
import { seededUuid } from './seeded.ts';
import { createReferenceService, type ReferenceService } from './service.ts';
import { Store } from './store.ts';

/** A request of an operation and what it is answered with. */
export interface Example {
  params: Record<string, string>;
  query: Record<string, string>;
  body?: object;
  answer: unknown;
}

const SEED = 'reference';
/** When the examples begin, in epoch milliseconds. */
export const EXAMPLES_BEGIN_MS = Date.parse('2026-03-02T09:00:00Z');
const ANY_UUID = '7d444840-9dc0-41d1-b245-5ffdce74fad2';

const PROMPT =
  'You are Mara, the phone agent of Lakeside Physiotherapy. Help callers with bookings and payments.';

const CALL = {
  recordingUrl: 'https://recordings.example.org/2026/03/02/0001.wav?signature=abc',
  startedAt: '2026-03-02T08:41:07Z',
  callDirection: 'INBOUND',
  interfaceType: 'PHONE',
  endedReason: 'CUSTOMER_ENDED_CALL',
  externalId: 'booking-0001',
  transcript: [
    { role: 'AGENT', text: 'Lakeside Physiotherapy.', startOffsetMs: 0, endOffsetMs: 1900 },
  ],
  toolInvocations: [
    { name: 'find_booking', parameters: { name: 'Ines' }, startOffsetMs: 2400, endOffsetMs: 2900 },
  ],
  properties: { clinic: 'lakeside' },
  agent: { platformId: ANY_UUID },
  customer: { phoneNumberE164: '+12025550101', label: 'Ines' },
};

/** A service of its own, and an example of each of its operations, by the operation's ID. */
export async function runExamples(isSpecification = false): Promise<{
  app: ReferenceService;
  examples: Map<string, Example>;
}> {
  const store = new Store(':memory:');
  const examples = new Map<string, Example>();
  let now = EXAMPLES_BEGIN_MS;
  const keys = issueKeys(SEED);
  const ground = {
    store,
    clock: { now: () => now },
    timeScale: 1,
    projectId: seededUuid('project', SEED),
    isSpecification,
  };
  const app = createReferenceService({ ground, keys, rateLimit: null });
  try {
    await tellStory(store, {
      pass: (ms) => {
        now += ms;
        return now;
      },
      async ask(operationId, request = {}) {
        const served = (isSpecification ? SPECIFIED_OPERATIONS : OPERATIONS).find(
          ({ route }) => route.operationId === operationId,
        );
        if (served === undefined) return null;
        const { params = {}, query = {}, body } = request;
        const shown = (values: object) =>
          Object.fromEntries(
            Object.entries(values).filter(
              ([name]) => !isSpecification || !served.unspecified.includes(name),
            ),
          );
        const example = { params, query: shown(query), ...(body && { body: shown(body) }) };
        const answer = await send(app, keys.full, operationId, example);
        examples.set(operationId, { ...example, answer });
        return answer;
      },
    });
  } finally {
    store.close();
  }
  return { app, examples };
}

interface Storyteller {
  /** Lets time pass; gives the moment that it is then. */
  pass(ms: number): number;
  /** Asks an operation, and keeps request and answer as its example. */
  ask(operationId: string, request?: Partial<Omit<Example, 'answer'>>): Promise<unknown>;
}

/**
 * A run of the demo plan from its start to its debrief, a call, metrics over it, and the rest. A
 * fresh service with the default seed gives the same IDs.
 */
async function tellStory(store: Store, { pass, ask }: Storyteller): Promise<void> {
  const plan = demoPlan(SEED);
  store.addPlan(plan);
  const started = await ask('startSimulationRun', {
    body: { planId: plan.id, variables: { agent_prompt: PROMPT } },
  });
  const run = { params: { jobId: idIn(started, 'simulationRunPlanJobId') } };
  const call = await ask('createCall', { body: CALL });
  const metrics = { metrics: [{ id: ANY_UUID }], callIds: [idIn(call, 'id')] };
  const metricJob = await ask('createMetricCollectionJob', { body: metrics });
  const callReceivedAt = new Date(pass(40_000)).toISOString();
  const [servicePhoneNumber = ''] = plan.servicePhoneNumbers;
  const job = await ask('lookUpSimulationJob', { query: { servicePhoneNumber, callReceivedAt } });
  await ask('getSimulationJob', { params: { jobId: idIn(job, 'simulationJobId') } });
  await ask('getMetricCollectionJob', { params: { jobId: idIn(metricJob, 'id') } });
  await ask('cancelMetricCollectionJob', { params: { jobId: idIn(metricJob, 'id') } });
  await ask('getSimulationRun', run);
  await ask('listSimulationRuns', { query: { simulationRunPlanId: plan.id, limit: '10' } });
  pass(50_000);
  await ask('requestSimulationRunDebrief', { ...run, body: { regenerate: false } });
  pass(40_000);
  await ask('getSimulationRunResults', run);
  await ask('cancelSimulationRun', run);
  await ask('deleteCustomerFlow', { params: { flowId: plan.customerFlowIds[0] ?? '' } });
  await ask('getSimulationRunCost', run);
  const calls = { params: { callId: idIn(job, 'callId') } };
  await ask('getCallTranscript', calls);
  await ask('listCallMetrics', calls);
  await ask('listSimulationRunPlans', { query: { searchText: plan.name, limit: '10' } });
  await ask('getSimulationRunPlan', { params: { planId: plan.id } });
  await ask('getMe');
  await ask('getHealth');
  await ask('getVersionedHealth');
}

async function send(
  app: ReferenceService,
  key: string,
  operationId: string,
  { params, query, body }: Omit<Example, 'answer'>,
): Promise<unknown> {
  const { route } = OPERATIONS.find((each) => each.route.operationId === operationId) ?? {};
  if (route === undefined) throw new Error(`There is no operation ${operationId}.`);
  const path = route.path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? '');
  const response = await app.request(`${path}?${new URLSearchParams(query)}`, {
    method: route.method.toUpperCase(),
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${operationId}: ${await response.text()}`);
  return response.json();
}

function idIn(answer: unknown, name: string): string {
  return z.object({ data: z.looseObject({ [name]: z.string() }) }).parse(answer).data[name] ?? '';
}
