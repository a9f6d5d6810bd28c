import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../src/model/outcome.ts';
import {
  type CommentPlan,
  type CommentState,
  commentMarker,
  isMarked,
  planComment,
  readState,
} from '../../../src/report/comment/state.ts';
import { tries } from '../../support/tries.ts';
import { dangerous } from '../../text/dangerous.ts';
import { tagsOf, textOf, toHtml } from '../../text/rendered.ts';

const ID = '0123456789abcdef';
const STATE: CommentState = { run: 12_345_678_901, digest: 'q-_1' };

describe('the marker of a comment', () => {
  it('is read back, and shows nothing', () => {
    const marker = commentMarker(ID, STATE);
    expect(isMarked(ID, marker)).toBe(true);
    expect(readState(ID, `${marker}text`)).toEqual(STATE);
    expect(readState(ID, `${marker.trim()}\r\ntext`)).toEqual(STATE);
    expect(textOf(toHtml(marker)).trim()).toBe('');
    expect(tagsOf(toHtml(marker)).filter((tag) => tag !== '!')).toEqual([]);
  });

  it('is that of its own gate only, and only at the very start', () => {
    const marker = commentMarker(ID, STATE);
    expect(isMarked('0123456789abcde0', marker)).toBe(false);
    expect(isMarked(ID.slice(0, 8), marker)).toBe(false);
    expect(isMarked(ID, ` ${marker}`)).toBe(false);
    expect(isMarked(ID, '')).toBe(false);
  });

  it('has no state if any other text is in its place', () => {
    expect(readState(ID, commentMarker(ID, STATE).slice(0, -5))).toBeNull();
    fc.assert(
      fc.property(dangerous, (text) => {
        expect(readState(ID, `<!-- simulation-gate:${ID} ${text} -->\n`)).toBeNull();
      }),
      tries(300),
    );
  });
});

const WANTED = { mode: 'auto', outcome: 'failed', run: 5, digest: 'now' } as const;
const THEN: CommentState = { run: 4, digest: 'then' };

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
      const kept = { state: THEN };
      expect(planComment(kept, { ...WANTED, outcome })).toBe('update');
      expect(planComment(kept, { ...WANTED, outcome, mode: 'never' })).toBe('leave');
    },
  );

  it('leaves it to a later step while the run has only been started', () => {
    const kept = { state: THEN };
    expect(planComment(kept, { ...WANTED, outcome: 'started' })).toBe('leave');
    expect(planComment(kept, { ...WANTED, outcome: 'started', mode: 'always' })).toBe('update');
  });

  it('leaves it as it is where it says the same already', () => {
    expect(planComment({ state: { ...THEN, digest: 'now' } }, WANTED)).toBe('leave');
  });

  it('leaves it as it is where a later run wrote it, not where an attempt of this one did', () => {
    expect(planComment({ state: { ...THEN, run: 6 } }, WANTED)).toBe('leave');
    expect(planComment({ state: { ...THEN, run: 5 } }, WANTED)).toBe('update');
  });

  it('updates one whose state cannot be read', () => {
    expect(planComment({ state: null }, WANTED)).toBe('update');
  });
});
