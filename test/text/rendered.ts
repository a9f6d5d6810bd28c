import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** HTML of a Markdown text as GitHub's parser makes it, with any HTML in the text let through. */
export function toHtml(markdown: string): string {
  return micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
}

/** A code span: nothing in it means anything to GitHub. */
const CODE_SPAN = /(?<!<pre>)<code>([^<]*)<\/code>/g;

/** The names of all tags in order but for those of code spans, closing ones with a slash. */
export function tagsOf(html: string): string[] {
  return [...html.replace(CODE_SPAN, '$1').matchAll(/<(\/?[a-z!][a-z0-9]*)/gi)].map(([, name]) =>
    `${name}`.toLowerCase(),
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#36;': '$',
  '&amp;': '&',
};

/** What a reader sees: text without tags, entities as characters, zero-width spaces gone. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|#36|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll('\u200b', '');
}

/** The text of the page, in which GitHub finds mentions and references after rendering. */
export function rawTextOf(html: string): string {
  return html
    .replace(CODE_SPAN, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'");
}

/** What GitHub makes links and notifications of in rendered text. */
export const REFERENCES: readonly RegExp[] = [
  /@\w/,
  /#\d/,
  /\b(?:GH|GHSA|CVE)-\w/i,
  /:\/\//,
  /www\./i,
  /\b[0-9a-f]{7,40}\b/i,
  /<!--/,
];

/** What GitHub makes an emoji of, which may be an image. */
export const EMOJI = /:(?!\d+:)[\w+-]{1,60}:/;
