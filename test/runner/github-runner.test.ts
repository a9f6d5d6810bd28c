import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILES, listen, readOutputs } from './listen.ts';

/** The lines that the runner takes for commands: `::name` first in a line, `##[` anywhere. */
function commands(log: string): string[] {
  return log.split(/[\r\n]/).filter((line) => /^\s*::/u.test(line) || line.includes('##['));
}

describe('the log', () => {
  it('gets each line of a text as a line of its own', () => {
    const { runner, written } = listen();
    runner.info('one\r\ntwo\n\nfour');
    expect(written.log).toBe('one\ntwo\n\nfour\n');
  });

  it('gets nothing for a blank text', () => {
    const { runner, written } = listen({ RUNNER_DEBUG: '1' });
    for (const blank of ['', ' \n ', '\u200b']) {
      runner.info(blank);
      runner.debug(blank);
      runner.annotate('error', blank);
      runner.group('title', [blank]);
    }
    runner.group('title', []);
    expect(written.log).toBe('');
  });

  it('gets debug lines only with debug logging', () => {
    const quiet = listen({ RUNNER_DEBUG: '0' });
    quiet.runner.debug('x');
    expect(quiet.runner.isDebug).toBe(false);
    expect(quiet.written.log).toBe('');

    const loud = listen({ RUNNER_DEBUG: '1' });
    loud.runner.debug('100 %\nsecond');
    expect(loud.runner.isDebug).toBe(true);
    expect(loud.written.log).toBe('::debug::100 %25\n::debug::second\n');
  });

  it('shows a group collapsed under its title', () => {
    const { runner, written } = listen();
    runner.group('3 runs: 50 %\nof all', ['one', 'two\nthree']);
    expect(written.log).toBe('::group::3 runs: 50 %25 of all\none\ntwo\nthree\n::endgroup::\n');
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
        const { runner, written } = listen();
        runner.info(text);
        expect(commands(written.log)).toEqual([]);
        runner.group('title', [text]);
        expect(
          commands(written.log).every((line) => /^::(?:group::title|endgroup::)$/.test(line)),
        ).toBe(true);
        runner.annotate('notice', text);
        expect(
          commands(written.log).filter((line) => line.startsWith('::notice ')).length,
        ).toBeLessThan(2);
      }),
    );
  });
});

describe('an annotation', () => {
  it.each(['error', 'warning', 'notice'] as const)(
    '%s is titled, and its data escaped',
    (level) => {
      const { runner, written } = listen();
      runner.annotate(level, 'a: 50%, b\nc');
      expect(written.log).toBe(`::${level} title=Simulation Gate::a: 50%25, b%0Ac\n`);
    },
  );

  it('is cut at 4096 UTF-16 units without splitting a pair', () => {
    const { runner, written } = listen();
    runner.annotate('error', `${'a'.repeat(4095)}😀`);
    runner.annotate('error', `${'b'.repeat(4094)}😀c`);
    const prefix = '::error title=Simulation Gate::';
    expect(written.log).toBe(`${prefix}${'a'.repeat(4095)}\n${prefix}${'b'.repeat(4094)}😀\n`);
  });
});

describe('an output', () => {
  it('reads back as it was set, whatever it holds', () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('', '\n', 'a\n\nb\n', 'x<<y\nz\ny'),
    );
    fc.assert(
      fc.property(value, value, (first, second) => {
        const { runner, written } = listen();
        runner.setOutput('first', first);
        runner.setOutput('second', second);
        expect([...readOutputs(written.files.get('/out') ?? '')]).toEqual([
          ['first', first],
          ['second', second],
        ]);
      }),
    );
  });

  it('has a delimiter that its value does not hold, even one that was guessed', () => {
    const { runner, written } = listen(FILES, () => 0.5);
    runner.setOutput('x', 'a');
    const [, guessed = ''] = (written.files.get('/out') ?? '').split(/<<|\n/);
    written.files.clear();
    runner.setOutput('x', `a\n${guessed}\noutcome=passed`);
    expect([...readOutputs(written.files.get('/out') ?? '')]).toEqual([
      ['x', `a\n${guessed}\noutcome=passed`],
    ]);
  });

  it('has another delimiter each time', () => {
    const { runner, written } = listen();
    runner.setOutput('x', '');
    runner.setOutput('x', '');
    const names = (written.files.get('/out') ?? '')
      .split('\n')
      .filter((line) => line.startsWith('x<<'));
    expect(new Set(names).size).toBe(2);
  });

  it.each([{}, { GITHUB_OUTPUT: '' }])('is not set without a file for it: %j', (env) => {
    const { runner, written } = listen({ ...env, RUNNER_DEBUG: '1' });
    runner.setOutput('verdict', 'PASSED');
    expect(written.files.size).toBe(0);
    expect(written.log).toBe('::debug::output verdict is not set: there is no GITHUB_OUTPUT\n');
  });

  it('that cannot be written is an error for the caller to see', () => {
    const { runner } = listen({ GITHUB_OUTPUT: '/full' });
    expect(() => runner.setOutput('x', 'y')).toThrow('ENOSPC');
  });
});

describe('the job summary', () => {
  it('is appended as it is', () => {
    const { runner, written } = listen();
    runner.writeSummary('# a\n');
    runner.writeSummary('::b::\n');
    expect(written.files.get('/summary')).toBe('# a\n::b::\n');
  });

  it('that cannot be written is a warning', () => {
    const { runner, written } = listen({ GITHUB_STEP_SUMMARY: '/full' });
    runner.writeSummary('# a\n');
    expect(written.log).toBe(
      '::warning title=Simulation Gate::the job summary could not be written: ENOSPC: no space left on device\n',
    );
  });

  it.each([{}, { GITHUB_STEP_SUMMARY: '' }])('is not written without a file for it: %j', (env) => {
    const { runner, written } = listen({ ...env, RUNNER_DEBUG: '1' });
    runner.writeSummary('# a\n');
    expect(written.log).toBe(
      '::debug::the job summary is not written: there is no GITHUB_STEP_SUMMARY\n',
    );
  });
});
