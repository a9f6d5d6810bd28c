/** The change of a prompt, line by line, with the words marked that differ between two similar lines. */
import { diffWordsWithSpace } from 'diff';
import { type DiffLine, diffLines, stretchesOf } from '../../text/line-diff.ts';
import { formatCounted } from '../format.ts';
import { type Html, html } from './escape.ts';

/** Beyond so many changed words no word is marked: the time grows with their square. */
const MAX_CHANGED_WORDS = 200;

const MARKS = { same: ' ', removed: '−', added: '+' } as const;
const ELEMENTS = { same: 'div', removed: 'del', added: 'ins' } as const;

/** The difference of two texts, each given as its lines. */
export function diffBlock(before: readonly string[], after: readonly string[]): Html {
  const diff = diffLines(before, after);
  const rows = diff.map((line, index) => ({
    kind: line.kind,
    row: rowOf(line, line.kind === 'removed' ? diff[index + 1] : diff[index - 1]),
  }));
  const shown = stretchesOf(rows).map(({ isFar, lines }) => {
    const all = lines.map(({ row }) => row);
    return isFar && all.length > 1 ? folded(all) : html`${all}`;
  });
  return html`<div class="diff" dir="auto">${shown}</div>\n`;
}

function folded(rows: readonly Html[]): Html {
  return html`<details><summary>${formatCounted(rows.length, 'unchanged line')}</summary>${rows}</details>\n`;
}

/** @param beside the line after a removed one, or the line before an added one */
function rowOf({ kind, text }: DiffLine, beside: DiffLine | undefined): Html {
  const counterpart = { same: null, removed: 'added', added: 'removed' }[kind];
  const content = beside?.kind === counterpart ? mark(text, beside.text) : html`${text}`;
  const element = ELEMENTS[kind];
  return html`<${element}><span class="mark">${MARKS[kind]}</span><span>${content}</span></${element}>\n`;
}

/** A line with the words marked that its counterpart does not have, unless most of it is different. */
function mark(text: string, counterpart: string): Html {
  const words = diffWordsWithSpace(counterpart, text, { maxEditLength: MAX_CHANGED_WORDS }) ?? [];
  const own = words.filter(({ removed }) => !removed);
  const shared = own.reduce((sum, { added, value }) => sum + (added ? 0 : value.length), 0);
  if (shared * 2 < text.length) return html`${text}`;
  return html`${own.map(({ added, value }) => (added ? html`<b>${value}</b>` : html`${value}`))}`;
}
