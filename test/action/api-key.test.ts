import { describe, expect } from 'vitest';
import { annotationsOf, runGate, test } from '../support/gate-test.ts';
import { debriefReport, theme } from '../support/reports.ts';
import type { ActionResult } from '../support/runner-process.ts';

const DEBUG = { RUNNER_DEBUG: '1' };
const ID = '0198c0de-1111-7000-8000-00000000000a';

/** Everything that a step shows, but for the line that registers its secret. */
function shownBy({ stdout, stderr, summary, outputs }: ActionResult): string {
  const log = stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  return [...log, stderr, summary, JSON.stringify(outputs)].join('\n');
}

function formsOf(key: string): string[] {
  return [key, encodeURIComponent(key), btoa(key), btoa(`Bearer ${key}`)];
}

function expectHidden(result: ActionResult, key: string) {
  for (const form of formsOf(key)) expect(shownBy(result)).not.toContain(form);
}

describe('api-key', () => {
  test.concurrent('is registered as a secret before anything else is written', async ({
    service,
  }) => {
    const { jobId } = service.addRun();
    const result = await runGate(service, { 'job-id': jobId }, { env: DEBUG });
    expect(result.stdout.startsWith(`::add-mask::${service.keys.full}\n`)).toBe(true);
    expect(result.stderr).toBe('');
  });

  test.concurrent('is registered where inputs are faulty, too', async ({ service }) => {
    const result = await runGate(service, { 'job-id': 'x' });
    expect(result.stdout.startsWith(`::add-mask::${service.keys.full}\n`)).toBe(true);
  });

  test.concurrent('is sent as the bearer token of every request', async ({ service }) => {
    const { jobId } = service.addRun({ debrief: 'none' });
    await runGate(service, { 'job-id': jobId });
    expect(service.requests.length).toBeGreaterThan(2);
    for (const { headers } of service.requests) {
      expect(headers.authorization).toBe(`Bearer ${service.keys.full}`);
    }
  });

  test.concurrent.for([
    ['a line break behind it', (key: string) => `${key}\n`],
    ['a space before it', (key: string) => ` ${key}`],
    ['a tab behind it', (key: string) => `${key}\t`],
    ['a no-break space behind it', (key: string) => `${key}\u00a0`],
    ['CRLF behind it', (key: string) => `${key}\r\n`],
  ] as const)('is refused, not trimmed silently, with %s', async ([, spoil], { service }) => {
    const key = spoil(service.keys.full);
    const result = await runGate(service, { 'job-id': ID, 'api-key': key });
    expect(annotationsOf(result)).toEqual([
      "error: error: input 'api-key' has white space around it, a line break perhaps: store the secret again without it",
    ]);
    expect(result.exitCode).toBe(1);
    expect(service.requests).toEqual([]);
    expect(result.masks).toEqual(expect.arrayContaining([service.keys.full]));
    expect(result.stdout.startsWith('::add-mask::')).toBe(true);
    expectHidden(result, service.keys.full);
  });

  test.concurrent('is refused where it is blank', async ({ service }) => {
    const result = await runGate(service, { 'job-id': ID, 'api-key': '  ' });
    expect(annotationsOf(result)).toEqual([
      expect.stringContaining("input 'api-key' has white space around it"),
    ]);
    expect(result.masks).toEqual([]);
  });

  test.concurrent('is never shown where another input holds it', async ({ service }) => {
    const key = service.keys.full;
    const result = await runGate(
      service,
      {
        'base-url': `https://${key}@api.example.com?${key}`,
        'job-id': key,
        'run-timeout': `${key}s`,
        variables: key,
        'call-url': `https://x.example/?token=${key}`,
        detail: btoa(key),
      },
      { env: DEBUG },
    );
    expect(result.outputs.outcome).toBe('error');
    expectHidden(result, key);
  });

  test.concurrent('is never shown where the service sends it back', async ({ service }) => {
    const key = service.keys.full;
    const echo = `You sent ${key}, ${encodeURIComponent(key)} and ${btoa(key)}`;
    const report = debriefReport({
      verdict: 'THRESHOLD_FAILED',
      verdictSummary: echo,
      themes: [theme({ title: echo, analysis: echo, slug: key })],
    });
    const { jobId } = service.addRun({ debrief: { report } });
    const judged = await runGate(service, { 'job-id': jobId }, { env: DEBUG });
    expect(judged.outputs.outcome).toBe('failed');
    expectHidden(judged, key);

    service.orderFault({
      kind: 'status',
      status: 400,
      body: { type: 'validation', code: echo, message: echo, param: key, details: { key } },
    });
    const refused = await runGate(service, { 'job-id': jobId }, { env: DEBUG });
    expect(refused.outputs.outcome).toBe('error');
    expectHidden(refused, key);
  });
});
