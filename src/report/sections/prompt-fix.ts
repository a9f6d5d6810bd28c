import { DIFF_SIGNS, type DiffLine, diffLines, stretchesOf } from '../../text/line-diff.ts';
import { codeBlock, cutNote, MAX_PROSE_CHARS } from '../../text/markdown.ts';
import { clip, stripUnprintable } from '../../text/strip.ts';

/**
 * Pieces of a line that end at a space where there is one; together they are the line. Code blocks
 * scroll sideways on GitHub, so what is added at the end of a long line would be out of sight.
 */
const PIECES = /.{1,100}(?:\s+|$)|.{1,100}/gsu;

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
  return stretchesOf(diff).flatMap(({ isFar, lines }) =>
    isFar && lines.length > 1
      ? [`@@ ${lines.length} unchanged lines @@`]
      : lines.map(({ kind, text }) => DIFF_SIGNS[kind] + text),
  );
}
