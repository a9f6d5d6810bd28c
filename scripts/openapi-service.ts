/**
 * A reference service in which the IDs of its description exist, for tools that send what the
 * description shows. Prints its URL and a full access key; ends on a signal.
 */
import { EXAMPLES } from '../src/reference-service/demo-plan.ts';
import { startReferenceService } from '../src/reference-service/server.ts';

/** From the start of a run until its debrief is ready. */
const RUN_MS = 130_000;

const STARTS = {
  '/v1/simulation/run': { planId: EXAMPLES.plan },
  '/v1/metric/collection-jobs': {
    metrics: [{ id: EXAMPLES.plan }],
    callIds: [EXAMPLES.call],
  },
};

let aheadMs = 0;
const service = await startReferenceService({
  timeScale: 1,
  // The description does not show which variables a plan takes.
  plan: { variables: null },
  clock: { now: () => Date.now() + aheadMs },
});
for (const [path, body] of Object.entries(STARTS)) {
  const response = await fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.keys.full}` },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(`${path}: ${await response.text()}`);
}
aheadMs += RUN_MS;
console.log(`${service.url} ${service.keys.full}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void service.close());
}
