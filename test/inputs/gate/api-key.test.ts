import { describe, expect, test } from 'vitest';
import { type StepResult, virtualRuntime } from '../../support/virtual-runtime.ts';
import { parseCommands } from '../../support/workflow-commands.ts';

const ID = '0198c0de-1111-7000-8000-00000000000a';

function masksOf({ log }: StepResult): string[] {
  return parseCommands(log)
    .filter(({ name }) => name === 'add-mask')
    .map(({ data }) => data);
}

/** In everything that a step shows, but for the lines that register its secret. */
function expectHidden({ log, summary, outputs }: StepResult, key: string) {
  const lines = log.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  const shown = [...lines, summary, JSON.stringify(outputs)].join('\n');
  for (const form of [key, encodeURIComponent(key), btoa(key), btoa(`Bearer ${key}`)]) {
    expect(shown).not.toContain(form);
  }
}

describe('api-key', () => {
  test.each([
    ['a line break behind it', (key: string) => `${key}\n`],
    ['a space before it', (key: string) => ` ${key}`],
    ['a tab behind it', (key: string) => `${key}\t`],
    ['a no-break space behind it', (key: string) => `${key}\u00a0`],
    ['CRLF behind it', (key: string) => `${key}\r\n`],
  ])('is refused, not trimmed silently, with %s', async (_, spoil) => {
    const { service, requests, runStep } = await virtualRuntime();
    const key = service.keys.full;
    const result = await runStep({ 'job-id': ID, 'api-key': spoil(key) });
    expect(result.annotations).toEqual([
      expect.stringContaining("'api-key' begins or ends with white space"),
    ]);
    expect(result.exitCode).toBe(1);
    expect(requests).toEqual([]);
    expect(masksOf(result)).toContain(key);
    expect(result.log.startsWith('::add-mask::')).toBe(true);
    expectHidden(result, key);
  });

  test('is never shown where another input holds it', async () => {
    const { service, runStep } = await virtualRuntime();
    const key = service.keys.full;
    const inputs = {
      'base-url': `https://${key}@api.example.com?${key}`,
      'job-id': key,
      'run-timeout': `${key}s`,
      variables: key,
      'call-url': `https://x.example/?token=${key}`,
      detail: btoa(key),
    };
    const result = await runStep(inputs, { RUNNER_DEBUG: '1' });
    expect(result.outputs.outcome).toBe('error');
    expectHidden(result, key);
  });
});
