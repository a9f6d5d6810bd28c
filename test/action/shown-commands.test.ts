/** The commands in the documents, run as shown. */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startReferenceService } from '../../src/reference-service/server.ts';
import { ROOT } from '../support/command.ts';
import { LAUNCHER, runProcess, temporaryFolder } from '../support/command-process.ts';
import { releasedProject } from '../support/released-project.ts';
import { isHere } from '../support/tools.ts';

/** The first block of shell of a document that holds some words. */
function blockOf(document: string, words: string): string {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  return blocks.find((block) => block.includes(words)) ?? '';
}

async function serve() {
  const service = await startReferenceService({ timeScale: 1_000_000 });
  onTestFinished(() => service.close());
  return service;
}

const shell = (script: string, env: Readonly<Record<string, string>>, cwd: string) =>
  runProcess(
    'bash',
    ['-e', '-c', script],
    { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, ...env },
    cwd,
  );

/** The first code span of a document that begins with some words. */
function codeOf(document: string, begin: string): string {
  const text = readFileSync(join(ROOT, document), 'utf8');
  return [...text.matchAll(/`([^`\n]+)`/g)].find(([, code]) => code?.startsWith(begin))?.[1] ?? '';
}

describe.skipIf(!isHere('jq'))('docs/cli.md', () => {
  test('tests a prompt from a clone, and with the installed command', async () => {
    const service = await serve();
    service.addPlan({ name: 'nightly' });
    const own = {
      'https://api.example.com': service.url,
      'API_KEY=…': `API_KEY=${service.keys.full}`,
    };
    const script = Object.entries(own).reduce(
      (text, [shown, real]) => text.replaceAll(shown, real),
      blockOf('docs/cli.md', 'git clone'),
    );
    const folder = temporaryFolder();
    cpSync(join(ROOT, 'examples', 'agent', 'prompt.md'), join(folder, 'prompts', 'agent.md'));
    const tested = await shell(script, releasedProject(temporaryFolder()), folder);
    expect(tested.exitCode, tested.stdout + tested.stderr).toBe(1);
    expect(tested.stdout + tested.stderr).toContain('refund policy stated');
    expect(existsSync(join(folder, 'simulation-gate-report', 'report.html'))).toBe(true);
    const sum = await shell(codeOf('docs/how-it-works.md', 'sha256sum'), {}, folder);
    expect(tested.stdout).toContain(sum.stdout.slice(0, 12));

    const commit = await shell(
      codeOf('README.md', 'git rev-parse'),
      {},
      join(folder, 'simulation-gate'),
    );
    expect(commit.stdout).toMatch(/^[0-9a-f]{40}\n$/);

    const [, flags = ''] = /command\.js gate ([\s\S]*)/.exec(script) ?? [];
    const piped = [
      codeOf('docs/cli.md', 'npm install --global'),
      codeOf('docs/cli.md', 'simulation-gate gate --json').replace('…', flags.trim()),
    ].join(' >&2\n');
    const bin = join(folder, 'global', 'bin');
    const env = {
      PATH: [bin, dirname(process.execPath), process.env.PATH].join(delimiter),
      npm_config_prefix: join(folder, 'global'),
      SIMULATION_API_KEY: service.keys.full,
    };
    const { stdout, stderr } = await shell(piped, env, folder);
    expect(stdout, stderr).toMatch(/^check 'refund policy stated' passed .*\n/);
  });
});

describe.skipIf(!isHere('curl'))('docs/policy.md', () => {
  test('saves a debrief on which a policy can be tried', async () => {
    const service = await serve();
    const { jobId } = service.addRun();
    const folder = temporaryFolder();
    const env = { JOB_ID: jobId, KEY: service.keys.full, BASE_URL: service.url };
    const saved = await shell(blockOf('docs/policy.md', 'curl '), env, folder);
    expect(saved.exitCode, saved.stderr).toBe(0);
    const { exitCode, stdout, stderr } = await runProcess(
      process.execPath,
      [LAUNCHER, 'gate', '--policy-check', '--debrief-file', 'debriefs/*.json'],
      {},
      folder,
    );
    expect(exitCode, stdout + stderr).toBe(0);
    expect(stdout).toContain(`debriefs/${jobId}.json`);
  });
});
