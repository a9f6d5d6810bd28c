import { createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { answer, json, listen, reset, serviceError } from '../support/http-server.ts';
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

  test('sends its body as JSON', async () => {
    const { server, client, context } = await serve(requestedDebrief);
    await client.requestDebrief('job-1', { regenerate: true }, context);
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"regenerate":true}',
    });
  });

  test('gets a connection of its own where it is not, so that its fate is never in doubt', async () => {
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
    const line = { method: 'GET', path: '/v1/simulation/plan/jobs', durationMs: 0 };
    expect(attempts).toEqual([
      { ...line, attempt: 1, result: 503 },
      { ...line, attempt: 2, result: expect.stringMatching(/^(ECONNRESET|UND_ERR_SOCKET)$/) },
      { ...line, attempt: 3, result: 200 },
    ]);
  });
});

describe('an answer', () => {
  test.each([
    ['any content type', { 'content-type': 'text/html' }, ''],
    ['no content type', {}, ''],
    ['a byte order mark', {}, '\uFEFF'],
  ])('is taken as JSON with %s', async (_, headers, mark) => {
    const body = `${mark}{"data":{"status":"COMPLETED"}}`;
    const { client, context } = await serve(answer(200, body, headers));
    expect(await client.readRun('job-1', context)).toMatchObject({ status: 'COMPLETED' });
  });

  test.each([
    ['an HTML page', '<!doctype html><title>Sign in</title>', 'the body is not JSON: Sign in'],
    ['plain text', 'OK, all good\nreally', 'the body is not JSON: OK, all good'],
    ['cut JSON', '{"data": {', 'the body is not JSON: {"data": {'],
    ['nothing', '', 'with an empty body, where JSON was expected'],
  ])('that is %s is refused', async (_, body, problem) => {
    const { server, client, context } = await serve(answer(200, body));
    const error = await errorOf(client.readRun('job-1', context));
    expect(error).toMatchObject({ kind: 'not-json', status: 200, mayHaveBeenTaken: true });
    expect(error.message).toBe(
      `read run: 200${problem.startsWith('with') ? ' ' : ', but '}${problem}`,
    );
    expect(server.requests).toHaveLength(1);
  });

  test('in an encoding that nobody asked for is named for what it is', async () => {
    const headers = { 'content-encoding': 'gzip', 'content-length': '9' };
    const { client, context } = await serve(answer(200, '\u001f\u008bpacked', headers));
    const error = await errorOf(client.startRun('plan', {}, context));
    expect(error).toMatchObject({ kind: 'not-json', mayHaveBeenTaken: true });
    expect(error.message).toBe(
      'start run: 200 with a body in an encoding that was not asked for (gzip)',
    );
  });

  test('that says it is too large is refused before any of it arrives', async () => {
    const { server, client, context } = await serve(
      `HTTP/1.1 200 OK\r\ncontent-length: ${32 * MIB + 1}\r\n\r\n{`,
    );
    const error = await errorOf(client.readRun('job-1', context));
    expect(error.message).toBe('read run: 200, but the answer is larger than 32 MiB');
    expect(error.kind).toBe('too-large');
    await expectClosed(server);
  });

  test('that grows too large is refused as soon as it does, and its connection dropped', async () => {
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

  test('of just 32 MiB is taken', async () => {
    const padding = ' '.repeat(32 * MIB - 33);
    const { client, context } = await serve(
      answer(200, `{"data":{"status":"COMPLETED"}}  ${padding}`),
    );
    expect(await client.readRun('job-1', context)).toMatchObject({ status: 'COMPLETED' });
  });

  test.each([
    ['/login?next=%2F', 'to /login?next=%2F'],
    ['https://elsewhere.example/v1', 'to https://elsewhere.example/v1'],
    [undefined, 'without saying where to'],
  ])('that redirects to %s is not followed', async (location, target) => {
    const { server, client, context } = await serve(
      answer(307, '', location === undefined ? {} : { location }),
    );
    const error = await errorOf(client.readRun('job-1', context));
    expect(error.message).toBe(`read run: 307 redirect ${target}, which is not followed`);
    expect(error).toMatchObject({ kind: 'redirect', status: 307, mayHaveBeenTaken: false });
    expect(server.requests).toHaveLength(1);
  });
});

describe('a server that speaks HTTP/2 alone', () => {
  const HTTP2_SETTINGS = Buffer.from([0, 0, 6, 4, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 100]);

  test.each(['at once', 'after the request'])(
    'and says so %s, is named for what it is and has taken nothing',
    async (when) => {
      const server = createServer((socket) => {
        socket.on('error', () => {});
        if (when === 'at once') socket.write(HTTP2_SETTINGS);
        else socket.once('data', () => socket.end(HTTP2_SETTINGS));
      });
      const port = await listen(server);
      onTestFinished(() => void server.close());
      const { client, attempts, context } = clientOf(`http://127.0.0.1:${port}`);
      const error = await errorOf(client.startRun('plan', {}, context));
      expect(error).toMatchObject({ kind: 'protocol', mayHaveBeenTaken: false });
      expect(error.message).toBe(
        `start run: http://127.0.0.1:${port} speaks HTTP/2 alone, and this action HTTP/1.1: give the base-url of something that takes HTTP/1.1`,
      );
      expect(attempts).toHaveLength(1);
    },
  );

  test.each([
    ['no frame at all', [9, 0, 6, 4, 0, 0, 0, 0, 0]],
    ['a frame of another kind', [0, 0, 6, 3, 0, 0, 0, 0, 0]],
    ['a frame of a stream', [0, 0, 6, 4, 0, 0, 0, 0, 1]],
  ])('is not one that answers with %s, and may have taken the request', async (_, bytes) => {
    const { client, context } = await serve(Buffer.from([...bytes, 0, 3]).toString('latin1'));
    expect(await errorOf(client.startRun('plan', {}, context))).toMatchObject({
      kind: 'connection',
      mayHaveBeenTaken: true,
    });
  });
});
