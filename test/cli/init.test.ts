import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { parsePolicy } from '../../src/evaluate/policy.ts';
import { INIT } from '../../src/report/words/cli-words.ts';
import { readYaml } from '../../src/text/yaml-text.ts';
import { type CommandLine, runCommandIn } from '../support/command.ts';
import { temporaryFolder } from '../support/command-process.ts';
import { type VirtualRuntime, virtualRuntime } from '../support/virtual-runtime.ts';

const WORKFLOW = '.github/workflows/prompt-check.yml';
const POLICY = '.github/simulation-gate.yml';
const FILE = ['--prompt', 'prompts/agent.md', '--variable', 'agent_prompt'];
const ALL = [...FILE, '--run-plan', 'nightly'];

/** Runs the command in an empty working directory. */
function inEmptyFolder(): string {
  const [folder, before] = [temporaryFolder(), process.cwd()];
  process.chdir(folder);
  onTestFinished(() => process.chdir(before));
  return folder;
}

function init(runtime: VirtualRuntime, args: string[], line: Partial<CommandLine> = {}) {
  return runCommandIn(runtime, { ...line, args: ['init', ...args] });
}

function gateStep() {
  const { jobs, ...workflow } = parse(readFileSync(WORKFLOW, 'utf8'));
  return { workflow, step: jobs.simulation.steps[1] };
}

describe('init', () => {
  test('writes workflow and policy from flags, prints the three steps, and sends no request', async () => {
    const folder = inEmptyFolder();
    const runtime = await virtualRuntime();
    const { exitCode, stdout } = await init(runtime, ALL);
    expect(exitCode).toBe(0);
    const { workflow, step } = gateStep();
    expect(step).toEqual({
      uses: 'OWNER/simulation-gate@FULL_COMMIT_SHA',
      with: {
        'base-url': runtime.service.url,
        'api-key': `\${{ secrets.SIMULATION_API_KEY }}`,
        'run-plan': 'nightly',
        'variable-files': 'agent_prompt=prompts/agent.md',
        paths: 'prompts/agent.md',
      },
    });
    expect(workflow).toMatchObject({
      permissions: {},
      on: { push: { branches: ['main'], paths: ['prompts/agent.md'] } },
    });
    expect(readFileSync(WORKFLOW, 'utf8')).toContain('FULL_COMMIT_SHA # v2.0.0\n');
    expect(parsePolicy(readYaml(readFileSync(POLICY, 'utf8')), POLICY, '2026-11-22').ok).toBe(true);
    expect(stdout).toContain("--variable-files 'agent_prompt=prompts/agent.md' --dry-run");
    expect(runtime.requests).toEqual([]);
    expect(existsSync(join(folder, 'simulation-gate-report'))).toBe(false);
  });

  test('in a clone, the workflow runs on pushes to the default branch', async () => {
    inEmptyFolder();
    execFileSync('git', ['init', '-q']);
    execFileSync('git', ['symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/a/b']);
    await init(await virtualRuntime(), ALL);
    expect(gateStep().workflow.on.push.branches).toEqual(['a/b']);
  });

  test('values in YAML mean what the flags said', async () => {
    inEmptyFolder();
    const plan = "yes: it's #1\nsecond: plan";
    await init(await virtualRuntime(), [...FILE, '--run-plan', plan]);
    expect(gateStep().step.with['run-plan']).toBe(plan);
  });

  test('a path with special characters is escaped in the filter of pushes alone', async () => {
    inEmptyFolder();
    const flags = ALL.map((flag) => flag.replace('agent.md', '[en]+.md'));
    await init(await virtualRuntime(), flags);
    const { workflow, step } = gateStep();
    expect(workflow.on.push.paths).toEqual(['prompts/\\[en\\]\\+.md']);
    expect(step.with.paths).toBe('prompts/[en]+.md');
  });

  test('overwrites a file only with --force; else the error names the file', async () => {
    inEmptyFolder();
    mkdirSync('.github');
    writeFileSync(POLICY, 'version: 1\n');
    const refused = await init(await virtualRuntime(), ALL);
    expect(refused.exitCode).toBe(2);
    expect(refused.stderr).toContain(INIT.exists(POLICY));
    expect(existsSync(WORKFLOW)).toBe(false);
    expect((await init(await virtualRuntime(), [...ALL, '--force'])).exitCode).toBe(0);
    expect(readFileSync(POLICY, 'utf8')).toContain('max-drop');
  });

  test('refuses a second policy, and a path that paths cannot name', async () => {
    inEmptyFolder();
    mkdirSync('.github');
    writeFileSync('.github/simulation-gate.yaml', 'version: 1\n');
    const { stderr } = await init(await virtualRuntime(), [
      ...ALL,
      '--prompt',
      'a,b.md',
      '--force',
    ]);
    expect(stderr).toContain('.github/simulation-gate.yaml ');
    expect(stderr).toContain(INIT.comma);
    expect(existsSync(WORKFLOW)).toBe(false);
  });

  test('without a terminal, lists the run plans and names every missing flag', async () => {
    inEmptyFolder();
    const runtime = await virtualRuntime();
    runtime.service.addPlan({ name: '##vso[task.complete]\n::error::forged' });
    const { exitCode, stdout, stderr } = await init(runtime, []);
    expect(exitCode).toBe(2);
    for (const flag of ['prompt', 'variable', 'run-plan'])
      expect(stderr).toContain(`--${flag} ${INIT.missing('')}`);
    expect(stdout).toContain(`${runtime.service.demo.name} (${runtime.service.demo.runPlanId})`);
    expect(stdout).not.toMatch(/^\s*::|##vso\[/m);
    expect(runtime.requests.map(({ what }) => what)).toEqual(['GET plan']);
    expect(existsSync(WORKFLOW)).toBe(false);
  });

  test('in a terminal, asks for what is missing; a run plan is chosen by its number', async () => {
    inEmptyFolder();
    const runtime = await virtualRuntime();
    const stdin = new PassThrough();
    stdin.end('prompts/agent.md\nagent_prompt\n1\n');
    const { exitCode, stdout } = await init(runtime, [], { stdin });
    expect(exitCode).toBe(0);
    expect(stdout).toContain(INIT.prompt);
    expect(gateStep().step.with).toMatchObject({
      'run-plan': runtime.service.demo.runPlanId,
      'variable-files': 'agent_prompt=prompts/agent.md',
    });
  });

  test('without a key, says how to give one instead of listing', async () => {
    inEmptyFolder();
    const { stderr } = await init(await virtualRuntime(), FILE, {
      env: { SIMULATION_API_KEY: '' },
    });
    expect(stderr).toContain('SIMULATION_API_KEY');
    expect(stderr).toContain(`--run-plan ${INIT.missing('')}`);
  });

  test('reports all invalid values at once, and writes nothing', async () => {
    inEmptyFolder();
    const values = ['--prompt', '../x*', '--variable', 'a b', '--run-plan', 'nightly'];
    const { exitCode, stderr } = await init(await virtualRuntime(), values);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^error: --prompt '..\/x\*' .*: /m);
    expect(stderr).toMatch(/^error: --variable 'a b' .*: /m);
    expect(existsSync(WORKFLOW)).toBe(false);
  });
});
