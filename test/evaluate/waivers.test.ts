import { describe, expect, it } from 'vitest';
import { debriefReport, runReport, theme, trendRow } from '../support/reports.ts';
import { type Decision, decide, faultsOf, messages, policyOf, TODAY, trendOf } from './decide.ts';

/** Every theme and every check of the report fails the gate, unless it is waived. */
const GATE = 'gate: { themes: [{ min-affected: 0 }], trend: { min-pass-rate: 100 } }';

const policyText = (...waivers: string[]) =>
  ['version: 1', GATE, 'waivers:', ...waivers.map((waiver) => `  - ${waiver}`)].join('\n');

/** The decision on a day, by a policy that was right when it was written. */
function decideOn(
  today: string,
  slugs: string[],
  checks: string[],
  ...waivers: string[]
): Decision {
  const report = debriefReport({
    themes: slugs.map((slug) => theme({ slug })),
    ...trendOf(checks.map((checkName) => trendRow({ checkName }))),
  });
  return decide(runReport({ report }), policyOf(policyText(...waivers), '2026-11-21'), today);
}

describe('a waiver', () => {
  const waiver = '{ theme: refund, reason: fix is planned, owner: "@voice", expires: 2026-11-21 }';

  it('excuses a theme through its last day, and is shown with reason, owner and last day', () => {
    const excused = { kind: 'theme', target: 'refund', reason: 'fix is planned' };
    expect(decideOn('2026-11-21', ['refund'], [], waiver)).toMatchObject({
      outcome: 'passed',
      exceptions: {
        waived: [
          {
            ...{ kind: 'theme', name: 'refund' },
            waiver: { ...excused, owner: '@voice', expires: '2026-11-21' },
          },
        ],
        unmatched: [],
      },
    });
  });

  it('fails the gate by its name on the day after, and excuses nothing any more', () => {
    const decision = decideOn('2026-11-22', ['refund'], [], waiver);
    expect(decision).toMatchObject({
      outcome: 'failed',
      reasons: [
        { rule: 'themes', theme: 'refund' },
        { rule: 'waivers', theme: 'refund', limit: '2026-11-21' },
      ],
      exceptions: { waived: [], unmatched: [] },
    });
    expect(messages(decision)[1]).toContain('expired on 2026-11-21 (fix is planned)');
  });

  it('that has expired fails the gate even if it matches nothing', () => {
    const check = '{ check: a greeting, reason: r, expires: 2026-11-20 }';
    expect(decideOn(TODAY, [], [], check)).toMatchObject({
      outcome: 'failed',
      reasons: [{ rule: 'waivers', check: 'a greeting', limit: '2026-11-20' }],
      exceptions: { unmatched: [] },
    });
  });

  it('of a theme excuses no check of that name', () => {
    const decision = decideOn(TODAY, [], ['refund'], waiver);
    expect(decision.reasons).toMatchObject([{ rule: 'trend', check: 'refund' }]);
    expect(decision.exceptions).toMatchObject({ waived: [], unmatched: [{ target: 'refund' }] });
  });

  it('that matches nothing is listed', () => {
    const waivers = [
      '{ theme: b, reason: r, expires: 2026-11-25 }',
      '{ theme: a, reason: r, expires: 2026-11-23 }',
      '{ theme: c, reason: r, expires: 2026-11-24 }',
    ];
    const { exceptions } = decideOn(TODAY, ['b'], [], ...waivers);
    expect(exceptions.waived.map(({ name }) => name)).toEqual(['b']);
    expect(exceptions.unmatched.map(({ target }) => target)).toEqual(['c', 'a']);
  });
});

describe('the last day', () => {
  it('is at most 180 days ahead', () => {
    expect(faultsOf(policyText('{ theme: a, reason: r, expires: 2027-05-21 }'))).toEqual([
      expect.stringMatching(/^line 4, column 28: waivers\[0\]\.expires 2027-05-21 .* 180 days/),
    ]);
  });
});
