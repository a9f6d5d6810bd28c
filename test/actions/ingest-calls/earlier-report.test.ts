/** ingest-calls: the report of an earlier attempt is an input like any other. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calls, fatesOf, ingestRuntime } from './ingest-runtime.ts';

describe('continue-from', () => {
  test.each([
    ['no JSON', 'line,externalId\n'],
    ['a number', '5\n'],
    ['null', 'null\n'],
    ['a manifest', `${JSON.stringify(calls(1)[0])}\n`],
    ['a line that names no call', '{"line":1,"externalId":null,"result":"created"}\n'],
    ['a line that was cut off', '{"line":1,"exter'],
  ])('refuses %s, and nothing is sent', async (_, text) => {
    const runtime = await ingestRuntime();
    const path = join(runtime.folder, 'earlier.ndjson');
    writeFileSync(path, text);
    const result = await runtime.ingest(calls(2), { 'continue-from': path });
    expect(runtime.requests).toEqual([]);
    expect(result.exitCode).toBe(1);
    expect(result.annotations).toEqual([
      `error: input 'continue-from': '${path}' is not a report of this action (line 1): name the report-file of the earlier attempt, as that wrote it`,
    ]);
  });

  test('takes a report without any line, and calls that the manifest no longer holds', async () => {
    const runtime = await ingestRuntime();
    const path = join(runtime.folder, 'earlier.ndjson');
    writeFileSync(path, '{"line":9,"externalId":"gone","result":"created","id":"x"}\n\n');
    const result = await runtime.ingest(calls(2), { 'continue-from': path });
    expect(fatesOf(result)).toEqual(['created', 'created']);
    expect(result.outputs['call-ids']).not.toContain('"x"');
  });

  test('takes the report of an attempt that itself has continued', async () => {
    const runtime = await ingestRuntime();
    const first = await runtime.ingest(calls(2));
    const from = (report: string | undefined) => ({ 'continue-from': report ?? '' });
    const second = await (await ingestRuntime()).ingest(
      calls(3),
      from(first.outputs['report-file']),
    );
    const last = await ingestRuntime();
    const third = await last.ingest(calls(3), from(second.outputs['report-file']));
    expect(last.requests).toEqual([]);
    expect(third.outputs).toMatchObject({ created: '0', skipped: '3' });
    expect(JSON.parse(third.outputs['call-ids'] ?? '')).toHaveLength(3);
  });
});
