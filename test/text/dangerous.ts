import fc from 'fast-check';

/** Pieces of text, separated by `¦`, that mean something to Markdown, HTML, GitHub, the runner's log or a terminal. */
const PIECES = [
  "word¦ 'https://e.example/a' ¦ '¦' ¦The caller said¦ ¦  ¦\t¦\n¦\r\n¦\n\n¦\u2028",
  '\u0085¦#¦# ¦## Simulation gate passed¦1. ¦12) ¦- ¦+ ¦* ¦> ¦> [!NOTE]\n¦---¦===¦***¦___',
  ':-¦:--|--:¦:octocat:¦:+1:¦|¦\\|¦\\¦\\\\¦| a | b |\n| - | - |\n¦`¦``¦```¦```diff\n¦~~~¦~',
  '~~¦_¦__¦*¦**¦[¦]¦(¦)¦!¦[a](https://e.example)¦![a](https://e.example/i.png)',
  '[a]: https://e.example\n¦[a]¦[^1]¦[^1]: note\n¦[ ] ¦- [x] ¦<¦>¦<b>¦</b>¦</details>',
  '<details>¦</summary>¦<!--¦-->¦<!<!----¦<img src=x onerror=y>',
  '<a href="https://e.example">¦<https://e.example>¦<script>¦<br/¦<?¦<![CDATA[¦&¦&amp;¦&lt;',
  '&lt¦&#60;¦&#x3c¦&copy;¦&nbsp;¦@¦@octocat¦@org/team¦a@b.example¦mailto:a@b.example¦#1',
  'GH-1¦abcdefCVE-2024-1234¦o/r#1¦fixes #1¦GHSA-aaaa-bbbb-cccc¦CVE-2020-1234¦deadbeef',
  '0123456789abcdef0123456789abcdef01234567¦https://e.example/x¦http://¦HTTP://E.example',
  'ftp://e.example¦www.e.example¦WWW.e.example¦https://github.com/o/r/issues/1¦$¦$x$¦$$¦$5',
  ':tada:¦::error::x¦::¦:::¦##[error]x¦##[¦%0A¦\u001b[31m¦\u001b[',
  '\u001b]8;;https://e.example\u0007¦\u001b¦\u009b31m¦\0¦\u0007¦\u200b¦\u200d¦\u202e¦\u2066',
  '\ufeff¦\u{e0041}¦\ud800¦\udc00¦😀¦é¦\u00a0¦"¦\'¦snake_case¦    indented',
].flatMap((row) => row.split('¦'));

/** Texts made of dangerous pieces in any order. */
export const dangerous = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 14 })
  .map((pieces) => pieces.join(''));
