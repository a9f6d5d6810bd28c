/** Run by a test in a process of its own: reads a run from the address in argv, prints its status or the error. */
import { ServiceError } from '../../src/http/errors.ts';
import { ServiceClient } from '../../src/service/client.ts';
import { ManualClock } from './manual-clock.ts';

const clock = new ManualClock();
const client = new ServiceClient({
  baseUrl: process.argv[2] ?? '',
  apiKey: 'some-key',
  clock,
  random: () => 0,
  env: process.env,
});
const context = { signal: new AbortController().signal, deadlineMs: clock.now() + 60_000 };
try {
  console.log((await client.readRun('job-1', context)).status);
} catch (error) {
  console.log(error instanceof ServiceError ? `${error.kind}: ${error.message}` : String(error));
}
process.exit();
