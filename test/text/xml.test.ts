import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeXml } from '../../src/text/xml.ts';
import { dangerous } from './dangerous.ts';

describe('text for XML', () => {
  it.each([
    ['markup is text', '<a href="x">&amp;</a>', '&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt;'],
    ['a quoted attribute does not end', `"'`, '&quot;&#39;'],
    ['the end of a CDATA section is text', ']]>', ']]&gt;'],
    ['tabs and line breaks stay', 'a\tb\r\nc', 'a\tb\nc'],
    ['control characters go', 'a\0b\u0008c\u001bd\u007fe', 'abcde'],
    ['characters that XML 1.0 forbids go', 'a\ufffeb\uffffc', 'abc'],
    ['lone surrogates go', 'a\ud800b\udc00c', 'abc'],
    ['characters beyond the BMP stay', '😀', '😀'],
  ])('%s', (_, text, expected) => {
    expect(escapeXml(text)).toBe(expected);
  });

  it('has only characters of XML 1.0, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(dangerous, fc.string({ unit: 'binary' })), (text) => {
        expect(escapeXml(text)).toMatch(
          /^(?:[\t\n\r\x20-\ud7ff\ue000-\ufffd]|[\u{10000}-\u{10ffff}])*$/u,
        );
        expect(escapeXml(text)).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
      }),
    );
  });
});
