import { expect, test } from 'vitest';
import { Decider } from '../../../src/gate/runs/decider.ts';
import { judgeTogether, otherPValues } from '../../../src/gate/runs/judge-together.ts';
import { RunRecord } from '../../../src/gate/runs/run-record.ts';
import { recordingRunner } from '../../support/recording-runner.ts';
import { debriefReport } from '../../support/reports.ts';

const POLICY = { version: 1 as const, gate: { trend: { 'max-drop': 10 } } };

/** A run in which a check fell from 24 to 19 of 24 calls, which chance explains in 1 of 40 runs. */
function fallen(decider: Decider, name: string) {
  const run = new RunRecord(name, name);
  const counts = {
    previous: { passed: 24, evaluated: 24 },
    current: { passed: 19, evaluated: 24 },
  };
  const row = { checkName: 'greeting', previousPassRate: 100, currentPassRate: (100 * 19) / 24 };
  const rows = [{ ...row, lifecycle: null, counts }];
  const trend = { baselineRunPlanJobId: 'earlier', baselineRunNumber: 1, rows };
  return { run, told: decider.decide(run, debriefReport({ trend })), another: null, further: [] };
}

async function judging(count: number) {
  const { runner } = recordingRunner();
  const decider = new Decider(POLICY, '2026-11-22', runner);
  const all = Array.from({ length: count }, (_, index) => fallen(decider, `run-${index}`));
  const said: string[] = [];
  const narrator = { say: ({ label }: RunRecord, text: string) => said.push(`${label}: ${text}`) };
  const remembered: string[] = [];
  const remember = async ({ label }: RunRecord) => void remembered.push(label);
  const together = await judgeTogether(all, { decider, narrator, remember });
  return { before: all.map(({ told }) => told.outcome), together, said, remembered };
}

test('a drop that chance does not explain fails the run, also beside one other', async () => {
  for (const count of [1, 2]) {
    const { before, together, said } = await judging(count);
    expect(before).toEqual(Array(count).fill('failed'));
    expect(together.map(({ told }) => told.outcome)).toEqual(before);
    expect(said).toEqual([]);
  }
});

test('of many drops that were tested, chance explains one as small', async () => {
  const { before, together, said, remembered } = await judging(3);
  expect(before).toEqual(['failed', 'failed', 'failed']);
  expect(together.map(({ told }) => told.outcome)).toEqual(['passed', 'passed', 'passed']);
  expect(said[0]).toBe(
    'run-0: passed, once the drops of all runs are held against chance together',
  );
  expect(remembered).toEqual(['run-0', 'run-1', 'run-2']);
});

test('what is held against chance is each drop of the other runs once', async () => {
  const { together } = await judging(3);
  const p = expect.closeTo(0.024_823, 6);
  expect(otherPValues(together)).toEqual([
    [p, p],
    [p, p],
    [p, p],
  ]);
});
