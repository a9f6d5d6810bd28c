import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingRunner } from '../support/recording-runner.ts';
import { readOutputs } from './read-outputs.ts';

/** The lines that the runner takes for commands: `::name` first in a line, `##[` anywhere. */
function commands(log: string): string[] {
  return log.split(/[\r\n]/).filter((line) => /^\s*::/u.test(line) || line.includes('##['));
}

describe('the log', () => {
  it('gets each line of a text as a line of its own', () => {
    const { runner, log } = recordingRunner();
    runner.info('one\r\ntwo\n\nfour');
    expect(log()).toBe('one\ntwo\n\nfour\n');
  });

  it('shows a group collapsed under its title', () => {
    const { runner, log } = recordingRunner();
    runner.group('3 runs: 50%\nof all', ['one', 'two\nthree']);
    expect(log()).toBe('::group::3 runs: 50%25 of all\none\ntwo\nthree\n::endgroup::\n');
  });

  it('never lets a text of others be a command', () => {
    const hostile = fc
      .array(
        fc.constantFrom(
          '::',
          '##[',
          'error',
          'add-mask',
          ' ',
          '\n',
          '\r',
          '\u2028',
          '%0A',
          '\u200b',
          'x',
          ']',
        ),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string(), hostile), (text) => {
        const { runner, log } = recordingRunner();
        runner.info(text);
        expect(commands(log())).toEqual([]);
        runner.group('title', [text]);
        expect(commands(log()).every((line) => /^::(?:group::title|endgroup::)$/.test(line))).toBe(
          true,
        );
        runner.annotate('notice', text);
        expect(commands(log()).filter((line) => line.startsWith('::notice ')).length).toBeLessThan(
          2,
        );
      }),
    );
  });
});

describe('an annotation', () => {
  it.each(['error', 'warning', 'notice'] as const)(
    '%s is titled, and its data escaped',
    (level) => {
      const { runner, log } = recordingRunner();
      runner.annotate(level, 'a: 50%, b\nc');
      expect(log()).toBe(`::${level} title=Simulation Gate::a: 50%25, b%0Ac\n`);
    },
  );

  it('is cut at 4096 UTF-16 units without splitting a pair', () => {
    const { runner, log } = recordingRunner();
    runner.annotate('error', `${'a'.repeat(4095)}😀`);
    runner.annotate('error', `${'b'.repeat(4094)}😀c`);
    const prefix = '::error title=Simulation Gate::';
    expect(log()).toBe(`${prefix}${'a'.repeat(4095)}\n${prefix}${'b'.repeat(4094)}😀\n`);
  });
});

describe('an output', () => {
  it('reads back any value as it was set', () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('', '\n', 'a\n\nb\n', 'x<<y\nz\ny'),
    );
    fc.assert(
      fc.property(value, value, (first, second) => {
        const { runner, env } = recordingRunner();
        runner.setOutput('first', first);
        runner.setOutput('second', second);
        expect([...readOutputs(env)]).toEqual([
          ['first', first],
          ['second', second],
        ]);
      }),
    );
  });

  it('that cannot be written is an error for the caller to see', () => {
    const { runner } = recordingRunner({}, 'output');
    expect(() => runner.setOutput('x', 'y')).toThrow('EISDIR');
  });
});

describe('the job summary', () => {
  it('is appended as it is', async () => {
    const { runner, summary } = recordingRunner();
    await runner.writeSummary('# a\n');
    await runner.writeSummary('::b::\n');
    expect(summary()).toBe('# a\n::b::\n');
  });

  it('that cannot be written is a warning', async () => {
    const { runner, log } = recordingRunner({}, 'summary');
    await runner.writeSummary('# a\n');
    expect(log()).toMatch(/^::warning title=Simulation Gate::.*: EISDIR\b.*\n$/);
  });
});
