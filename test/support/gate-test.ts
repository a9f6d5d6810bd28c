/** A test with the reference service of its own, and the gate as a workflow would run it against it. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { test as base } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { type OperationName, operationAt } from '../../src/reference-service/all-operations.ts';
import {
  type ReferenceServiceOptions,
  type RunningReferenceService,
  startReferenceService,
} from '../../src/reference-service/server.ts';
import { listen } from './http-server.ts';
import { type ActionResult, type ActionStart, startAction } from './runner-process.ts';

/** `service` is in memory and ends with its test. */
function testWith(options: ReferenceServiceOptions) {
  return base.extend<{ service: RunningReferenceService }>({
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the pattern.
    service: async ({}, use) => {
      const service = await startReferenceService(options);
      await use(service);
      await service.close();
    },
  });
}

/** Every run has ended, and every debrief is ready, by the time that it is asked about: nothing is waited for. */
export const test = testWith({ timeScale: 1_000_000 });

/** Runs take a second and a half, debriefs half of that, so that steps wait for them. */
export const unhurriedTest = testWith({ timeScale: 60 });

type Inputs = Readonly<Record<string, string>>;
type More = Omit<ActionStart, 'inputs'>;

/** What a step needs to reach the service with Full Access, and these inputs. */
export function inputsFor(service: RunningReferenceService, inputs: Inputs = {}): Inputs {
  return { 'base-url': service.url, 'api-key': service.keys.full, ...inputs };
}

/** Runs the gate against the service with Full Access, to its end. */
export function runGate(
  service: RunningReferenceService,
  inputs: Inputs,
  more: More = {},
): Promise<ActionResult> {
  return startAction({ ...more, inputs: inputsFor(service, inputs) }).result;
}

/** The operations that were asked for, in order. */
export function operationsOf(service: RunningReferenceService): (OperationName | null)[] {
  return service.requests.map(({ method, path }) => operationAt(method, path.replace(/\?.*/, '')));
}

/** How often an operation was asked for; of one run where a job ID is given. */
export function countOf(
  service: RunningReferenceService,
  operation: OperationName,
  jobId = '',
): number {
  return service.requests.filter(
    ({ method, path }) =>
      operationAt(method, path.replace(/\?.*/, '')) === operation && path.includes(jobId),
  ).length;
}

/** The annotations as `level: message`. */
export function annotationsOf({ annotations }: ActionResult): string[] {
  return annotations.map(({ level, message }) => `${level}: ${message}`);
}

const metadataSchema = z.looseObject({ outputs: z.record(z.string(), z.unknown()) });

/** The name of every output that action.yml promises. */
export const OUTPUTS = Object.keys(
  metadataSchema.parse(parse(readFileSync(new URL('../../action.yml', import.meta.url), 'utf8')))
    .outputs,
);

const reasonsSchema = z.array(
  z.object({ rule: z.string(), message: z.string(), jobId: z.string() }),
);

/** The output `reasons`. */
export function reasonsOf({ outputs }: ActionResult) {
  return reasonsSchema.parse(JSON.parse(outputs.reasons ?? ''));
}

const runsSchema = z.array(z.looseObject({ jobId: z.string(), outcome: z.string() }));

/** The output `runs`. */
export function runsOf({ outputs }: ActionResult) {
  return runsSchema.parse(JSON.parse(outputs.runs ?? ''));
}

/** Resolves once the service has been asked for the operation so many times. */
export async function untilAsked(
  service: RunningReferenceService,
  operation: OperationName,
  times = 1,
): Promise<void> {
  while (countOf(service, operation) < times) await sleep(10);
}

/** A loopback port that nothing listens on. */
export async function closedPort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}
