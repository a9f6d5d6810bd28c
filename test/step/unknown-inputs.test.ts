import { expect, test } from 'vitest';
import { deleteFlows } from '../../src/flows/delete-flows.ts';
import { virtualWorld } from '../support/virtual-world.ts';

const FLOW = '0198c0de-5555-7000-8000-00000000000e';

test('a misspelled input of a further action is an error too, before any request', async () => {
  const world = await virtualWorld();
  const step = await world.runStep({ flow_ids: FLOW, 'mising-ok': 'false' }, {}, deleteFlows);
  expect(step.exitCode).toBe(1);
  expect(step.annotations).toEqual(
    expect.arrayContaining([
      "error: input 'flow_ids' is not known; did you mean flow-ids?",
      "error: input 'mising-ok' is not known; did you mean missing-ok?",
    ]),
  );
  expect(world.requests).toEqual([]);
});

test('one that is beside the input that was meant is a warning, and the work is done', async () => {
  const world = await virtualWorld();
  const { flowId } = world.service.addFlow();
  const step = await world.runStep({ 'flow-ids': flowId, flow_ids: FLOW }, {}, deleteFlows);
  expect(step).toMatchObject({ exitCode: 0, outputs: { deleted: '1' } });
  expect(step.annotations).toEqual([
    expect.stringContaining("warning: input 'flow_ids' is not known and changes nothing"),
  ]);
});

test('nothing is done where one is misspelled that may be left out, and which the runner fills in', async () => {
  const world = await virtualWorld();
  const { flowId } = world.service.addFlow();
  const inputs = { 'flow-ids': flowId, 'missing-ok': 'true', 'mising-ok': 'false' };
  const step = await world.runStep(inputs, {}, deleteFlows);
  expect(step.exitCode).toBe(1);
  expect(step.annotations).toEqual([
    "error: input 'mising-ok' is not known; did you mean missing-ok?",
  ]);
  expect(world.requests).toEqual([]);
});

test('an input that it does not know at all is a warning', async () => {
  const world = await virtualWorld();
  const step = await world.runStep({ 'flow-ids': FLOW, colour: 'red' }, {}, deleteFlows);
  expect(step.annotations).toContainEqual(
    expect.stringMatching(/^warning: input 'colour' is not known and changes nothing/),
  );
});
