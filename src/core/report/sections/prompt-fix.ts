import { type DiffLine, diffLines } from '../../text/line-diff.ts';
import { codeBlock, cutNote, MAX_PROSE_CHARS } from '../../text/markdown.ts';
import { clip, stripUnprintable } from '../../text/strip.ts';

/** Unchanged lines shown around a change of a prompt; longer stretches are counted instead. */
const CONTEXT_LINES = 3;

/**
 * Pieces of a line that end at a space where there is one; together they are the line. Code blocks
 * scroll sideways on GitHub, so what is added at the end of a long line would be out of sight.
 */
const PIECES = /.{1,100}(?:\s+|$)|.{1,100}/gsu;

const DIFF_MARK = { same: ' ', removed: '-', added: '+' } as const;

/** The change of a prompt as a diff, the text alone where nothing is to replace it. */
export function promptFix(currentText: string | null, suggestedText: string | null): string {
  if (currentText === null && suggestedText === null) return '';
  const before = promptLines(currentText);
  const lines =
    suggestedText === null ? before : shorten(diffLines(before, promptLines(suggestedText)));
  const shown = suggestedText === null ? lines.flatMap(pieces) : lines.flatMap(foldDiffLine);
  const block = codeBlock(suggestedText === null ? 'text' : 'diff', shown.join('\n'));
  const cut = Math.max(currentText?.length ?? 0, suggestedText?.length ?? 0) - MAX_PROSE_CHARS;
  return [
    ...(shown.length > lines.length ? ['Long lines are folded here:'] : []),
    block,
    ...(cut > 0 ? [cutNote(cut)] : []),
  ].join('\n\n');
}

function pieces(text: string): string[] {
  return text.match(PIECES) ?? [''];
}

/** Every piece of a line of a diff has the line's mark. */
function foldDiffLine(line: string): string[] {
  return pieces(line.slice(1)).map((piece) => line.slice(0, 1) + piece);
}

function promptLines(text: string | null): string[] {
  if (text === null || text === '') return [];
  return stripUnprintable(clip(text, MAX_PROSE_CHARS)).split('\n');
}

function shorten(diff: readonly DiffLine[]): string[] {
  const shown: string[] = [];
  let hidden: string[] = [];
  const showHidden = (): void => {
    shown.push(...(hidden.length > 1 ? [`@@ ${hidden.length} unchanged lines @@`] : hidden));
    hidden = [];
  };
  for (const [index, { kind, text }] of diff.entries()) {
    const around = diff.slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1);
    const line = DIFF_MARK[kind] + text;
    if (around.some((near) => near.kind !== 'same')) {
      showHidden();
      shown.push(line);
    } else {
      hidden.push(line);
    }
  }
  showHidden();
  return shown;
}
