import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../src/core/outcome.ts';
import { type CommentPlan, planComment } from '../../../src/report/comment/plan.ts';

const WANTED = { mode: 'auto', outcome: 'failed', run: 5, digest: 'now' } as const;
const STATE = { run: 4, app: '', digest: 'then', themes: [], more: false };

describe('the plan where there is no comment', () => {
  it.each<[Outcome, CommentPlan, CommentPlan]>([
    ['passed', 'none', 'create'],
    ['failed', 'create', 'create'],
    ['inconclusive', 'create', 'create'],
    ['error', 'create', 'create'],
    ['skipped', 'none', 'create'],
    ['started', 'none', 'create'],
  ])('for %s is %s with `auto`, %s with `always`, none with `never`', (outcome, auto, always) => {
    expect(planComment(null, { ...WANTED, outcome })).toBe(auto);
    expect(planComment(null, { ...WANTED, outcome, mode: 'always' })).toBe(always);
    expect(planComment(null, { ...WANTED, outcome, mode: 'never' })).toBe('none');
  });
});

describe('the plan where there is a comment', () => {
  it.each<Outcome>(['passed', 'failed', 'inconclusive', 'error', 'skipped'])(
    'keeps it current for %s',
    (outcome) => {
      const kept = { state: STATE };
      expect(planComment(kept, { ...WANTED, outcome })).toBe('update');
      expect(planComment(kept, { ...WANTED, outcome, mode: 'never' })).toBe('leave');
    },
  );

  it('leaves it to a later step while the run has only been started', () => {
    const kept = { state: STATE };
    expect(planComment(kept, { ...WANTED, outcome: 'started' })).toBe('leave');
    expect(planComment(kept, { ...WANTED, outcome: 'started', mode: 'always' })).toBe('update');
  });

  it('leaves it as it is where it says the same already', () => {
    expect(planComment({ state: { ...STATE, digest: 'now' } }, WANTED)).toBe('leave');
  });

  it('leaves it as it is where a later run wrote it, not where an attempt of this one did', () => {
    expect(planComment({ state: { ...STATE, run: 6 } }, WANTED)).toBe('leave');
    expect(planComment({ state: { ...STATE, run: 5 } }, WANTED)).toBe('update');
  });

  it('updates one whose state cannot be read', () => {
    expect(planComment({ state: null }, WANTED)).toBe('update');
  });
});
