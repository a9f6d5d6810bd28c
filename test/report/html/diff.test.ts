import { describe, expect, it } from 'vitest';
import { diffBlock } from '../../../src/report/html/prompt-fix.ts';

/** The rows of a diff, each as its element's name and its content. */
function rowsOf(before: readonly string[], after: readonly string[]): string[] {
  const rows = diffBlock(before, after).markup.matchAll(
    /<(div|del|ins)><span class="mark">.<\/span><span>(.*?)<\/span><\/\1>|<summary>(.*?)<\/summary>/g,
  );
  return [...rows].map(([, kind, text, summary]) => summary ?? `${kind} ${text}`);
}

describe('the diff of a prompt', () => {
  it('shows what is removed before what is added', () => {
    expect(rowsOf(['a', 'old', 'z'], ['a', 'something new', 'z'])).toEqual([
      'div a',
      'del old',
      'ins something new',
      'div z',
    ]);
  });

  it('marks the words that differ in lines that resemble each other', () => {
    expect(
      rowsOf(['Greet the caller by name.'], ['Greet the caller warmly, by first name.']),
    ).toEqual([
      'del Greet the caller by name.',
      'ins Greet the caller <b>warmly, </b>by <b>first </b>name.',
    ]);
    expect(rowsOf(['Ask for the PIN now.'], ['Ask for the code now.'])).toEqual([
      'del Ask for the <b>PIN</b> now.',
      'ins Ask for the <b>code</b> now.',
    ]);
  });

  it('takes letters of every script for parts of words', () => {
    expect(rowsOf(['Sei nie so höflich.'], ['Sei nie so unhöflich.'])).toEqual([
      'del Sei nie so <b>höflich</b>.',
      'ins Sei nie so <b>unhöflich</b>.',
    ]);
  });

  it('marks nothing in lines that have little in common', () => {
    expect(rowsOf(['Be short.'], ['Always answer in full sentences.', 'Be kind.'])).toEqual([
      'del Be short.',
      'ins Always answer in full sentences.',
      'ins Be kind.',
    ]);
    expect(rowsOf([''], ['x'])).toEqual(['del ', 'ins x']);
  });

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
