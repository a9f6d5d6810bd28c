import { describe, expect, test } from 'vitest';
import { StepLog } from '../../scripts/demo/step-log.ts';

function shown(...pieces: string[]): string[] {
  const lines: string[] = [];
  const log = new StepLog((line) => lines.push(line));
  for (const piece of pieces) log.write(piece);
  log.end();
  return lines;
}

describe('a step shown as GitHub shows its log', () => {
  test('lines come whole, however they arrive, the last one without a line break too', () => {
    expect(shown('a', 'b\nc', '', '\nd')).toEqual(['ab', 'c', 'd']);
  });

  test('annotations are shown by their level, a group by its title', () => {
    expect(
      shown('::error title=Gate::no%0Aand why\n::notice::yes\n::group::More\nx\n::endgroup::\n'),
    ).toEqual(['Error: no', 'Error: and why', 'Notice: yes', '▸ More', 'x']);
  });

  test('debug lines and other commands are not shown', () => {
    expect(shown('::debug::GET /\n::set-output name=a::b\nend\n')).toEqual(['end']);
  });

  test('a masked value is never shown', () => {
    expect(shown('::add-mask::k3y\nthe k3y, the k3y\n::error::k3y\n')).toEqual([
      'the ***, the ***',
      'Error: ***',
    ]);
  });

  test('an annotation cannot bring control characters to the terminal', () => {
    expect(shown('::error::a\u001b[31mb%0D::error::c\n').join('\n')).not.toMatch(/[\u001b\r]/);
  });
});
