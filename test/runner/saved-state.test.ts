import { describe, expect, it } from 'vitest';
import { parseCommandFile } from '../support/workflow-commands.ts';
import { listen } from './listen.ts';

const STATE = '/state';

describe('state for the post step', () => {
  it('is a value of GITHUB_STATE, the last one of a name counts', () => {
    const { runner, written } = listen({ GITHUB_STATE: STATE });
    runner.saveState('run-0', 'one\ntwo=2');
    runner.saveState('run-1', 'x');
    runner.saveState('run-1', '');
    expect(parseCommandFile(written.files.get(STATE) ?? '')).toEqual({
      'run-0': 'one\ntwo=2',
      'run-1': '',
    });
    expect(written.log).toBe('');
  });

  it('holds no secret', () => {
    const { runner, written } = listen({ GITHUB_STATE: STATE });
    runner.maskSecret('very-secret-key');
    runner.saveState('run-0', 'started very-secret-key');
    expect(parseCommandFile(written.files.get(STATE) ?? '')).toEqual({ 'run-0': 'started ***' });
  });

  it('that cannot be saved is told once, and ends nothing', () => {
    const { runner, written } = listen({ GITHUB_STATE: '/full' });
    runner.saveState('run-0', 'x');
    runner.saveState('run-1', 'x');
    expect(written.log.match(/^::warning .*could not be saved.*ENOSPC/gm)).toHaveLength(1);
  });

  it('is only a debug line where there is no runner around', () => {
    const { runner, written } = listen({ RUNNER_DEBUG: '1' });
    runner.saveState('run-0', 'x');
    expect(written.log).toBe('::debug::state run-0 is not saved: there is no GITHUB_STATE\n');
  });
});
