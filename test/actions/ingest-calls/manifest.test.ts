/** ingest-calls: what a manifest may be, and what is said of one that is not. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  call,
  calls,
  fatesOf,
  type IngestRuntime,
  ingestRuntime,
  ndjson,
  reportOf,
} from './ingest-runtime.ts';

describe('a manifest', () => {
  test.each([
    ['a JSON array', JSON.stringify(calls(3))],
    ['NDJSON', ndjson(calls(3))],
    ['a JSON array with a byte order mark', `\ufeff${JSON.stringify(calls(3))}`],
    ['with a byte order mark and CRLF', `\ufeff${ndjson(calls(3)).replaceAll('\n', '\r\n')}`],
  ])('may be %s', async (_, manifest) => {
    const runtime = await ingestRuntime();
    const result = await runtime.ingest(manifest);
    expect(result).toMatchObject({ exitCode: 0, outputs: { created: '3', failed: '0' } });
    expect(fatesOf(result)).toEqual(['created', 'created', 'created']);
  });

  test.each([
    [64, 'created'],
    [65, 'refused'],
  ])('may be an array of %i MiB: %s', async (mib, what) => {
    const runtime = await ingestRuntime();
    const text = JSON.stringify(calls(1));
    const result = await runtime.ingest(text.padEnd(mib * 1024 * 1024));
    expect(runtime.requests).toHaveLength(what === 'created' ? 1 : 0);
    if (what === 'refused') expect(result.annotations.join()).toMatch(/more than 64 MiB.*NDJSON/);
  });

  test('counts blank lines, and may have a line longer than a chunk', async () => {
    const runtime = await ingestRuntime();
    const long = call(1, { transcript: [{ text: 'é'.repeat(1024 * 1024) }] });
    const result = await runtime.ingest(
      `\n \t\n${JSON.stringify(long)}\n\r\n${JSON.stringify(call(2))}`,
    );
    expect(reportOf(result)).toMatchObject([{ line: 3 }, { line: 5 }]);
    expect(runtime.requests.map(({ body }) => body)).toContainEqual(long);
  });

  test('may have times without a zone, which are sent as they are', async () => {
    const runtime = await ingestRuntime();
    const entries = ['2026-01-31T14:30:00', '2026-01-31'].map((startedAt, index) =>
      call(index, { startedAt }),
    );
    const result = await runtime.ingest(ndjson(entries), { 'max-parallel': '1' });
    expect(result).toMatchObject({ exitCode: 0, annotations: [], outputs: { created: '2' } });
    expect(runtime.requests.map(({ body }) => body)).toEqual(entries);
  });

  test('is sent as it is, unknown fields and long numbers included', async () => {
    const runtime = await ingestRuntime();
    const known = JSON.stringify(call(1)).slice(1, -1);
    const result = await runtime.ingest(`[{"new": {"n": [null, 1.0]}, ${known}}]`);
    expect(result.exitCode).toBe(0);
    expect(runtime.requests).toMatchObject([{ body: { ...call(1), new: { n: [null, 1] } } }]);
  });
});

/** Nothing may have been sent; gives the errors. */
async function refusal(
  runtime: IngestRuntime,
  manifest: unknown,
  inputs: Record<string, string> = {},
): Promise<string[]> {
  const result = await runtime.ingest(manifest, inputs);
  expect(runtime.requests).toEqual([]);
  expect(result.exitCode).toBe(1);
  expect(result.outputs).toEqual({
    'call-ids': '',
    created: '',
    skipped: '',
    failed: '',
    unknown: '',
    'report-file': '',
  });
  return result.annotations;
}

describe('an invalid manifest is reported before the first request', () => {
  test.each([
    ['', 'holds no call'],
    ['[]', 'holds no call'],
    ['a,b\n1,2\n', 'line 1 is not JSON'],
    [Buffer.from('\ufeff[]', 'utf16le'), 'line 1 is not UTF-8'],
    [Buffer.from('["ä"]', 'latin1'), "calls.json' is not UTF-8"],
    [`${ndjson(calls(2))}{"recordingUrl":"https://fi`, 'line 3 is not JSON: '],
    [`[${JSON.stringify(call(1))},\n{"recordingUrl":"ht`, 'is not JSON (line 2 column 20): write'],
    ['[\n{"a":1},\n{"b":}\n]', 'is not JSON (line 3 column 6): write'],
    ['[{"ä": 01}]', 'is not JSON (line 1 column 9): write'],
    [JSON.stringify(call(1), null, 1), 'line 1 is not JSON'],
    [`${ndjson(calls(1))}5\n[]\n`, 'line 2 holds 5 where a call has to be an object'],
  ])('%j: %s', async (manifest, fault) => {
    const runtime = await ingestRuntime();
    expect((await refusal(runtime, manifest)).join('\n')).toContain(fault);
  });

  test.each([
    ['missing.json', 'does not exist: check the path'],
    ['folder', 'is not a file'],
    ['calls.json/inside', 'cannot be read (ENOTDIR'],
  ])('%s %s', async (path, fault) => {
    const runtime = await ingestRuntime();
    mkdirSync(join(runtime.folder, 'folder'));
    symlinkSync('loop.json', join(runtime.folder, 'loop.json'));
    const manifest = join(runtime.folder, path);
    expect(await refusal(runtime, [], { manifest })).toEqual([
      expect.stringContaining(`error: input 'manifest': '${manifest}' ${fault}`),
    ]);
  });
});

describe('every error of every entry is reported with its line and field', () => {
  test('in NDJSON, and without phone numbers', async () => {
    const runtime = await ingestRuntime();
    const entries = [
      call(1, { recordingUrl: 'ftp://u:secret@x/1.wav', startedAt: '31.1.2026' }),
      call(2),
      call(3, { endedReason: 5 }),
      call(4, { transcript: [{ text: 'Hi' }, { startOffsetMs: 3, endOffsetMs: 2 }] }),
      call(5, { agent: {}, agents: [{}], customers: [{ phoneNumberE164: '0155501002' }] }),
      { externalId: null },
    ];
    const errors = (await refusal(runtime, ndjson(entries))).join('\n');
    for (const fault of [
      "calls.json' has 8 errors, so no call was sent",
      "line 1: recordingUrl is 'ftp://***@x/1.wav': it has to be an http or https URL",
      "line 1: startedAt is '31.1.2026': it has to be an ISO 8601 date and time",
      'line 3: endedReason is 5: it has to be a text',
      'line 5: customers[0].phoneNumberE164 is a text of 10 characters: it has to be an E.164',
      'line 6: recordingUrl is missing: it has to be an http or https URL',
      'line 6: interfaceType is missing: it has to be PHONE or WEB',
    ]) {
      expect(errors).toContain(fault);
    }
    expect(errors).not.toMatch(/secret|0155501002/);
  });

  test.each(['fail', 'skip'])(
    'an externalId of two recordings, with on-duplicate: %s',
    async (onDuplicate) => {
      const runtime = await ingestRuntime();
      const recordingUrl = 'https://files.example.com/other.wav';
      const entries = [call(1), call(2), call(1, { recordingUrl })];
      expect(await refusal(runtime, ndjson(entries), { 'on-duplicate': onDuplicate })).toEqual([
        expect.stringContaining("calls.json' has 1 error, so no call was sent"),
        expect.stringContaining('error: line 3: externalId is that of line 1'),
      ]);
    },
  );

  test('the end status in the field that a profile names', async () => {
    const runtime = await ingestRuntime();
    const profile = join(runtime.folder, 'profile.yml');
    writeFileSync(profile, 'createCall: { endStatusField: hangUpCause }\n');
    const entries = [call(1, { hangUpCause: 5 }), call(2, { endedReason: 'BUSY' })];
    const errors = await refusal(runtime, ndjson(entries), { 'service-profile': profile });
    expect(errors).toEqual([
      expect.stringContaining("calls.json' has 1 error, so no call was sent"),
      'error: line 1: hangUpCause is 5: it has to be a text',
    ]);
  });

  test('in an array, with the number of the entry', async () => {
    const runtime = await ingestRuntime();
    const entries = [call(1), call(2, { agent: 5 }), '?'];
    expect((await refusal(runtime, JSON.stringify(entries, null, 1))).slice(1)).toEqual([
      'error: entry 2: agent is 5: it has to be an object',
      "error: entry 3 holds '?' where a call has to be an object",
    ]);
  });
});
