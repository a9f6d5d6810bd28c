/** A job summary, which is Markdown, as lines for reading at a terminal of any width. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';
import { stripUnprintable } from '../core/text/strip.ts';
import type { Screen } from './screen.ts';
import { renderTable } from './table.ts';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number];
type Page = Pick<Screen, 'columns' | 'paint'>;

const TAG = /<[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * The lines of a summary, each as wide as the page at most. What it shows collapsed is named alone; the
 * report files have it. Text loses what a terminal would act upon.
 */
export function renderSummary(markdown: string, page: Page): string[] {
  const root = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const lines: string[] = [];
  let depth = 0;
  let wasFold = false;
  for (const node of root.children) {
    const within = depth;
    if (node.type === 'html') depth += balanceOf(node.value);
    if (within > 0) continue;
    const isFold = node.type === 'html';
    const shown = isFold ? folded(node.value, page) : block(node, page.columns, page);
    if (shown.length === 0) continue;
    if (lines.length > 0 && !(isFold && wasFold)) lines.push('');
    lines.push(...shown);
    wasFold = isFold;
  }
  return lines;
}

/** How many more `<details>` are opened than closed. */
function balanceOf(html: string): number {
  return (html.match(/<details/g) ?? []).length - (html.match(/<\/details/g) ?? []).length;
}

/** The line that stands for what is collapsed. */
function folded(html: string, page: Page): string[] {
  const text = html
    .replace(TAG, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (it) => ENTITIES[it] ?? it);
  const line = plain(text).trim();
  return line === '' ? [] : wrap(page.paint('dim', `▸ ${line}`), page.columns);
}

function block(node: Node, width: number, page: Page): string[] {
  switch (node.type) {
    case 'heading':
      return wrap(page.paint('bold', inline(node.children, page)), width);
    case 'paragraph':
      return wrap(inline(node.children, page), width);
    case 'blockquote':
      return indented(blocks(node.children, width - 2, page), page.paint('dim', '│ '));
    case 'list':
      return node.children.flatMap((item, index) => {
        const mark = node.ordered ? `${(node.start ?? 1) + index}. ` : '- ';
        const inside = blocks(item.children, width - mark.length, page, node.spread ?? false);
        return indented(inside, ' '.repeat(mark.length), mark);
      });
    case 'code':
      return code(node.value, node.lang === 'diff', width, page);
    case 'table': {
      const rows = node.children.map(({ children }) =>
        children.map((cell) => inline(cell.children, page, false).trim()),
      );
      return renderTable(rows, node.align ?? [], width, page);
    }
    case 'thematicBreak':
      return [page.paint('dim', '─'.repeat(width))];
    default:
      return [];
  }
}

function blocks(nodes: readonly Node[], width: number, page: Page, isSpread = true): string[] {
  return nodes.flatMap((node, index) => {
    const lines = block(node, Math.max(width, 10), page);
    return isSpread && index > 0 && lines.length > 0 ? ['', ...lines] : lines;
  });
}

function code(text: string, isDiff: boolean, width: number, page: Page): string[] {
  const lines = stripUnprintable(text).replaceAll('\t', '    ').split('\n');
  const shown = isDiff
    ? unfolded(lines).flatMap((line) => diffLine(line, width - 4, page))
    : lines.flatMap((line) => wrap(line, width - 4, false));
  return indented(shown, '    ');
}

/** Longer than this is a line that the summary has folded at a space, where it ends with one. */
const FOLDED_CHARS = 60;

/** Lines of a diff as they were before the summary folded them, for the width of the page. */
function unfolded(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const last = whole.at(-1) ?? '';
    const goesOn = last.length > FOLDED_CHARS && last.endsWith(' ') && last[0] === line[0];
    if (goesOn) whole.splice(-1, 1, last + line.slice(1));
    else whole.push(line);
  }
  return whole;
}

/** A line of a diff, folded with its mark before each piece. */
function diffLine(line: string, width: number, page: Page): string[] {
  const mark = line.slice(0, 1);
  const style = mark === '+' ? 'green' : mark === '-' ? 'red' : 'dim';
  const pieces = wrap(line.slice(1), width - 1);
  return pieces.map((piece) => page.paint(style, mark + piece));
}

/** @param showsLinks false where there is no room for addresses */
function inline(nodes: readonly Node[], page: Page, showsLinks = true): string {
  return nodes
    .map((node): string => {
      switch (node.type) {
        case 'text':
          return plain(node.value);
        case 'inlineCode':
          return page.paint('cyan', plain(node.value));
        case 'strong':
          return page.paint('bold', inline(node.children, page, showsLinks));
        case 'emphasis':
          return page.paint('italic', inline(node.children, page, showsLinks));
        case 'link': {
          const text = inline(node.children, page, showsLinks);
          const url = plain(node.url);
          return showsLinks && /^https?:/.test(url) ? `${text} (${page.paint('dim', url)})` : text;
        }
        case 'break':
          return '\n';
        default:
          return '';
      }
    })
    .join('');
}

/** On one line, as its soft breaks are none here. */
function plain(text: string): string {
  return stripUnprintable(text).replace(/\s+/g, ' ');
}

function wrap(text: string, width: number, trim = true): string[] {
  if (stringWidth(text) <= width && !text.includes('\n')) return [text];
  return wrapAnsi(text, width, { hard: true, trim }).split('\n');
}

function indented(lines: readonly string[], indent: string, first = indent): string[] {
  return lines.map((line, index) => `${index === 0 ? first : indent}${line}`.trimEnd());
}
