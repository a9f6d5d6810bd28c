import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OUTPUTS } from '../support/gate-test.ts';
import { DEBRIEF_ID, debriefReport } from '../support/reports.ts';
import { workspace } from '../support/saved-files.ts';
import { runAlone, virtualRuntime } from '../support/virtual-runtime.ts';

const { cwd, save } = workspace('entered');

/** With a service that has nothing but what its specification shows. */
const specifiedRuntime = () => virtualRuntime({ specification: true });

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

/** The outputs of a run that was not evaluated. */
function onlyOfUnjudged(jobId: string, outcome: string, reasons: unknown) {
  const told = runs({ jobId, outcome });
  return onlyWithFiles({ outcome, reasons, 'job-id': jobId, runs: told });
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
  test('passed', async () => {
    const { service, runStep } = await specifiedRuntime();
    const { jobId, debriefId } = service.addRun({ debrief: { report: debriefReport() } });
    const { outputs } = await runStep({ 'job-id': jobId });
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
          debriefId,
          debriefStatus: 'READY',
          ...zero,
        }),
      }),
    );
  });

  test('inconclusive', async () => {
    const { service, runStep } = await specifiedRuntime();
    const { jobId } = service.addRun({ status: 'FAILED', debrief: 'refused' });
    const { outputs } = await runStep({ 'job-id': jobId });
    const why = reason('timeout', expect.stringContaining('run-timeout'), jobId);
    expect(outputs).toEqual(onlyOfUnjudged(jobId, 'inconclusive', why));
  });

  test('skipped', async () => {
    const { runStep } = await specifiedRuntime();
    const repositories = { head: { repo: { id: 2 } }, base: { repo: { id: 1 } } };
    const event = join(cwd, save('event.json', { pull_request: repositories }));
    const { outputs } = await runStep(
      { 'job-id': DEBRIEF_ID, 'api-key': '', 'on-missing-key': 'skip' },
      { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: event },
    );
    expect(outputs).toEqual(
      onlyWithReport({
        outcome: 'skipped',
        reasons: reason('input', expect.stringContaining('forks')),
      }),
    );
  });

  test('started', async () => {
    const { service, runStep } = await specifiedRuntime();
    const { outputs } = await runStep({
      'run-plan': service.demo.runPlanId,
      wait: 'false',
    });
    const jobId = outputs['job-id'];
    expect(jobId).toMatch(/^[0-9a-f-]{36}$/);
    expect(outputs).toEqual(onlyOfUnjudged(`${jobId}`, 'started', '[]'));
  });

  test('error by bad input', async () => {
    const { outputs } = await runAlone({ 'debrief-file': 'x', wait: '', detail: 'x' });
    expect(outputs).toEqual(
      onlyWithReport({
        outcome: 'error',
        reasons: reason('input', expect.stringContaining("'detail'")),
      }),
    );
  });

  test('error by the answer of the service', async () => {
    const { runStep } = await specifiedRuntime();
    const jobId = DEBRIEF_ID;
    const { outputs } = await runStep({ 'job-id': jobId });
    const why = reason('service', expect.stringContaining('404'), jobId);
    expect(outputs).toEqual(onlyOfUnjudged(jobId, 'error', why));
  });

  test('cancelled', async () => {
    const runtime = await specifiedRuntime();
    const { jobId } = runtime.service.addRun({ status: 'RUNNING_SIMULATIONS' });
    runtime.cancelAfter(5_000);
    const { outputs, exitCode } = await runtime.runStep({ 'job-id': jobId });
    expect(exitCode).toBe(1);
    expect(outputs).toEqual(
      onlyWithFiles({
        outcome: 'inconclusive',
        reasons: reason('cancelled', expect.stringContaining('cancelled (SIGINT)'), jobId),
        'job-id': jobId,
        runs: runs({ jobId, outcome: 'inconclusive' }),
      }),
    );
  });
});
