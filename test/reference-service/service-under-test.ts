import { readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { debriefReportSchema } from '../../src/model/debrief.ts';
import {
  type ReferenceServiceOptions,
  type RunningReferenceService,
  startReferenceService,
} from '../../src/reference-service/server.ts';

/** 2026-03-02T09:00:00Z */
export const START_MS = 1_772_442_000_000;

export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/** The required fields of a call. */
export const LEAST_CALL = {
  recordingUrl: 'https://recordings.example.org/1.wav',
  startedAt: '2026-03-02T08:00:00Z',
  callDirection: 'INBOUND',
  interfaceType: 'PHONE',
};

/** The example agent's prompt as in its file. */
export const EXAMPLE_PROMPT = readFileSync(
  new URL('../../examples/agent/prompt.md', import.meta.url),
  'utf8',
);

/** A service at time scale 1 whose clock moves only when a test moves it. */
export async function serviceAtRest(options: ReferenceServiceOptions = {}) {
  let now = START_MS;
  const service = await startReferenceService({
    clock: { now: () => now },
    timeScale: 1,
    plan: { variables: null },
    ...options,
  });
  onTestFinished(() => service.close());
  return {
    service,
    ...operationsOf(service),
    passSeconds(seconds: number) {
      now += seconds * 1000;
    },
  };
}

const bodySchema = z.looseObject({ data: z.unknown() });

/** Requests with the full access key by default. */
function operationsOf(service: RunningReferenceService) {
  const request = (method: string, path: string, body?: unknown, key = service.keys.full) =>
    fetch(`${service.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  /** The status and the JSON of a response. */
  const ask = async (...of: Parameters<typeof request>) => {
    const response = await request(...of);
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const dataOf = async <T>(schema: z.ZodType<T>, response: Response) =>
    schema.parse(bodySchema.parse(await response.json()).data);
  const runPath = (jobId: string) => `/v1/simulation/plan/job/${jobId}`;
  return {
    request,
    ask,
    /** The data of a response. */
    data: async <T>(schema: z.ZodType<T>, ...of: Parameters<typeof request>) =>
      dataOf(schema, await request(...of)),
    runPath,
    async start(variables: Record<string, string> = {}, planId = service.demo.runPlanId) {
      const response = await request('POST', '/v1/simulation/run', { planId, variables });
      return (await dataOf(z.looseObject({ simulationRunPlanJobId: z.guid() }), response))
        .simulationRunPlanJobId;
    },
    async read(jobId: string) {
      return dataOf(readSchema, await request('GET', runPath(jobId)));
    },
    async requestDebrief(jobId: string, regenerate = false) {
      const response = await request('POST', `${runPath(jobId)}/debrief`, { regenerate });
      return response.status === 202 ? dataOf(shownDebrief, response) : response.status;
    },
    async results(jobId: string) {
      const response = await request('GET', `${runPath(jobId)}/results`);
      return (await dataOf(z.looseObject({ debrief: z.nullable(shownDebrief) }), response)).debrief;
    },
  };
}

/** The report by the client's own wire schema. */
const reportSchema = z.unknown().transform((report) => mini.parse(debriefReportSchema, report));

/** Every field of a debrief that the specification shows. */
const shownDebrief = z.looseObject({
  debriefId: z.guid(),
  status: z.string(),
  errorMessage: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  completedAt: z.nullable(z.iso.datetime()),
  report: z.nullable(reportSchema),
});

const readSchema = z.looseObject({
  status: z.string(),
  startedAt: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
  simulationJobs: z.array(
    z.looseObject({
      simulationJobId: z.guid(),
      status: z.string(),
      callId: z.nullable(z.guid()),
    }),
  ),
});
