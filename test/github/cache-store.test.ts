import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { RunHistory } from '../../src/history/run-history.ts';
import { readWorkflow } from '../../src/inputs/workflow.ts';
import { type FakeCache, startFakeCache } from '../support/github/fake-cache.ts';
import {
  historyRuntime,
  idsIn,
  MAIN,
  PULL_REQUEST,
  reference,
} from '../support/memory/references.ts';
import { RequestsUnderway } from '../support/requests-underway.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

const GATE = ['https://api.example.com', 'nightly', ''];
/** The longest that one operation may keep a job. */
const LIMIT_MS = 6_000;

interface Job {
  history: RunHistory;
  debugged(): string;
  elapsedMs(): number;
  cancel(): void;
  /** How many sleeps are left. */
  sleeping(): number;
}

interface Runtime {
  cache: FakeCache;
  /** Opens the run history of a job with this environment; it hangs where the cache gives no answer. */
  open(env: Record<string, string>): Promise<Job>;
}

async function runtime(): Promise<Runtime> {
  const cache = await startFakeCache();
  const open = async (env: Record<string, string>): Promise<Job> => {
    const clock = new VirtualClock(() => underway.any);
    const underway = new RequestsUnderway(cache.url, () => clock.advance());
    cache.onHang = (method, path) => underway.noteHanging(method, path);
    onTestFinished(() => underway.stop());
    const cancel = new AbortController();
    const { runtime, log } = historyRuntime();
    const own = { ...runtime, env, workflow: readWorkflow(env), clock, cancelled: cancel.signal };
    const history = new RunHistory({ kind: 'auto' }, GATE, own);
    return {
      history,
      debugged: log,
      elapsedMs: () => clock.elapsedMs,
      cancel: () => cancel.abort(new Error('cancelled')),
      sleeping: () => clock.sleeping,
    };
  };
  return { cache, open };
}

describe("GitHub's cache", () => {
  test('keeps the run history from one job to the next', async () => {
    const { cache, open } = await runtime();
    const env = cache.jobOf([MAIN]);
    const { history } = await open(env);
    expect(await history.read(MAIN)).toEqual([]);
    await history.record(reference(1));
    await history.record(reference(2));
    const next = await open(cache.jobOf([MAIN]));
    expect(await next.history.read(MAIN)).toEqual([reference(2), reference(1)]);
    expect(next.debugged()).toBe('');
    expect(next.sleeping()).toBe(0);
    await next.history.record(reference(1, { outcome: 'passed' }));
    const last = await open(cache.jobOf([MAIN]));
    expect(await last.history.read(MAIN)).toEqual([
      reference(2),
      reference(1, { outcome: 'passed' }),
    ]);
  });

  test('shows a pull request the runs of its base branch, and lets it record none there', async () => {
    const { cache, open } = await runtime();
    await (await open(cache.jobOf([MAIN]))).history.record(reference(1));
    const { history } = await open(cache.jobOf([PULL_REQUEST, MAIN]));
    expect(await idsIn(history, MAIN)).toEqual(['run-1']);
    await history.record(reference(2, { ref: PULL_REQUEST }));
    await history.record(reference(3, { ref: MAIN }));
    expect(await idsIn((await open(cache.jobOf([MAIN]))).history)).toEqual(['run-1']);
    const again = await (await open(cache.jobOf([PULL_REQUEST, MAIN]))).history;
    expect(await idsIn(again, PULL_REQUEST)).toEqual(['run-2']);
  });

  test.each(['find', 'download'] as const)('logs a debug line if %s fails', async (operation) => {
    const bodies = ['<html>', '{"ok":"yes"}'].map((body) => ({ status: 200, body }));
    for (const reply of [{ status: 401 }, { status: 500 }, { status: 302 }, ...bodies]) {
      const { cache, open } = await runtime();
      await (await open(cache.jobOf([MAIN]))).history.record(reference(1));
      cache.orders[operation] = Array.from({ length: 9 }, () => reply);
      const job = await open(cache.jobOf([MAIN]));
      expect(await job.history.read(MAIN)).toEqual([]);
      expect(job.debugged()).toMatch(/^(?:::debug::run history: .*\n)+$/);
      expect(job.elapsedMs()).toBeLessThan(LIMIT_MS);
    }
  });

  test.each(['create', 'upload', 'finalize'] as const)(
    'logs a debug line if %s fails',
    async (operation) => {
      for (const status of [401, 409, 500]) {
        const { cache, open } = await runtime();
        cache.orders[operation] = Array.from({ length: 9 }, () => ({ status }));
        const { history, debugged } = await open(cache.jobOf([MAIN]));
        await history.record(reference(1));
        expect(debugged()).toMatch(/^::debug::run history: .* cache entry: .*\n$/);
        expect(await idsIn((await open(cache.jobOf([MAIN]))).history)).toEqual([]);
      }
    },
  );

  test.each(['find', 'download', 'create', 'upload', 'finalize'] as const)(
    'costs one limit if it hangs at %s',
    async (operation) => {
      const { cache, open } = await runtime();
      await (await open(cache.jobOf([MAIN]))).history.record(reference(1));
      cache.orders[operation] = Array.from({ length: 9 }, () => null);
      const { history, elapsedMs, sleeping } = await open(cache.jobOf([MAIN]));
      await history.read(MAIN);
      await history.read(PULL_REQUEST);
      await history.record(reference(1));
      await history.record(reference(2));
      expect(elapsedMs()).toBe(LIMIT_MS);
      expect(sleeping()).toBe(0);
    },
  );

  test('logs neither its token nor signatures', async () => {
    const { cache, open } = await runtime();
    const env = cache.jobOf([MAIN]);
    await (await open(env)).history.record(reference(1));
    const token = env.ACTIONS_RUNTIME_TOKEN ?? '';
    for (const [operation, secret] of [
      ['find', token],
      ['download', 'signature/='],
    ] as const) {
      cache.orders[operation] = [{ status: 403, body: `no ${secret} here` }];
      const { history, debugged } = await open(env);
      expect(await history.read(MAIN)).toEqual([]);
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
    const { history, debugged } = await open({ ...cache.jobOf([MAIN]), ...facts });
    await history.record(reference(1));
    expect(await history.read(MAIN)).toEqual([]);
    expect(cache.seen).toEqual([]);
    expect(debugged()).toMatch(/^::debug::run history: .*give the input memory a folder.*\n$/);
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
