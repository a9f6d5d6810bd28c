import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callLink } from '../../src/report/sections/building-blocks.ts';
import { stripInvisible } from '../../src/text/strip.ts';
import { dangerous } from '../text/dangerous.ts';
import { tagsOf, toHtml } from '../text/rendered.ts';
import { FULL } from './builders.ts';

const linkTo = (callId: string, callUrl: string | null) => callLink(callId, { ...FULL, callUrl });

test('is made from the template, and is the ID alone without one', () => {
  const template = 'https://app.example.com/{callId}?x=1&copy={callId}';
  expect(linkTo('a', template)).toBe('[`a`](https://app.example.com/a?x=1&amp;copy=a)');
  expect(linkTo('a', null)).toBe('`a`');
  expect(linkTo('', template)).toBe('');
  expect(linkTo("$& ')|<>/", 'https://e.example/{callId}')).toBe(
    "[$& ')\\|&lt;>/](https://e.example/%24%26%20%27%29%7C%3C%3E%2F)",
  );
});

test('stays one link to one place, for any ID', () => {
  fc.assert(
    fc.property(dangerous, (id) => {
      fc.pre(/[^\s]/.test(stripInvisible(id).replaceAll('<!--', '')));
      const link = linkTo(id, 'https://app.example.com/{callId}');
      const rendered = toHtml(`| a |\n| - |\n| x ${link} y |\n\n${link}`);
      const hrefs = [...rendered.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      expect(hrefs).toHaveLength(2);
      for (const href of hrefs) expect(href).toMatch(/^https:\/\/app\.example\.com\/[^/]*$/);
      expect(tagsOf(rendered).filter((tag) => tag === 'td')).toHaveLength(1);
    }),
  );
});
