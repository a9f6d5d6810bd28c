import { describe, expect } from 'vitest';
import { annotationsOf, OUTPUTS, runGate, test } from '../support/gate-test.ts';
import { debriefReport, theme } from '../support/reports.ts';

const CALL_ID = '33333333-3333-4333-8333-333333333333';
const FAILED = { report: debriefReport({ verdict: 'THRESHOLD_FAILED', themes: [theme()] }) };

describe('summary', () => {
  test.concurrent('true: the job summary is written', async ({ service }) => {
    const { jobId } = service.addRun({ debrief: FAILED });
    const { summary } = await runGate(service, { 'job-id': jobId });
    expect(summary.startsWith('## ❌ Simulation gate failed\n')).toBe(true);
    expect(summary).toContain(jobId);
    expect(summary).toContain('Callers ask for a refund and are sent away.');
    expect(summary).toContain(CALL_ID);
  });

  test.concurrent('false: it is not; everything else stays', async ({ service }) => {
    const { jobId } = service.addRun({ debrief: FAILED });
    const result = await runGate(service, { 'job-id': jobId, summary: 'false' });
    expect(result.summary).toBe('');
    expect(result.exitCode).toBe(1);
    expect(Object.keys(result.outputs)).toEqual(OUTPUTS);
    expect(annotationsOf(result)).toEqual([expect.stringMatching(/^error: failed: /)]);
  });
});

describe('call-url and run-url', () => {
  const URLS = {
    'call-url': 'https://app.example.com/calls/{callId}?tab=log',
    'run-url': 'https://app.example.com/runs/{jobId}',
  };

  test.concurrent('call IDs and run IDs become links', async ({ service }) => {
    const { jobId } = service.addRun({ debrief: FAILED });
    const { summary } = await runGate(service, { ...URLS, 'job-id': jobId });
    expect(summary).toContain(`(https://app.example.com/calls/${CALL_ID}?tab=log)`);
    expect(summary).toContain(`(https://app.example.com/runs/${jobId})`);
  });

  test.concurrent('the log names the link of a run that was started', async ({ service }) => {
    const result = await runGate(service, {
      ...URLS,
      'run-plan-id': service.demo.runPlanId,
      wait: 'false',
    });
    const jobId = result.outputs['job-id'];
    expect(result.stdout).toContain(
      `run ${jobId}: started from run plan ${service.demo.runPlanId} (https://app.example.com/runs/${jobId})\n`,
    );
  });

  test.concurrent('without them IDs stay plain', async ({ service }) => {
    const { jobId } = service.addRun({ debrief: FAILED });
    const { summary } = await runGate(service, { 'job-id': jobId });
    expect(summary).not.toContain('https://');
  });

  test.concurrent('an ID from the service cannot lead the link elsewhere', async ({ service }) => {
    const hostile = '../../evil?x=1#)[a](https:/evil.example)';
    const report = debriefReport({ themes: [theme({ callIds: [hostile] })] });
    const { jobId } = service.addRun({ debrief: { report } });
    const { summary } = await runGate(service, { ...URLS, 'job-id': jobId });
    expect(summary).not.toContain('](https://evil.example)');
    expect(summary).not.toContain('calls/../');
  });
});
