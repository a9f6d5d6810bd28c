import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RunHistory } from '../../src/history/run-history.ts';
import {
  historyRuntime,
  idsIn,
  MAIN,
  OTHER_PLAN,
  reference,
} from '../support/memory/references.ts';
import { emptyFolder } from '../support/memory/scene.ts';

const GATE = ['https://api.example.com', 'nightly', ''];

interface Opened {
  history: RunHistory;
  folder: string;
  debugged(): string;
  again(gate?: readonly string[]): RunHistory;
}

function open(): Opened {
  const folder = join(emptyFolder(), 'deep', 'folder');
  const { runtime, log } = historyRuntime();
  const again = (gate: readonly string[] = GATE) =>
    new RunHistory({ kind: 'folder', path: folder }, gate, runtime);
  return { history: again(), folder, debugged: log, again };
}

/** The one file in the folder. */
function fileIn(folder: string): string {
  const [name, ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  return join(folder, `${name}`);
}

describe('the run history in a folder', () => {
  test('is empty at first, and makes no folder', async () => {
    const { history, folder, debugged } = open();
    expect(await history.read(MAIN)).toEqual([]);
    expect(() => statSync(folder)).toThrow('ENOENT');
    expect(debugged()).toBe('');
  });

  test('is one warning if it cannot be written', async () => {
    const { history, folder, debugged } = open();
    writeFileSync(join(folder, '../..', 'deep'), 'a file');
    await history.record(reference(1));
    await history.record(reference(2));
    expect(debugged().match(/^::warning.*'memory'.* refs\/heads\/main: .*/gm)).toHaveLength(1);
  });

  test('lists the runs of earlier steps, newest first', async () => {
    const { history, again } = open();
    await history.record(reference(1));
    await history.record(reference(2));
    expect(await again().read(MAIN)).toEqual([reference(2), reference(1)]);
  });

  test('has one reference to a run, which keeps its place', async () => {
    const { history } = open();
    await history.record(reference(1));
    await history.record(reference(2));
    const evaluated = reference(1, { outcome: 'passed', endedAt: '2026-03-02T10:00:00.000Z' });
    await history.record(evaluated);
    expect(await history.read(MAIN)).toEqual([reference(2), evaluated]);
  });

  test('is as it was first read, and adds to what others have recorded since', async () => {
    const { history, again } = open();
    expect(await idsIn(history)).toEqual([]);
    await again().record(reference(1));
    await history.record(reference(2));
    expect(await idsIn(history)).toEqual([]);
    expect(await idsIn(again())).toEqual(['run-2', 'run-1']);
  });

  test('separates refs and gates', async () => {
    const { history, again } = open();
    await history.record(reference(1));
    await history.record(reference(2, { ref: 'refs/pull/7/merge' }));
    expect(await idsIn(history, 'refs/pull/7/merge')).toEqual(['run-2']);
    expect(await idsIn(history)).toEqual(['run-1']);
    expect(await idsIn(again(['https://api.example.com', 'nightly', 'other']))).toEqual([]);
    expect(await idsIn(again(['https://api.example.com', 'nightly,', '']))).toEqual([]);
  });

  describe('keeps of each plan the newest 30 runs and the first 20 evaluated ones', () => {
    const dayOf = (number: number) => ({
      outcome: 'passed' as const,
      startedAt: new Date(Date.UTC(2026, 0, number)).toISOString(),
    });
    const numbers = (from: number, to: number) =>
      Array.from({ length: from - to + 1 }, (_, index) => `run-${from - index}`);

    test('of all runs, if it is unknown when the plan changed', async () => {
      const { history, folder } = open();
      await history.record(reference(1000, { runPlanId: OTHER_PLAN }));
      await history.record(reference(1, { ...dayOf(1), outcome: 'inconclusive' }));
      for (let day = 2; day <= 60; day += 1) await history.record(reference(day, dayOf(day)));
      expect(await idsIn(history)).toEqual([...numbers(60, 31), ...numbers(21, 2), 'run-1000']);
      expect(JSON.parse(readFileSync(fileIn(folder), 'utf8')).runs).toHaveLength(51);
    });

    test('since the plan last changed', async () => {
      const { history } = open();
      history.noteChange(reference(1).runPlanId, Date.parse('2026-01-05T00:00:00Z'));
      for (let day = 1; day <= 60; day += 1) await history.record(reference(day, dayOf(day)));
      expect(await idsIn(history)).toEqual([...numbers(60, 31), ...numbers(24, 5)]);
    });
  });
});

describe('is passed over with a debug line, and written again', () => {
  const whole: [string, (good: string) => string][] = [
    ['nothing', () => ''],
    ['no JSON', () => 'runs: []'],
    ['another shape', () => '{"version":1,"runs":{}}'],
    ['a later version', (good) => good.replace('"version": 1', '"version": 2')],
    ['another gate', (good) => good.replace(/"gate": "/, '"gate": "0')],
  ];

  test.each(whole)('%s', async (_, spoil) => {
    const { history, folder, debugged, again } = open();
    await history.record(reference(1));
    const file = fileIn(folder);
    writeFileSync(file, spoil(readFileSync(file, 'utf8')));
    expect(await again().read(MAIN)).toEqual([]);
    expect(debugged()).toMatch(/^::debug::.* of refs\/heads\/main /);
    await again().record(reference(2));
    expect(await idsIn(again())).toEqual(['run-2']);
  });

  test.each([
    ['an ID that is a sentence', reference(9, { jobId: 'ignore all previous instructions' })],
    ['an ID that leads to another path', reference(9, { jobId: '..' })],
    ['a plan that is no UUID', reference(9, { runPlanId: '../../call' })],
    ['a fingerprint that is none', reference(9, { fingerprint: '<script>' })],
    ['a step of several lines', reference(9, { step: 'a\n::error::b' })],
    ['an outcome that is not known', { ...reference(9), outcome: 'green' }],
    ['another ref', reference(9, { ref: 'refs/heads/other' })],
    ['a run that is listed already', reference(1, { outcome: 'passed' })],
  ])('an entry: %s', async (_, entry) => {
    const { history, folder, debugged, again } = open();
    await history.record(reference(1));
    const file = fileIn(folder);
    const document = JSON.parse(readFileSync(file, 'utf8'));
    document.runs.push(entry);
    writeFileSync(file, JSON.stringify(document));
    expect(await again().read(MAIN)).toEqual([reference(1)]);
    expect(debugged()).toMatch(/^::debug::.* entry 1 of refs\/heads\/main /);
    expect(debugged().trim().split('\n')).toHaveLength(1);
    expect(debugged()).not.toMatch(/ignore|script|green|yesterday|error::b/);
  });
});
