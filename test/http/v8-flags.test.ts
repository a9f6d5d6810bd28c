import { spawnSync } from 'node:child_process';
import { cachedDataVersionTag } from 'node:v8';
import { afterEach, describe, expect, test } from 'vitest';
import { setV8Flag, V8_FLAGS } from '../../src/http/v8-flags.ts';
import { json } from '../support/http-server.ts';
import { serve } from './client-fixture.ts';

describe('V8 flags', () => {
  afterEach(() => setV8Flag(V8_FLAGS.usualRequests));

  test.each(Object.values(V8_FLAGS))('%s is known to the Node that the action runs on', (flag) => {
    const { status, stderr } = spawnSync(process.execPath, [flag, '-e', '0'], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('are set under the V8 that they were tried with, which is that of this Node', () => {
    expect(setV8Flag(V8_FLAGS.fewRequests)).toBe(true);
  });

  test.each(['13.60.1', '14.6.202', '11.3.244.8-node.30'])('are left alone under %s', (v8) => {
    expect(setV8Flag(V8_FLAGS.fewRequests, v8)).toBe(false);
  });

  // With another tag Node compiles each of its own modules anew that is loaded from then on.
  test('are as V8 has them again once there was a connection', async () => {
    const usual = cachedDataVersionTag();
    const { client, context } = await serve(
      json(200, { data: { status: 'COMPLETED', simulationJobs: [] } }),
    );
    await client.readRun('job', context);
    expect(cachedDataVersionTag()).toBe(usual);
    setV8Flag(V8_FLAGS.fewRequests);
    expect(cachedDataVersionTag()).not.toBe(usual);
  });
});
