import { expect, test } from 'vitest';
import { recallOnce } from '../../../src/gate/baseline/earlier-runs.ts';
import { pointer } from './runs.ts';

test('what a memory holds of a ref is recalled once', async () => {
  const asked: string[] = [];
  const recall = recallOnce({
    recall: async (ref) => {
      asked.push(ref);
      return [pointer(asked.length)];
    },
  });
  expect(await recall('a')).toEqual([pointer(1)]);
  expect(await recall('b')).toEqual([pointer(2)]);
  expect(await recall('a')).toEqual([pointer(1)]);
  expect(asked).toEqual(['a', 'b']);
});
