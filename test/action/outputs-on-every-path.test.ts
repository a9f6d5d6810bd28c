import { describe, expect } from 'vitest';
import { type RunningReferenceService, startReferenceService } from '../../src/reference/server.ts';
import { test as base, inputsFor, OUTPUTS, runGate } from '../support/gate-test.ts';
import { DEBRIEF_ID, debriefReport, theme } from '../support/reports.ts';
import { startAction } from '../support/runner-process.ts';
import { savedDebrief, workspace } from '../support/saved-files.ts';

const { cwd, save } = workspace();

/** With a service that tells what the specification shows, and no more. */
const test = base.extend<{ service: RunningReferenceService }>({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the pattern.
  service: async ({}, use) => {
    const service = await startReferenceService({ timeScale: 60, plain: true });
    await use(service);
    await service.close();
  },
});

/** Every output, empty but for these, and for those that are yes or no. */
function only(told: Readonly<Record<string, unknown>>) {
  const standing = { runs: '[]', reused: 'false', attached: 'false' };
  return { ...Object.fromEntries(OUTPUTS.map((name) => [name, ''])), ...standing, ...told };
}

/** The same with the report file for programs, which is always written. */
function onlyWithReport(told: Readonly<Record<string, unknown>>) {
  return only({
    'report-dir': expect.stringMatching(/simulation-gate-\w+$/),
    'json-file': expect.stringMatching(/simulation-gate-\w+.report.json$/),
    ...told,
  });
}

/** The same with all report files, which there are where there is a run; no fix was located. */
function onlyWithFiles(told: Readonly<Record<string, unknown>>) {
  const file = (name: string) => expect.stringMatching(new RegExp(`simulation-gate-\\w+.${name}$`));
  return onlyWithReport({
    'markdown-file': file('report.md'),
    'html-file': file('report.html'),
    'sarif-file': file('findings.sarif'),
    'junit-file': file('junit.xml'),
    ...told,
  });
}

function reason(rule: string, message: unknown, jobId = '') {
  return expect.toSatisfy((text: string) => {
    expect(JSON.parse(text)).toEqual([{ rule, message, jobId }]);
    return true;
  });
}

function runs(...facts: object[]) {
  return expect.toSatisfy((text: string) => {
    expect(JSON.parse(text)).toMatchObject(facts);
    return true;
  });
}

describe('every output is set on every path, empty where there is nothing to say', () => {
  test.concurrent('passed', async ({ service }) => {
    const { jobId, debriefId } = service.addRun({ debrief: { report: debriefReport() } });
    const { outputs } = await runGate(service, { 'job-id': jobId });
    const zero = { themesTotal: 0, themesHigh: 0, themesNew: 0, checksRegressed: 0 };
    expect(outputs).toEqual(
      onlyWithFiles({
        outcome: 'passed',
        verdict: 'PASSED',
        reasons: '[]',
        'job-id': jobId,
        'debrief-id': debriefId,
        'debrief-status': 'READY',
        'themes-total': '0',
        'themes-high': '0',
        'themes-new': '0',
        'checks-regressed': '0',
        runs: runs({
          jobId,
          outcome: 'passed',
          verdict: 'PASSED',
          runStatus: 'COMPLETED',
          debriefId,
          debriefStatus: 'READY',
          ...zero,
        }),
      }),
    );
  });

  test.concurrent('failed', async () => {
    const report = debriefReport({ verdict: 'THRESHOLD_FAILED', themes: [theme()] });
    const path = save('failed.json', savedDebrief(report));
    const { outputs } = await startAction({ cwd, inputs: { 'debrief-file': path } }).result;
    expect(outputs).toEqual(
      onlyWithFiles({
        outcome: 'failed',
        verdict: 'THRESHOLD_FAILED',
        reasons: reason('verdict', expect.stringContaining('THRESHOLD_FAILED')),
        'debrief-id': DEBRIEF_ID,
        'debrief-status': 'READY',
        'themes-total': '1',
        'themes-high': '1',
        'themes-new': '1',
        'checks-regressed': '0',
        runs: runs({
          outcome: 'failed',
          verdict: 'THRESHOLD_FAILED',
          debriefId: DEBRIEF_ID,
          debriefStatus: 'READY',
          themesTotal: 1,
          themesHigh: 1,
          themesNew: 1,
          checksRegressed: 0,
        }),
      }),
    );
  });

  test.concurrent('inconclusive', async ({ service }) => {
    const { jobId } = service.addRun({ status: 'FAILED', debrief: 'refused' });
    const { outputs } = await runGate(service, { 'job-id': jobId });
    expect(outputs).toEqual(
      onlyWithFiles({
        outcome: 'inconclusive',
        reasons: reason('run', expect.stringContaining('the run ended FAILED'), jobId),
        'job-id': jobId,
        runs: runs({ jobId, outcome: 'inconclusive', runStatus: 'FAILED' }),
      }),
    );
  });

  test.concurrent('skipped', async ({ service }) => {
    const repositories = { head: { repo: { id: 2 } }, base: { repo: { id: 1 } } };
    const { outputs } = await runGate(
      service,
      { 'job-id': DEBRIEF_ID, 'api-key': '', 'on-missing-key': 'skip' },
      { event: { pull_request: repositories } },
    );
    expect(outputs).toEqual(
      onlyWithReport({
        outcome: 'skipped',
        reasons: reason('input', expect.stringContaining('forks')),
      }),
    );
  });

  test.concurrent('started', async ({ service }) => {
    const { outputs } = await runGate(service, {
      'run-plan-id': service.demo.runPlanId,
      wait: 'false',
    });
    const jobId = outputs['job-id'];
    expect(jobId).toMatch(/^[0-9a-f-]{36}$/);
    expect(outputs).toEqual(
      onlyWithFiles({
        outcome: 'started',
        reasons: '[]',
        'job-id': jobId,
        runs: runs({ jobId, outcome: 'started' }),
      }),
    );
  });

  test.concurrent('error by bad input', async () => {
    const { outputs } = await startAction({
      inputs: { 'debrief-file': 'x', wait: '', detail: 'x' },
    }).result;
    expect(outputs).toEqual(
      onlyWithReport({
        outcome: 'error',
        reasons: reason('input', expect.stringContaining("'detail'")),
      }),
    );
  });

  test.concurrent('error by the answer of the service', async ({ service }) => {
    const jobId = DEBRIEF_ID;
    const { outputs } = await runGate(service, { 'job-id': jobId });
    expect(outputs).toEqual(
      onlyWithFiles({
        outcome: 'error',
        reasons: reason('service', expect.stringContaining('404'), jobId),
        'job-id': jobId,
        runs: runs({ jobId, outcome: 'error' }),
      }),
    );
  });

  test.concurrent('a run that could not be started', async ({ service }) => {
    const { outputs } = await runGate(service, { 'run-plan-id': DEBRIEF_ID });
    expect(outputs).toEqual(
      onlyWithFiles({
        outcome: 'error',
        reasons: reason('service', expect.stringContaining('start run: 404')),
        runs: runs({ outcome: 'error' }),
      }),
    );
  });

  test.concurrent('cancelled', async ({ service }) => {
    const { jobId } = service.addRun({ status: 'RUNNING_SIMULATIONS' });
    const step = startAction({ inputs: inputsFor(service, { 'job-id': jobId }) });
    await step.waitForLog('RUNNING_SIMULATIONS');
    step.kill('SIGINT');
    const { outputs, exitCode } = await step.result;
    expect(exitCode).toBe(1);
    expect(outputs).toEqual(
      onlyWithFiles({
        outcome: 'inconclusive',
        reasons: reason('cancelled', expect.stringContaining('cancelled (SIGINT)'), jobId),
        'job-id': jobId,
        runs: runs({ jobId, outcome: 'inconclusive', runStatus: 'RUNNING_SIMULATIONS' }),
      }),
    );
  });
});
