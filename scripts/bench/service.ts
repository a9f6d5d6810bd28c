/**
 * The least service that a job can be measured against, as a process of its own, so that none of
 * its work counts as the action's. Prints its address, and ends with its standard input.
 * The end of a job ID says how long its debrief takes from the first request on, in hexadecimal milliseconds.
 */
import { createServer } from 'node:http';
import { makeDebrief, makeReport } from './large-debrief.ts';

const THEMES = 12;
const SENTENCES = 12;
const FINISHED_RUN = { data: { status: 'COMPLETED', simulationJobs: [] } };

const generating = makeDebrief(null);
const ready = makeDebrief(makeReport(THEMES, SENTENCES));
const firstSeenMs = new Map<string, number>();

const server = createServer((request, response) => {
  request.resume();
  const [, jobId = '', operation = ''] = /\/job\/([^/]+)\/?(\w*)$/.exec(request.url ?? '') ?? [];
  const nowMs = performance.now();
  const firstMs = firstSeenMs.get(jobId) ?? nowMs;
  firstSeenMs.set(jobId, firstMs);
  const delayMs = Number.parseInt(jobId.slice(-12), 16);
  const debrief = nowMs - firstMs >= delayMs ? ready : generating;
  if (operation === 'debrief') answer(202, { data: debrief });
  else if (operation === 'results') answer(200, { data: { debrief } });
  else answer(200, FINISHED_RUN);

  function answer(status: number, body: unknown) {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') {
    process.stdout.write(`http://127.0.0.1:${address.port}\n`);
  }
});
process.stdin.resume().once('end', () => process.exit());
