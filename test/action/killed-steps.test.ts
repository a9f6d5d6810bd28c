/** Runs that a later attempt resumes: a killed step, GitHub's cache. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, onTestFinished } from 'vitest';
import { keepRunning, startOf } from '../support/cancelled-step.ts';
import { inputsFor, test, untilAsked } from '../support/gate-test.ts';
import { type FakeCache, startFakeCache } from '../support/github/fake-cache.ts';
import { startAction } from '../support/runner-process.ts';

const second = { GITHUB_RUN_ATTEMPT: '2' };

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'spared-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('a step that was killed leaves its run to the next attempt', () => {
  test('once it has started one, in the cache of GitHub', async ({ service, expect }) => {
    keepRunning(service);
    const cache = await startFakeCache();
    const inputs = inputsFor(service, startOf(service));
    const main = startAction({ inputs, env: cache.jobOf(['refs/heads/main']) });
    await main.waitForLog('started from run plan');
    const [started] = service.runs();
    const isKept = ({ isWhole, bytes }: FakeCache['entries'][number]) =>
      isWhole && bytes.includes(started?.id ?? '');
    while (!cache.entries.some(isKept)) await sleep(20);
    main.kill('SIGKILL');
    await main.result;
    service.clearFaults();
    const job = cache.jobOf(['refs/heads/main']);
    const again = await startAction({ inputs, env: { ...job, ...second } }).result;
    expect(again).toMatchObject({ exitCode: 0, stderr: '' });
    expect(again.outputs).toMatchObject({ outcome: 'passed', attached: 'true' });
    expect(again.stdout).not.toContain(job.ACTIONS_RUNTIME_TOKEN);
    expect(service.runs()).toHaveLength(1);
  });

  test('once it was evaluated as failed', async ({ service, expect }) => {
    service.orderFault({ kind: 'hang', operation: 'callMetrics', times: 'always' });
    const variables = 'agent_prompt=Say good bye.';
    const given = { ...startOf(service), memory: emptyFolder(), variables };
    const inputs = inputsFor(service, given);
    const main = startAction({ inputs });
    await untilAsked(service, 'callMetrics');
    main.kill('SIGKILL');
    await main.result;
    service.clearFaults();
    const again = await startAction({ inputs, env: second }).result;
    expect(again.outputs).toMatchObject({ outcome: 'failed', attached: 'false' });
    expect(service.runs()).toHaveLength(2);
  });
});
