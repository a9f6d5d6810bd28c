import { describe, expect, it } from 'vitest';
import { recordingRunner } from '../support/recording-runner.ts';

describe('state for the post step', () => {
  it('is a value of GITHUB_STATE, the last one of a name counts', () => {
    const { runner, state, log } = recordingRunner();
    runner.saveState('run-0', 'one\ntwo=2');
    runner.saveState('run-1', 'x');
    runner.saveState('run-1', '');
    expect(state()).toEqual({ 'run-0': 'one\ntwo=2', 'run-1': '' });
    expect(log()).toBe('');
  });

  it('is read in the post step by its name', () => {
    const { runner } = recordingRunner({ 'STATE_run-0': 'one' });
    expect([runner.getState('run-0'), runner.getState('run-1')]).toEqual(['one', '']);
  });

  it('holds no secret', () => {
    const { runner, state } = recordingRunner();
    runner.maskSecret('very-secret-key');
    runner.saveState('run-0', 'started very-secret-key');
    expect(state()).toEqual({ 'run-0': 'started ***' });
  });

  it('that cannot be saved is one warning, and ends nothing', () => {
    const { runner, log } = recordingRunner({}, 'state');
    runner.saveState('run-0', 'x');
    runner.saveState('run-1', 'x');
    expect(log().match(/^::warning .*EISDIR/gm)).toHaveLength(1);
  });
});
