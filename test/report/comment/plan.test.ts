import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../src/model/outcome.ts';
import { commentMarker, commentRunId, planComment } from '../../../src/report/comment/plan.ts';
import { tries } from '../../support/tries.ts';
import { dangerous } from '../../text/dangerous.ts';
import { tagsOf, textOf, toHtml } from '../../text/rendered.ts';

const ID = '0123456789abcdef';
const RUN = 12_345_678_901;

describe('the marker of a comment', () => {
  it('is read back, and shows nothing', () => {
    const marker = commentMarker(ID, RUN);
    expect(commentRunId(ID, `${marker}text`)).toBe(RUN);
    expect(commentRunId(ID, `${marker.trim()}\r\ntext`)).toBe(RUN);
    expect(textOf(toHtml(marker)).trim()).toBe('');
    expect(tagsOf(toHtml(marker)).filter((tag) => tag !== '!')).toEqual([]);
  });

  it('is that of its own gate only, and only at the very start', () => {
    const marker = commentMarker(ID, RUN);
    expect(commentRunId('0123456789abcde0', marker)).toBeNull();
    expect(commentRunId(ID.slice(0, 8), marker)).toBeNull();
    expect(commentRunId(ID, ` ${marker}`)).toBeNull();
    expect(commentRunId(ID, '')).toBeNull();
  });

  it('names no run if any other text is in its place', () => {
    expect(commentRunId(ID, commentMarker(ID, RUN).slice(0, -5))).toBe(0);
    fc.assert(
      fc.property(dangerous, (text) => {
        expect(commentRunId(ID, `<!-- simulation-gate:${ID} ${text}x -->\n`)).toBe(0);
      }),
      tries(300),
    );
  });
});

const WANTED = { mode: 'auto', outcome: 'failed', run: 5 } as const;

describe('without a comment', () => {
  it.each<[Outcome, string, string]>([
    ['passed', 'none', 'create'],
    ['failed', 'create', 'create'],
    ['inconclusive', 'create', 'create'],
    ['error', 'create', 'create'],
    ['skipped', 'none', 'create'],
    ['started', 'none', 'create'],
  ])(
    'the plan for %s is %s with `auto`, %s with `always`, none with `never`',
    (outcome, auto, always) => {
      expect(planComment(null, { ...WANTED, outcome })).toBe(auto);
      expect(planComment(null, { ...WANTED, outcome, mode: 'always' })).toBe(always);
      expect(planComment(null, { ...WANTED, outcome, mode: 'never' })).toBe('none');
    },
  );
});

describe('an existing comment', () => {
  it.each<Outcome>(['passed', 'failed', 'inconclusive', 'error', 'skipped'])(
    'is updated for %s, unless the mode is `never`',
    (outcome) => {
      expect(planComment(4, { ...WANTED, outcome })).toBe('update');
      expect(planComment(4, { ...WANTED, outcome, mode: 'never' })).toBe('none');
    },
  );

  it('stays for a run that was only started, unless the mode is `always`', () => {
    expect(planComment(4, { ...WANTED, outcome: 'started' })).toBe('none');
    expect(planComment(4, { ...WANTED, outcome: 'started', mode: 'always' })).toBe('update');
  });

  it('stays if a later workflow run wrote it, and is updated by another attempt of its run', () => {
    expect(planComment(6, WANTED)).toBe('none');
    expect(planComment(5, WANTED)).toBe('update');
    expect(planComment(0, WANTED)).toBe('update');
  });
});
