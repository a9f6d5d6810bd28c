import { describe, expect, test } from 'vitest';
import { namedRun, ownPart, refuseOtherRun } from '../../src/service/own-run.ts';

const JOB = 'a1b2c3d4-0000-4000-8000-00000000000a';
const own = { simulationRunPlanJobId: JOB.toUpperCase(), own: true };
const other = { simulationRunPlanJobId: 'b1b2c3d4-0000-4000-8000-00000000000b' };

describe('a part of a response', () => {
  test.each([
    ['names the run', own, own],
    ['names no run', { a: 1 }, { a: 1 }],
    ['names none that can be read', { simulationRunPlanJobId: '' }, { simulationRunPlanJobId: '' }],
    ['names it by a number', { simulationRunPlanJobId: 7 }, { simulationRunPlanJobId: 7 }],
    ['is null', null, null],
    ['is a text', 'text', 'text'],
    ['names another run', other, undefined],
    ['is a list of which some name another run', [own, other, 7], [own, 7]],
  ])('that %s', (_, part, expected) => {
    expect(ownPart({ data: { part } }, '/data/part', JOB)).toEqual(expected);
  });

  test('is kept if the run is not known', () => {
    expect(ownPart({ part: other }, '/part', null)).toEqual(other);
  });

  test('names a run or none', () => {
    expect([own, {}, null, 'text'].map(namedRun)).toEqual([
      own.simulationRunPlanJobId,
      null,
      null,
      null,
    ]);
  });
});

test('a response is refused if any of its places names another run', () => {
  const refuse = (answer: unknown) => () => refuseOtherRun(answer, ['', '/data'], JOB, 'read run');
  expect(refuse({ data: own })).not.toThrow();
  expect(refuse(other)).toThrow(': /simulationRunPlanJobId: expected the run that was asked for');
  expect(refuse({ data: other })).toThrow('/data/simulationRunPlanJobId');
});
