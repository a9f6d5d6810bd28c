import { describe, expect, test } from 'vitest';
import { FaultList } from '../../../src/ingest/manifest/fault-list.ts';

describe('the faults of a manifest', () => {
  test('are told in the order of their lines, with the field where there is one', () => {
    const faults = new FaultList('fault');
    faults.add({ kind: 'fault', line: 9, field: null, problem: 'is not JSON' });
    faults.add({ kind: 'fault', line: 3, field: 'startedAt', problem: 'is missing' });
    expect(faults.describe()).toEqual(['line 3: startedAt is missing', 'line 9 is not JSON']);
    expect(faults.count).toBe(2);
    expect(faults.room).toBe(98);
  });

  test('are told with the entry where it has a number', () => {
    const faults = new FaultList('fault');
    const place = { kind: 'fault', line: 1 } as const;
    faults.add({ ...place, entry: 7, field: 'startedAt', problem: 'is missing' });
    faults.add({ ...place, entry: 12, field: null, problem: 'is not JSON' });
    expect(faults.describe()).toEqual([
      'line 1, entry 7: startedAt is missing',
      'line 1, entry 12 is not JSON',
    ]);
  });

  test('are listed up to a number, and counted beyond it', () => {
    const faults = new FaultList('fault');
    const add = (line: number) =>
      faults.add({ kind: 'fault', line, field: null, problem: 'is not JSON' });
    for (let line = 1; line <= 100; line += 1) add(line);
    expect(faults.describe().at(-1)).toBe('line 100 is not JSON');
    add(101);
    expect(faults.describe().at(-1)).toBe('and 1 more fault');
    for (let line = 102; line <= 2_345; line += 1) add(line);
    expect(faults.room).toBe(0);
    expect(faults.describe()).toHaveLength(101);
    expect(faults.describe().at(-1)).toBe('and 2,245 more faults');
  });
});
