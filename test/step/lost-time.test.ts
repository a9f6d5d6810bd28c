import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Environment } from '../../src/runner/runner.ts';
import { LostTime } from '../../src/step/lost-time.ts';
import { recordingRunner } from '../support/recording-runner.ts';

const SILENT = { info: () => {} };
/** Of one step alone. */
const MOST_MS = 16_000;

function job(): { env: Environment; folder: string; file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'runner-temp-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const env = {
    RUNNER_TEMP: folder,
    GITHUB_RUN_ID: '100',
    GITHUB_RUN_ATTEMPT: '2',
    GITHUB_JOB: 'gate',
  };
  return { env, folder, file: join(folder, 'simulation-gate-lost-100-2-gate') };
}

function leftIn(env: Environment): number {
  return new LostTime(env).leftMs(0);
}

test('what GitHub may cost is said to be spent once, whoever was still waiting', () => {
  const { runner, log } = recordingRunner();
  const lost = new LostTime({});
  lost.add(MOST_MS - 1, runner);
  expect(log()).toBe('');
  expect([0, 9_000].map((leavesMs) => lost.leftMs(leavesMs))).toEqual([1, 1 - MOST_MS / 2]);
  lost.add(1, runner);
  lost.add(5_000, runner);
  expect(log()).toBe(
    'GitHub has not answered this job for 16 s in all, so nothing more is asked of it in this step.\n',
  );
  expect(lost.leftMs(0)).toBe(-5_000);
});

describe('the steps of a job', () => {
  test('lose together what one may lose, and each has a chance', () => {
    const { env } = job();
    const left: number[] = [];
    for (let step = 0; step < 5; step += 1) {
      const lost = new LostTime(env);
      left.push(lost.leftMs(0));
      lost.add(10_000, SILENT);
      lost.add(10_000, SILENT);
    }
    expect(left).toEqual([16_000, 1_000, 500, 250, 125]);
  });

  test('have what earlier ones have left, in the same shares', () => {
    const { env } = job();
    new LostTime(env).add(4_000, SILENT);
    new LostTime(env).add(4_000.7, SILENT);
    const lost = new LostTime(env);
    expect([0, 9_000].map((leavesMs) => lost.leftMs(leavesMs))).toEqual([8_000, 4_000]);
  });

  test('write nothing down where nothing is lost', () => {
    const { env, folder } = job();
    expect(leftIn(env)).toBe(MOST_MS);
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each(['GITHUB_RUN_ID', 'GITHUB_RUN_ATTEMPT', 'GITHUB_JOB'])(
    'are told from those of other jobs by %s',
    (name) => {
      const { env } = job();
      new LostTime(env).add(9_000, SILENT);
      expect(leftIn({ ...env, [name]: '3' })).toBe(MOST_MS);
      expect(leftIn(env)).toBe(7_000);
    },
  );

  test.each([{ GITHUB_RUN_ID: '' }, { GITHUB_JOB: '../gate' }, { RUNNER_TEMP: '' }])(
    'do not know of each other where the runner does not say which job it is: %j',
    (unknown) => {
      const { env, folder } = job();
      new LostTime({ ...env, ...unknown }).add(9_000, SILENT);
      expect(leftIn({ ...env, ...unknown })).toBe(MOST_MS);
      expect(readdirSync(folder)).toEqual([]);
    },
  );
});

describe('a file of what was lost', () => {
  test.each(['', '-5', '1e4', '18000', '9000 ', 'Infinity', '9'.repeat(1_000), '\0\u{1F600}'])(
    'that says %j says nothing',
    (text) => {
      const { env, file } = job();
      writeFileSync(file, text);
      expect(leftIn(env)).toBe(MOST_MS);
    },
  );

  test('that is a folder says nothing, and stays', () => {
    const { env, file } = job();
    mkdirSync(file);
    const lost = new LostTime(env);
    lost.add(9_000, SILENT);
    expect(lost.leftMs(0)).toBe(7_000);
    expect(leftIn(env)).toBe(MOST_MS);
  });

  test('that is a link is not followed', () => {
    const { env, folder, file } = job();
    const other = join(folder, 'other');
    writeFileSync(other, '9000');
    symlinkSync(other, file);
    expect(leftIn(env)).toBe(MOST_MS);
    new LostTime(env).add(5_000, SILENT);
    expect(readFileSync(other, 'utf8')).toBe('9000');
  });

  test('that is a pipe is not waited for', () => {
    const { env, file } = job();
    execFileSync('mkfifo', [file]);
    new LostTime(env).add(9_000, SILENT);
    expect(leftIn(env)).toBe(MOST_MS);
  });

  test('that cannot be made costs nothing else', () => {
    const { env, folder } = job();
    const gone = { ...env, RUNNER_TEMP: join(folder, 'gone') };
    new LostTime(gone).add(9_000, SILENT);
    expect(leftIn(gone)).toBe(MOST_MS);
  });
});
