import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { setV8Flags, V8_FLAGS } from '../../src/http/v8-flags.ts';

describe('V8 flags', () => {
  test.each(Object.values(V8_FLAGS))('%s is known to the Node that the action runs on', (flag) => {
    const { status, stderr } = spawnSync(process.execPath, [flag, '-e', '0'], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('are set under the V8 that they were tried with, which is that of this Node', () => {
    expect(setV8Flags([V8_FLAGS.manyAnswers])).toBe(true);
  });

  test.each(['13.60.1', '14.6.202', '11.3.244.8-node.30'])('are left alone under %s', (v8) => {
    expect(setV8Flags([V8_FLAGS.manyAnswers], v8)).toBe(false);
  });
});
