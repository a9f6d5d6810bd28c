import { describe, expect, it } from 'vitest';
import { additionOf } from '../../src/prompts/addition.ts';

describe('a suggested text', () => {
  it.each([
    ['lines', '- Be brief', '- Be brief\n- Be kind', { at: 10, text: '\n- Be kind' }],
    ['sentences', 'Be brief.', 'Be brief. Be kind.', { at: 9, text: ' Be kind.' }],
    ['lines in front', '- Be kind', '- Be brief\n- Be kind', { at: 0, text: '- Be brief\n' }],
    ['sentences in front', 'Be kind.', 'Be brief. Be kind.', { at: 0, text: 'Be brief. ' }],
  ])('adds %s', (_, current, suggested, addition) => {
    expect(additionOf(current, suggested)).toEqual(addition);
  });

  it.each([
    ['goes on within a sentence', 'Be brief', 'Be brief and kind.'],
    ['goes on within a word', 'Be brief.', 'Be brief.s'],
    ['begins within a sentence', 'be kind.', 'Be brief and be kind.'],
    ['begins within a word', 'kind.', 'Be. unkind.'],
    ['is another one', 'Be brief.', 'Be kind.'],
  ])('that %s is no addition', (_, current, suggested) => {
    expect(additionOf(current, suggested)).toBeNull();
  });
});
