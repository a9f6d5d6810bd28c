import { describe, expect, it } from 'vitest';
import { echoesOf, hideBeginnings } from '../../../src/core/text/echo.ts';

const PROMPT = 'You answer the phone of the Lakeside clinic. Never promise a refund.';
const hide = (words: string, text = PROMPT) => hideBeginnings(words, text, '***');

describe('what others repeat of the beginning of a text', () => {
  it.each([
    ['before an ellipsis', "prompt 'You answer the…' is bad", "prompt '***…' is bad"],
    ['before three dots', 'bad: You answer... (too long)', 'bad: ***... (too long)'],
    ['after a quotation mark too', 'bad: "You answer"… so', 'bad: "***"… so'],
    ['at the end', 'bad prompt: You answer the', 'bad prompt: ***'],
    ['at the end, in quotes', 'bad prompt ("You answer the").', 'bad prompt ("***").'],
    ['more than once', 'You answer…, You answer the…', '***…, ***…'],
    [
      'wherever it stands, where it is long',
      `bad: ${PROMPT.slice(0, 32)} is bad`,
      'bad: *** is bad',
    ],
    ['as a whole', `${PROMPT} is bad`, '*** is bad'],
  ])('is hidden %s', (_, words, expected) => {
    expect(hide(words)).toBe(expected);
  });

  it.each([
    ['goes on otherwise', 'You answer nothing that I ask.'],
    ['is short', 'You answ is bad, You ans…'],
    ['may stand there by chance', `bad: ${PROMPT.slice(0, 31)} is bad`],
    ['is none of it', 'the phone of the…'],
  ])('stays where it %s', (_, words) => {
    expect(hide(words)).toBe(words);
  });

  it('is nothing of a text that is no longer than what stands by chance in another', () => {
    expect(hide('the clinical…', 'clinical')).toBe('the clinical…');
    expect(hide('the clinical…', 'clinicals')).toBe('the ***…');
  });

  it('is found within a part that begins like it', () => {
    expect(hide('aaaaaaaaaab…', 'aaaaaaaabc')).toBe('aa***…');
  });

  it('is found in time however often a text repeats itself', () => {
    const words = 'a'.repeat(300_000);
    expect(hide(`${words}b`, `${words}c`)).toBe('***b');
    expect(hide(`${'a'.repeat(20)}b`.repeat(20_000), 'a'.repeat(100_000))).toHaveLength(420_000);
  });
});

it('a text may be repeated without the white space around it, and on one line', () => {
  expect(echoesOf('\nBe kind.\n  Always.\n')).toEqual([
    '\nBe kind.\n  Always.\n',
    'Be kind.\n  Always.',
    'Be kind. Always.',
  ]);
  expect(echoesOf('production')).toEqual(['production']);
  expect(echoesOf('en-US   \n')).toEqual(['en-US   \n']);
});
