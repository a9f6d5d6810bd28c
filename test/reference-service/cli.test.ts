import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { issueKeys } from '../../src/reference-service/access.ts';
import { demoPlan } from '../../src/reference-service/demo-plan.ts';

const CLI = fileURLToPath(new URL('../../src/reference-service/cli.ts', import.meta.url));

function run(...args: string[]) {
  const child = spawn(process.execPath, [CLI, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (data) => (output.stdout += String(data)));
  child.stderr.on('data', (data) => (output.stderr += String(data)));
  return { child, output, ended: once(child, 'close') };
}

test('the command serves until SIGTERM, and prints what is needed to use it', async () => {
  const { child, output, ended } = run('--seed', 'mine', '--time-scale', '1000');
  await expect.poll(() => output.stdout).toContain('Ctrl-C');
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output.stdout)?.[0];
  const key = /full access key +(\S+)/.exec(output.stdout)?.[1];
  const response = await fetch(`${url}/health`, { headers: { authorization: `Bearer ${key}` } });
  expect(response.status).toBe(200);
  await expect.poll(() => output.stdout).toContain('GET /health 200');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(output.stderr).toBe('');
});

test('with --specification it serves nothing else, and starts runs where --start-path says', async () => {
  const flags = ['--specification', '--start-path', '/v2/runs'];
  const { child, output, ended } = run('--quiet', ...flags);
  await expect.poll(() => output.stdout).toContain('http');
  const headers = { authorization: `Bearer ${issueKeys('reference').full}` };
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${output.stdout.trim()}${path}`, { headers, ...init });
  expect((await ask('/v1/me')).status).toBe(404);
  expect((await ask('/health')).status).toBe(200);
  const start = { method: 'POST', body: JSON.stringify({ planId: demoPlan('reference').id }) };
  expect((await ask('/v2/runs', start)).status).toBe(201);
  expect((await ask('/v1/simulation/run', start)).status).toBe(404);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test.each([['--port', 'x'], ['--time-scale', '0'], ['--start-path', 'runs'], ['--nonsense']])(
  '%s %s is refused with the usage',
  async (...args) => {
    const { output, ended } = run(...args);
    expect(await ended).toEqual([2, null]);
    expect(output.stderr).toContain('Usage:');
  },
);
