import { describe, expect, test } from 'vitest';
import { readFlags } from '../../src/cli/flags.ts';
import { readSubcommands } from '../../src/cli/subcommands.ts';
import { CLI } from '../../src/report/words/cli-words.ts';
import { ROOT } from '../support/command.ts';

const SUBCOMMANDS = readSubcommands(ROOT);
const GATE = SUBCOMMANDS.find(({ name }) => name === 'gate')?.inputs ?? [];
const SECRET = 'sk-live-0123456789abcdef';

const read = (...args: string[]) => readFlags(args, GATE);

describe('flags are the inputs of action.yml', () => {
  test('with a value behind them, or behind an equals sign', () => {
    expect(read('--run-plan', 'nightly', '--run-timeout=45m').given).toEqual({
      'run-plan': 'nightly',
      'run-timeout': '45m',
    });
  });

  test('a value is cut at the first equals sign, and may hold line breaks and dashes', () => {
    expect(read('--variables=a=b=c\nd=--e', '--gate-name', '-x').given).toEqual({
      variables: 'a=b=c\nd=--e',
      'gate-name': '-x',
    });
  });

  test('given several times they are lines of a list', () => {
    const args = ['--variable-files', 'a=a.md', '--variable-files=b=b.md'];
    expect(read(...args).given).toEqual({ 'variable-files': 'a=a.md\nb=b.md' });
  });

  test('a bare switch is true; true and false may follow it', () => {
    expect(read('--warn-only', '--wait', 'false', '--regenerate=False', '--summary')).toEqual({
      given: { 'warn-only': 'true', wait: 'false', regenerate: 'false', summary: 'true' },
      errors: [],
    });
  });

  test('in addition to those of every subcommand; of a switch the last one counts', () => {
    expect(read('--json', '--json=False', '--api-key-file', 'key.txt', '-h')).toEqual({
      given: { json: 'false', 'api-key-file': 'key.txt', help: 'true' },
      errors: [],
    });
  });
});

describe('all errors are reported together, without a value', () => {
  test.each<[string[], string]>([
    [['--run-plan-nam', 'nightly'], CLI.unknown('run-plan-nam', 'run-plan')],
    [['--colour'], CLI.unknown('colour', '')],
    [['--policy'], CLI.noValue('policy')],
    [['--policy', '--json'], CLI.noValue('policy')],
    [[`--${'x'.repeat(80)}=1`], CLI.unknown('?', '')],
    [['nightly'], CLI.noFlag(1)],
    [['--wait=yes'], CLI.noBoolean('wait')],
    [['--json', 'a-key-0123456789'], CLI.noFlag(2)],
    [['--'], CLI.noFlag(1)],
  ])('%j', (args, message) => {
    const { errors } = read(...args);
    expect(errors).toEqual([message]);
  });

  test.each([
    [['--api-key', SECRET], 'SIMULATION_API_KEY'],
    [[`--api-key=${SECRET}`], '--api-key-file'],
    [[`--API-KEY=${SECRET}`], 'SIMULATION_API_KEY'],
    [['--github-token', SECRET], 'GITHUB_TOKEN'],
    [[SECRET], CLI.noFlag(1)],
  ])('a key in the command line is refused with the fix: %j', (args, fix) => {
    const { errors, given } = read(...args);
    expect(errors.join()).toContain(fix);
    expect(errors.join()).not.toContain(SECRET);
    expect(given).toEqual({});
  });

  test('several', () => {
    expect(read('--polcy', 'a', '--run-timeout').errors).toHaveLength(2);
  });
});
