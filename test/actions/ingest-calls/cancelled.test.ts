/** ingest-calls: a cancelled step. */
import { expect, test } from 'vitest';
import { INGEST } from '../../../src/report/words/action-words.ts';
import { calls, fatesOf, ingestRuntime, ndjson, reportOf } from './ingest-runtime.ts';

test('waits two seconds more for responses, and counts the calls that were not sent', async () => {
  const runtime = await ingestRuntime();
  runtime.hang({ operation: 'createCall', skip: 1, times: 'always' });
  runtime.cancelAfter(3_000, 'POST call');
  const result = await runtime.ingest(ndjson(calls(9)), { 'max-parallel': '2' });
  expect(result.exitCode).toBe(1);
  expect(runtime.requests).toHaveLength(3);
  expect(reportOf(result)[1]?.why).toMatch(/no complete response from \S+ within 5 s;/);
  expect(fatesOf(result)).toEqual(['created', 'unknown', 'unknown']);
  expect(result.outputs).toMatchObject({ created: '1', failed: '6', unknown: '2' });
  expect(result.annotations[0]).toBe('error: the step was cancelled (SIGINT)');
  expect(result.annotations[1]).toBe(`error: ${INGEST.unsent(6)}`);
});
