/** ingest-calls: values beyond the specification that some services take. */
import { expect, test } from 'vitest';
import { INGEST } from '../../../src/report/words/action-words.ts';
import { call, fatesOf, ingestRuntime, ndjson } from './ingest-runtime.ts';

const ENTRIES = [
  call(1),
  call(2, { endedReason: 'AGENT_SAID_END_CALL_PHRASE' }),
  call(3, { toolInvocations: [{ name: 'find', result: { found: 1 } }] }),
  call(4, { customer: { phoneNumberE164: null, label: null } }),
  call(5, { transcript: [{ text: null, payload: null }] }),
];

const WARNED = [
  'line 2: endedReason ',
  'line 3: toolInvocations[0].result ',
  'line 4: customer.phoneNumberE164 ',
  'line 4: customer.label ',
  'line 5: transcript[0].text ',
  'line 5: transcript[0].payload ',
];

test('are warned about by line, sent as they are, and the answer of the service is reported', async () => {
  const runtime = await ingestRuntime();
  const result = await runtime.ingest(ndjson(ENTRIES), { 'max-parallel': '1' });
  const [heading, ...lines] = result.annotations.filter((each) => each.startsWith('warning: '));
  expect(heading).toBe(`warning: ${INGEST.unspecified(6)}`);
  expect(lines).toEqual(WARNED.map((start) => expect.stringContaining(start)));
  expect(runtime.requests.map(({ body }) => body)).toEqual(ENTRIES);
  expect(fatesOf(result)).toEqual(['created', 'failed', 'failed', 'failed', 'failed']);
  expect(result.exitCode).toBe(1);
  expect(result.log).not.toContain('faulty');
});
