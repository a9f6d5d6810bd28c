import { describe } from 'vitest';
import { countOf, runGate, test } from '../support/gate-test.ts';

const DEBUG = { RUNNER_DEBUG: '1' };

describe('debug lines, with debug logging on', () => {
  test.concurrent('show method, path, status, duration and attempt of every request, and never a body or a header', async ({
    service,
    expect,
  }) => {
    service.orderFault({ kind: 'status', status: 503, operation: 'read', times: 2 });
    service.orderFault({ kind: 'reset', operation: 'results' });
    const result = await runGate(
      service,
      { 'run-plan-id': service.demo.runPlanId, variables: 'agent_prompt=the-body-of-a-request' },
      { env: DEBUG },
    );
    const lines = result.commands.filter(({ name }) => name === 'debug').map(({ data }) => data);
    const told = lines.flatMap((line) => {
      const [, method, path, status, attempt] =
        /^(GET|POST) (\/\S+): (\w+), \d+ ms, attempt (\d+)$/.exec(line) ?? [];
      return method === undefined ? [] : [{ method, path, status, attempt }];
    });
    const attempts = new Map<string, number>();
    expect(told).toEqual(
      service.requests.map(({ method, path, status }) => {
        const attempt = (attempts.get(path) ?? 0) + 1;
        attempts.set(path, status !== null && status < 500 ? 0 : attempt);
        return { method, path, status: String(status ?? 'ECONNRESET'), attempt: String(attempt) };
      }),
    );
    expect(countOf(service, 'read')).toBeGreaterThan(2);
    expect(result.stdout).not.toContain('the-body-of-a-request');
    expect(result.stdout).not.toMatch(/authorization|bearer|user-agent|content-type/i);
  });

  test.concurrent('show no query', async ({ service, expect }) => {
    const result = await runGate(
      service,
      { 'service-phone-number': '+12025550199', 'call-time': '2026-01-31T14:30:00Z' },
      { env: DEBUG },
    );
    expect(result.stdout).toMatch(
      /^::debug::GET \/v1\/simulation\/job\/lookup: 404, \d+ ms, attempt 1$/m,
    );
  });
});

describe('debug lines, with debug logging off', () => {
  test.concurrent('are not there', async ({ service, expect }) => {
    const { jobId } = service.addRun();
    const result = await runGate(service, { 'job-id': jobId });
    expect(result.stdout).not.toContain('::debug::');
    expect(result.stdout).not.toContain('/v1/');
  });
});
