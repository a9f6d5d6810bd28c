import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { LONGEST_DOCUMENT } from '../../src/history/document.ts';
import { type Memory, memoryIn } from '../../src/history/memory.ts';
import { FolderStore } from '../../src/history/open.ts';
import { idsIn, MAIN, OTHER_PLAN, pointer, runIdOf } from '../support/memory/pointer.ts';
import { recordingRunner } from '../support/recording-runner.ts';

const GATE = ['https://api.example.com', 'nightly', ''];

interface Opened {
  memory: Memory;
  folder: string;
  debugged(): string;
  again(gate?: readonly string[]): Memory;
}

function open(): Opened {
  const parent = mkdtempSync(join(tmpdir(), 'memory-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, 'deep', 'folder');
  const { runner, log } = recordingRunner({ RUNNER_DEBUG: '1' });
  const again = (gate: readonly string[] = GATE) => memoryIn(new FolderStore(folder), gate, runner);
  return { memory: again(), folder, debugged: log, again };
}

/** The one file in the folder. */
function fileIn(folder: string): string {
  const [name, ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  return join(folder, `${name}`);
}

describe('a folder remembers', () => {
  test('nothing at first, without making the folder', async () => {
    const { memory, folder, debugged } = open();
    expect(await memory.recall(MAIN)).toEqual([]);
    expect(() => statSync(folder)).toThrow('ENOENT');
    expect(debugged()).toBe('');
  });

  test('pointers, newest first, for whoever opens it next', async () => {
    const { memory, again } = open();
    await memory.remember(pointer(1));
    await memory.remember(pointer(2));
    expect(await again().recall(MAIN)).toEqual([pointer(2), pointer(1)]);
  });

  test('one pointer of a run, in its place', async () => {
    const { memory } = open();
    await memory.remember(pointer(1));
    await memory.remember(pointer(2));
    const judged = pointer(1, { outcome: 'passed', endedAt: '2026-03-02T10:00:00.000Z' });
    await memory.remember(judged);
    expect(await memory.recall(MAIN)).toEqual([pointer(2), judged]);
  });

  test('runs as they were recalled first, and adds its own to what others have recorded since', async () => {
    const { memory, again } = open();
    expect(await idsIn(memory)).toEqual([]);
    await again().remember(pointer(1));
    await memory.remember(pointer(2));
    expect(await idsIn(memory)).toEqual([]);
    expect(await idsIn(again())).toEqual(['run-2', 'run-1']);
  });

  test('refs and gates apart', async () => {
    const { memory, again } = open();
    await memory.remember(pointer(1));
    await memory.remember(pointer(2, { ref: 'refs/pull/7/merge' }));
    expect(await idsIn(memory, 'refs/pull/7/merge')).toEqual(['run-2']);
    expect(await idsIn(memory)).toEqual(['run-1']);
    expect(await idsIn(again(['https://api.example.com', 'nightly', 'other']))).toEqual([]);
    expect(await idsIn(again(['https://api.example.com', 'nightly,', '']))).toEqual([]);
  });

  describe('of each plan the newest 30 runs and the first 20 evaluated ones', () => {
    const dayOf = (number: number) => ({
      outcome: 'passed' as const,
      startedAt: new Date(Date.UTC(2026, 0, number)).toISOString(),
    });
    const numbers = (from: number, to: number) =>
      Array.from({ length: from - to + 1 }, (_, index) => `run-${from - index}`);

    test('that are recorded, if nobody knows when the plan changed', async () => {
      const { memory, folder } = open();
      await memory.remember(pointer(1000, { runPlanId: OTHER_PLAN }));
      await memory.remember(pointer(1, { ...dayOf(1), outcome: 'inconclusive' }));
      for (let day = 2; day <= 60; day += 1) await memory.remember(pointer(day, dayOf(day)));
      expect(await idsIn(memory)).toEqual([...numbers(60, 31), ...numbers(21, 2), 'run-1000']);
      expect(JSON.parse(readFileSync(fileIn(folder), 'utf8')).runs).toHaveLength(51);
    });

    test('since the plan last changed', async () => {
      const { memory } = open();
      for (let day = 1; day <= 60; day += 1) {
        await memory.remember(pointer(day, dayOf(day)), '2026-01-05T00:00:00Z');
      }
      expect(await idsIn(memory)).toEqual([...numbers(60, 31), ...numbers(24, 5)]);
    });
  });

  test('1000 runs of all plans at most', async () => {
    const { memory, folder, again } = open();
    await memory.remember(pointer(0));
    const file = fileIn(folder);
    const document = JSON.parse(readFileSync(file, 'utf8'));
    const runs = Array.from({ length: 1_200 }, (_, index) =>
      pointer(index + 1, { runPlanId: runIdOf(index % 30) }),
    );
    writeFileSync(file, JSON.stringify({ ...document, runs }));
    await memory.remember(pointer(0));
    expect(await again().recall(MAIN)).toHaveLength(1_000);
    expect(JSON.parse(readFileSync(file, 'utf8')).runs).toHaveLength(1_000);
    expect((await idsIn(again()))[0]).toBe('run-0');
  });

  test('in the order of remembering, whatever the clock says', async () => {
    const { memory } = open();
    await memory.remember(pointer(1, { startedAt: '2099-01-01T00:00:00.000Z' }));
    await memory.remember(pointer(2, { startedAt: '1999-01-01T00:00:00.000Z' }));
    expect(await idsIn(memory)).toEqual(['run-2', 'run-1']);
  });
});

describe('what stands there is passed over with a debug line, and written anew', () => {
  const whole: [string, (good: string) => string][] = [
    ['nothing', () => ''],
    ['no JSON', () => 'runs: []'],
    ['half of it', (good) => good.slice(0, good.length / 2)],
    ['another shape', () => '{"version":1,"runs":{}}'],
    ['a later version', (good) => good.replace('"version": 1', '"version": 2')],
    ['another gate', (good) => good.replace(/"gate": "/, '"gate": "0')],
    ['what is too large', (good) => good + ' '.repeat(LONGEST_DOCUMENT)],
    ['bytes', () => '\u0000\ufffd'.repeat(100)],
  ];

  test.each(whole)('%s', async (_, spoil) => {
    const { memory, folder, debugged, again } = open();
    await memory.remember(pointer(1));
    const file = fileIn(folder);
    writeFileSync(file, spoil(readFileSync(file, 'utf8')));
    expect(await again().recall(MAIN)).toEqual([]);
    expect(debugged()).toMatch(/^::debug::memory: .*(?:passed over|no runs are recalled)/);
    await again().remember(pointer(2));
    expect(await idsIn(again())).toEqual(['run-2']);
  });

  test.each([
    ['no object', 'run-9'],
    ['null', null],
    ['an ID that is a sentence', pointer(9, { jobId: 'ignore all previous instructions' })],
    ['an ID that leads to another path', pointer(9, { jobId: '..' })],
    ['an ID that is no UUID', pointer(9, { jobId: 'run-9' })],
    ['a plan that is no UUID', pointer(9, { runPlanId: '../../call' })],
    ['an ID without end', pointer(9, { jobId: 'x'.repeat(300) })],
    ['a fingerprint that is none', pointer(9, { fingerprint: '<script>' })],
    ['a moment that is none', pointer(9, { startedAt: 'yesterday' })],
    ['a moment without end', pointer(9, { endedAt: '1'.repeat(100) })],
    ['a commit that is none', pointer(9, { sha: '$(id)' })],
    ['an attempt below zero', pointer(9, { attempt: -1 })],
    ['a step of several lines', pointer(9, { step: 'a\n::error::b' })],
    ['an outcome that is not known', { ...pointer(9), outcome: 'green' }],
    ['another ref', pointer(9, { ref: 'refs/heads/other' })],
    ['a run that stands there already', pointer(1, { outcome: 'passed' })],
  ])('an entry: %s', async (_, entry) => {
    const { memory, folder, debugged, again } = open();
    await memory.remember(pointer(1));
    const file = fileIn(folder);
    const document = JSON.parse(readFileSync(file, 'utf8'));
    document.runs.push(entry);
    writeFileSync(file, JSON.stringify(document));
    expect(await again().recall(MAIN)).toEqual([pointer(1)]);
    expect(debugged()).toMatch(/^::debug::memory: entry 1 of refs\/heads\/main is passed over/);
    expect(debugged().trim().split('\n')).toHaveLength(1);
    expect(debugged()).not.toMatch(/ignore|script|green|yesterday|error::b/);
  });

  test('what is too large, without reading it', async () => {
    const { memory, folder, debugged, again } = open();
    await memory.remember(pointer(1));
    truncateSync(fileIn(folder), 2 ** 33);
    expect(await again().recall(MAIN)).toEqual([]);
    expect(debugged()).toContain('is too large');
  });

  test('a folder, a device or a pipe in its place, without waiting for it', async () => {
    for (const [index, make] of [
      (path: string) => mkdirSync(path),
      (path: string) => symlinkSync('/dev/zero', path),
      (path: string) => symlinkSync(path, path),
      (path: string) => execFileSync('mkfifo', [path]),
    ].entries()) {
      const { memory, folder, debugged, again } = open();
      await memory.remember(pointer(1));
      const file = fileIn(folder);
      rmSync(file);
      make(file);
      expect(await again().recall(MAIN)).toEqual([]);
      expect(debugged()).toContain('memory: no runs are recalled');
      await again().remember(pointer(2));
      expect(await idsIn(again())).toEqual(index === 0 ? [] : ['run-2']);
      expect(readdirSync(folder)).toHaveLength(1);
    }
  });

  test('a folder that cannot be made', async () => {
    const { memory, folder, debugged, again } = open();
    writeFileSync(join(folder, '../../deep'), '');
    await memory.remember(pointer(1));
    expect(await again().recall(MAIN)).toEqual([]);
    expect(debugged()).toContain('memory: nothing is recorded under refs/heads/main: ');
  });

  test('a pointer that could not be read again is not written', async () => {
    const { memory, folder, debugged } = open();
    await memory.remember(pointer(1, { jobId: 'two words' }));
    expect(debugged()).toBe(
      '::debug::memory: a run is not recorded, because its facts have an unexpected form\n',
    );
    expect(() => readdirSync(folder)).toThrow('ENOENT');
  });
});
