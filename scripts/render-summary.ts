/** Shows job summaries in a browser much as GitHub shows them: one page, no script, no network. */
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { isWebAddress, SUMMARY_ELEMENTS } from './summary-elements.ts';
import { PAGE_STYLE } from './summary-style.ts';

/** One job summary on the page. Its texts but `markdown` are plain text. */
export interface PagePart {
  /** Its anchor: letters, digits and hyphens. */
  id: string;
  title: string;
  markdown: string;
}

/** A link at the top of the page. */
export interface PageLink {
  text: string;
  /** Relative to the page. */
  href: string;
}

const TAG = /<(?:(\/?)([a-z][a-z0-9]*)((?:\s+[a-z][a-z-]*="[^"<>]*")*)\s*\/?>)?/gi;
const ATTRIBUTE = /\s([a-z][a-z-]*)="([^"<>]*)"/gi;

/**
 * HTML of a job summary's Markdown. HTML in the Markdown is let through as GitHub does, and then
 * everything is taken out of it but the elements and attributes on one list: any other `<` is shown
 * as that character, and a link that is not to a web address is none.
 */
export function summaryHtml(markdown: string): string {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  return colourDiffs(html.replace(TAG, rebuildTag));
}

/** A whole page with the summaries one after the other, for light and dark screens. */
export function summaryPage(
  title: string,
  parts: readonly PagePart[],
  links: readonly PageLink[],
): string {
  const jumps = parts.map(({ id, title }) => link(title, `#${id}`));
  const files = links.map(({ text, href }) => link(text, href));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>
${PAGE_STYLE}</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)}</h1>
<nav>${[...jumps, ...files].join(' · ')}</nav>
</header>
<main>
${parts.map(section).join('\n')}
</main>
</body>
</html>
`;
}

function section({ id, title, markdown }: PagePart): string {
  return `<section id="${escapeHtml(id)}">
<p class="title">${escapeHtml(title)}</p>
<article>
${summaryHtml(markdown)}
</article>
</section>`;
}

function rebuildTag(found: string, slash?: string, name = '', attributes = ''): string {
  const element = name.toLowerCase();
  const allowed = SUMMARY_ELEMENTS.get(element);
  if (allowed === undefined) return `&lt;${found.slice(1)}`;
  if (slash === '/') return `</${element}>`;
  const kept = [...attributes.matchAll(ATTRIBUTE)].filter(([, attribute = '', value = '']) =>
    element === 'code' ? isLanguage(attribute, value) : isAllowed(allowed, attribute, value),
  );
  return `<${[element, ...kept.map(([text]) => text.trim())].join(' ')}>`;
}

function isAllowed(allowed: readonly string[], attribute: string, value: string): boolean {
  return allowed.includes(attribute) && (attribute !== 'href' || isWebAddress(value));
}

/** How micromark says a code block's language. */
function isLanguage(attribute: string, value: string): boolean {
  return attribute === 'class' && /^language-\w+$/.test(value);
}

function colourDiffs(html: string): string {
  return html.replace(
    /(<code class="language-diff">)([^<]*)(<\/code>)/g,
    (_, open: string, diff: string, close: string) =>
      open +
      diff
        .replace(/^\+.*$/gm, '<span class="added">$&</span>')
        .replace(/^-.*$/gm, '<span class="removed">$&</span>')
        .replace(/^@@.*$/gm, '<span class="hunk">$&</span>') +
      close,
  );
}

function link(text: string, href: string): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
