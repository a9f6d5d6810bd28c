import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KeyMask } from '../../src/http/key-mask.ts';
import { answer, json } from '../support/http-server.ts';
import { API_KEY, clientOf, errorOf, serve } from './client-fixture.ts';

const escaped = Array.from(
  API_KEY,
  (character) => `\\u00${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
).join('');
const spellings = [
  ['literally', API_KEY],
  ['with escaped slashes', API_KEY.replaceAll('/', '\\/')],
  ['with every character escaped', escaped],
  ['URL-encoded', encodeURIComponent(API_KEY)],
] as const;

describe('the API key is never shown', () => {
  test.each(spellings)('when an error holds it %s', async (_, key) => {
    const body = `{"type":"authentication","code":"${key}","message":"bad key ${key}!","param":"${key}","details":{"${key}":["${key}"]}}`;
    const { client, context } = await serve(answer(401, body));
    const error = await errorOf(client.readRun('job-1', context));
    expect(error.message).toBe(
      'read run: 401 authentication/***: bad key ***! (param: ***) (details: {"***":["***"]})',
    );
    expect(error).toMatchObject({ code: '***', param: '***', details: { '***': ['***'] } });
    expect(inspect(error, { depth: 9 })).not.toContain(API_KEY);
  });

  test.each(spellings)('when an HTML page holds it %s', async (_, key) => {
    const { client, context } = await serve(answer(401, `<p>bad key ${key}</p>`));
    const error = await errorOf(client.readRun('job-1', context));
    expect(error.message).toBe('read run: 401: bad key ***');
  });

  test('when markup stands inside it, or the cut goes through it', async () => {
    const torn = `${API_KEY.slice(0, 5)}<b>${API_KEY.slice(5)}</b>`;
    const { client, context } = await serve(
      answer(401, `<p>${torn}</p>`),
      answer(401, `${'x'.repeat(190)}${API_KEY}`),
    );
    expect((await errorOf(client.readRun('job-1', context))).problem).toBe('401: ***');
    expect((await errorOf(client.readRun('job-1', context))).problem).toBe(
      `401: ${'x'.repeat(190)}***`,
    );
  });

  test('when it stands where a long page is cut', async () => {
    const comment = `<!--${'x'.repeat(16_384 - 7 - 10)}-->`;
    const { client, context } = await serve(answer(401, `${comment}${API_KEY}`));
    const error = await errorOf(client.readRun('job-1', context));
    expect(error.problem).toBe('401: ***');
  });

  test.each(spellings)('when an answer that is no JSON holds it %s', async (_, key) => {
    const { client, context } = await serve(answer(200, `key: ${key}`));
    const error = await errorOf(client.readRun('job-1', context));
    expect(error.problem).toBe('200, but the body is not JSON: key: ***');
  });

  test.each(spellings)('when a good answer holds it %s', async (_, key) => {
    const body = `{"data":{"status":"${key}","simulationJobs":[{"note":"a ${key} b"}]}}`;
    const { client, context } = await serve(answer(200, body));
    expect(await client.readRun('job-1', context)).toEqual({
      status: '***',
      simulationJobs: [{ note: 'a *** b' }],
    });
  });

  test('when a redirect or a Retry-After holds it', async () => {
    const { client, context } = await serve(
      answer(302, '', { location: `/login?key=${encodeURIComponent(API_KEY)}` }),
      answer(503, '', { 'retry-after': `${'9'.repeat(9)} ${API_KEY}` }),
      json(200, { data: { status: 'RUNNING' } }),
    );
    const error = await errorOf(client.readRun('job-1', context));
    expect(error.problem).toBe('302 redirect to /login?key=***, which is not followed');
    expect(await client.readRun('job-1', context)).toEqual({ status: 'RUNNING' });
  });

  test('in what is reported about attempts and retries', async () => {
    const { server, context } = await serve(
      answer(503, `down for ${API_KEY}`),
      json(200, { data: { status: 'RUNNING' } }),
    );
    const { client, attempts, retries } = clientOf(server.origin);
    await client.readRun('job-1', context);
    expect(retries).toMatchObject([{ problem: '503: down for ***' }]);
    expect(JSON.stringify(attempts)).not.toContain(API_KEY);
  });
});

test('a key of quotes and backslashes is hidden too', () => {
  const key = '"\\"\\key';
  const text = JSON.stringify([key]);
  expect(new KeyMask(key).hideInJson(JSON.parse(text), text)).toEqual(['***']);
});

test.each([1024, 1025, 8192])('a key of %i characters is hidden too', (length) => {
  const key = Array.from({ length }, (_, index) => `${index}/`)
    .join('')
    .slice(0, length);
  const mask = new KeyMask(key);
  for (const spelled of [key, encodeURIComponent(key), key.replaceAll('/', '\\/')]) {
    expect(mask.hide(`<${spelled}>`)).toMatch(/^<(?:\*{3})+>$/);
    expect(mask.hideInJson([key], JSON.stringify([key]))).not.toContain(key);
  }
});

describe('what is not the key stays as it is', () => {
  test('an answer without it is the parsed value itself', () => {
    const value = { a: 'b' };
    expect(new KeyMask(API_KEY).hideInJson(value, '{"a":"b"}')).toBe(value);
  });

  test.each(['"caf\\u00e9"', '"a\\/b"', '"100%25"'])(
    'so is one that spells other characters as a key may be: %s',
    (text) => {
      const value = [JSON.parse(text)];
      expect(new KeyMask(API_KEY).hideInJson(value, `[${text}]`)).toBe(value);
    },
  );

  test('a key so short that it would tear other values apart is not hidden', () => {
    const mask = new KeyMask('ea5');
    expect(mask.hide('READY ea5')).toBe('READY ea5');
    expect(mask.hideInJson('ea5', '"ea5"')).toBe('ea5');
  });

  test('numbers, names and deep nesting survive', () => {
    const mask = new KeyMask(API_KEY);
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const text = `{"n":1.5,"t":true,"z":null,"__proto__":{"k":"${API_KEY}"},"deep":${deep}}`;
    const { deep: kept, ...rest } = Object(mask.hideInJson(JSON.parse(text), text));
    expect(rest).toEqual(JSON.parse('{"n":1.5,"t":true,"z":null,"__proto__":{"k":"***"}}'));
    expect(Array.isArray(kept)).toBe(true);
  });
});

test('no JSON value shows the key after it was hidden', () => {
  const keys = fc.string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((c) => String.fromCharCode(c)),
    minLength: 4,
    maxLength: 60,
  });
  fc.assert(
    fc.property(keys, fc.jsonValue(), fc.jsonValue(), (key, before, after) => {
      fc.pre(!'***'.includes(key) && !key.includes('***'));
      const text = JSON.stringify([before, { [`k${key}`]: `<${key}>` }, after]);
      const hidden = new KeyMask(key).hideInJson(JSON.parse(text), text);
      expect(Array.isArray(hidden) && hidden[1]).toEqual({ 'k***': '<***>' });
    }),
  );
});
