import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut, type Section } from '../../src/report/layout.ts';

function section(rank: number, items: string[], noun = 'thing'): Section {
  return {
    rank,
    noun,
    count: items.length,
    open: '<',
    close: '>',
    items: () => items,
  };
}

describe('fitting sections into a number of bytes', () => {
  it('keeps by rank, and sums what is missing by name', () => {
    const long = 'x'.repeat(50);
    const { texts, leftOut } = layOut(
      [
        section(3, [long], 'c'),
        section(2, [long, long, long], 'b'),
        section(1, [long], 'a'),
        section(2, [long], 'b'),
      ],
      4 + 3 * 50,
    );
    expect(texts).toEqual(['', `<${long}${long}>`, `<${long}>`, '']);
    expect(leftOut).toEqual(['2 bs', '1 c']);
  });

  it('renders nothing that it does not need', () => {
    const rendered: number[] = [];
    const endless: Section = {
      ...section(1, []),
      count: 1_000_000,
      *items() {
        for (let index = 0; index < 1_000_000; index += 1) {
          rendered.push(index);
          yield 'x'.repeat(100);
        }
      },
    };
    const { leftOut } = layOut([endless, { ...endless, rank: 2 }], 1000);
    expect(rendered).toHaveLength(10);
    expect(leftOut).toEqual(['1,999,991 things']);
  });

  it('never exceeds the budget', () => {
    const sections = fc.array(
      fc
        .tuple(fc.nat(3), fc.array(fc.string({ unit: 'grapheme' })))
        .map(([rank, items]) => section(rank, items)),
    );
    fc.assert(
      fc.property(sections, fc.integer({ min: 200, max: 700 }), (list, budget) => {
        const { texts } = layOut(list, budget);
        expect(Buffer.byteLength(texts.join(''))).toBeLessThanOrEqual(budget);
      }),
    );
  });
});
