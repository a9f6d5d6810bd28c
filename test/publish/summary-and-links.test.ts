import { describe, expect, test } from 'vitest';
import { OUTPUTS } from '../support/gate-test.ts';
import { debriefReport, theme } from '../support/reports.ts';
import { runAlone, virtualRuntime } from '../support/virtual-runtime.ts';

const CALL_ID = '33333333';
const FAILED = { report: debriefReport({ verdict: 'THRESHOLD_FAILED', themes: [theme()] }) };

describe('summary', () => {
  test('true: the job summary is written', async () => {
    const { service, runStep } = await virtualRuntime();
    const { jobId } = service.addRun({ debrief: FAILED });
    const { summary } = await runStep({ 'job-id': jobId });
    expect(summary.startsWith('## ❌ Simulation gate failed\n')).toBe(true);
    expect(summary).toContain(jobId);
    expect(summary).toContain('Callers ask for a refund and are sent away.');
    expect(summary).toContain(CALL_ID);
  });

  test('false: it is not; everything else stays', async () => {
    const { service, runStep } = await virtualRuntime();
    const { jobId } = service.addRun({ debrief: FAILED });
    const result = await runStep({ 'job-id': jobId, summary: 'false' });
    expect(result.summary).toBe('');
    expect(result.exitCode).toBe(1);
    expect(Object.keys(result.outputs)).toEqual(OUTPUTS);
    expect(result.annotations).toEqual([expect.stringMatching(/^error: failed: /)]);
  });
});

describe('summary with invalid inputs', () => {
  test('is written with all errors, even if its own input is invalid', async () => {
    const { summary } = await runAlone({ 'job-id': 'x', summary: 'fAlse' });
    expect(summary).toMatch(/`job-id`: .*x.* is not a UUID/);
    expect(summary).toMatch(/`summary`: `fAlse` is not a boolean/);
  });
});

describe('call-url and run-url', () => {
  const URLS = {
    'call-url': 'https://app.example.com/calls/{callId}?tab=log',
    'run-url': 'https://app.example.com/runs/{jobId}',
  };

  test('call IDs and run IDs become links', async () => {
    const { service, runStep } = await virtualRuntime();
    const { jobId } = service.addRun({ debrief: FAILED });
    const { summary } = await runStep({ ...URLS, 'job-id': jobId });
    expect(summary).toContain(
      `(https://app.example.com/calls/33333333-3333-4333-8333-333333333333?tab=log)`,
    );
    expect(summary).toContain(`(https://app.example.com/runs/${jobId})`);
  });

  test('an ID from the service cannot lead the link elsewhere', async () => {
    const { service, runStep } = await virtualRuntime();
    const hostile = '../../evil?x=1#)[a](https:/evil.example)';
    const report = debriefReport({ themes: [theme({ callIds: [hostile] })] });
    const { jobId } = service.addRun({ debrief: { report } });
    const { summary } = await runStep({ ...URLS, 'job-id': jobId });
    expect(summary).not.toContain('](https://evil.example)');
    expect(summary).not.toContain('calls/../');
  });
});
