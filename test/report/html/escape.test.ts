import { describe, expect, it } from 'vitest';
import { EMPTY, html } from '../../../src/report/html/escape.ts';

describe('text in a page', () => {
  it('is that text, in an element and in an attribute', () => {
    expect(html`${`<b title="it's">&amp;`}`.markup).toBe(
      '&lt;b title=&quot;it&#39;s&quot;&gt;&amp;amp;',
    );
  });

  it('has no invisible characters', () => {
    const text = 'a\u0000b\u202ec\u200bd\u001b[31me\r\nf\tg';
    expect(html`${text}`.markup).toBe('abcde\nf\tg');
  });

  it('is escaped wherever a template takes it', () => {
    const item = html`<li>${'<&'}</li>`;
    expect(html`<ul title="${'"'}">${[item, item]}${item}${1}</ul>\n`.markup).toBe(
      '<ul title="&quot;"><li>&lt;&amp;</li><li>&lt;&amp;</li><li>&lt;&amp;</li>1</ul>\n',
    );
  });

  it('keeps its place between long lists', () => {
    const list = () => [html`<li>`, html`<li>`];
    expect(html`a${list}b${html`c${list}d`}${'<'}`.markup).toBe('a<li><li>bc<li><li>d&lt;');
    expect(html`${''}${[]}${EMPTY}`).toBe(EMPTY);
  });
});
