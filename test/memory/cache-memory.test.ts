import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CacheStore } from '../../src/memory/cache-store.ts';
import type { Memory } from '../../src/memory/memory.ts';
import { openMemory } from '../../src/memory/open.ts';
import { type FakeCache, startFakeCache } from '../support/github/fake-cache.ts';
import { idsIn, MAIN, PULL_REQUEST, pointer } from '../support/memory/pointer.ts';
import { recordingRunner } from '../support/recording-runner.ts';
import { RequestsUnderway } from '../support/requests-underway.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

const GATE = ['https://api.example.com', 'nightly', ''];
/** The longest that a cache may keep a job, whatever it does: for reading, and for writing. */
const LIMIT_MS = 6_000;
/** And where it gives no answer. */
const REQUEST_LIMIT_MS = 5_000;

interface Job {
  memory: Memory;
  debugged(): string;
  elapsedMs(): number;
  cancel(): void;
  /** How many sleeps are left. */
  sleeping(): number;
}

interface World {
  cache: FakeCache;
  /** Opens the memory of a job with this environment; it hangs where the cache gives no answer. */
  open(env: Record<string, string>): Promise<Job>;
}

async function world(): Promise<World> {
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
    const { cache, open } = await world();
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
    const { cache, open } = await world();
    await (await open(cache.jobOf([MAIN]))).memory.remember(pointer(1));
    const { memory } = await open(cache.jobOf([PULL_REQUEST, MAIN]));
    expect(await idsIn(memory, MAIN)).toEqual(['run-1']);
    await memory.remember(pointer(2, { ref: PULL_REQUEST }));
    await memory.remember(pointer(3, { ref: MAIN }));
    expect(await idsIn((await open(cache.jobOf([MAIN]))).memory)).toEqual(['run-1']);
    const again = await (await open(cache.jobOf([PULL_REQUEST, MAIN]))).memory;
    expect(await idsIn(again, PULL_REQUEST)).toEqual(['run-2']);
  });

  test.each(['find', 'download'] as const)(
    '%s: what fails is told in a debug line alone',
    async (operation) => {
      for (const reply of [
        { status: 401 },
        { status: 403, body: 'no' },
        { status: 500 },
        { status: 200, body: '<html>' },
        { status: 200, body: '{"ok":"yes"}' },
        { status: 302 },
      ]) {
        const { cache, open } = await world();
        await (await open(cache.jobOf([MAIN]))).memory.remember(pointer(1));
        cache.orders[operation] = Array.from({ length: 9 }, () => reply);
        const job = await open(cache.jobOf([MAIN]));
        expect(await job.memory.recall(MAIN)).toEqual([]);
        expect(job.debugged()).toMatch(/^(?:::debug::memory: .*\n)+$/);
        expect(job.elapsedMs()).toBeLessThan(LIMIT_MS);
      }
    },
  );

  test.each(['create', 'upload', 'finalize'] as const)(
    '%s: what fails is told in a debug line alone, and is not tried again',
    async (operation) => {
      for (const status of [401, 403, 404, 409, 500]) {
        const { cache, open } = await world();
        cache.orders[operation] = Array.from({ length: 9 }, () => ({ status }));
        const { memory, debugged } = await open(cache.jobOf([MAIN]));
        await memory.remember(pointer(1));
        const asked = cache.seen.length;
        await memory.remember(pointer(2));
        expect(cache.seen).toHaveLength(asked);
        expect(debugged()).toMatch(/^(?:::debug::memory: nothing is remembered .*\n){2}$/);
        expect(await idsIn((await open(cache.jobOf([MAIN]))).memory)).toEqual([]);
      }
    },
  );

  test.each([
    ['create', 409],
    ['create', 200],
    ['upload', 403],
    ['finalize', 409],
  ] as const)('a write that is refused (%s %i) stops no later read', async (operation, status) => {
    const { cache, open } = await world();
    await (await open(cache.jobOf([MAIN]))).memory.remember(pointer(1));
    cache.orders[operation] = [{ status, body: '{"ok":false}' }];
    const { memory } = await open(cache.jobOf([PULL_REQUEST, MAIN]));
    await memory.remember(pointer(2, { ref: PULL_REQUEST }));
    expect(await idsIn(memory, MAIN)).toEqual(['run-1']);
    const asked = cache.seen.length;
    await memory.remember(pointer(3, { ref: PULL_REQUEST }));
    expect(cache.seen).toHaveLength(asked);
  });

  test.each(['create', 'finalize'] as const)(
    '%s: what is refused in its own words is told in a debug line alone',
    async (operation) => {
      const { cache, open } = await world();
      cache.orders[operation] = [{ status: 200, body: '{"ok":false}' }];
      const { memory, debugged } = await open(cache.jobOf([MAIN]));
      await memory.remember(pointer(1));
      expect(debugged()).toContain(
        `${operation} cache entry: the cache does not let this job do it`,
      );
      expect(await idsIn((await open(cache.jobOf([MAIN]))).memory)).toEqual([]);
    },
  );

  test.each([{ status: 500 }, 'break'] as const)(
    'what fails once (%j) is asked for once more, half a second later',
    async (reply) => {
      const { cache, open } = await world();
      const operations = ['find', 'create', 'upload', 'finalize', 'download'] as const;
      for (const operation of operations) cache.orders[operation] = [reply];
      const first = await open(cache.jobOf([MAIN]));
      await first.memory.remember(pointer(1));
      expect(first.elapsedMs()).toBe(4 * 500);
      expect(await idsIn((await open(cache.jobOf([MAIN]))).memory)).toEqual(['run-1']);
    },
  );

  test.each(['find', 'download'] as const)(
    'that hangs at %s costs the limit of one request',
    async (operation) => {
      const { cache, open } = await world();
      await (await open(cache.jobOf([MAIN]))).memory.remember(pointer(1));
      cache.orders[operation] = Array.from({ length: 9 }, () => null);
      const { memory, debugged, elapsedMs } = await open(cache.jobOf([MAIN]));
      expect(await memory.recall(MAIN)).toEqual([]);
      expect(await memory.recall(PULL_REQUEST)).toEqual([]);
      await memory.remember(pointer(2));
      expect(elapsedMs()).toBe(REQUEST_LIMIT_MS);
      expect(debugged()).toContain('nothing is recalled');
    },
  );

  test.each(['create', 'upload', 'finalize'] as const)(
    'that hangs at %s costs the limit of one request',
    async (operation) => {
      const { cache, open } = await world();
      cache.orders[operation] = Array.from({ length: 9 }, () => null);
      const { memory, elapsedMs } = await open(cache.jobOf([MAIN]));
      await memory.remember(pointer(1));
      await memory.remember(pointer(2));
      expect(elapsedMs()).toBe(REQUEST_LIMIT_MS);
    },
  );

  test('with garbage, an archive or something huge in it is written anew', async () => {
    const archive = Buffer.from('1f8b0800000000000003', 'hex');
    for (const bytes of [Buffer.from('nothing'), archive, Buffer.alloc(40 * 1024 * 1024, 32)]) {
      const { cache, open } = await world();
      await (await open(cache.jobOf([MAIN]))).memory.remember(pointer(1));
      for (const entry of cache.entries) entry.bytes = bytes;
      const { memory } = await open(cache.jobOf([MAIN]));
      expect(await memory.recall(MAIN)).toEqual([]);
      await memory.remember(pointer(2));
      expect(await idsIn((await open(cache.jobOf([MAIN]))).memory)).toEqual(['run-2']);
    }
  });

  test('with an entry that is gone when it is fetched is as one without it', async () => {
    const { cache, open } = await world();
    await (await open(cache.jobOf([MAIN]))).memory.remember(pointer(1));
    cache.orders.download = [{ status: 404 }];
    const { memory, debugged } = await open(cache.jobOf([MAIN]));
    expect(await memory.recall(MAIN)).toEqual([]);
    expect(debugged()).toBe('');
  });

  test('tells nothing of its token and of signatures', async () => {
    const { cache, open } = await world();
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

  test('is left alone once the step is cancelled', async () => {
    const { cache, open } = await world();
    const { memory, cancel } = await open(cache.jobOf([MAIN]));
    cancel();
    await memory.remember(pointer(1));
    expect(cache.seen).toEqual([]);
  });

  test('keeps at once what comes together', async () => {
    const { cache, open } = await world();
    const { memory } = await open(cache.jobOf([MAIN]));
    await Promise.all(Array.from({ length: 30 }, (_, number) => memory.remember(pointer(number))));
    expect(cache.entries.length).toBeLessThanOrEqual(2);
    expect(await idsIn((await open(cache.jobOf([MAIN]))).memory)).toHaveLength(30);
  });

  test('that two jobs use at once loses neither its entries nor a job', async () => {
    const { cache, open } = await world();
    await (await open(cache.jobOf([MAIN]))).memory.remember(pointer(0));
    const openOne = async (number: number) => ({
      number,
      ...(await open(cache.jobOf([MAIN]))),
    });
    const jobs = await Promise.all([1, 2].map(openOne));
    await Promise.all(jobs.map(({ memory, number }) => memory.remember(pointer(number))));
    const ids = await idsIn((await open(cache.jobOf([MAIN]))).memory);
    expect(ids).toContain('run-0');
    expect(ids.length).toBeGreaterThanOrEqual(2);
  });
});

describe('the cache of these tests', () => {
  test('is one that @actions/cache takes for the real one', async () => {
    const { cache } = await world();
    const said = await runToolkit(cache.jobOf([MAIN]));
    expect(said).toMatch(/^restored k-1: text$/m);
    const asked = ['create 20', 'upload 20', 'finalize 20', 'find 20', 'download 20'];
    for (const one of asked) expect(cache.seen.join()).toContain(one);
  });
});

describe('what the runner says of the cache is heeded', () => {
  test.each([
    ['no token', { ACTIONS_RUNTIME_TOKEN: '' }],
    ['mode none', { ACTIONS_CACHE_MODE: 'none' }],
    ['mode write-only', { ACTIONS_CACHE_MODE: 'Write-Only' }],
  ])('%s: nothing is asked', async (_, facts) => {
    const { cache, open } = await world();
    const { memory, debugged } = await open({ ...cache.jobOf([MAIN]), ...facts });
    await memory.remember(pointer(1));
    expect(await memory.recall(MAIN)).toEqual([]);
    expect(cache.seen).toEqual([]);
    expect(debugged()).toBe('');
  });

  test.each([
    ['no address', { ACTIONS_RESULTS_URL: '' }],
    [
      'the older protocol alone',
      { ACTIONS_RESULTS_URL: '', ACTIONS_CACHE_URL: 'http://127.0.0.1:9/' },
    ],
    ['GitHub Enterprise Server', { GITHUB_SERVER_URL: 'https://git.acme.example' }],
  ])('%s: nothing is asked, and a debug line names the folder', async (_, facts) => {
    const { cache, open } = await world();
    const { memory, debugged } = await open({ ...cache.jobOf([MAIN]), ...facts });
    await memory.remember(pointer(1));
    expect(await memory.recall(MAIN)).toEqual([]);
    expect(cache.seen).toEqual([]);
    expect(debugged()).toMatch(/^::debug::memory: .*give the input memory a folder.*\n$/);
  });

  test.each([
    ['the server is not named', {}],
    ['it is one of a company at GitHub', { GITHUB_SERVER_URL: 'https://acme.ghe.com' }],
    ['the runner offers the older one too', { ACTIONS_CACHE_URL: 'http://127.0.0.1:9/' }],
    ['the runner says nothing of protocols', { ACTIONS_CACHE_SERVICE_V2: '' }],
  ])('the current protocol is used where %s', async (_, facts) => {
    const { cache, open } = await world();
    const env = { ...cache.jobOf([MAIN]), ...facts };
    await (await open(env)).memory.remember(pointer(1));
    expect(await idsIn((await open(env)).memory)).toEqual(['run-1']);
  });

  test('an address of storage without a signature is followed', async () => {
    const { cache, open } = await world();
    const body = JSON.stringify({ ok: true, signed_download_url: `${cache.url}/storage/none` });
    cache.orders.find = [{ status: 200, body }];
    const { memory, debugged } = await open(cache.jobOf([MAIN]));
    expect(await memory.recall(MAIN)).toEqual([]);
    expect(cache.seen.at(-1)).toBe('download 404');
    expect(debugged()).toBe('');
  });

  test('mode read: nothing is added', async () => {
    const { cache, open } = await world();
    await (await open(cache.jobOf([MAIN]))).memory.remember(pointer(1));
    const { memory } = await open({ ...cache.jobOf([MAIN]), ACTIONS_CACHE_MODE: 'read' });
    await memory.remember(pointer(2));
    expect(cache.entries).toHaveLength(1);
    expect(await idsIn(memory)).toEqual(['run-2', 'run-1']);
  });

  test('an address of storage that is not encrypted is not followed from one that is', async () => {
    const { cache, open } = await world();
    const env = cache.jobOf([MAIN]);
    for (const address of ['ftp://127.0.0.1/x', 'file:///etc/passwd', 'no address']) {
      cache.orders.find = [
        { status: 200, body: JSON.stringify({ ok: true, signed_download_url: address }) },
      ];
      const { memory, debugged } = await open(env);
      expect(await memory.recall(MAIN)).toEqual([]);
      expect(debugged()).toContain('download cache entry: the cache does not let this job do it');
    }
  });

  test('a job outside of GitHub has none', async () => {
    const { open } = await world();
    const { memory, debugged } = await open({});
    await memory.remember(pointer(1));
    expect(await memory.recall(MAIN)).toEqual([]);
    expect(debugged()).toBe('');
  });
});

test('a cache that works on and on costs one limit', async () => {
  const clock = new VirtualClock(() => false);
  const slow = (signal: AbortSignal) =>
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
  const cache = {
    find: (_: string, signal: AbortSignal) => slow(signal),
    add: (_: string, __: string, signal: AbortSignal) => slow(signal),
  };
  const cancelled = new AbortController().signal;
  const store = new CacheStore(cache, '', { clock, cancelled });
  await expect(store.read('a')).rejects.toThrow('too much of the time');
  await expect(store.update('a', () => 'text')).rejects.toThrow('too much of the time');
  expect(clock.elapsedMs).toBe(LIMIT_MS);
  expect(clock.sleeping).toBe(0);
});

test('a write that takes too long stops later reads', async () => {
  const clock = new VirtualClock(() => false);
  const cache = {
    find: () => Promise.resolve('text'),
    add: (_: string, __: string, signal: AbortSignal) =>
      new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      ),
  };
  const cancelled = new AbortController().signal;
  const store = new CacheStore(cache, '', { clock, cancelled });
  await expect(store.update('a', () => 'text')).rejects.toThrow('too much of the time');
  await expect(store.read('a')).rejects.toThrow('too much of the time');
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
