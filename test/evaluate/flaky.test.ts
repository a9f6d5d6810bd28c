import { describe, expect, test } from 'vitest';
import { findFlaky } from '../../src/evaluate/flaky.ts';
import { parsePolicy } from '../../src/evaluate/policy.ts';
import type { HistoricRun } from '../../src/model/history.ts';
import { readYaml } from '../../src/text/yaml-text.ts';

const TODAY = '2026-11-22';
const SAME = 'a'.repeat(64);

/** Runs of which `+` passed the check and `-` did not; `?` says nothing, and of `x` the check is not there. */
function runs(sides: string, fingerprint: string | null = SAME, name = 'refund'): HistoricRun[] {
  return [...sides].map((side, index) => ({
    jobId: `run-${index}`,
    number: index,
    endedAt: null,
    outcome: null,
    commit: null,
    fingerprint,
    checks:
      side === 'x'
        ? []
        : [
            {
              name,
              passed: null,
              evaluated: null,
              passRate: null,
              isPassed: side === '?' ? null : side === '+',
            },
          ],
  }));
}

describe('a check is flaky', () => {
  test.each([
    ['+-+-', 3, 4],
    ['-+-+-', 4, 5],
    ['++--++--', 3, 8],
  ])('that went %s', (sides, changes, count) => {
    expect(findFlaky(runs(sides), TODAY)).toMatchObject([
      { check: 'refund', changes, runs: count },
    ]);
  });

  test.each(['', '+', '++++', '+-+', '--++--', '????'])('but not one that went %s', (sides) => {
    expect(findFlaky(runs(sides), TODAY)).toEqual([]);
  });

  test('but not if the tested inputs changed with it', () => {
    const changing = runs('+-+-+-').map((run, index) => ({
      ...run,
      fingerprint: String(index % 2).repeat(64),
    }));
    expect(findFlaky(changing, TODAY)).toEqual([]);
  });
});

describe('the proposed waiver', () => {
  test.each([
    'refund',
    'says "hello": always',
    "it's # no: comment, [a] {b}",
    '- dash',
    'Größe überprüft ✓ 漢字 😀',
    '`code` <b>@everyone</b> \\ &amp; 100%',
    'line\nbreak\tand\u2028more\u0085',
    '   spaces   ',
    'null',
  ])('for %j is one that the policy takes', (name) => {
    const [found] = findFlaky(runs('+-+-', SAME, name), TODAY);
    const policy = `version: 1\n${found?.waiver}\n`;
    expect(parsePolicy(readYaml(policy), 'policy', '2026-11-22')).toEqual({
      ok: true,
      value: {
        version: 1,
        waivers: [
          {
            check: name,
            reason: 'flaky, changed sides 3 times in 4 runs of the same prompt',
            expires: '2026-12-22',
          },
        ],
      },
    });
    expect(found?.waiver).not.toMatch(/[`<@\u2028\t]/);
  });
});
