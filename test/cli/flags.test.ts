import { describe, expect, test } from 'vitest';
import { readFlags } from '../../src/cli/flags.ts';
import { readSubcommands } from '../../src/cli/subcommands.ts';
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
  test.each([
    [['--run-plan-nam', 'nightly'], '--run-plan-nam is not known; did you mean --run-plan?'],
    [['--colour'], '--colour is not known'],
    [['--policy'], '--policy needs a value, as in --policy=…'],
    [['--policy', '--json'], '--policy needs a value, as in --policy=…'],
    [[`--${'x'.repeat(80)}=1`], 'a flag is not known'],
    [['nightly'], 'argument 1 belongs to no flag'],
    [['--wait=yes'], '--wait takes true or false, or no value'],
    [['--json', 'a-key-0123456789'], 'argument 2 belongs to no flag'],
    [['--'], 'argument 1 belongs to no flag'],
  ])('%j', (args, message) => {
    const { errors } = read(...args);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(message);
  });

  test.each([
    [['--api-key', SECRET], 'SIMULATION_API_KEY'],
    [[`--api-key=${SECRET}`], '--api-key-file'],
    [[`--API-KEY=${SECRET}`], 'SIMULATION_API_KEY'],
    [['--github-token', SECRET], 'GITHUB_TOKEN'],
    [[SECRET], 'belongs to no flag'],
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
