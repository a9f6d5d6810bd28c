import { describe, expect, test } from 'vitest';
import { parseCommandFile, parseCommands } from './workflow-commands.ts';

describe('commands in the log, as the runner reads them', () => {
  test('a command has a name, properties and data, all unescaped', () => {
    expect(parseCommands('::error title=a%3A b%2C c,file=x::50%25 of%0Aall')).toEqual([
      { name: 'error', properties: { title: 'a: b, c', file: 'x' }, data: '50% of\nall' },
    ]);
  });

  test('an escaped per cent sign is not read twice', () => {
    expect(parseCommands('::notice::%250A')[0]?.data).toBe('%0A');
  });

  test('white space, Unicode white space too, may stand before it', () => {
    expect(parseCommands('\u2003 ::add-mask::secret').map(({ name }) => name)).toEqual([
      'add-mask',
    ]);
  });

  test('the legacy form counts anywhere in a line', () => {
    expect(parseCommands('said ##[error file=a;line=1]no')).toEqual([
      { name: 'error', properties: { file: 'a', line: '1' }, data: 'no' },
    ]);
  });

  test('ordinary text is none', () => {
    expect(parseCommands('a ::error::b\nstd::vector\n::\n:: ::')).toEqual([]);
  });
});

describe('command files', () => {
  test('lines and heredocs are read, and the last one of a name wins', () => {
    const text = 'a=1\nb<<END\none=1\n\ntwo\nEND\n\na=x=y\nempty=\nnone<<E\nE\n';
    expect(parseCommandFile(text)).toEqual({
      a: 'x=y',
      b: 'one=1\n\ntwo',
      empty: '',
      none: '',
    });
  });

  test.each(['no operator', '=value', 'a<<END\nnever ended'])('the runner refuses %j', (text) => {
    expect(() => parseCommandFile(text)).toThrow();
  });
});
