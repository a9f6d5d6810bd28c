/** The run history in GitHub's cache: each step is a process of its own. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, onTestFinished } from 'vitest';
import { startOf } from '../support/cancelled-step.ts';
import { countOf, inputsFor, reasonsOf, runsOf, test } from '../support/gate-test.ts';
import { startFakeCache } from '../support/github/fake-cache.ts';
import { type ActionStart, startAction } from '../support/runner-process.ts';

const MAIN = 'refs/heads/main';
const PULL_REQUEST = 'refs/pull/7/merge';
/** The checks of the demo plan are below their thresholds with it. */
const BAD = { variables: 'agent_prompt=Say good bye.' };

describe('a gate with a run history', () => {
  test('reuses runs, compares with the base branch, confirms a failure, and shows earlier runs', async ({
    service,
    expect,
  }) => {
    const cache = await startFakeCache();
    const event = {
      pull_request: { number: 7, base: { ref: 'main' }, head: { sha: 'b'.repeat(40) } },
    };
    const gate = (inputs: Record<string, string>, more: ActionStart) =>
      startAction({ ...more, inputs: inputsFor(service, { ...startOf(service), ...inputs }) })
        .result;
    const onMain = { env: cache.jobOf([MAIN]) };
    const inPullRequest = {
      eventName: 'pull_request',
      event,
      env: { ...cache.jobOf([PULL_REQUEST, MAIN]), GITHUB_REF: PULL_REQUEST },
    };

    const main = await gate({ reuse: '24h' }, onMain);
    expect(main.outputs).toMatchObject({ outcome: 'passed', reused: 'false', attached: 'false' });
    expect(countOf(service, 'start')).toBe(1);

    const same = await gate({ reuse: '24h' }, inPullRequest);
    expect(same).toMatchObject({ exitCode: 0, stderr: '' });
    expect(same.outputs).toMatchObject({
      outcome: 'passed',
      reused: 'true',
      'job-id': main.outputs['job-id'],
    });
    expect(same.summary).toContain('Reused: no run was started');
    expect(countOf(service, 'start')).toBe(1);

    const reports = mkdtempSync(join(tmpdir(), 'report-'));
    onTestFinished(() => rmSync(reports, { recursive: true, force: true }));
    const changed = await gate({ ...BAD, confirm: '1', 'report-dir': reports }, inPullRequest);
    expect(changed).toMatchObject({ exitCode: 1, stderr: '' });
    expect(changed.outputs).toMatchObject({
      outcome: 'failed',
      reused: 'false',
      'baseline-job-id': main.outputs['job-id'],
    });
    expect(countOf(service, 'start')).toBe(3);
    const [first, confirming] = service.runs().toReversed().slice(1);
    expect(runsOf(changed)).toMatchObject([
      { jobId: first?.id, confirmations: [{ jobId: confirming?.id, outcome: 'failed' }] },
    ]);
    expect(changed.summary).toMatch(/ run 1 .*commit `ffac537`, less than an hour old/);
    expect(changed.summary).toContain(`${confirming?.id.slice(0, 8)}`);
    expect(
      reasonsOf(changed)
        .map(({ message }) => message)
        .join(),
    ).toContain('of 24 calls');
    const page = readFileSync(join(reports, 'report.html'), 'utf8');
    expect(page).toMatch(/<svg class="chart"/);

    const tried = await gate({ 'policy-check': 'true', history: '2' }, onMain);
    expect(tried).toMatchObject({ exitCode: 0, stderr: '' });
    expect(runsOf(tried).map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
    expect(countOf(service, 'start')).toBe(3);
  });
});
