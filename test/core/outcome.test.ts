import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RunOutcome, worstOutcome } from '../../src/core/outcome.ts';

const FROM_WORST: RunOutcome[] = ['error', 'failed', 'inconclusive', 'started', 'passed'];

describe('with several runs the outcome is the worst', () => {
  it('orders error > failed > inconclusive > passed', () => {
    const outcomes = fc.array(fc.constantFrom(...FROM_WORST), { minLength: 1 });
    fc.assert(
      fc.property(outcomes, (list) => {
        const worst = worstOutcome(list);
        expect(list).toContain(worst);
        for (const outcome of list) {
          expect(FROM_WORST.indexOf(worst)).toBeLessThanOrEqual(FROM_WORST.indexOf(outcome));
        }
      }),
    );
  });

  it('never calls no run at all a pass', () => {
    expect(worstOutcome([])).toBe('inconclusive');
  });
});
