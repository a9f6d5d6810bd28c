import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../src/policy/evaluate.ts';
import type { Trend, TrendRow } from '../../../src/report/model.ts';
import { debriefReport, runReport, trendRow } from '../../support/reports.ts';
import { judge, messages, policyOf, TODAY } from '../judging.ts';

const row = (
  previousPassRate: number | null,
  currentPassRate: number | null,
  checkName = 'greeting',
) => trendRow({ checkName, previousPassRate, currentPassRate });

const trendOf = (rows: TrendRow[], changes: Partial<Trend> = {}): { trend: Trend } => ({
  trend: { baselineRunPlanJobId: 'job-1', baselineRunNumber: 12, rows, ...changes },
});

const judgeTrend = (rows: TrendRow[], settings: string) =>
  judge(trendOf(rows), `{ trend: ${settings} }`);

const uncounted = (names: string) =>
  expect.stringContaining(`call counts are missing for ${names}`);

describe('max-drop', () => {
  it('says from where to where a check fell, and compared with what', () => {
    expect(judgeTrend([row(100, 85)], '{ max-drop: 10 }')).toMatchObject({
      outcome: 'failed',
      reasons: [
        {
          rule: 'trend',
          message:
            "check 'greeting' fell from 100 % to 85 %, 15 points; the limit is 10 (compared with run 12); without call counts it was not tested for significance",
          check: 'greeting',
          limit: 10,
          value: 15,
        },
      ],
      spared: { waived: [], known: [], unmatched: [], notes: [] },
      tested: [{ check: 'greeting', checkId: null, test: 'none', p: null, adjustedP: null }],
      byRatesAlone: 'verdict',
    });
  });

  it('names the baseline by its ID where it has no number', () => {
    const report = trendOf([row(100, 85)], { baselineRunNumber: null });
    const [message] = messages(judge(report, '{ trend: { max-drop: 10 } }'));
    expect(message).toContain("(compared with run 'job-1')");
  });

  it('names no run that nobody names', () => {
    const trend = { baselineRunPlanJobId: '', baselineRunNumber: null, rows: [trendRow()] };
    const rows = [{ ...trendRow(), previousPassRate: 100, currentPassRate: 50 }];
    const [message] = messages(judge({ trend: { ...trend, rows } }, '{ trend: { max-drop: 10 } }'));
    expect(message).toContain('(compared with the previous run)');
  });

  it.each([
    ['a drop below the limit', 100, 95, 10],
    ['a drop at the limit', 100, 90, 10],
    ['a drop at the limit in tenths', 95.3, 85.3, 10],
    ['30.000000000000004 against 20', 30.000000000000004, 20, 10],
    ['0.1 + 0.2 against 0', 0.1 + 0.2, 0, 0.3],
    ['any drop where all may be lost', 100, 0, 100],
  ])('holds for %s, and says that the rates alone were compared', (_, previous, current, limit) => {
    expect(judgeTrend([row(previous, current)], `{ max-drop: ${limit} }`)).toMatchObject({
      outcome: 'passed',
      reasons: [],
      spared: { notes: [uncounted("'greeting'")] },
    });
  });

  it.each([
    ['no change', 85, 85],
    ['a rise', 20, 90],
  ])('holds for %s, with nothing to say', (_, previous, current) => {
    expect(judgeTrend([row(previous, current)], '{ max-drop: 0 }')).toMatchObject({
      outcome: 'passed',
      reasons: [],
      spared: { notes: [] },
    });
  });

  it('names the checks that were compared by their rates alone, ten at most', () => {
    const names = Array.from({ length: 12 }, (_, index) => `check ${index}`);
    const rows = names.map((name) => row(90, 89, name));
    expect(judgeTrend(rows, '{ max-drop: 10 }').spared.notes).toEqual([
      uncounted(
        `${names
          .slice(0, 10)
          .map((name) => `'${name}'`)
          .join(', ')} and 2 more`,
      ),
    ]);
    expect(judgeTrend(rows, '{ max-drop: 10, significance: off }').spared.notes).toEqual([]);
  });

  it.each([
    [90.1, 80, 10, 'fell from 90.1 % to 80 %, 10.1 points; the limit is 10', 10.1],
    [90.001, 80, 10, 'fell from 90 % to 80 %, 10.001 points; the limit is 10', 10.001],
    [66.666666, 33.333333, 33, 'fell from 66.67 % to 33.33 %, 33.33 points;', 33.333333],
    [1, 0, 0, 'fell from 1 % to 0 %, 1 point; the limit is 0', 1],
  ])('fails from %s to %s at a limit of %s', (previous, current, limit, words, value) => {
    const { reasons } = judgeTrend([row(previous, current)], `{ max-drop: ${limit} }`);
    expect(reasons).toMatchObject([{ check: 'greeting', limit, value }]);
    expect(reasons[0]?.message).toContain(words);
  });

  it('holds for every two rates in tenths that are ten points apart, and not for a tenth more', () => {
    for (let tenths = 0; tenths <= 900; tenths += 1) {
      const rows = [row((tenths + 100) / 10, tenths / 10)];
      expect(judgeTrend(rows, '{ max-drop: 10 }').outcome).toBe('passed');
      expect(judgeTrend(rows, '{ max-drop: 9.9 }').outcome).toBe('failed');
    }
  });

  it.each([
    [null, 0, 'has no previous pass rate to compare with, so max-drop was not judged'],
    [null, null, 'has no previous pass rate to compare with, so max-drop was not judged'],
    [100, null, 'has no current pass rate, so max-drop was not judged'],
  ])('leaves %s to %s unjudged and says so', (previous, current, note) => {
    expect(judgeTrend([row(previous, current)], '{ max-drop: 0 }')).toMatchObject({
      outcome: 'passed',
      reasons: [],
      spared: { notes: [`check 'greeting' ${note}`] },
    });
  });
});

describe('min-pass-rate', () => {
  it.each([
    ['above', 80.1],
    ['at', 80],
    ['at, but for the last digit of a float,', 79.99999999999999],
  ])('holds %s the limit', (_, rate) => {
    expect(judgeTrend([row(null, rate)], '{ min-pass-rate: 80 }')).toMatchObject({
      outcome: 'passed',
      spared: { notes: [] },
    });
  });

  it.each([
    [79, '79'],
    [79.994, '79.99'],
    [79.9999999, '79.9999999'],
    [0, '0'],
  ])('fails at %s %%', (rate, told) => {
    expect(judgeTrend([row(null, rate)], '{ min-pass-rate: 80 }').reasons).toEqual([
      {
        rule: 'trend',
        message: `check 'greeting' has a pass rate of ${told} %; the limit is 80 %`,
        check: 'greeting',
        limit: 80,
        value: rate,
      },
    ]);
  });

  it('leaves a check without a current rate unjudged and says so', () => {
    expect(judgeTrend([row(90, null)], '{ min-pass-rate: 80 }')).toMatchObject({
      outcome: 'passed',
      spared: {
        notes: ["check 'greeting' has no current pass rate, so min-pass-rate was not judged"],
      },
    });
  });
});

it('every check is judged by every limit, in the order of the report', () => {
  const rows = [row(100, 50, 'b'), row(60, 60, 'a'), row(90, 90, 'c')];
  expect(messages(judgeTrend(rows, '{ max-drop: 10, min-pass-rate: 70 }'))).toEqual([
    expect.stringContaining("check 'b' fell from 100 % to 50 %, 50 points; the limit is 10"),
    "check 'b' has a pass rate of 50 %; the limit is 70 %",
    "check 'a' has a pass rate of 60 %; the limit is 70 %",
  ]);
});

it.each(['{}', '{ on-missing-baseline: fail }'])('without limits nothing is judged: %s', (gate) => {
  expect(judgeTrend([row(100, 0), row(null, null)], gate)).toMatchObject({
    outcome: 'passed',
    spared: { notes: [] },
  });
});

describe('limits of single checks', () => {
  it('go before those of all, each by itself', () => {
    const rows = [row(100, 92, 'a'), row(100, 92, 'b')];
    const settings = '{ max-drop: 5, min-pass-rate: 95, checks: { b: { max-drop: 8 } } }';
    expect(messages(judgeTrend(rows, settings))).toEqual([
      expect.stringContaining("check 'a' fell from 100 % to 92 %, 8 points; the limit is 5"),
      "check 'a' has a pass rate of 92 %; the limit is 95 %",
      "check 'b' has a pass rate of 92 %; the limit is 95 %",
    ]);
  });

  it('hold alone where there are none for all', () => {
    const rows = [row(100, 0, 'a'), row(100, 0, 'b')];
    expect(judgeTrend(rows, '{ checks: { b: { min-pass-rate: 1 } } }').reasons).toMatchObject([
      { check: 'b', limit: 1, value: 0 },
    ]);
  });

  it.each(['constructor', 'toString', 'hasOwnProperty'])('reach a check named %s', (name) => {
    const settings = (check: string) => `{ checks: { ${check}: { min-pass-rate: 50 } } }`;
    expect(judgeTrend([row(1, 1, name)], settings(name)).outcome).toBe('failed');
    expect(judgeTrend([row(1, 1, name)], settings('other')).outcome).toBe('passed');
  });

  it('of a check that the report does not have are told', () => {
    const decision = judgeTrend([row(1, 1, 'a')], '{ checks: { a: {}, b: {}, c: {} } }');
    expect(decision).toMatchObject({ outcome: 'passed', reasons: [] });
    expect(decision.spared.notes).toEqual([
      "check 'b' has limits in the policy, but the report has no such check",
      "check 'c' has limits in the policy, but the report has no such check",
    ]);
  });
});

describe('where the results, which may tell rates, cannot be read', () => {
  const judgeUnread = (rows: TrendRow[], settings: string) => {
    const report = debriefReport(rows.length > 0 ? trendOf(rows) : {});
    const runVerdict = { passed: true, score: null, failures: [] };
    const run = { ...runReport({ report, runVerdict }), unread: 'read results: 500' };
    return evaluate(run, policyOf(`version: 1\ngate: { trend: ${settings} }`), TODAY);
  };

  it.each([
    '{ max-drop: 10 }',
    '{ min-pass-rate: 80 }',
    '{ checks: { greeting: { max-drop: 10 } } }',
    '{ checks: { greeting: { min-pass-rate: 80 } } }',
  ])('is undecided: %s', (settings) => {
    const decision = judgeUnread([], settings);
    expect(decision.outcome).toBe('inconclusive');
    expect(messages(decision)).toEqual([
      "the run's results cannot be read (read results: 500), so trend was not judged, and the run is not taken for a pass",
    ]);
  });

  it('limits nothing where it has no limit', () => {
    expect(judgeUnread([], '{ significance: 1% }').outcome).toBe('passed');
  });

  it('is judged by the rates of the debrief where it tells them', () => {
    expect(judgeUnread([row(100, 95)], '{ min-pass-rate: 80 }').outcome).toBe('passed');
    expect(messages(judgeUnread([row(100, 75)], '{ min-pass-rate: 80 }'))).toEqual([
      "check 'greeting' has a pass rate of 75 %; the limit is 80 %",
    ]);
  });
});

describe('without a trend', () => {
  it('no rate is judged, which a reader is told', () => {
    for (const settings of ['{ min-pass-rate: 80 }', '{ on-missing-baseline: pass }']) {
      expect(judge({ trend: null }, `{ trend: ${settings} }`)).toMatchObject({
        outcome: 'passed',
        reasons: [],
        spared: { notes: ['there is no previous run to compare with, so no pass rate was judged'] },
      });
    }
  });

  it('on-missing-baseline: fail fails', () => {
    expect(judge({ trend: null }, '{ trend: { on-missing-baseline: fail } }')).toMatchObject({
      outcome: 'failed',
      reasons: [
        {
          rule: 'trend',
          message: 'there is no previous run to compare with, and on-missing-baseline is fail',
        },
      ],
      spared: { notes: [] },
    });
  });
});

it('on-missing-baseline: fail fails a check that max-drop limits and that has no previous rate', () => {
  const rows = [row(null, 100, 'a'), row(null, 100, 'b')];
  const settings = '{ on-missing-baseline: fail, checks: { b: { max-drop: 5 } } }';
  expect(judgeTrend(rows, settings).reasons).toEqual([
    {
      rule: 'trend',
      message:
        "check 'b' has no previous pass rate to compare with, and on-missing-baseline is fail",
      check: 'b',
      limit: 5,
    },
  ]);
});

describe('a rate that was taken of counted calls', () => {
  const check = (name: string, passed: number | null, evaluated: number | null) => ({
    id: null,
    name,
    isPassed: null,
    passed,
    evaluated,
    rate: null,
    needed: null,
    isInherited: null,
  });
  const judgeCounted = (checks: ReturnType<typeof check>[], settings: string) =>
    evaluate(
      runReport({ report: debriefReport(trendOf([row(90, 25)])), checks }),
      policyOf(`version: 1\ngate: { trend: ${settings} }`),
      TODAY,
    );

  it('is told with them', () => {
    const decision = judgeCounted(
      [check('other', 1, 2), check('greeting', 6, 24)],
      '{ max-drop: 10, min-pass-rate: 80 }',
    );
    expect(messages(decision)).toEqual([
      expect.stringContaining('to 25 % (6 of 24 calls, likely 12 to 45 %), 65 points'),
      expect.stringContaining('25 % (6 of 24 calls, likely 12 to 45 %); the limit is 80 %'),
      "check 'other' has a pass rate of 50 % (1 of 2 calls, likely 9 to 91 %); the limit is 80 %",
    ]);
  });

  it('is told without what is not known', () => {
    for (const checks of [[check('greeting', null, 24)], [check('greeting', 6, null)]]) {
      expect(messages(judgeCounted(checks, '{ min-pass-rate: 80 }'))[0]).not.toContain('calls');
    }
  });
});
