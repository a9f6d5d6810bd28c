import { describe, expect, test } from 'vitest';
import { mergeReports } from '../../../src/actions/merge-reports/merge-reports.ts';
import { reasonsIn, runAlone, virtualRuntime } from '../../support/virtual-runtime.ts';

const ID = '0198c0de-2222-7000-8000-00000000000b';

describe('a removed input', () => {
  test.each([
    ['run-plan-id', ID, 'run-plan'],
    ['run-plan-name', 'nightly', 'run-plan'],
    ['changed-paths', 'prompts/**', 'paths'],
    ['reuse-paths', 'prompts/**', 'paths'],
    ['prompt-paths', 'prompts/**', 'paths'],
    ['collect-metrics', ID, 'action collect-metrics'],
    ['delete-flows', ID, 'action delete-flows'],
    ['cancel-unjudged', 'true', 'no replacement'],
  ])('%s is an error that names its replacement, before any request', async (name, value, now) => {
    const runtime = await virtualRuntime();
    const step = await runtime.runStep({
      'run-plan': runtime.service.demo.runPlanId,
      [name]: value,
    });
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    const [reason, ...others] = reasonsIn(step);
    expect(reason).toMatchObject({ rule: 'input', message: expect.stringContaining(`'${name}'`) });
    expect(reason?.message).toContain(now);
    expect(others).toEqual([]);
    expect(runtime.requests).toEqual([]);

    const empty = { 'job-id': runtime.service.addRun().jobId, [name]: ' \n', 'dry-run': 'true' };
    const without = await runtime.runStep(empty);
    expect(without.outputs.outcome).toBe('skipped');
    expect(without.summary + without.log).not.toContain(name);
  });

  test('prompt-paths of merge-reports is an error that names paths', async () => {
    const inputs = { reports: 'none/*.json', 'prompt-paths': '*.md' };
    const step = await runAlone(inputs, {}, [], mergeReports);
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    expect(reasonsIn(step)).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/'prompt-paths'.* paths$/) }),
    ]);
  });
});
