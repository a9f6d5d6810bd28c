import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { cutToWidth, Screen } from '../../src/command/screen.ts';
import { fakeStream } from '../support/command.ts';

const TERMINAL = { isTTY: true, columns: 40, rows: 6 };

describe('lines that change in place', () => {
  test('are taken away and written anew, and other lines stand above them', () => {
    const stream = fakeStream(TERMINAL);
    const screen = new Screen(stream, { NO_COLOR: '1' });
    screen.showLive(['a: QUEUED', 'b: QUEUED']);
    screen.writeLines(['started c']);
    screen.showLive([]);
    expect(stream.text()).toBe(
      'a: QUEUED\nb: QUEUED\n\x1b[2A\x1b[0Jstarted c\na: QUEUED\nb: QUEUED\n\x1b[2A\x1b[0J',
    );
  });

  test('take no more room than there is', () => {
    const stream = fakeStream(TERMINAL);
    const lines = Array.from({ length: 9 }, (_, index) => `run ${index}: ${'日本語'.repeat(10)}`);
    new Screen(stream, { NO_COLOR: '1' }).showLive(lines);
    const shown = stream.text().trimEnd().split('\n');
    expect(shown).toHaveLength(4);
    expect(shown.at(-1)).toBe('and 6 more');
    expect(Math.max(...shown.map((line) => stringWidth(line)))).toBeLessThanOrEqual(39);
  });

  test.each([
    ['a file', {}, {}],
    ['a dumb terminal', TERMINAL, { TERM: 'dumb' }],
  ])('are not shown in %s', (_, facts, env) => {
    const stream = fakeStream(facts);
    const screen = new Screen(stream, env);
    screen.showLive(['a: QUEUED']);
    screen.writeLines(['started']);
    expect(screen.isLive).toBe(false);
    expect(stream.text()).toBe('started\n');
  });
});

describe('the width for reading', () => {
  test.each([
    [{ columns: 40 }, {}, 40],
    [{ columns: 5 }, {}, 20],
    [{ columns: 500 }, {}, 120],
    [{}, { COLUMNS: '72' }, 72],
    [{}, { COLUMNS: 'wide' }, 100],
    [{}, {}, 100],
  ])('%j %j', (facts, env, columns) => {
    expect(new Screen(fakeStream(facts), env).columns).toBe(columns);
  });

  test('no character is cut in half', () => {
    expect(cutToWidth('a👩‍👩‍👧b', 3)).toBe('a…');
    expect(cutToWidth('short', 5)).toBe('short');
  });
});
