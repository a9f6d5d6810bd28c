/**
 * A reference service in which the examples of its own description have just come true, for tools
 * that send what the description says. Prints its address and a full access key; ends on a signal.
 */
import * as z from 'zod/mini';
import { EXAMPLES_BEGIN_MS } from '../src/reference/examples.ts';
import { startReferenceService } from '../src/reference/server.ts';

/** From the start of the examples' run until its debrief is ready. */
const STORY_MS = 130_000;

const CREATING = ['/v1/simulation/run', '/v1/call', '/v1/metric/collection-jobs'];

const descriptionSchema = z.object({
  paths: z.record(
    z.string(),
    z.object({
      post: z.optional(
        z.object({
          requestBody: z.optional(
            z.object({
              content: z.object({ 'application/json': z.object({ example: z.unknown() }) }),
            }),
          ),
        }),
      ),
    }),
  ),
});

let aheadMs = EXAMPLES_BEGIN_MS - Date.now();
const service = await startReferenceService({
  timeScale: 1,
  // Which variables a plan takes is its own affair; the description cannot tell it.
  anyVariables: true,
  clock: { now: () => Date.now() + aheadMs },
});
const { paths } = descriptionSchema.parse(await (await fetch(`${service.url}/doc`)).json());
for (const path of CREATING) {
  const response = await fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.keys.full}` },
    body: JSON.stringify(paths[path]?.post?.requestBody?.content['application/json'].example),
  });
  if (response.status !== 201) throw new Error(`${path}: ${await response.text()}`);
}
aheadMs += STORY_MS;
console.log(`${service.url} ${service.keys.full}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void service.close());
}
