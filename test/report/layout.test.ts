import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut, type Section } from '../../src/report/layout.ts';

function section(rank: number, items: string[], many = 'things'): Section {
  return {
    rank,
    one: 'thing',
    many,
    count: items.length,
    open: '<',
    close: '>',
    items: () => items,
  };
}

describe('fitting sections into a number of bytes', () => {
  it('keeps by rank, shows in place how much is missing, and sums it by name', () => {
    const long = 'x'.repeat(50);
    const { texts, leftOut } = layOut(
      [
        section(3, [long], 'c'),
        section(2, [long, long, long], 'b'),
        section(1, [long], 'a'),
        section(2, [long], 'b'),
      ],
      200 + 4 + 3 * 50,
    );
    expect(texts).toEqual([
      '',
      `<${long}${long}\n\n*Left out here: 1 thing.*\n\n>`,
      `<${long}>`,
      '',
    ]);
    expect(leftOut).toEqual(['2 b', '1 thing']);
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
    expect(rendered).toHaveLength(8);
    expect(leftOut).toEqual(['1,999,993 things']);
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
