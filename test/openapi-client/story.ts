/**
 * The main flow with a client that is generated from `docs/openapi.json`: every name, status and type here is
 * checked against `api.d.ts`, which openapi-typescript writes next to a copy of this file. Prints its results
 * as JSON.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import createClient from 'openapi-fetch';
import type { components, paths } from './api.d.ts';

type Debrief = components['schemas']['SimulationRunDebrief'];
type ServiceError = components['schemas']['Error'];

const PAUSE_MS = 20;
const ENDED = ['COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED'];

const [baseUrl = '', fullKey = '', readOnlyKey = '', planId = ''] = process.argv.slice(2);
const clientWith = (key: string) =>
  createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${key}` } });
const client = clientWith(fullKey);

const jobId = await startRun();
const status = await untilEnded(jobId);
await requestDebrief(jobId);
const debrief = await untilReady(jobId);
console.log(
  JSON.stringify({
    jobId,
    status,
    debriefStatus: debrief.status,
    verdict: debrief.report?.verdict,
    themes: debrief.report?.themes.map(({ slug, severity }) => ({ slug, severity })),
    refused: await refusedStart(),
  }),
);

async function startRun(): Promise<string> {
  const { data, error } = await client.POST('/v1/simulation/run', {
    body: { planId, variables: { agent_prompt: 'Say hello.' } },
  });
  return taken(data, error).data.simulationRunPlanJobId;
}

async function untilEnded(jobId: string): Promise<string> {
  for (;;) {
    const { data, error } = await client.GET('/v1/simulation/plan/job/{jobId}', {
      params: { path: { jobId } },
    });
    const { status } = taken(data, error).data;
    if (ENDED.includes(status)) return status;
    await sleep(PAUSE_MS);
  }
}

async function requestDebrief(jobId: string): Promise<void> {
  const { data, error } = await client.POST('/v1/simulation/plan/job/{jobId}/debrief', {
    params: { path: { jobId } },
    body: { regenerate: false },
  });
  taken(data, error);
}

async function untilReady(jobId: string): Promise<Debrief> {
  for (;;) {
    const { data, error } = await client.GET('/v1/simulation/plan/job/{jobId}/results', {
      params: { path: { jobId } },
    });
    const { debrief } = taken(data, error).data;
    if (debrief?.status === 'READY') return debrief;
    if (debrief?.status === 'FAILED') throw new Error(debrief.errorMessage ?? 'without a word');
    await sleep(PAUSE_MS);
  }
}

/** The response to a key that may only read. */
async function refusedStart() {
  const { error, response } = await clientWith(readOnlyKey).POST('/v1/simulation/run', {
    body: { planId },
  });
  if (error === undefined) throw new Error('a key that may only read has started a run');
  const isForbidden = error.type === 'forbidden' && error.code === 'permission_denied';
  return { status: response.status, isForbidden, message: error.message };
}

function taken<Data>(data: Data | undefined, error: ServiceError | undefined): Data {
  if (data === undefined) throw new Error(`${error?.type}/${error?.code}: ${error?.message}`);
  return data;
}
