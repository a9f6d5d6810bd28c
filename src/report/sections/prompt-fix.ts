import { DIFF_SIGNS, type DiffLine, diffLines, stretchesOf } from '../../core/text/line-diff.ts';
import { codeBlock, cutNote, MAX_PROSE_CHARS } from '../../core/text/markdown.ts';
import { clip, stripUnprintable } from '../../core/text/strip.ts';

/** The change of a prompt as a diff, the text alone where nothing is to replace it. */
export function promptFix(currentText: string | null, suggestedText: string | null): string {
  if (currentText === null && suggestedText === null) return '';
  const before = promptLines(currentText);
  const lines =
    suggestedText === null ? before : shorten(diffLines(before, promptLines(suggestedText)));
  const block = codeBlock(suggestedText === null ? 'text' : 'diff', lines.join('\n'));
  const cut = Math.max(currentText?.length ?? 0, suggestedText?.length ?? 0) - MAX_PROSE_CHARS;
  return cut > 0 ? `${block}\n\n${cutNote(cut)}` : block;
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
