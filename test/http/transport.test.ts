import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { answer, json, reset, serviceError } from '../support/http-server.ts';
import {
  API_KEY,
  clientOf,
  errorOf,
  expectClosed,
  readRun,
  requestedDebrief,
  serve,
  startedRun,
} from './client-fixture.ts';

const MIB = 1024 * 1024;

describe('a request', () => {
  test('carries the key, asks for JSON, names its sender and keeps the path prefix', async () => {
    const { server, context } = await serve(readRun);
    const { client } = clientOf(`${server.origin}/prefix/of/it`);
    await client.readRun('a/b c?d#é', context);
    expect(server.requests).toMatchObject([
      {
        method: 'GET',
        path: '/prefix/of/it/v1/simulation/plan/job/a%2Fb%20c%3Fd%23%C3%A9',
        headers: {
          authorization: `Bearer ${API_KEY}`,
          accept: 'application/json',
          'accept-encoding': 'identity',
          'user-agent': 'simulation-gate',
        },
        body: '',
      },
    ]);
    expect(server.requests[0]?.headers).not.toHaveProperty('content-type');
  });

  test('gets a connection of its own if it must not be repeated', async () => {
    const { server, client, context } = await serve(
      readRun,
      startedRun,
      startedRun,
      requestedDebrief,
    );
    await client.readRun('job-1', context);
    await client.startRun('plan', {}, context);
    await client.startRun('plan', {}, context);
    await client.requestDebrief('job-1', { regenerate: true }, context);
    expect(server.requests.map(({ connection }) => connection)).toEqual([1, 2, 3, 4]);
    expect(server.requests[1]?.headers).toMatchObject({ connection: 'close' });
  });

  test('is reported after each attempt, without query, body or header', async () => {
    const { server, client, attempts, context } = await serve(
      serviceError(503, 'internal', 'internal_error'),
      reset,
      json(200, { data: [] }),
    );
    await client.listRuns('plan', null, context);
    expect(server.requests[0]?.path).toContain('?');
    const line = 'GET /v1/simulation/plan/jobs';
    expect(attempts).toEqual([
      `${line}: 503, 0 ms, attempt 1`,
      expect.stringMatching(/: (ECONNRESET|UND_ERR_SOCKET), 0 ms, attempt 2$/),
      `${line}: 200, 0 ms, attempt 3`,
    ]);
  });
});

describe('a response', () => {
  test.each([
    ['any content type', { 'content-type': 'text/html' }, ''],
    ['no content type', {}, ''],
    ['a byte order mark', {}, '\uFEFF'],
  ])('is read as JSON with %s', async (_, headers, mark) => {
    const body = `${mark}{"data":{"status":"COMPLETED"}}`;
    const { client, context } = await serve(answer(200, body, headers));
    expect(await client.readRun('job-1', context)).toMatchObject({ status: 'COMPLETED' });
  });

  test.each([
    ['an HTML page', '<!doctype html><title>Sign in</title>', 'the body is not JSON: Sign in'],
    ['plain text', 'OK, all good\nreally', 'the body is not JSON: OK, all good'],
    ['cut JSON', '{"data": {', 'the body is not JSON: {"data": {'],
    ['nothing', '', 'with an empty body, but JSON was expected'],
  ])('that is %s is refused', async (_, body, problem) => {
    const { server, client, context } = await serve(answer(200, body));
    const error = await errorOf(client.readRun('job-1', context));
    expect(error).toMatchObject({ kind: 'not-json', status: 200, mayHaveBeenTaken: true });
    expect(error.message).toBe(
      `read run: 200${problem.startsWith('with') ? ' ' : ', but '}${problem}`,
    );
    expect(server.requests).toHaveLength(1);
  });

  test('that announces too many bytes is refused before any arrives', async () => {
    const { server, client, context } = await serve(
      `HTTP/1.1 200 OK\r\ncontent-length: ${32 * MIB + 1}\r\n\r\n{`,
    );
    const error = await errorOf(client.readRun('job-1', context));
    expect(error.message).toBe('read run: 200, but the response is larger than 32 MiB');
    expect(error.kind).toBe('too-large');
    await expectClosed(server);
  });

  test('that grows too large is refused, and its connection closed', async () => {
    const chunk = 'x'.repeat(MIB);
    let left = 32;
    const pour = (socket: Socket) => {
      while (left > 0) {
        left -= 1;
        if (!socket.write(`100000\r\n${chunk}\r\n`))
          return void socket.once('drain', () => pour(socket));
      }
      socket.write('1\r\n ');
    };
    const { server, client, context } = await serve((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
      pour(socket);
    });
    const error = await errorOf(client.readRun('job-1', context));
    expect(error.kind).toBe('too-large');
    await expectClosed(server);
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    ['/login?next=%2F', ' to /login?next=%2F'],
    ['https://elsewhere.example/v1', ' to https://elsewhere.example/v1'],
    [undefined, ''],
  ])('that redirects to %s is not followed', async (location, target) => {
    const { server, client, context } = await serve(
      answer(307, '', location === undefined ? {} : { location }),
    );
    const error = await errorOf(client.readRun('job-1', context));
    expect(error.message).toBe(`read run: 307 redirect${target}, which is not followed`);
    expect(error).toMatchObject({ kind: 'redirect', status: 307, mayHaveBeenTaken: false });
    expect(server.requests).toHaveLength(1);
  });
});
