import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const DIST = new URL('../dist/', import.meta.url);

/** Makes a Node an older one. */
const OLDER = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '23.11.1' } });`;

test('what every job loads holds neither Octokit nor the artifact package', () => {
  const text = readFileSync(new URL('main/index.js', DIST), 'utf8');
  expect(text).toContain('node_modules/@actions/core/');
  expect(text).not.toMatch(/node_modules\/@(?:octokit|azure)\//);
});

test('dist/ has at most 10 MB', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  const sizes = files.map((file) => statSync(new URL(file, DIST))).filter((file) => file.isFile());
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(10_000_000);
});

describe('the command', () => {
  const launcher = fileURLToPath(new URL('../dist/command.js', import.meta.url));

  test('is a file that a shell can start', () => {
    expect(statSync(launcher).mode & 0o111).toBe(0o111);
    expect(readFileSync(launcher, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  test('started by a Node older than 24, says so and ends with 2', () => {
    const args = ['--import', OLDER, launcher, 'gate'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^error: .* Node 24 .* Node 23\.11\.1/);
  });
});

test('the action started by a Node older than 24 says so and ends with 1', () => {
  const starter = fileURLToPath(new URL('../dist/gate.js', import.meta.url));
  const args = ['--import', OLDER, starter];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(stdout).toMatch(/^::error title=Simulation Gate::.* Node 24.* Node 23\.11\.1/);
});
