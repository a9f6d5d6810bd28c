import { z } from 'zod';
import { demoPlan } from './demo-plan.ts';
import { HANDLERS, type HandlerGround } from './handlers.ts';
import type { OperationName } from './operations.ts';
import { seededUuid } from './seeded.ts';
import { Store } from './store.ts';

/** A request of an operation and what it is answered with. */
export interface Example {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
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

/**
 * An example of every operation, taken from a service of its own: a run of the demo plan from its
 * start to its debrief, a call, metrics over it, and the rest. A fresh service with the default
 * seed gives the same IDs.
 */
export function runExamples(): Record<OperationName, Example> {
  const store = new Store(':memory:');
  try {
    return tellStory(store);
  } finally {
    store.close();
  }
}

function tellStory(store: Store): Record<OperationName, Example> {
  const plan = demoPlan(SEED);
  store.addPlan(plan);
  let now = EXAMPLES_BEGIN_MS;
  const ground: HandlerGround = {
    store,
    clock: { now: () => now },
    timeScale: 1,
    projectId: seededUuid('project', SEED),
    resultsShape: 'whole',
  };
  const ask = (name: OperationName, request: Partial<Omit<Example, 'answer'>> = {}): Example => {
    const whole = { params: {}, query: {}, body: undefined, ...request };
    return { ...whole, answer: HANDLERS[name](ground, whole).body };
  };
  const start = ask('start', {
    body: { planId: plan.id, variables: { agent_prompt: PROMPT } },
  });
  const run = { params: { jobId: idIn(start, 'simulationRunPlanJobId') } };
  const createCall = ask('createCall', { body: CALL });
  const createMetricJob = ask('createMetricJob', {
    body: { metrics: [{ id: ANY_UUID }], callIds: [idIn(createCall, 'id')] },
  });
  now += 40_000;
  const lookup = ask('lookup', {
    query: {
      servicePhoneNumber: plan.servicePhoneNumbers[0] ?? '',
      callReceivedAt: new Date(now).toISOString(),
    },
  });
  const underway = {
    lookup,
    read: ask('read', run),
    list: ask('list', { query: { simulationRunPlanId: plan.id, limit: '10' } }),
    readSimulationJob: ask('readSimulationJob', {
      params: { jobId: idIn(lookup, 'simulationJobId') },
    }),
    readMetricJob: ask('readMetricJob', { params: { jobId: idIn(createMetricJob, 'id') } }),
  };
  now += 50_000;
  const debrief = ask('debrief', { ...run, body: { regenerate: false } });
  now += 40_000;
  return {
    ...underway,
    createCall,
    createMetricJob,
    start,
    debrief,
    results: ask('results', run),
    cancel: ask('cancel', run),
    deleteFlow: ask('deleteFlow', { params: { flowId: plan.customerFlowIds[0] ?? '' } }),
    health: ask('health'),
  };
}

function idIn({ answer }: Example, name: string): string {
  return z.object({ data: z.looseObject({ [name]: z.string() }) }).parse(answer).data[name] ?? '';
}
