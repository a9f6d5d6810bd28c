import { describe, expect, it } from 'vitest';
import { diffBlock } from '../../../src/report/html/prompt-fix.ts';

/** The rows of a diff, each as its element's name and its content. */
function rowsOf(before: readonly string[], after: readonly string[]): string[] {
  const markup = [...diffBlock(before, after).texts()].join('');
  const rows = markup.matchAll(
    /<(div|del|ins)><span class="mark">.<\/span><span>(.*?)<\/span><\/\1>|<summary>(.*?)<\/summary>/g,
  );
  return [...rows].map(([, kind, text, summary]) => summary ?? `${kind} ${text}`);
}

describe('the diff of a prompt', () => {
  it('separates changes that follow each other', () => {
    const before = ['one', 'same', 'two'];
    const after = ['same', 'three', 'four'];
    expect(rowsOf(before, after)).toEqual([
      'del one',
      'div same',
      'del two',
      'ins three',
      'ins four',
    ]);
  });

  it('folds unchanged lines that are far from any change, but not a single one', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `l${index}`);
    const rows = rowsOf(lines, lines.with(4, 'new'));
    expect(rows.slice(0, 6)).toEqual(['div l0', 'div l1', 'div l2', 'div l3', 'del l4', 'ins new']);
    expect(rows[9]).toBe('12 unchanged lines');
    expect(rows.slice(10)).toEqual(lines.slice(8).map((line) => `div ${line}`));
  });
});
