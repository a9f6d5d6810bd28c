import { describe, expect, test } from 'vitest';
import { connectionError } from '../../src/http/errors.ts';
import { SecretMask } from '../../src/text/secret-mask.ts';
import { answer, json } from '../support/http-server.ts';
import { API_KEY, errorOf, serve } from './client-fixture.ts';

const mask = new SecretMask([API_KEY]);

async function messageOf(reply: string): Promise<string> {
  const { client, context } = await serve(reply);
  return (await errorOf(client.startRun('plan', {}, context))).message;
}

describe('an error of the specified shape is shown', () => {
  const body = { type: 'validation', code: 'invalid_parameter', message: 'must be a uuid' };

  test('with status, type, code and message', async () => {
    expect(await messageOf(json(400, body))).toBe(
      'start run: 400 validation/invalid_parameter: must be a uuid',
    );
  });

  test('with param and details where they are given', async () => {
    const full = { ...body, param: 'planId', details: { got: [1, 'x'] } };
    expect(await messageOf(json(400, full))).toBe(
      'start run: 400 validation/invalid_parameter: must be a uuid (param: planId) (details: {"got":[1,"x"]})',
    );
    expect(await messageOf(json(400, { ...body, param: null, details: null }))).toBe(
      'start run: 400 validation/invalid_parameter: must be a uuid',
    );
  });

  test.each([403, 404, 503])(
    'with the status of a spent budget if its type is payment_required: %i',
    async (status) => {
      const { client, context } = await serve(json(status, { ...body, type: 'payment_required' }));
      expect(await errorOf(client.startRun('plan', {}, context))).toMatchObject({
        status: 402,
        mayHaveBeenTaken: false,
        profileKey: '',
        problem: `${status} payment_required/invalid_parameter: must be a uuid`,
      });
    },
  );

  test('cut where it is very long', async () => {
    const long = await messageOf(
      json(400, {
        type: 'T'.repeat(9_999),
        code: 'C',
        message: 'm'.repeat(9_999),
        details: 'd'.repeat(9_999),
      }),
    );
    expect(long).toBe(
      `start run: 400 ${'T'.repeat(200)}…/C: ${'m'.repeat(700)}… (details: "${'d'.repeat(199)}…)`,
    );
  });
});

describe('an error of another shape is shown as its status and its first line of text', () => {
  test.each([
    ['plain text', 'upstream connect error\nsecond line', 'upstream connect error'],
    ['text after blank lines', '\r\n \r\n  no healthy\tupstream \r\nx', 'no healthy upstream'],
    [
      'an HTML page',
      '<!DOCTYPE html><!-- secret --><html><head><style>b{color:red}</style><script>var x = 1 < 2</script>\n<title>502 Bad\n  Gateway</title></head><body>no</body>',
      '502 Bad',
    ],
    ['HTML that is cut inside a tag', '<p>Sorry<a href="', 'Sorry'],
    ['text with a less-than sign', 'load 3 < 5 > 1', 'load 3 < 5 > 1'],
    [
      'other JSON',
      '{\n  "error": {\n    "message": "nope"\n  }\n}',
      '{ "error": { "message": "nope" } }',
    ],
  ])('%s', async (_, body, line) => {
    expect(await messageOf(answer(502, body))).toBe(`start run: 502: ${line}`);
  });

  test.each(['', '   \n ', '\uFEFF', '<html><body></body></html>', '<!-- a > b'])(
    'or as a status with an empty body: %j',
    async (body) => {
      expect(await messageOf(answer(502, body))).toBe('start run: 502 with an empty body');
    },
  );

  test('cut at 200 characters', async () => {
    expect(await messageOf(answer(502, 'é'.repeat(500)))).toBe(
      `start run: 502: ${'é'.repeat(200)}…`,
    );
  });
});

describe('a failed connection', () => {
  const destination = { operation: 'read run', origin: 'https://api.example', via: '', mask };
  const failed = (code: string, message = 'raw words') =>
    connectionError(destination, Object.assign(new Error(message), { code }));

  test.each([
    ['ECONNREFUSED', 'connection refused', 'connection', false],
    ['ENOTFOUND', 'host name not resolved', 'unresolved', false],
    ['EHOSTUNREACH', 'host not reachable', 'connection', false],
    ['UND_ERR_CONNECT_TIMEOUT', 'no connection in time', 'connection', false],
    ['ECONNRESET', 'raw words', 'connection', true],
  ])('with %s: %s', (code, words, kind, mayHaveBeenTaken) => {
    expect(failed(code)).toMatchObject({
      kind,
      message: `read run: connection to https://api.example failed: ${words} (${code})`,
      mayHaveBeenTaken,
    });
  });

  test.each([
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'CERT_HAS_EXPIRED',
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ])('with %s is a certificate that is not accepted, with its fix', (code) => {
    const error = failed(code);
    expect(error).toMatchObject({ kind: 'tls', mayHaveBeenTaken: false });
    expect(error.message).toContain('NODE_EXTRA_CA_CERTS');
    expect(error.message).toContain(code);
  });

  test('holds the key neither in its text nor in its cause', () => {
    const error = failed('EPROTO', `bad header: ${API_KEY}`);
    expect(error.message).toContain('bad header: ***');
    expect(error.cause).toMatchObject({ code: 'EPROTO', message: 'bad header: ***' });
    expect(JSON.stringify(error)).not.toContain(API_KEY);
  });
});
