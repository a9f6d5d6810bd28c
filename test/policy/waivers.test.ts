import { describe, expect, it } from 'vitest';
import { type Decision, evaluate } from '../../src/policy/evaluate.ts';
import { debriefReport, runReport, theme, trendRow } from '../support/reports.ts';
import { faultsOf, messages, policyOf, TODAY } from './judging.ts';

/** Every theme and every check of the report fails the gate, unless it is waived. */
const GATE = 'gate: { themes: [{ min-affected: 0 }], trend: { min-pass-rate: 100 } }';

const policyText = (...waivers: string[]) =>
  ['version: 1', GATE, 'waivers:', ...waivers.map((waiver) => `  - ${waiver}`)].join('\n');

/** The decision on a day, by a policy that was right when it was written. */
function judgeOn(today: string, slugs: string[], checks: string[], ...waivers: string[]): Decision {
  const report = debriefReport({
    themes: slugs.map((slug) => theme({ slug })),
    trend: {
      baselineRunPlanJobId: 'job-1',
      baselineRunNumber: 1,
      rows: checks.map((checkName) => trendRow({ checkName })),
    },
  });
  return evaluate(runReport({ report }), policyOf(policyText(...waivers), '2026-11-21'), today);
}

const isWaived = (pattern: string, slug: string) =>
  judgeOn(TODAY, [slug], [], `{ theme: ${JSON.stringify(pattern)}, reason: r, expires: ${TODAY} }`)
    .outcome === 'passed';

describe('a waiver', () => {
  const waiver = '{ theme: refund, reason: fix is planned, owner: "@voice", expires: 2026-11-21 }';

  it('excuses a theme through its last day, and is shown with reason, owner and last day', () => {
    expect(judgeOn('2026-11-21', ['refund'], [], waiver)).toEqual({
      outcome: 'passed',
      reasons: [],
      spared: {
        waived: [
          {
            kind: 'theme',
            name: 'refund',
            waiver: {
              kind: 'theme',
              target: 'refund',
              reason: 'fix is planned',
              owner: '@voice',
              expires: '2026-11-21',
              daysLeft: 0,
            },
          },
        ],
        known: [],
        unmatched: [],
        notes: [],
      },
      unknownValues: [],
      tested: [],
      byRatesAlone: false,
    });
  });

  it('fails the gate by its name on the day after, and excuses nothing any more', () => {
    const decision = judgeOn('2026-11-22', ['refund'], [], waiver);
    expect(decision).toMatchObject({
      outcome: 'failed',
      spared: { waived: [], unmatched: [] },
    });
    expect(decision.reasons).toMatchObject([
      { rule: 'themes', theme: 'refund' },
      {
        rule: 'waivers',
        message:
          "the waiver for theme 'refund' expired on 2026-11-21 (fix is planned): fix what it excused and remove it, or renew it",
        theme: 'refund',
        limit: '2026-11-21',
      },
    ]);
  });

  it('that has expired fails the gate even if it matches nothing', () => {
    const check = '{ check: a greeting, reason: r, expires: 2026-11-20 }';
    expect(judgeOn(TODAY, [], [], check)).toMatchObject({
      outcome: 'failed',
      reasons: [
        {
          rule: 'waivers',
          message:
            "the waiver for check 'a greeting' expired on 2026-11-20 (r): fix what it excused and remove it, or renew it",
          check: 'a greeting',
          limit: '2026-11-20',
        },
      ],
      spared: { unmatched: [] },
    });
  });

  it('of a check excuses that check, and no theme of that name', () => {
    const check = '{ check: greeting, reason: r, expires: 2026-11-22 }';
    const decision = judgeOn(TODAY, ['greeting'], ['greeting', 'other'], check);
    expect(decision.reasons).toMatchObject([
      { rule: 'themes', theme: 'greeting' },
      { rule: 'trend', check: 'other' },
    ]);
    expect(decision.spared.waived).toMatchObject([
      { kind: 'check', name: 'greeting', waiver: { owner: null, daysLeft: 1 } },
    ]);
  });

  it('of a theme excuses no check of that name', () => {
    const decision = judgeOn(TODAY, [], ['refund'], waiver);
    expect(decision.reasons).toMatchObject([{ rule: 'trend', check: 'refund' }]);
    expect(decision.spared).toMatchObject({ waived: [], unmatched: [{ target: 'refund' }] });
  });

  it('of a check takes a star for a star', () => {
    const check = '{ check: "a*", reason: r, expires: 2026-11-22 }';
    expect(messages(judgeOn(TODAY, [], ['ab', 'a*'], check))).toEqual([
      "check 'ab' has a pass rate of 40 %; the limit is 100 %",
    ]);
  });

  it('of a check is unmatched where there is no trend', () => {
    const policy = policyOf('version: 1\nwaivers: [{ check: a, reason: r, expires: 2026-11-22 }]');
    expect(
      evaluate(runReport({ report: debriefReport() }), policy, TODAY).spared.unmatched,
    ).toMatchObject([{ kind: 'check', target: 'a' }]);
  });

  it('that matches nothing is told, and one that matches several themes is not', () => {
    const waivers = [
      '{ theme: "b-*", reason: r, expires: 2026-11-25 }',
      '{ theme: a, reason: r, expires: 2026-11-23 }',
      '{ theme: c, reason: r, expires: 2026-11-24 }',
    ];
    const { spared } = judgeOn(TODAY, ['b-1', 'b-2'], [], ...waivers);
    expect(spared.waived.map(({ name }) => name)).toEqual(['b-1', 'b-2']);
    expect(spared.unmatched.map(({ target }) => target)).toEqual(['c', 'a']);
  });

  it('has a message of one line, however its reason is written', () => {
    const long = `{ theme: a, reason: "two\\nlines\\e[31m ${'x'.repeat(600)}", expires: 2026-11-20 }`;
    const [message] = messages(judgeOn(TODAY, [], [], long));
    expect(message).toContain(`(two lines ${'x'.repeat(489)}…): fix`);
  });
});

it('of two patterns that excuse one theme the one that lasts longer is told, and both matched', () => {
  const short = '{ theme: "a*", reason: short, expires: 2026-11-22 }';
  const long = '{ theme: "*b", reason: long, expires: 2026-11-23 }';
  for (const waivers of [
    [short, long],
    [long, short],
  ]) {
    const { spared } = judgeOn(TODAY, ['a-b'], [], ...waivers);
    expect(spared.waived).toMatchObject([{ name: 'a-b', waiver: { reason: 'long' } }]);
    expect(spared.unmatched).toEqual([]);
  }
});

describe('a pattern', () => {
  it.each([
    ['refund-*', 'refund-policy'],
    ['refund-*', 'refund-'],
    ['*-policy', 'refund-policy'],
    ['*fund*', 'refund-policy'],
    ['*fund*', 'fund'],
    ['re*fund*cy', 'refund-policy'],
    ['a*a', 'aa'],
    ['a**b', 'ab'],
    ['a*b*c', 'a-b-b-c'],
    ['*a*b', 'xaxb'],
    ['*ab*ab*', 'abab'],
    ['.*', '.x'],
    ['a', 'a'],
    ['[a]*', '[a]b'],
  ])('%s excuses %s', (pattern, slug) => {
    expect(isWaived(pattern, slug)).toBe(true);
  });

  it.each([
    ['refund-*', 'a-refund-policy'],
    ['refund-*', 'Refund-policy'],
    ['*-policy', 'refund-policy-x'],
    ['a*a', 'a'],
    ['ab*bc', 'abc'],
    ['*ab*ab*', 'abaab-'.slice(0, 3)],
    ['*ab*ab*', 'aba'],
    ['a*b*c', 'a-c'],
    ['a*b*b', 'ab'],
    ['x*bc*c', 'xbc'],
    ['a*b*c*d', 'acbd'],
    ['.*', 'ax'],
    ['a', 'ab'],
    ['a', 'b'],
  ])('%s does not excuse %s', (pattern, slug) => {
    expect(isWaived(pattern, slug)).toBe(false);
  });

  it('of many stars takes no longer for it', () => {
    const text = 'a'.repeat(50_000);
    expect(isWaived('*a*a*a*a*a*a*a*a*a*a*b', text)).toBe(false);
    expect(isWaived(`${'*a'.repeat(5_000)}*b`, text)).toBe(false);
    expect(isWaived(`${'*a'.repeat(5_000)}*`, text)).toBe(true);
    expect(isWaived(`*${'a'.repeat(20_000)}b*`, text)).toBe(false);
  });
});

describe('the last day', () => {
  it.each([
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-21', '2026-11-30', 9],
    ['2026-11-30', '2026-12-01', 1],
    ['2026-12-31', '2027-01-01', 1],
    ['2027-02-28', '2027-03-01', 1],
    ['2028-02-28', '2028-03-01', 2],
    ['2028-02-28', '2028-02-29', 1],
    ['2026-03-28', '2026-03-30', 2],
  ])('seen on %s, %s is %s days away', (today, expires, daysLeft) => {
    const policy = policyOf(policyText(`{ theme: a, reason: r, expires: ${expires} }`), today);
    expect(
      evaluate(runReport({ report: debriefReport() }), policy, today).spared.unmatched,
    ).toMatchObject([{ daysLeft }]);
  });

  it.each(['2027-05-20', '2020-01-01', '2000-02-29', '2024-02-29'])('may be %s', (expires) => {
    expect(faultsOf(policyText(`{ theme: a, reason: r, expires: ${expires} }`))).toEqual([]);
  });

  it('is at most 180 days ahead', () => {
    expect(faultsOf(policyText('{ theme: a, reason: r, expires: 2027-05-21 }'))).toEqual([
      'line 4, column 28: waivers[0].expires 2027-05-21 is 181 days ahead: name a day at most 180 days ahead',
    ]);
  });

  it.each(['2027-02-29', '2027-02-30', '2027-04-31', '2027-13-01', '2027-00-10', '2100-02-29'])(
    'is a day that there is: not %s',
    (expires) => {
      expect(faultsOf(policyText(`{ theme: a, reason: r, expires: ${expires} }`))).toEqual([
        `line 4, column 28: waivers[0].expires is "${expires}", but has to be a day such as 2027-01-31`,
      ]);
    },
  );

  it.each(['2027-1-31', '31.01.2027', '2027-01-31T00:00:00Z', ' 2027-01-31', 'soon', ''])(
    'is written as a day: not %j',
    (expires) => {
      const waiver = `{ theme: a, reason: r, expires: ${JSON.stringify(expires)} }`;
      expect(faultsOf(policyText(waiver))).toEqual([
        expect.stringContaining('has to be a day such as 2027-01-31'),
      ]);
    },
  );

  it('is required', () => {
    expect(faultsOf(policyText('{ theme: a, reason: r }'))).toEqual([
      'line 4, column 5: waivers[0].expires is missing: it has to be a day such as 2027-01-31',
    ]);
  });
});

describe('two waivers for one thing are refused', () => {
  const twin = (key: string, target: string, of: number) =>
    `line ${of + 4}, column 7: waivers[${of}].${key} '${target}' is excused by waivers[`;
  const both = (a: string, b: string) =>
    faultsOf(
      policyText(
        `{ ${a}, reason: r, expires: 2026-11-22 }`,
        `{ ${b}, reason: s, expires: 2026-11-23 }`,
      ),
    );

  it.each([
    ['theme', 'a', 'a'],
    ['theme', 'a*', 'ab'],
    ['theme', 'ab', 'a*'],
    ['theme', 'a*', 'a*'],
    ['theme', 'a*', 'ab*'],
    ['theme', '*b*', '*abc'],
    ['check', 'a', 'a'],
    ['check', 'a*', 'a*'],
  ])('%s: %s and %s', (key, first, second) => {
    expect(both(`${key}: "${first}"`, `${key}: "${second}"`)).toEqual([
      `${twin(key, second, 1)}0] already: keep one of the two`,
    ]);
  });

  it.each([
    ['theme: a', 'theme: b'],
    ['theme: "a*"', 'theme: b'],
    ['theme: "a*"', 'theme: "b*"'],
    ['theme: "a*"', 'theme: "*b"'],
    ['theme: a', 'check: a'],
    ['theme: "a*"', 'check: ab'],
    ['check: a', 'theme: "a*"'],
    ['check: "a*"', 'check: ab'],
    ['check: ab', 'check: "a*"'],
  ])('but not %s and %s', (a, b) => {
    expect(both(a, b)).toEqual([]);
  });

  it('also where one has expired, and each by the first that there was', () => {
    const waiver = (target: string, expires: string) =>
      `{ theme: ${target}, reason: r, expires: ${expires} }`;
    const text = policyText(
      waiver('z', TODAY),
      waiver('a', '2020-01-01'),
      '{ theme: a, reason: "", expires: soon }',
      waiver('a', '2027-12-01'),
      waiver('a', TODAY),
    );
    expect(faultsOf(text).filter((fault) => /already|ahead/.test(fault))).toEqual([
      "line 6, column 7: waivers[2].theme 'a' is excused by waivers[1] already: keep one of the two",
      "line 7, column 7: waivers[3].theme 'a' is excused by waivers[1] already: keep one of the two",
      'line 7, column 28: waivers[3].expires 2027-12-01 is 375 days ahead: name a day at most 180 days ahead',
      "line 8, column 7: waivers[4].theme 'a' is excused by waivers[1] already: keep one of the two",
    ]);
  });
});

describe('every fault of a waiver is told at once', () => {
  it.each([
    ['{ theme: a, reason: " ", expires: 2027-12-01 }', ['has to say why', '375 days ahead']],
    ['{ expires: 2027-12-01, reason: r }', ['either a theme or a check', '375 days ahead']],
    ['{ theme: b, cause: r, expires: soon }', ['waivers[1] already', 'cause is', 'a day such']],
    ['{ theme: b, check: c, reason: r, expires: 2026-12-01 }', ['either a theme or a check']],
    ['{ theme: 5, reason: r, expires: 2027-12-01 }', ['the slug of a theme', '375 days ahead']],
  ])('%s', (waiver, told) => {
    const faults = faultsOf(
      policyText(
        '{ theme: a*, reason: r, expires: 2020-01-01 }',
        '{ theme: b, reason: r, expires: 2020-01-01 }',
        '{ check: c, reason: r, expires: 2020-01-01 }',
        waiver.replace('theme: a', 'theme: x'),
      ),
    );
    for (const part of told) expect(faults.join('\n')).toContain(part);
    expect(faults.filter((fault) => /already|ahead/.test(fault))).toHaveLength(
      told.filter((part) => /already|ahead/.test(part)).length,
    );
  });
});
