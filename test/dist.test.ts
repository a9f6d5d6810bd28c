import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CALLED_LIST } from '../scripts/command.ts';
import { compileAtOnce, functionsOf } from '../scripts/eager.ts';
import { licensesIn, packagesIn } from '../scripts/licenses.ts';

const MAIN = new URL('../dist/main/', import.meta.url);
/** How the bundler marks where a module begins: by its number, or by its path within another. */
const MODULE = /^(?:\/\*\*\*\/ (\d+):|;\/\/ CONCATENATED MODULE: (.+))$/gm;

const OLD_NODE = findOldNode();
/** Makes a Node an older one. */
const OLDER = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '23.11.1' } });`;

const parts = readdirSync(MAIN)
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(new URL(name, MAIN), 'utf8'));
const modules = parts.flatMap((text) =>
  [...text.matchAll(MODULE)].map(([, number, path]) => number ?? path ?? ''),
);

describe('dist/ holds one bundle', () => {
  test('without any module twice', () => {
    expect(modules.length).toBeGreaterThan(50);
    expect(modules.filter((name, index) => modules.indexOf(name) !== index)).toEqual([]);
  });

  test('of which most functions that a job is said to call are there, in parentheses', () => {
    const listed = readFileSync(CALLED_LIST, 'utf8').trim().split('\n');
    const known = new Set(parts.flatMap((text) => functionsOf(text).map(({ key }) => key)));
    const gone = listed.filter((key) => !known.has(key));
    expect(gone.length, 'npm run called makes the list anew').toBeLessThan(listed.length / 5);
    const called = new Set(listed);
    const left = parts.filter((text) => compileAtOnce(text, called) !== text);
    expect(left).toEqual([]);
  });

  test('of @actions/core what speaks to the runner, without its HTTP client', () => {
    const ofActions = modules.filter((path) => path.includes('@actions/'));
    for (const name of ['command', 'core', 'file-command', 'summary']) {
      expect(ofActions).toContain(`./node_modules/@actions/core/lib/${name}.js`);
    }
    // What `@actions/github` imports by that name does nothing.
    const standIn = './node_modules/@actions/github/node_modules/@actions/http-client/index.js';
    const further = ofActions.filter((path) => /http-client|exec|oidc/.test(path));
    // Of what uploads artifacts, with a stand-in for its undici.
    const uploading = /^\.\/node_modules\/@actions\/http-client\/(?:lib|node_modules\/undici)\//;
    expect(further.filter((path) => !uploading.test(path))).toEqual([standIn]);
  });

  test('of what uploads artifacts nothing in a part that other jobs load', () => {
    const uploads = /CONCATENATED MODULE: \S+\/@actions\/(?:artifact|http-client)\/lib/;
    const withIt = parts.filter((text) => uploads.test(text));
    expect(withIt).toHaveLength(1);
    expect(withIt[0]).not.toMatch(/CONCATENATED MODULE: \.\/(?:step|gate|service|report)\//);
    const licenses = readFileSync(new URL('licenses.txt', MAIN), 'utf8');
    expect(licenses).toMatch(/^@actions\/artifact$/m);
    expect(licenses).not.toMatch(/^(?:@azure\/.*|archiver|unzip-stream)$/m);
  });

  test('with the licence of every package in it, and its text', () => {
    const packages = packagesIn(fileURLToPath(MAIN));
    expect(packages).toEqual(expect.arrayContaining(['@actions/core', 'undici', 'zod']));
    const entries = licensesIn(readFileSync(new URL('licenses.txt', MAIN), 'utf8'));
    expect([...entries.keys()]).toEqual(expect.arrayContaining([...packages, 'yaml', 'tunnel']));
    const grants =
      /Permission is hereby granted|Permission to use|Redistribution and use|Apache License/;
    const bare = [...entries].filter(([, entry]) => !grants.test(entry)).map(([name]) => name);
    expect(bare).toEqual([]);
  });

  test('of what speaks to GitHub nothing in a part that other jobs load', () => {
    const withGitHub = parts.filter((text) => /CONCATENATED MODULE: \S+\/@octokit\//.test(text));
    expect(withGitHub).toHaveLength(1);
    expect(withGitHub[0]).not.toMatch(/CONCATENATED MODULE: \.\/(?:step|gate|service|report)\//);
  });

  test('with one undici', () => {
    const agents = parts.flatMap(
      (text) => text.match(/^class Agent extends DispatcherBase/gm) ?? [],
    );
    expect(agents).toHaveLength(1);
  });

  test('with a file for each action that does nothing but start it', () => {
    const dist = new URL('../dist/', import.meta.url);
    const starters = readdirSync(dist).filter((name) => name.endsWith('.js'));
    const entries = readdirSync(new URL('../src/entries/', import.meta.url))
      .map((name) => name.replace(/\.ts$/, '.js'))
      .filter((name) => name !== 'main.js');
    expect(starters.sort()).toEqual(entries.sort());
    for (const name of starters.filter((one) => one !== 'command.js')) {
      const start = `require('./main/index.js').start('${name.replace('.js', '')}');\n`;
      expect(readFileSync(new URL(name, dist), 'utf8')).toContain(start);
    }
  });
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
    const says =
      'error: simulation-gate needs Node 24 or later, and was started by Node 23.11.1: install Node 24, or put it first in PATH\n';
    expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: says });
  });
});

describe('started by a Node older than 24, it says so and ends with 1', () => {
  const starter = fileURLToPath(new URL('../dist/gate.js', import.meta.url));
  const says = (version: string) =>
    `::error title=Simulation Gate::this action needs Node 24, and was started by Node ${version}: update the runner, or whatever else starts it\n`;

  test('whatever its inputs', () => {
    const args = ['--import', OLDER, starter];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: says('23.11.1'), stderr: '' });
  });

  test.skipIf(OLD_NODE === undefined)('as one that is installed does', () => {
    const { status, stdout, stderr } = spawnSync(`${OLD_NODE?.path}`, [starter], {
      encoding: 'utf8',
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: says(`${OLD_NODE?.version}`),
      stderr: '',
    });
  });
});

/** A Node of this machine that is older than the action's, if it has one. */
function findOldNode(): { path: string; version: string } | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'node'))
    .filter((path) => existsSync(path))
    .map((path) => {
      const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
      return { path, version: stdout.trim().replace('v', '') };
    })
    .find(({ version }) => Number.parseInt(version, 10) < 24);
}
