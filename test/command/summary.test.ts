import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { Screen } from '../../src/command/screen.ts';
import { renderSummary } from '../../src/command/summary.ts';
import { inline, prose } from '../../src/core/text/markdown.ts';
import { dangerous } from '../core/text/dangerous.ts';
import { fakeStream } from '../support/command.ts';

const golden = (name: string) =>
  readFileSync(new URL(`../report/golden/${name}.md`, import.meta.url), 'utf8');

const page = (columns: number, env = {}) =>
  new Screen(fakeStream({ isTTY: true, columns, rows: 30 }), env);
const plainPage = (columns: number) => page(columns, { NO_COLOR: '1' });

describe('a summary is rendered for reading', () => {
  test('headings, paragraphs, lists, code and tables without their signs', () => {
    const lines = renderSummary(
      [
        '## Failed',
        '',
        'One **bold** `code` word\\',
        'and [a link](https://example.com/a).',
        '',
        '1. first',
        '2. second',
        '   - inside',
        '',
        '```diff',
        '+added',
        '-removed',
        '```',
        '',
        '| Check | Passed |',
        '| --- | ---: |',
        '| greeting | 7 |',
        '',
        '---',
      ].join('\n'),
      plainPage(60),
    );
    expect(lines).toEqual([
      'Failed',
      '',
      'One bold code word',
      'and a link (https://example.com/a).',
      '',
      '1. first',
      '2. second',
      '   - inside',
      '',
      '    +added',
      '    -removed',
      '',
      'Check     Passed',
      'greeting       7',
      '',
      '─'.repeat(60),
    ]);
  });

  test('what is collapsed is named alone', () => {
    const folded = [
      'Before.',
      '<details>\n<summary><b>Key findings</b> (2) &amp; more</summary>',
      'inside',
      '<details><summary>deeper</summary>',
      'deepest',
      '</details>',
      '</details>',
      '<details>\n<summary>Another</summary>',
      'inside',
      '</details>',
      'After <sub>all</sub>.',
    ].join('\n\n');
    expect(renderSummary(folded, plainPage(60))).toEqual([
      'Before.',
      '',
      '▸ Key findings (2) & more',
      '▸ Another',
      '',
      'After all.',
    ]);
  });

  test.each([20, 40, 61, 80, 120])('%i columns are enough', (columns) => {
    const all = ['failed', 'failed-brief', 'several-runs'].flatMap((name) =>
      renderSummary(golden(name), plainPage(columns)),
    );
    expect(Math.max(...all.map((line) => stringWidth(line)))).toBeLessThanOrEqual(columns);
  });

  test('where a table has no room, its rows stand one below the other', () => {
    const lines = renderSummary(golden('failed'), plainPage(40));
    const text = lines.join(' ').replace(/\s+/g, ' ');
    expect(text).toContain('Theme: Account data before the caller');
    expect(text).toContain('Calls: 9 of 40');
  });

  test('a wide terminal shows tables in columns', () => {
    const lines = renderSummary(golden('failed'), plainPage(100));
    expect(lines.find((line) => line.includes('Account data before'))).toMatch(
      /^\S+ high +Account.*9 of 40/,
    );
  });

  test('colours are there on a terminal, and not with NO_COLOR, a dumb terminal or a file', () => {
    const ansi = /\x1b\[/;
    expect(renderSummary(golden('failed'), page(80)).join()).toMatch(ansi);
    for (const plain of [plainPage(80), page(80, { TERM: 'dumb' }), new Screen(fakeStream(), {})]) {
      expect(renderSummary(golden('failed'), plain).join()).not.toMatch(ansi);
    }
  });
});

test('a line of a diff is folded once, for the page, with its mark before each piece', () => {
  const text =
    'You are Bob, the pizza agent of Ottos. Ask for the name and the date of birth of the caller before you say anything.';
  const at = text.indexOf(' before') + 1;
  const lines = renderSummary(
    `\`\`\`diff\n-short\n+${text.slice(0, at)}\n+${text.slice(at)}\n+end\n\`\`\`\n`,
    plainPage(50),
  );
  expect(lines[0]).toBe('    -short');
  expect(lines.at(-1)).toBe('    +end');
  const folded = lines.slice(1, -1);
  expect(folded.every((line) => /^ {4}\+\S/.test(line) && line.length <= 50)).toBe(true);
  expect(folded.map((line) => line.slice(5)).join(' ')).toBe(text);
  expect(folded).toHaveLength(3);
});

describe('text of others cannot do anything to a terminal', () => {
  test('whatever it says', () => {
    fc.assert(
      fc.property(dangerous, (text) => {
        const one = inline(text);
        const markdown = `# ${one}\n\n${prose(text)}\n\n- ${one}\n\n| a |\n| - |\n| ${one} |\n`;
        const shown = renderSummary(markdown, plainPage(40)).join('');
        expect(shown).not.toMatch(/[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/);
      }),
    );
  });

  test('raw control sequences in the Markdown itself', () => {
    const evil = '\x1b]0;title\x07\x1b[2Jgone\x1b[31m \x9b5A';
    const lines = renderSummary(
      `${evil}\n\n\`${evil}\`\n\n\`\`\`\n${evil}\n\`\`\`\n`,
      plainPage(40),
    );
    expect(lines.join('')).not.toMatch(/[\x00-\x1f\x7f-\x9f]/);
    expect(lines.join('')).toContain('gone');
  });
});
