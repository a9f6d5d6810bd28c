/** ingest-calls: values beyond the specification that some services take. */
import { expect, test } from 'vitest';
import { INGEST } from '../../../src/report/words/ingest-words.ts';
import { call, fatesOf, ingestRuntime, ndjson } from './ingest-runtime.ts';

const ENTRIES = [
  call(1),
  call(2, { endedReason: 'AGENT_SAID_END_CALL_PHRASE' }),
  call(3, { toolInvocations: [{ name: 'find', result: { found: 1 } }] }),
  call(4, { customer: { phoneNumberE164: null, label: null } }),
  call(5, { transcript: [{ text: null, payload: null }] }),
];
/** A service that accepts every call. */
async function acceptingRuntime() {
  const runtime = await ingestRuntime();
  const body = { data: { id: '0198c0de-1111-7000-8000-00000000000a' } };
  const created = { kind: 'status', status: 201, body, times: 'always' } as const;
  runtime.service.orderFault({ ...created, operation: 'createCall' });
  return runtime;
}

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

test('are created by a service that takes them, with the same warnings', async () => {
  const runtime = await acceptingRuntime();
  const result = await runtime.ingest(ndjson(ENTRIES).replace('endedReason', 'endedStatus'));
  expect(result).toMatchObject({ exitCode: 0, outputs: { created: '5' } });
  expect(result.annotations.filter((each) => each.startsWith('warning: '))).toHaveLength(7);
});
