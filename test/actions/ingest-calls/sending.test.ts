import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { INGEST } from '../../../src/report/words/action-words.ts';
import { closedPort } from '../../support/gate-test.ts';
import {
  call,
  calls,
  fatesOf,
  type IngestRuntime,
  ingestRuntime,
  ndjson,
  reportOf,
} from './ingest-runtime.ts';

describe('calls that the service takes', () => {
  test('are created, each with a line of the report and its ID in the outputs', async () => {
    const runtime = await ingestRuntime();
    const result = await runtime.ingest(ndjson([call(1), call(2, { externalId: undefined })]));
    const report = reportOf(result);
    expect(report).toMatchObject([
      { line: 1, externalId: 'call-1', result: 'created', why: null },
      { line: 2, externalId: null, result: 'created', why: null },
    ]);
    const ids: unknown = JSON.parse(result.outputs['call-ids'] ?? '');
    expect(ids).toEqual(expect.arrayContaining(report.map(({ id }) => id)));
    expect(result.outputs).toMatchObject({ created: '2', skipped: '0', failed: '0', unknown: '0' });
    expect(result.summary).toContain(`| line 1 | \`call-1\` | created | \`${report[0]?.id}\` |`);
    expect(result.annotations).toEqual([]);
  });

  test('have their IDs cut at 64 KiB, with a count', async () => {
    const runtime = await ingestRuntime();
    runtime.service.orderFault({
      kind: 'altered-body',
      operation: 'createCall',
      times: 'always',
      values: { '/data/id': 'i'.repeat(100) },
    });
    const result = await runtime.ingest(calls(700), { 'max-parallel': '20' });
    const output = result.outputs['call-ids'] ?? '';
    expect(Buffer.byteLength(output)).toBeLessThanOrEqual(64 * 1024);
    const ids: unknown[] = JSON.parse(output);
    expect(ids.at(-1)).toEqual({ cut: 700 - (ids.length - 1) });
    expect(result.outputs.created).toBe('700');
  });
});

describe('a call that the service rejects', () => {
  test('does not stop the others, and fails the step', async () => {
    const runtime = await ingestRuntime();
    runtime.service.orderFault({ kind: 'status', status: 400, operation: 'createCall', skip: 1 });
    const result = await runtime.ingest(ndjson(calls(4)), { 'max-parallel': '1' });
    expect(result.exitCode).toBe(1);
    expect(fatesOf(result)).toEqual(['created', 'failed', 'created', 'created']);
    expect(result.outputs).toMatchObject({ created: '3', failed: '1' });
    expect(result.annotations).toEqual([
      expect.stringMatching(/^error: .* line 2 .*call-2.*: create call: 400/),
    ]);
  });

  test.each([401, 402, 403, 407])('with %i stops all, like every other', async (status) => {
    const runtime = await ingestRuntime();
    runtime.service.orderFault({ kind: 'status', status, operation: 'createCall', skip: 1 });
    const result = await runtime.ingest(ndjson(calls(5)), { 'max-parallel': '1' });
    expect(runtime.told()).toEqual(['POST call 201', `POST call ${status}`]);
    expect(fatesOf(result)).toEqual(['created', 'failed']);
    expect(result.outputs).toMatchObject({ created: '1', failed: '4' });
    expect(result.annotations.join('\n')).toContain(INGEST.unsent(3));
  });

  test('with 429 is sent again after as long as the service asks for', async () => {
    const runtime = await ingestRuntime();
    const fault = { kind: 'status', status: 429, operation: 'createCall' } as const;
    runtime.service.orderFault({ ...fault, retryAfter: 90 });
    runtime.service.orderFault({ ...fault, skip: 1 });
    const result = await runtime.ingest(ndjson(calls(4)), { 'max-parallel': '1' });
    expect(fatesOf(result)).toEqual(['created', 'created', 'created', 'created']);
    expect(result).toMatchObject({ exitCode: 0, annotations: [] });
    const [first, second] = runtime.requests.map(({ atMs }) => atMs);
    expect(Number(second) - Number(first)).toBeGreaterThanOrEqual(90_000);
    expect(runtime.requests.map(({ status }) => status)).toEqual([429, 201, 429, 201, 201, 201]);
    expect(result.log).toMatch(/create call: 429 .*; .* 1m30s /);
  });

  test.each([1, 4, 100])(
    'with 429 by a rate limit is created in the end, none of them twice, %i at once',
    async (parallel) => {
      const runtime = await ingestRuntime({ rateLimit: { requests: 7, seconds: 60 } });
      const result = await runtime.ingest(ndjson(calls(50)), { 'max-parallel': `${parallel}` });
      expect(result).toMatchObject({ exitCode: 0, annotations: [] });
      expect(result.outputs).toMatchObject({ created: '50', failed: '0', unknown: '0' });
      const created = runtime.requests
        .filter(({ status }) => status === 201)
        .map(({ body }) => body);
      expect(created).toHaveLength(50);
      expect(created).toEqual(expect.arrayContaining(calls(50)));
      expect(runtime.told()).toContain('POST call 429');
    },
  );

  test('with a Retry-After beyond all patience stops all', async () => {
    const runtime = await ingestRuntime();
    const fault = { kind: 'status', status: 429, operation: 'createCall' } as const;
    runtime.service.orderFault({ ...fault, retryAfter: 3_600 });
    const result = await runtime.ingest(ndjson(calls(3)), { 'max-parallel': '1' });
    expect(runtime.requests).toHaveLength(1);
    expect(result.annotations.join('\n')).toContain('its Retry-After of 1h lies past');
  });
});

describe('a service that no call gets through to', () => {
  const LIMITED = {
    kind: 'status',
    status: 429,
    operation: 'createCall',
    times: 'always',
  } as const;

  /** The longest time for one call, and for any number of calls, in seconds. */
  const TROUBLE: [string, number, number, (runtime: IngestRuntime) => void][] = [
    ['never answers', 30, 90, (it) => it.hang({ operation: 'createCall', times: 'always' })],
    ['answers 503', 0, 0, ({ service }) => service.orderFault({ ...LIMITED, status: 503 })],
    ['answers 429', 300, 300, ({ service }) => service.orderFault(LIMITED)],
    [
      'answers 429 with a Retry-After of 200 s',
      200,
      200,
      ({ service }) => service.orderFault({ ...LIMITED, retryAfter: 200 }),
    ],
    [
      'answers 429 with a Retry-After of 1 h',
      0,
      0,
      ({ service }) => service.orderFault({ ...LIMITED, retryAfter: 3_600 }),
    ],
  ];

  describe.each(TROUBLE)('since it %s', (_, ofOne, ofAny, spoil) => {
    test.each([1, 100, 10_000])('ends the step in time with %i calls', async (count) => {
      const runtime = await ingestRuntime();
      spoil(runtime);
      const result = await runtime.ingest(ndjson(calls(count)));
      expect(result).toMatchObject({ exitCode: 1, outputs: { created: '0' } });
      expect(result.durationMs / 1_000).toBeLessThanOrEqual(count === 1 ? ofOne : ofAny);
    });
  });

  test('since nothing listens there, is tried for a while, and then no longer', async () => {
    const runtime = await ingestRuntime();
    const inputs = { 'base-url': `http://127.0.0.1:${await closedPort()}` };
    const result = await runtime.ingest(ndjson(calls(9)), inputs);
    expect(result).toMatchObject({ exitCode: 1, outputs: { failed: '9', unknown: '0' } });
    expect(result.annotations.join('\n')).toContain(INGEST.unsent(8));
  });
});

test('a report file that cannot be written ends the sending, and the log has what was created', async () => {
  const runtime = await ingestRuntime();
  const busy = { kind: 'status', status: 429, operation: 'createCall', retryAfter: 9 } as const;
  runtime.service.orderFault(busy);
  const ending = runtime.ingest(ndjson(calls(3)), { 'max-parallel': '1' });
  for (let report = ''; report === ''; await nextTurn()) {
    [report = ''] = readdirSync(runtime.folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ndjson'))
      .map((name) => join(runtime.folder, name));
    if (report === '') continue;
    rmSync(report);
    mkdirSync(report);
  }
  const result = await ending;
  expect(result).toMatchObject({ exitCode: 1, outputs: { created: '1', failed: '2' } });
  const [id]: unknown[] = JSON.parse(result.outputs['call-ids'] ?? '');
  expect(result.log).toContain(`"externalId":"call-1","result":"created","id":"${id}"`);
  expect(result.annotations).toEqual([
    expect.stringContaining('EISDIR'),
    `error: ${INGEST.unsent(2)}`,
  ]);
});

describe('an externalId that exists already', () => {
  test('fails its call by default', async () => {
    const runtime = await ingestRuntime();
    await createdElsewhere(runtime);
    const result = await runtime.ingest(ndjson(calls(3)));
    expect(result.exitCode).toBe(1);
    expect(fatesOf(result)).toEqual(['created', 'failed', 'created']);
    expect(result.annotations.join()).toContain('on-duplicate');
  });

  test('is skipped where the workflow wants it', async () => {
    const runtime = await ingestRuntime();
    await createdElsewhere(runtime);
    const result = await runtime.ingest(ndjson(calls(3)), { 'on-duplicate': 'skip' });
    expect(fatesOf(result)).toEqual(['created', 'skipped', 'created']);
    expect(result).toMatchObject({ exitCode: 0, outputs: { created: '2', skipped: '1' } });
  });

  /** Has call 2 be there already. */
  async function createdElsewhere({ service }: IngestRuntime): Promise<void> {
    const answer = await fetch(`${service.url}/v1/call`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.keys.full}`, 'content-type': 'application/json' },
      body: JSON.stringify(call(2)),
    });
    expect(answer.status).toBe(201);
  }

  const body = (param: string) => ({
    type: 'validation',
    code: 'invalid_parameter',
    message: 'No.',
    param,
  });

  test.each([
    [400, body('externalId'), 'skipped'],
    [409, body('externalId'), 'skipped'],
    [409, undefined, 'failed'],
    [400, body('recordingUrl'), 'failed'],
    [409, body('recordingUrl'), 'failed'],
    [400, { ...body('externalId'), code: 'missing_required_field' }, 'failed'],
    [422, body('externalId'), 'failed'],
  ])('is told by the answer: %i %j is %s', async (status, answer, fate) => {
    const runtime = await ingestRuntime();
    const fault = { kind: 'status', status, operation: 'createCall' } as const;
    runtime.service.orderFault(answer === undefined ? fault : { ...fault, body: answer });
    const result = await runtime.ingest(calls(1), { 'on-duplicate': 'skip' });
    expect(fatesOf(result)).toEqual([fate]);
    expect(result.exitCode).toBe(fate === 'skipped' ? 0 : 1);
  });

  test('is none where the call has no externalId', async () => {
    const runtime = await ingestRuntime();
    const fault = { kind: 'status', status: 409, operation: 'createCall' } as const;
    runtime.service.orderFault({ ...fault, body: body('externalId') });
    const result = await runtime.ingest([call(1, { externalId: undefined })], {
      'on-duplicate': 'skip',
    });
    expect(fatesOf(result)).toEqual(['failed']);
  });
});

describe('a lost answer', () => {
  test.each([
    ['reset', { kind: 'reset', afterProcessing: true }],
    ['empty', { kind: 'empty-body' }],
    ['cut off', { kind: 'truncated-body' }],
    ['500', { kind: 'status', status: 500 }],
  ] as const)('(%s) is not repeated, but reported as unknown', async (_, fault) => {
    const runtime = await ingestRuntime();
    runtime.service.orderFault({ ...fault, operation: 'createCall' });
    const result = await runtime.ingest(ndjson(calls(2)), { 'max-parallel': '1' });
    expect(runtime.requests).toHaveLength(2);
    expect(result.exitCode).toBe(1);
    expect(reportOf(result)).toMatchObject([
      { externalId: 'call-1', result: 'unknown', id: null },
      { externalId: 'call-2', result: 'created' },
    ]);
    expect(result.outputs).toMatchObject({ created: '1', unknown: '1', failed: '0' });
    expect(result.annotations.join('\n')).toMatch(/line 1 .*call-1.* unknown: /);
  });

  test('ends the sending once nothing has been answered for many calls', async () => {
    const runtime = await ingestRuntime();
    runtime.hang({ operation: 'createCall', times: 'always' });
    const result = await runtime.ingest(ndjson(calls(40)));
    expect(result.outputs).toMatchObject({ created: '0' });
    expect(Number(result.outputs.unknown)).toBeLessThan(16);
    expect(result.annotations[0]).toMatch(/1\d .*\(no complete response from/);
  });
});
