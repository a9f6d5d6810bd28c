import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import {
  type ReferenceServiceOptions,
  startReferenceService,
} from '../../src/reference-service/server.ts';
import { ROOT } from '../support/command.ts';
import { LAUNCHER, runProcess, startProcess, temporaryFolder } from '../support/command-process.ts';

async function serve(options: ReferenceServiceOptions = {}) {
  const service = await startReferenceService({ timeScale: 1_000_000, ...options });
  onTestFinished(() => service.close());
  return { service, env: { SIMULATION_API_KEY: service.keys.full } };
}

describe('the command as a process', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)(
    '%s ends it with %i, and cancels the one run that it had started',
    async (signal, code) => {
      const { service, env } = await serve({ timeScale: 1 });
      const args = [LAUNCHER, 'gate', '--base-url', service.url];
      args.push('--run-plan', service.demo.name);
      const { child, ended, wrote } = startProcess(process.execPath, args, env, temporaryFolder());
      await wrote(/PENDING|QUEUED/);
      child.kill(signal);
      const { exitCode, stderr } = await ended;
      expect(exitCode).toBe(code);
      expect(stderr).toContain(`the step was cancelled (${signal})`);
      const paths = service.requests.map(({ method, path }) => `${method} ${path}`);
      expect(paths.filter((path) => path === 'POST /v1/simulation/run')).toHaveLength(1);
      expect(paths.filter((path) => path.endsWith('/cancel'))).toHaveLength(1);
    },
  );
});

/** Which file is the command, and all that would have npm fetch or run anything to install it. */
const packageSchema = z.object({
  bin: z.object({ 'simulation-gate': z.string() }),
  dependencies: z.optional(z.unknown()),
  optionalDependencies: z.optional(z.unknown()),
  peerDependencies: z.optional(z.unknown()),
  scripts: z.object({
    preinstall: z.optional(z.unknown()),
    install: z.optional(z.unknown()),
    postinstall: z.optional(z.unknown()),
  }),
});

describe('the packed npm package', () => {
  test('holds what it needs and no more, and works where it is linked to, in an empty folder, without any variable of GitHub', async () => {
    const { service, env } = await serve();
    const folder = temporaryFolder();
    const packed = spawnSync('npm', ['pack', '--pack-destination', folder, '--silent'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(packed.status, packed.stderr).toBe(0);
    const [archive = ''] = readdirSync(folder);
    expect(spawnSync('tar', ['-xzf', archive], { cwd: folder }).status).toBe(0);
    const content = join(folder, 'package');
    expect(readdirSync(content).sort()).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'README.md',
        'action.yml',
        'dist',
        'package.json',
        'schema',
      ]),
    );
    for (const name of ['src', 'test', 'scripts', 'node_modules', 'docs']) {
      expect(existsSync(join(content, name)), name).toBe(false);
    }
    const { bin, ...description } = packageSchema.parse(
      JSON.parse(readFileSync(join(content, 'package.json'), 'utf8')),
    );
    expect(description, 'what npm would fetch or run').toEqual({ scripts: {} });
    const command = join(folder, 'simulation-gate');
    symlinkSync(join(content, bin['simulation-gate']), command);
    const args = ['gate', '--base-url', service.url, '--run-plan', service.demo.name];
    args.push('--variables=agent_prompt=Hello.', '--json');
    const node = { PATH: `${join(process.execPath, '..')}:${process.env.PATH}` };
    const empty = temporaryFolder();
    const { exitCode, stdout } = await runProcess(command, args, { ...env, ...node }, empty);
    expect(exitCode).toBe(1);
    const { outcome, 'html-file': page } = JSON.parse(stdout);
    expect(outcome).toBe('failed');
    expect(page).toBe(join(empty, 'simulation-gate-report', 'report.html'));
    expect(existsSync(page)).toBe(true);
    const values = ['--prompt', 'agent.md', '--variable', 'agent_prompt', '--run-plan', 'nightly'];
    const first = ['init', '--base-url', service.url, ...values];
    const another = temporaryFolder();
    const begun = await runProcess(command, first, node, another);
    expect(begun.exitCode, begun.stderr).toBe(0);
    expect(existsSync(join(another, '.github/workflows/prompt-check.yml'))).toBe(true);
  });
});
