/** The input `summary` of the actions beside the gate. */
import { describe, expect, test } from 'vitest';
import { findSimulation } from '../../src/find/find-simulation.ts';
import { deleteFlows } from '../../src/flows/delete-flows.ts';
import { ingestCalls } from '../../src/ingest/ingest-calls.ts';
import { collectMetrics } from '../../src/metrics/collect-metrics.ts';
import { runAlone, virtualWorld } from '../support/virtual-world.ts';

const ACTIONS = { ingestCalls, findSimulation, collectMetrics, deleteFlows };

describe.each(Object.entries(ACTIONS))('%s', (_, action) => {
  test('writes none with false, also where inputs are faulty', async () => {
    const result = await runAlone({ summary: 'false' }, {}, undefined, action);
    expect(result).toMatchObject({ exitCode: 1, summary: '' });
    expect(result.annotations.length).toBeGreaterThan(1);
  });

  test('tells a value that is no boolean', async () => {
    const result = await runAlone({ summary: 'no' }, {}, undefined, action);
    expect(result.annotations).toContainEqual(
      expect.stringContaining("input 'summary': 'no' is not a boolean"),
    );
    expect(result.summary).toContain('input `summary`: `no` is not a boolean');
  });
});

test('with false the work is done all the same', async () => {
  const { service, runStep } = await virtualWorld();
  const inputs = { 'flow-ids': service.addFlow().flowId, summary: 'false' };
  const result = await runStep(inputs, {}, deleteFlows);
  expect(result).toMatchObject({ exitCode: 0, summary: '', outputs: { deleted: '1' } });
});
