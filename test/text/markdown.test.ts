import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blockQuote,
  cell,
  codeBlock,
  html,
  identifier,
  inline,
  linkDestination,
  message,
  prose,
} from '../../src/text/markdown.ts';
import { stripUnprintable } from '../../src/text/strip.ts';
import { tries } from '../support/tries.ts';
import { dangerous } from './dangerous.ts';
import { EMOJI, REFERENCES, rawTextOf, tagsOf, textOf, toHtml } from './rendered.ts';

/** More characters than any of these texts has. */
const MOST = 10_000;

/** What a reader should see of a text on one line. */
function seenInline(text: string): string {
  return stripUnprintable(text)
    .replace(/[ \t\n]+/g, ' ')
    .trim()
    .replaceAll('<!--', '')
    .trim();
}

/** What a reader should see of prose, a string a line, without blank lines. */
function seenProse(text: string): string[] {
  return stripUnprintable(text)
    .replaceAll('<!--', '')
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').trim())
    .filter((line) => line !== '');
}

function expectNoReferences(rendered: string): void {
  for (const reference of [...REFERENCES, EMOJI])
    expect(rawTextOf(rendered)).not.toMatch(reference);
}

describe('ordinary prose', () => {
  it.each([
    'snake_case and file.name-2 stay',
    'A -> B, 5 > 3, "quoted" (aside)!',
    'R&D costs 10% more: 12:30 to 13:00.',
    'version 1.2.3, 3 + 4 = 7',
  ])('%s', (text) => {
    expect(prose(text)).toBe(text);
  });

  it.each([
    ["input 'base-url': 'https://api.example.com/v1?a=b' is", '`https://api.example.com/v1?a=b`'],
    ["the number '+15550100200' is", '`+15550100200`'],
    ["the file 'www.example.com/a_b*c' is", '`www.example.com/a_b*c`'],
  ])(
    'quotes a value that would be broken up as code, so that it can be copied: %s',
    (text, code) => {
      expect(inline(text)).toContain(`'${code}'`);
      expect(inline(text)).not.toContain('\u200b');
      expect(textOf(toHtml(prose(text)))).toBe(text);
    },
  );

  it.each([
    "'@someone' asks",
    "a|'http://x|y'",
    "don't 1234567 won't",
    "'http://x'y",
    "'`http://x`'",
  ])('but no other: %s', (text) => {
    expect(inline(text)).toContain('\u200b');
    expect(textOf(toHtml(prose(text))).replaceAll('\u200b', '')).toBe(text);
  });

  it.each([
    ["input 'run-timeout': '30' is no time", 'input `run-timeout`: `30` is no time'],
    ["such as '+15550100200' or 'a*b'", 'such as `+15550100200` or `a*b`'],
    ["- the plan's '@someone' and 'a|b' stay", "\\- the plan's '@\u200bsomeone' and 'a\\|b' stay"],
    ["'#12 `x`' stays", "'#\u200b12 \\`x\\`' stays"],
  ])('shows the values that a message of ours quotes as code: %s', (text, shown) => {
    expect(message(text, MOST)).toBe(shown);
  });

  it('is cut where it is too long, and the cut is counted', () => {
    expect(prose('abcdef', 4)).toBe('abcd\n\n*(cut here: 2 more characters)*');
  });
});

describe('what could act is shown as it is', () => {
  it.each([
    ['**b** *i* `c` ~~s~~', '\\*\\*b\\*\\* \\*i\\* \\`c\\` \\~\\~s\\~\\~'],
    ['_i_ and a_b and a_', '\\_i\\_ and a_b and a\\_'],
    ['C:\\temp', 'C:\\\\temp'],
    ['<b>', '&lt;b>'],
    ['&lt; &#60; AT&T; x', '&amp;lt; &amp;#\u200b60; AT&amp;T; x'],
    ['![a](b)', '!\\[a\\](b)'],
    ['- item', '\\- item'],
    ['---', '\\---'],
    ['=', '\\='],
    ['> [!NOTE]', '\\> \\[!NOTE\\]'],
    ['# title', '\\# title'],
    ['#', '\\#'],
    ['12. item', '12\\. item'],
    ['1) item', '1\\) item'],
    [':-', '\\:-'],
    ['a | b', 'a \\| b'],
    ['title #', 'title \\#'],
    ['@octocat a@b.example', '@\u200boctocat a@\u200bb.example'],
    ['#1 o/r#12 gh-3', '#\u200b1 o/r#\u200b12 gh-\u200b3'],
    ['https://e.example www.e.example', 'https:\u200b//e.example www\u200b.e.example'],
    [':octocat: a:b:c :100:', ':\u200boctocat: a:\u200bb:c :\u200b100:'],
    ['2026-01-31T14:30:00Z', '2026-01-31T14:30:00Z'],
    ['deadbeef', 'deadbe\u200bef'],
    ['0123456789abcd', '012345\u200b6789ab\u200bcd'],
    ['$x$', '\u200b&#36;x\u200b&#36;'],
    ['it costs $5', 'it costs $5'],
    ['a <!-- b', 'a  b'],
    ['<!<!----', '&lt;!--'],
  ])('%j becomes %j', (text, expected) => {
    expect(inline(text)).toBe(expected);
  });
});

describe('identifiers and links', () => {
  it('shows an ordinary ID as code that can be copied, any other as text', () => {
    expect(identifier('3c9e-1.a_b')).toBe('`3c9e-1.a_b`');
    expect(identifier('a`b')).toBe('a\\`b');
    expect(identifier('@a')).toBe('@\u200ba');
  });

  it('encodes characters that could end a destination', () => {
    expect(linkDestination('https://e.example/a(b) [c]\\`|*"<é>\n😀')).toBe(
      'https://e.example/a%28b%29%20%5Bc%5D%5C%60%7C%2A%22%3C%C3%A9%3E%0A%F0%9F%98%80',
    );
  });
});

describe('a code block', () => {
  it('has a fence longer than any run of backticks, and breaks mentions and comments', () => {
    expect(codeBlock('diff', '+a ```` @b\t<!--\u202e')).toBe(
      '`````diff\n+a ```` @\u200bb    <\u200b!--\n`````',
    );
  });

  it('has only the text, for any text', () => {
    fc.assert(
      fc.property(dangerous, (text) => {
        const rendered = toHtml(codeBlock('text', text));
        expect(tagsOf(rendered)).toEqual(['pre', 'code', '/code', '/pre']);
        expect(textOf(rendered).trimEnd()).toBe(
          stripUnprintable(text).replaceAll('\t', '    ').trimEnd(),
        );
        expect(rendered).not.toMatch(/@\w/);
      }),
    );
  });
});

describe('any text renders as it is', () => {
  const contexts: readonly [string, (text: string) => string, readonly string[]][] = [
    ['a paragraph', (text) => inline(text), ['p', '/p']],
    ['a heading', (text) => `## ${inline(text)}`, ['h2', '/h2']],
    ['a list item', (text) => `- ${inline(text)}`, ['ul', 'li', '/li', '/ul']],
    ['emphasis', (text) => `**${inline(text)}** x`, ['p', 'strong', '/strong', '/p']],
    ['a link', (text) => `[${inline(text)}](u) x`, ['p', 'a', '/a', '/p']],
  ];

  it.each(contexts)('in %s', (_, context, tags) => {
    fc.assert(
      fc.property(dangerous, (text) => {
        const seen = seenInline(text);
        fc.pre(seen !== '');
        const rendered = toHtml(context(text));
        expect(tagsOf(rendered)).toEqual(tags);
        expect(textOf(rendered).trim().replace(/ x$/, '')).toBe(seen);
        expectNoReferences(rendered);
      }),
      tries(500),
    );
  });

  it('in a message, except the quotes around code', () => {
    const unquoted = (text: string) => text.replaceAll("'", '');
    fc.assert(
      fc.property(dangerous, dangerous, (one, two) => {
        const text = `it's '${one}': ${two}`;
        const rendered = toHtml(`- ${message(text, MOST)}`);
        expect(tagsOf(rendered)).toEqual(['ul', 'li', '/li', '/ul']);
        expect(unquoted(textOf(rendered).trim())).toBe(unquoted(seenInline(text)));
        expectNoReferences(rendered);
      }),
      tries(500),
    );
  });

  it('in table cells', () => {
    fc.assert(
      fc.property(dangerous, dangerous, (one, two) => {
        const rendered = toHtml(
          `| a | b |\n| - | - |\n| ${cell(one, MOST)} | ${cell(two, MOST)} |\n`,
        );
        expect(tagsOf(rendered).filter((tag) => tag === 'td')).toHaveLength(2);
        expect(
          tagsOf(rendered).filter((tag) => !/^\/?(?:t[rdh]|table|thead|tbody)$/.test(tag)),
        ).toEqual([]);
        const cells = [...rendered.matchAll(/<td>(.*?)<\/td>/gs)].map(([, text]) =>
          textOf(`${text}`),
        );
        expect(cells).toEqual([one, two].map((text) => seenInline(text) || '–'));
        expectNoReferences(rendered);
      }),
      tries(500),
    );
  });

  it('in paragraphs and quotes', () => {
    fc.assert(
      fc.property(dangerous, (text) => {
        const seen = seenProse(text);
        fc.pre(seen.length > 0);
        const rendered = toHtml(prose(text));
        expect(tagsOf(rendered).filter((tag) => !/^(?:\/?p|br)$/.test(tag))).toEqual([]);
        expect(textOf(rendered).split('\n')).toEqual(seen);
        expectNoReferences(rendered);
        const quoted = toHtml(blockQuote(prose(text)));
        expect(tagsOf(quoted).filter((tag) => !/^(?:\/?p|br)$/.test(tag))).toEqual([
          'blockquote',
          '/blockquote',
        ]);
        expect(textOf(quoted).trim().split('\n')).toEqual(seen);
      }),
      tries(1000),
    );
  });

  it('in the summary line of a fold, which it does not end', () => {
    fc.assert(
      fc.property(dangerous, (text) => {
        const rendered = toHtml(`<details>\n<summary>${html(text)}</summary>\n\nx\n\n</details>`);
        expect(tagsOf(rendered)).toEqual(['details', 'summary', '/summary', 'p', '/p', '/details']);
        expect(textOf(rendered).trim()).toBe(`${seenInline(text)}\nx`.trim());
        expectNoReferences(rendered.replaceAll('&#39;', "'"));
      }),
      tries(500),
    );
  });
});
