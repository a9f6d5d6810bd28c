import { describe, expect, test } from 'vitest';
import { byReason } from '../../src/step/by-reason.ts';

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}-`);

describe('what failed', () => {
  test('is gathered by reason, also where each reason names its own ID', () => {
    const failures = idsOf(60).map((id) => ({ id, why: `500: no cancel for ${id}` }));
    expect(byReason([...failures, { id: 'other', why: '404' }])).toEqual([
      { ids: idsOf(60).join(', '), why: '500: no cancel for id-0-' },
      { ids: 'other', why: '404' },
    ]);
  });

  test('is told whole for four reasons', () => {
    const failures = idsOf(4).map((id, index) => ({ id, why: `why ${index}` }));
    expect(byReason(failures)).toEqual(failures.map(({ id, why }) => ({ ids: id, why })));
  });

  test('for more reasons is told together, with every ID', () => {
    const failures = idsOf(150).map((id, index) => ({ id, why: `why ${index}` }));
    const told = byReason(failures);
    expect(told.map(({ why }) => why)).toEqual([
      'why 0',
      'why 1',
      'why 2',
      'why 3 (or the like)',
      'why 103 (or the like)',
    ]);
    expect(told.map(({ ids }) => ids).join(', ')).toBe(idsOf(150).join(', '));
  });

  test('is parted where an annotation would not hold the IDs', () => {
    const told = byReason(idsOf(250).map((id) => ({ id, why: 'why' })));
    expect(told.map(({ ids }) => ids.split(', ').length)).toEqual([100, 100, 50]);
    expect(byReason([])).toEqual([]);
  });
});
