/** Differences of prompts, line by line. */

import { diffArrays } from 'diff';
import type { Recommendation } from '../model/report.ts';
import { clip, stripUnprintable } from '../text/strip.ts';

export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** The lines of both texts of a prompt fix, each cut to so many UTF-16 units, and how many are cut. */
export function promptLines({ currentText, suggestedText }: Recommendation, maxChars: number) {
  const linesOf = (text: string | null) =>
    text ? stripUnprintable(clip(text, maxChars)).split('\n') : [];
  const chars = Math.max(currentText?.length ?? 0, suggestedText?.length ?? 0);
  return { before: linesOf(currentText), after: linesOf(suggestedText), cut: chars - maxChars };
}

/** Unchanged lines that are shown around a change. */
const CONTEXT_LINES = 3;

/** Texts with more removed and added lines are shown as replaced whole: the time grows with the square. */
const MAX_CHANGES = 200;

/** The difference of two texts, line by line, with removed lines before the added ones. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  const changes = diffArrays([...before], [...after], { maxEditLength: MAX_CHANGES });
  if (changes === undefined) return [...lines('removed', before), ...lines('added', after)];
  return changes.flatMap(({ added, removed, value }) =>
    lines(added ? 'added' : removed ? 'removed' : 'same', value),
  );
}

function lines(kind: DiffLine['kind'], texts: readonly string[]): DiffLine[] {
  return texts.map((text) => ({ kind, text }));
}

/** The difference of two texts, cut where lines near a change and lines far from any meet. */
export function diffStretches(before: readonly string[], after: readonly string[]) {
  const stretches: { isFar: boolean; lines: DiffLine[] }[] = [];
  const diff = diffLines(before, after);
  for (const [index, line] of diff.entries()) {
    const around = diff.slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1);
    const isFar = around.every(({ kind }) => kind === 'same');
    const last = stretches.at(-1);
    if (last?.isFar === isFar) last.lines.push(line);
    else stretches.push({ isFar, lines: [line] });
  }
  return stretches.map(({ isFar, lines }) => ({ isFolded: isFar && lines.length > 1, lines }));
}
