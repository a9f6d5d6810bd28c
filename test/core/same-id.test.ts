import { describe, expect, it } from 'vitest';
import { isSame } from '../../src/core/same-id.ts';

const ID = '0198c0de-1111-7000-8000-00000000000a';

describe('an ID', () => {
  it('is the same in another case', () => {
    expect(isSame(ID, ID.toUpperCase())).toBe(true);
  });

  it('is another one where anything else differs', () => {
    expect(isSame(ID, `${ID} `)).toBe(false);
  });
});
