import { describe, expect, it } from 'vitest';
import { EMPTY, type Html, html } from '../../../src/report/html/escape.ts';

const markupOf = (piece: Html) => [...piece.texts()].join('');

describe('text in a page', () => {
  it('is that text, in an element and in an attribute', () => {
    expect(markupOf(html`${`<b title="it's">&amp;`}`)).toBe(
      '&lt;b title=&quot;it&#39;s&quot;&gt;&amp;amp;',
    );
  });

  it('has no invisible characters', () => {
    expect(markupOf(html`${'a\u0000b\u202ec\u200bd\u001b[31me\r\nf\tg'}`)).toBe('abcde\nf\tg');
  });

  it('is escaped wherever a template takes it', () => {
    const item = html`<li>${'<&'}</li>`;
    expect(markupOf(html`<ul title="${'"'}">${[item, item]}${item}${1}</ul>\n`)).toBe(
      '<ul title="&quot;"><li>&lt;&amp;</li><li>&lt;&amp;</li><li>&lt;&amp;</li>1</ul>\n',
    );
  });

  it('keeps its place between long lists', () => {
    const list = () => [html`<li>`, html`<li>`];
    expect(markupOf(html`a${list}b${html`c${list}d`}${'<'}`)).toBe('a<li><li>bc<li><li>d&lt;');
    expect(html`${''}${[]}${EMPTY}`).toBe(EMPTY);
  });
});
