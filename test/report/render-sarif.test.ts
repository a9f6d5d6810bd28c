import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GateReport, PromptFix, Recommendation, Theme } from '../../src/model/report.ts';
import { briefReport, redactReport } from '../../src/report/redact-report.ts';
import { tries } from '../support/tries.ts';
import {
  BRIEF,
  debriefReport,
  FULL,
  gateReport,
  recommendation,
  runReport,
  theme,
} from './builders.ts';
import { hostileReport } from './hostile-report.ts';
import { LINKED } from './realistic.ts';
import { renderSarif } from './rendered.ts';
import { SMALL } from './small.ts';

const SCHEMA = new URL(
  '../../node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json',
  import.meta.url,
);
// Its dialect is an old one, which differs from what the validator reads in these two words alone.
const { $schema: _, id: __, ...schema } = JSON.parse(readFileSync(SCHEMA, 'utf8'));
const validate = formats
  .default(new Ajv({ allErrors: true, strict: false, unicodeRegExp: false }))
  .compile(schema);

function rendered(report: GateReport, settings = FULL, budgetBytes?: number) {
  const sarif = JSON.parse(renderSarif(report, settings, budgetBytes));
  validate(sarif);
  expect(validate.errors).toBeNull();
  expect(JSON.stringify(sarif)).not.toContain('security-severity');
  expect(sarif.runs).toHaveLength(1);
  return sarif.runs[0];
}

function fix(recommendations: number[], path = 'prompt.md', more: object = {}): PromptFix {
  return {
    from: recommendations.map((position) => ({ run: 0, recommendation: position })),
    found: {
      state: 'located',
      place: { path, startLine: 1, startColumn: 2, endLine: 3, endColumn: 4 },
      insertedText: 'new',
      fixedLines: ['new'],
      leftOut: null,
      ...more,
    },
  };
}

function reportWith(
  themes: Theme[],
  recommendations: Recommendation[],
  promptFixes: PromptFix[],
): GateReport {
  const report = debriefReport({ themes, recommendations });
  return gateReport({ runs: [runReport({ report })], promptFixes });
}

function ofSeverity(severity: string | null): GateReport {
  return severity === null
    ? reportWith([], [recommendation()], [fix([0])])
    : reportWith([theme({ severity })], [recommendation({ themeSlugs: ['a-theme'] })], [fix([0])]);
}

describe('findings.sarif', () => {
  it('is the golden file', async () => {
    const sarif = JSON.stringify(JSON.parse(renderSarif(SMALL, FULL)), null, 2);
    await expect(`${sarif}\n`).toMatchFileSnapshot('golden/findings.sarif');
  });

  it('has no result for what has no place', () => {
    const states: PromptFix['found'][] = [
      { state: 'missing' },
      { state: 'ambiguous', places: [] },
      { state: 'applied', places: [] },
    ];
    const fixes = states.map((found) => ({ from: [{ run: 0, recommendation: 0 }], found }));
    expect(rendered(reportWith([theme()], [recommendation()], fixes)).results).toEqual([]);
    expect(rendered(gateReport({ runs: [] })).results).toEqual([]);
    expect(rendered(gateReport({ runs: [], promptFixes: [fix([0])] })).results).toEqual([]);
  });

  it.each([
    ['HIGH', 'error'],
    ['MEDIUM', 'warning'],
    ['LOW', 'note'],
    [null, 'warning'],
  ])('shows severity %s as %s', (severity, level) => {
    expect(rendered(ofSeverity(severity)).results).toMatchObject([{ level }]);
  });

  it.each([
    ['passed', true],
    ['failed', true],
    ['inconclusive', false],
    ['error', false],
    ['skipped', false],
    ['started', false],
  ] as const)('says of a gate that %s whether it judged: %s', (outcome, executionSuccessful) => {
    expect(rendered(gateReport({ outcome })).invocations).toEqual([
      { executionSuccessful, toolExecutionNotifications: [] },
    ]);
  });

  it('has one result for a fix that several runs recommend', () => {
    const themes = [theme({ severity: 'LOW' }), theme({ slug: 'worst', severity: 'HIGH' })];
    const recommendations = [recommendation({ themeSlugs: themes.map(({ slug }) => slug) })];
    const run = runReport({ report: debriefReport({ themes, recommendations }) });
    const from = [0, 1, 2].map((position) => ({ run: position, recommendation: 0 }));
    const promptFixes = [{ from, found: fix([0]).found }];
    const { results } = rendered(gateReport({ runs: [run, run, run], promptFixes }));
    expect(results).toMatchObject([
      { ruleId: 'worst', level: 'error', locations: [{}], fixes: [{}] },
    ]);
  });

  it('has one rule for each slug with any characters', () => {
    const slugs = ['a b', 'a|b', 'a-b', 'simulation-gate/prompt-fix', ''];
    const report = reportWith(
      slugs.map((slug) => theme({ slug })),
      slugs.map((slug) => recommendation({ themeSlugs: [slug] })),
      slugs.map((_, index) => fix([index])),
    );
    const { results, tool } = rendered(report);
    const ids = results.map(({ ruleId }: { ruleId: string }) => ruleId);
    expect(new Set(ids).size).toBe(slugs.length);
    expect(ids).toContain('a-b');
    expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(ids);
  });

  it('escapes arguments and links of SARIF', () => {
    const title = 'Say {0} and {name}, see [this](1)';
    const [result] = rendered(reportWith([], [recommendation({ title })], [fix([0])])).results;
    expect(result.message.text).toBe('Say {{0}} and {name}, see [this] (1)');
  });

  it('shows no prompt text in brief', () => {
    const sarif = JSON.stringify(rendered(briefReport(SMALL), BRIEF));
    expect(sarif).not.toMatch(/Greet|taken for proof|sentence back|insertedContent/);
    expect(sarif).toContain('Account data before the PIN is checked');
  });

  it('never puts a mask into a file', () => {
    const risky = fix([0], 'a.md', { insertedText: 'Call 555-010-0200.' });
    const report = redactReport(reportWith([], [recommendation()], [risky]));
    expect(JSON.stringify(rendered(report))).not.toContain('phone number');
  });

  it('is valid for hostile texts', () => {
    fc.assert(
      fc.property(hostileReport, (report) => {
        rendered(report, LINKED);
        expect(renderSarif(report, FULL)).not.toMatch(/[\x7f-\x9f\u202a-\u202e]|##\[/);
      }),
      tries(50),
    );
  });
});

describe('a file of findings that would be too large', () => {
  const severities = ['LOW', 'HIGH', 'MEDIUM'];

  function largeReport(count: number, text = ''): GateReport {
    const themes = Array.from({ length: count }, (_, index) =>
      theme({ slug: `theme-${index}`, severity: `${severities[index % 3]}`, analysis: text }),
    );
    const recommendations = themes.map(({ slug }) => recommendation({ themeSlugs: [slug] }));
    const fixes = themes.map((_, index) => fix([index], 'a.md', { insertedText: text }));
    return reportWith(themes, recommendations, fixes);
  }

  it('loses the least severe results, and says how many', () => {
    const report = largeReport(300, '\u0085ü"'.repeat(100));
    fc.assert(
      fc.property(fc.integer({ min: 3000, max: 400_000 }), (budget) => {
        expect(Buffer.byteLength(renderSarif(report, FULL, budget))).toBeLessThanOrEqual(budget);
        const { results, invocations, tool } = rendered(report, FULL, budget);
        const levels: string[] = results.map(({ level }: { level: string }) => level);
        const order = ['error', 'warning', 'note'];
        expect(levels).toEqual(levels.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
        expect(tool.driver.rules).toHaveLength(results.length);
        const missing = 300 - results.length;
        expect(invocations[0].toolExecutionNotifications).toEqual([
          {
            level: 'warning',
            message: {
              text: `${missing} results left out, since GitHub limits the size of a file`,
            },
          },
        ]);
      }),
      tries(10),
    );
  });

  it('is less than what GitHub takes, even before it is compressed', () => {
    const sarif = renderSarif(largeReport(3000, 'x'.repeat(10_000)), FULL);
    expect(Buffer.byteLength(sarif)).toBeLessThan(10_000_000);
    expect(Buffer.byteLength(sarif)).toBeGreaterThan(8_000_000);
  });

  it('has at most 25,000 results', () => {
    const { results } = JSON.parse(renderSarif(largeReport(25_010), FULL, 100_000_000)).runs[0];
    expect(results).toHaveLength(25_000);
  });
});
