/** Shows Markdown in a browser much as GitHub does: one page, no script, no network. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

const STYLE = readFileSync(
  fileURLToPath(import.meta.resolve('github-markdown-css/github-markdown.css')),
  'utf8',
);
/** The classes that GitHub gives the lines of a diff. */
const DIFF_LINES: readonly (readonly [RegExp, string])[] = [
  [/^\+.*$/gm, 'pl-mi1'],
  [/^-.*$/gm, 'pl-md'],
  [/^@@.*$/gm, 'pl-mdr'],
];

/** A page with texts of Markdown below their titles, for light and dark screens. */
export function markdownPage(title: string, parts: Readonly<Record<string, string>>): string {
  const articles = Object.entries(parts).map(
    ([name, markdown]) =>
      `<section><p>${name}</p><article class="markdown-body">${htmlOf(markdown)}</article></section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>
${STYLE}
body { margin: 0; background: light-dark(#ffffff, #0d1117); color: light-dark(#59636e, #9198a1); }
section { max-width: 1012px; margin: 0 auto; padding: 16px; font: 14px sans-serif; }
section > p:empty { display: none; }
</style>
${articles.join('\n')}
</html>
`;
}

/** HTML in the Markdown is kept, as GitHub keeps it. The page's policy lets no script run. */
function htmlOf(markdown: string): string {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  return html.replace(/(?<=<code class="language-diff">)[^<]*/g, (diff) =>
    DIFF_LINES.reduce(
      (text, [lines, name]) => text.replace(lines, `<span class="${name}">$&</span>`),
      diff,
    ),
  );
}
