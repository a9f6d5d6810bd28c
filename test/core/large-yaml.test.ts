import { expect, it } from 'vitest';
import { readYaml } from '../../src/core/yaml-text.ts';

it('a text may be as large as a file may be', () => {
  expect(readYaml('- a\n'.repeat(64 * 1024))).toMatchObject({ ok: true });
  const keys = Array.from({ length: 5_000 }, (_, index) => `key${index}: 1\n`).join('');
  expect(readYaml(keys)).toMatchObject({ ok: true });
  expect(readYaml(`${keys}key7: 2\n`)).toMatchObject({
    ok: false,
    faults: [
      {
        line: 5001,
        column: 1,
        problem: 'the key key7 stands in this map already: keep one of the two',
      },
    ],
  });
});
