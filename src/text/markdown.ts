/**
 * Text of others for GitHub Flavored Markdown. Every text renders as it is: no
 * markup, HTML, link, image, mention, reference to an issue or commit, table, alert or formula.
 *
 * Markup is escaped where it could act, so that ordinary prose stays as it was written. What GitHub
 * recognises only after rendering (mentions, references, bare addresses), where a backslash is long
 * gone, is broken by a zero-width space.
 */
import { clip, fold, stripInvisible, stripUnprintable } from './strip.ts';
import { isUuid } from './values/simple-values.ts';
import { ENTITIES } from './xml.ts';

const ZWSP = '\u200b';

const NONE = '–';

/**
 * Everything that means something in the middle of a line: a UUID, of which the first 8 digits are shown as code; markup; `&` before an entity; `@`
 * (mention, e-mail address); `#1`, `GH-1` and advisory IDs; `scheme://` and `www.`; emoji such as
 * `:octocat:`, some of which are images; `$` (formula);
 * 7 or more hex digits (commit SHA), of which the first letter of `CVE-` may be one.
 */
const ACTIVE =
  /(?<![0-9a-z])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-z])|[\\`*~|[\]<_@$]|&(?=#?[0-9a-z]{1,31};)|#(?=\d)|:(?=\/\/|(?:100|1234):|(?!\d+:)[\w+-]{1,60}:)|www(?=\.)|(?:GH|GHSA|CVE)-(?=\w)|[0-9a-f]{6,}?(?=CVE-\w)|[0-9a-f]{7,}/gi;

/**
 * Every line with something active or quoted has one of these signs, or may have a link. Two searches,
 * with the six digits in two parts, take a quarter of the time of one.
 */
const SIGN = /[\\`*~|[\]<_@$&#:']/;
const MAY_BE_LINK = /[Ww]\.|[AaEeHh]-|[\dA-Fa-f]{3}[\dA-Fa-f]{3}/;

/** In HTML every `&` counts, since HTML knows entities without a semicolon. */
const ACTIVE_IN_HTML =
  /[&<>"'@$]|#(?=\d)|:(?=\/\/|(?:100|1234):|(?!\d+:)[\w+-]{1,60}:)|www(?=\.)|(?:GH|GHSA|CVE)-(?=\w)|[0-9a-f]{6,}?(?=CVE-\w)|[0-9a-f]{7,}/gi;

/**
 * A value in single quotes, as messages quote them, that may be in a code span on any line: a
 * reply by e-mail renders mentions even there, and a pipe parts the cells of a table.
 */
const QUOTED = /(?<![^\s(])'([^\s'`|@$<](?:[^'`|@$<]{0,200}[^\s'`|@$<])?)'(?!\w)/;

/** List items, setext underlines, rules, block quotes and alerts, headings, table delimiter rows. */
const BLOCK_START = /^(?:[-+=](?!\w)|:(?=-)|>|#(?=[#\s]|$))/;
const ORDERED_ITEM = /^(\d{1,9})([.)])(?=\s|$)/;

/** What can be copied unchanged from a code span. */
const PLAIN_ID = /^[\w.-]{1,100}$/;

/** Longest prose shown, in UTF-16 units: about 20 kB of plain English. */
export const MAX_PROSE_CHARS = 20_000;
/** Longest text shown on one line, in UTF-16 units. */
const MAX_INLINE_CHARS = 200;

/**
 * Prose as paragraphs: its blank lines part them, its line breaks are kept, and what exceeds
 * `maxChars` is cut, with the number of characters.
 */
export function prose(text: string, maxChars = MAX_PROSE_CHARS): string {
  const shown = stripUnprintable(clip(text, maxChars)).replaceAll('<!--', '');
  const lines = shown.split('\n').map((line) => escapeLine(line.replaceAll('\t', ' ').trim()));
  const paragraphs = lines
    .join('\n')
    .trim()
    .split(/\n{2,}/);
  const cut = text.length > maxChars ? [cutNote(text.length - maxChars)] : [];
  const kept = paragraphs.map((paragraph) => paragraph.replaceAll('\n', '\\\n'));
  return [...kept, ...cut].filter((part) => part !== '').join('\n\n');
}

export function cutNote(chars: number): string {
  return `*(cut here: ${chars} more characters)*`;
}

/**
 * A text on one line: in a paragraph, heading, list item, emphasis or link text. Cut at `maxChars`
 * with an ellipsis. Empty where nothing readable is left.
 */
export function inline(text: string, maxChars = MAX_INLINE_CHARS): string {
  const line = escapeLine(foldProse(text, maxChars));
  // A heading's trailing #s would be taken for its closing sequence.
  return line.endsWith('#') && !line.endsWith('\\#') ? `${line.slice(0, -1)}\\#` : line;
}

/**
 * A message on one line, as `inline` returns it, with quoted values as code, so that they can be copied.
 */
export function message(text: string, maxChars = 2000): string {
  return escapeLine(foldProse(text, maxChars), codeOf);
}

/** A text in a table cell, on one line; a dash where there is none. */
export function cell(text: string | null, maxChars = MAX_INLINE_CHARS): string {
  return text === null ? NONE : inline(text, maxChars) || NONE;
}

/** A text in HTML, as in a `<summary>` line, where Markdown is not read. */
export function html(text: string, maxChars = MAX_INLINE_CHARS): string {
  const line = foldProse(text, maxChars);
  return line.replace(ACTIVE_IN_HTML, (found) => ENTITIES[found] ?? unlink(found));
}

/** An identifier as code, so that it can be copied; one with unusual characters as plain text. */
export function identifier(id: string): string {
  return PLAIN_ID.test(id) ? `\`${id}\`` : inline(id, 100);
}

/** A URL as a link destination. Characters that could end it or split a table cell are encoded. */
export function linkDestination(url: string): string {
  return stripInvisible(url)
    .replace(/[^\w.~:/?#@!&+,;=%-]/gu, percentEncode)
    .replaceAll('&', '&amp;');
}

/**
 * A fenced code block whose fence is longer than any run of backticks inside. Mentions are broken
 * here too: a reply by e-mail renders them even in code.
 */
export function codeBlock(language: string, code: string): string {
  const text = stripUnprintable(code)
    .replaceAll('\t', '    ')
    .replace(/@(?=\w)/g, `@${ZWSP}`)
    .replaceAll('<!--', `<${ZWSP}!--`);
  const fence = fenceAround(text);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** A fence of backticks that is longer than any run of them in the text. */
export function fenceAround(text: string): string {
  const longestRun = (text.match(/`+/g) ?? []).reduce((max, run) => Math.max(max, run.length), 2);
  return '`'.repeat(longestRun + 1);
}

export function blockQuote(markdown: string): string {
  return `> ${markdown.replaceAll('\n', '\n> ')}`;
}

function foldProse(text: string, maxChars: number): string {
  return fold(text, maxChars).replaceAll('<!--', '').trim();
}

function escapeLine(line: string, quote = quoteOf): string {
  return escapeInline(line, quote).replace(BLOCK_START, '\\$&').replace(ORDERED_ITEM, '$1\\$2');
}

function escapeInline(line: string, quote: typeof quoteOf): string {
  if (!SIGN.test(line) && !MAY_BE_LINK.test(line)) return line;
  const formula = /\$.*\$/.test(line);
  return line
    .split(QUOTED)
    .map((part, index) => (index % 2 === 0 ? disarm(part, formula) : quote(part, formula)))
    .join('');
}

/** A value that would be broken up is shown as code in its quotes, so that it can be copied. */
function quoteOf(value: string, formula: boolean): string {
  const escaped = disarm(value, formula);
  return escaped.includes(ZWSP) ? `'\`${value}\`'` : `'${escaped}'`;
}

function codeOf(value: string): string {
  return `\`${isUuid(value) ? value.slice(0, 8) : value}\``;
}

function disarm(text: string, formula: boolean): string {
  return text.replace(ACTIVE, (found, offset: number) => {
    if (found === '<') return '&lt;';
    if (found === '&') return '&amp;';
    if (found === '$') return formula ? `${ZWSP}&#36;` : found;
    if (isUuid(found)) return codeOf(found);
    if (found === '_') return isInsideWord(text, offset) ? found : '\\_';
    return '\\`*~|[]'.includes(found) ? `\\${found}` : unlink(found);
  });
}

/** Breaks what GitHub would make a link of after rendering. */
function unlink(found: string): string {
  if (found === '$') return `${ZWSP}$`;
  if (found.length < 7) return found + ZWSP;
  // Pieces of 6: a SHA has at least 7 digits.
  return found.replace(/.{6}(?=.)/g, `$&${ZWSP}`);
}

/** An underscore between letters or digits is no emphasis in CommonMark. */
function isInsideWord(line: string, offset: number): boolean {
  return /^[0-9a-z]_[0-9a-z]$/i.test(line.slice(Math.max(0, offset - 1), offset + 2));
}

function percentEncode(char: string): string {
  const encoded = encodeURIComponent(char);
  return encoded === char ? `%${char.charCodeAt(0).toString(16).toUpperCase()}` : encoded;
}
