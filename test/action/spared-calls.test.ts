/** Calls that need not be made, as far as only the process shows it: a killed step, GitHub's cache, a checkout. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, onTestFinished } from 'vitest';
import { keepRunning, startOf } from '../support/cancelled-step.ts';
import { countOf, inputsFor, runGate, test, untilAsked } from '../support/gate-test.ts';
import { gitRepository } from '../support/git-repository.ts';
import { startFakeCache } from '../support/github/fake-cache.ts';
import { startAction } from '../support/runner-process.ts';
import { isHere } from '../support/tools.ts';

const second = { GITHUB_RUN_ATTEMPT: '2' };

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'spared-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe.concurrent('a step that was killed leaves its run to the next attempt', () => {
  test('once it has started one', async ({ service, expect }) => {
    keepRunning(service);
    const inputs = inputsFor(service, { ...startOf(service), memory: emptyFolder() });
    const main = startAction({ inputs });
    await main.waitForLog('started from run plan');
    main.kill('SIGKILL');
    expect((await main.result).signal).toBe('SIGKILL');
    service.clearFaults();
    const again = await startAction({ inputs, env: second }).result;
    expect(again).toMatchObject({ exitCode: 0, stderr: '' });
    expect(again.outputs).toMatchObject({ outcome: 'passed', attached: 'true', reused: 'false' });
    expect(service.runs()).toHaveLength(1);
  });

  test('before it has asked for one', async ({ service, expect }) => {
    service.orderFault({ kind: 'hang', operation: 'listPlans' });
    const name = { 'run-plan-name': 'Lakeside appointment line', memory: emptyFolder() };
    const inputs = inputsFor(service, name);
    const main = startAction({ inputs });
    await untilAsked(service, 'listPlans');
    main.kill('SIGKILL');
    await main.result;
    const again = await startAction({ inputs, env: second }).result;
    expect(again.outputs).toMatchObject({ outcome: 'passed', attached: 'false' });
    expect(again.annotations.map(({ level }) => level)).toEqual(['notice']);
    expect(service.runs()).toHaveLength(1);
  });

  test('while it asked for one, of which it never learned', async ({ service, expect }) => {
    service.orderFault({ kind: 'hang', operation: 'start', afterProcessing: true });
    const cache = await startFakeCache();
    const inputs = inputsFor(service, startOf(service));
    const main = startAction({ inputs, env: cache.jobOf(['refs/heads/main']) });
    while (service.runs().length === 0) await sleep(10);
    main.kill('SIGKILL');
    await main.result;
    const [lost] = service.runs();
    const again = await startAction({
      inputs,
      env: { ...cache.jobOf(['refs/heads/main']), ...second },
    }).result;
    expect(again).toMatchObject({ exitCode: 0, stderr: '' });
    expect(again.outputs).toMatchObject({ outcome: 'passed', attached: 'false' });
    const warnings = again.annotations.filter(({ level }) => level === 'warning');
    expect(warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Attempt 1 of this step was killed.* may have been started/),
    ]);
    expect(warnings[0]?.message).toContain(`it could be ${lost?.id}`);
    expect(again.summary).toContain('may have been started');
    expect(service.runs()).toHaveLength(2);
  });

  test('while it had a failure confirmed', async ({ service, expect }) => {
    const variables = 'agent_prompt=Say good bye.';
    const given = { ...startOf(service), memory: emptyFolder(), variables, confirm: '1' };
    const inputs = inputsFor(service, given);
    const main = startAction({ inputs });
    await main.waitForLog(/a further run is to confirm it[\s\S]*started from run plan/);
    main.kill('SIGKILL');
    await main.result;
    const [confirming] = service.runs().map(({ id }) => id);
    const again = await startAction({ inputs: { ...inputs, confirm: '0' }, env: second }).result;
    expect(again.outputs).toMatchObject({ outcome: 'failed', attached: 'true' });
    expect(service.runs().map(({ id }) => id)).toContain(again.outputs['job-id']);
    expect(again.outputs['job-id']).toBe(confirming);
    expect(service.runs()).toHaveLength(2);
  });

  test('once it was judged failed', async ({ service, expect }) => {
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

  test('while it waited for the debrief', async ({ service, expect }) => {
    service.orderFault({ kind: 'status', status: 503, operation: 'results', times: 'always' });
    const inputs = inputsFor(service, { ...startOf(service), memory: emptyFolder() });
    const main = startAction({ inputs });
    await untilAsked(service, 'results');
    main.kill('SIGKILL');
    await main.result;
    service.clearFaults();
    const again = await startAction({ inputs, env: second }).result;
    expect(again.outputs).toMatchObject({ outcome: 'passed', attached: 'true' });
    expect(service.runs()).toHaveLength(1);
  });

  test('in the cache of GitHub, which is not what fails', async ({ service, expect }) => {
    keepRunning(service);
    const cache = await startFakeCache();
    const inputs = inputsFor(service, startOf(service));
    const main = startAction({ inputs, env: cache.jobOf(['refs/heads/main']) });
    await main.waitForLog('started from run plan');
    while (!cache.entries.some(({ isWhole }) => isWhole)) await sleep(20);
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
});

describe('two steps of one gate at once', () => {
  test('each start a run, and remember both', async ({ service, expect }) => {
    const memory = emptyFolder();
    const inputs = { ...startOf(service), memory };
    const ends = await Promise.all([1, 2].map(() => runGate(service, inputs)));
    expect(ends.map(({ outputs }) => outputs.outcome)).toEqual(['passed', 'passed']);
    const [name = '', ...others] = readdirSync(memory);
    expect(others).toEqual([]);
    const text = readFileSync(join(memory, name), 'utf8');
    for (const { outputs } of ends) expect(text).toContain(outputs['job-id']);
    expect(countOf(service, 'start')).toBe(2);
  });
});

describe.skipIf(!isHere('git'))('changed-paths, without a token, by the checkout', () => {
  test('starts a run for what it names, and none for the rest', async ({ service, expect }) => {
    const repository = gitRepository();
    const base = repository.commit({ 'prompts/agent.md': 'a', 'README.md': 'a' });
    const commits = {
      docs: repository.commit({ 'README.md': 'b' }),
      prompt: repository.commit({ 'prompts/agent.md': 'b' }),
    };
    const gate = (head: string) =>
      runGate(
        service,
        { ...startOf(service), 'changed-paths': 'prompts/**', 'github-token': '' },
        {
          cwd: repository.folder,
          eventName: 'pull_request',
          event: { pull_request: { number: 7, base: { sha: base }, head: { sha: head } } },
        },
      );
    const docs = await gate(commits.docs);
    expect(docs).toMatchObject({ exitCode: 0, stderr: '' });
    expect(docs.outputs).toMatchObject({ outcome: 'skipped', reused: 'false', attached: 'false' });
    expect(docs.summary.match(/changes no file that changed-paths names/g)).toHaveLength(1);
    expect(countOf(service, 'start')).toBe(0);
    const prompt = await gate(commits.prompt);
    expect(prompt.outputs.outcome).toBe('passed');
    expect(countOf(service, 'start')).toBe(1);
  });
});
