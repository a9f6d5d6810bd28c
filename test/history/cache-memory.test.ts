import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Memory } from '../../src/history/memory.ts';
import { openMemory } from '../../src/history/open.ts';
import { type FakeCache, startFakeCache } from '../support/github/fake-cache.ts';
import { idsIn, MAIN, PULL_REQUEST, pointer } from '../support/memory/pointer.ts';
import { recordingRunner } from '../support/recording-runner.ts';
import { RequestsUnderway } from '../support/requests-underway.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

const GATE = ['https://api.example.com', 'nightly', ''];
/** The longest that one operation may keep a job. */
const LIMIT_MS = 6_000;

interface Job {
  memory: Memory;
  debugged(): string;
  elapsedMs(): number;
  cancel(): void;
  /** How many sleeps are left. */
  sleeping(): number;
}

interface Runtime {
  cache: FakeCache;
  /** Opens the memory of a job with this environment; it hangs where the cache gives no answer. */
  open(env: Record<string, string>): Promise<Job>;
}

async function runtime(): Promise<Runtime> {
  const cache = await startFakeCache();
  const open = async (env: Record<string, string>): Promise<Job> => {
    const clock = new VirtualClock(() => underway.any);
    const underway = new RequestsUnderway(cache.url, () => clock.look());
    cache.onHang = (method, path) => underway.noteHanging(method, path);
    onTestFinished(() => underway.stop());
    const { runner, log } = recordingRunner({ RUNNER_DEBUG: '1' });
    const cancel = new AbortController();
    const memory = openMemory({ kind: 'auto' }, GATE, {
      env,
      clock,
      runner,
      cancelled: cancel.signal,
      random: () => 0.5,
      workflow: () => Promise.reject(new Error('not asked for')),
    });
    return {
      memory,
      debugged: log,
      elapsedMs: () => clock.elapsedMs,
      cancel: () => cancel.abort(new Error('cancelled')),
      sleeping: () => clock.sleeping,
    };
  };
  return { cache, open };
}

describe("GitHub's cache", () => {
  test('remembers from one job to the next, newest first', async () => {
    const { cache, open } = await runtime();
    const env = cache.jobOf([MAIN]);
    const { memory } = await open(env);
    expect(await memory.recall(MAIN)).toEqual([]);
    await memory.remember(pointer(1));
    await memory.remember(pointer(2));
    const next = await open(cache.jobOf([MAIN]));
    expect(await next.memory.recall(MAIN)).toEqual([pointer(2), pointer(1)]);
    expect(next.debugged()).toBe('');
    expect(next.sleeping()).toBe(0);
    await next.memory.remember(pointer(1, { outcome: 'passed' }));
    const last = await open(cache.jobOf([MAIN]));
    expect(await last.memory.recall(MAIN)).toEqual([pointer(2), pointer(1, { outcome: 'passed' })]);
  });

  test('shows a pull request what its base branch remembers, and keeps it from changing that', async () => {
    const { cache, open } = await runtime();
    await (await open(cache.jobOf([MAIN]))).memory.remember(pointer(1));
    const { memory } = await open(cache.jobOf([PULL_REQUEST, MAIN]));
    expect(await idsIn(memory, MAIN)).toEqual(['run-1']);
    await memory.remember(pointer(2, { ref: PULL_REQUEST }));
    await memory.remember(pointer(3, { ref: MAIN }));
    expect(await idsIn((await open(cache.jobOf([MAIN]))).memory)).toEqual(['run-1']);
    const again = await (await open(cache.jobOf([PULL_REQUEST, MAIN]))).memory;
    expect(await idsIn(again, PULL_REQUEST)).toEqual(['run-2']);
  });

  test.each(['find', 'download'] as const)('logs a debug line if %s fails', async (operation) => {
    const bodies = ['<html>', '{"ok":"yes"}'].map((body) => ({ status: 200, body }));
    for (const reply of [{ status: 401 }, { status: 500 }, { status: 302 }, ...bodies]) {
      const { cache, open } = await runtime();
      await (await open(cache.jobOf([MAIN]))).memory.remember(pointer(1));
      cache.orders[operation] = Array.from({ length: 9 }, () => reply);
      const job = await open(cache.jobOf([MAIN]));
      expect(await job.memory.recall(MAIN)).toEqual([]);
      expect(job.debugged()).toMatch(/^(?:::debug::memory: .*\n)+$/);
      expect(job.elapsedMs()).toBeLessThan(LIMIT_MS);
    }
  });

  test.each(['create', 'upload', 'finalize'] as const)(
    'logs a debug line if %s fails',
    async (operation) => {
      for (const status of [401, 409, 500]) {
        const { cache, open } = await runtime();
        cache.orders[operation] = Array.from({ length: 9 }, () => ({ status }));
        const { memory, debugged } = await open(cache.jobOf([MAIN]));
        await memory.remember(pointer(1));
        expect(debugged()).toMatch(/^::debug::memory: nothing is recorded .*\n$/);
        expect(await idsIn((await open(cache.jobOf([MAIN]))).memory)).toEqual([]);
      }
    },
  );

  test('sends no further request after a server error', async () => {
    const { cache, open } = await runtime();
    cache.orders.create = Array.from({ length: 9 }, () => ({ status: 500 }));
    const { memory } = await open(cache.jobOf([MAIN]));
    await memory.remember(pointer(1));
    const asked = cache.seen.length;
    await memory.remember(pointer(2));
    expect(cache.seen).toHaveLength(asked);
  });

  test.each([
    ['create', 409],
    ['create', 200],
    ['upload', 403],
    ['finalize', 409],
  ] as const)('a write that is refused (%s %i) stops no later read', async (operation, status) => {
    const { cache, open } = await runtime();
    await (await open(cache.jobOf([MAIN]))).memory.remember(pointer(1));
    cache.orders[operation] = [{ status, body: '{"ok":false}' }];
    const { memory } = await open(cache.jobOf([PULL_REQUEST, MAIN]));
    await memory.remember(pointer(2, { ref: PULL_REQUEST }));
    expect(await idsIn(memory, MAIN)).toEqual(['run-1']);
  });

  test.each([{ status: 500 }, 'break'] as const)(
    'repeats each request once after %j',
    async (reply) => {
      const { cache, open } = await runtime();
      const operations = ['find', 'create', 'upload', 'finalize', 'download'] as const;
      for (const operation of operations) cache.orders[operation] = [reply];
      const first = await open(cache.jobOf([MAIN]));
      await first.memory.remember(pointer(1));
      expect(first.elapsedMs()).toBe(4 * 500);
      expect(await idsIn((await open(cache.jobOf([MAIN]))).memory)).toEqual(['run-1']);
    },
  );

  test.each(['find', 'download', 'create', 'upload', 'finalize'] as const)(
    'costs one limit if it hangs at %s',
    async (operation) => {
      const { cache, open } = await runtime();
      await (await open(cache.jobOf([MAIN]))).memory.remember(pointer(1));
      cache.orders[operation] = Array.from({ length: 9 }, () => null);
      const { memory, elapsedMs, sleeping } = await open(cache.jobOf([MAIN]));
      await memory.recall(MAIN);
      await memory.recall(PULL_REQUEST);
      await memory.remember(pointer(1));
      await memory.remember(pointer(2));
      expect(elapsedMs()).toBe(LIMIT_MS);
      expect(sleeping()).toBe(0);
    },
  );

  test('tells nothing of its token and of signatures', async () => {
    const { cache, open } = await runtime();
    const env = cache.jobOf([MAIN]);
    await (await open(env)).memory.remember(pointer(1));
    const token = env.ACTIONS_RUNTIME_TOKEN ?? '';
    for (const [operation, secret] of [
      ['find', token],
      ['download', 'signature/='],
    ] as const) {
      cache.orders[operation] = [{ status: 403, body: `no ${secret} here` }];
      const { memory, debugged } = await open(env);
      expect(await memory.recall(MAIN)).toEqual([]);
      expect(debugged()).toContain('403: no *** here');
    }
  });
});

describe('the cache of these tests', () => {
  test('is one that @actions/cache takes for the real one', async () => {
    const { cache } = await runtime();
    const said = await runToolkit(cache.jobOf([MAIN]));
    expect(said).toMatch(/^restored k-1: text$/m);
    const asked = ['create 20', 'upload 20', 'finalize 20', 'find 20', 'download 20'];
    for (const one of asked) expect(cache.seen.join()).toContain(one);
  });
});

describe('GitHub Enterprise Server and other places without the current protocol', () => {
  test.each([
    ['no URL', { ACTIONS_RESULTS_URL: '' }],
    ['GitHub Enterprise Server', { GITHUB_SERVER_URL: 'https://git.acme.example' }],
  ])('%s: sends nothing, and a debug line names the folder', async (_, facts) => {
    const { cache, open } = await runtime();
    const { memory, debugged } = await open({ ...cache.jobOf([MAIN]), ...facts });
    await memory.remember(pointer(1));
    expect(await memory.recall(MAIN)).toEqual([]);
    expect(cache.seen).toEqual([]);
    expect(debugged()).toMatch(/^::debug::memory: .*give the input memory a folder.*\n$/);
  });

  test.each([{}, { GITHUB_SERVER_URL: 'https://acme.ghe.com' }])(
    'the current protocol is used with %j',
    async (facts) => {
      const { cache, open } = await runtime();
      const env = { ...cache.jobOf([MAIN]), ...facts };
      await (await open(env)).memory.remember(pointer(1));
      expect(await idsIn((await open(env)).memory)).toEqual(['run-1']);
    },
  );

  test('a job outside of GitHub has no cache', async () => {
    const { open } = await runtime();
    const { memory, debugged } = await open({});
    await memory.remember(pointer(1));
    expect(await memory.recall(MAIN)).toEqual([]);
    expect(debugged()).toBe('');
  });
});

/** What a job of its own writes that saves a file to the cache, and restores it. */
async function runToolkit(job: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'toolkit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const env = { PATH: process.env.PATH, RUNNER_TEMP: folder, GITHUB_WORKSPACE: folder, ...job };
  const file = fileURLToPath(new URL('../support/memory/toolkit-job.ts', import.meta.url));
  const run = promisify(execFile)(process.execPath, [file], { cwd: folder, env });
  return (await run).stdout;
}
