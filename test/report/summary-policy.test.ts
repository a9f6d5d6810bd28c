/** The summary's part on the policy: its exceptions, a trial of it, and the places of prompt fixes. */
import { describe, expect, it } from 'vitest';
import type { Exceptions, FileSpan, FoundPrompt, Waiver } from '../../src/model/report.ts';
import {
  check,
  debriefReport,
  FULL,
  gateReport,
  recommendation,
  runReport,
  theme,
  trendRow,
} from './builders.ts';
import { expectInOrder } from './html/rendered.ts';
import { renderHtml, renderSummary } from './rendered.ts';

function waiver(overrides: Partial<Waiver> = {}): Waiver {
  return {
    kind: 'theme',
    target: 'slow-*',
    reason: 'waits for the new voice',
    owner: '@voice-team',
    expires: '2027-01-31',
    ...overrides,
  };
}

const NOTHING: Exceptions = { waived: [], known: [], unmatched: [], notes: [] };

function summaryOf(...exceptions: Partial<Exceptions>[]): string {
  const report = debriefReport({
    verdict: 'PASSED',
    themes: [theme({ slug: 'slow-answer', title: 'Slow answers' })],
    trend: {
      baselineRunPlanJobId: 'b',
      baselineRunNumber: 41,
      rows: [trendRow({ checkName: 'no dead air' })],
    },
  });
  const runs = exceptions.map((one) =>
    runReport({ outcome: 'passed', reasons: [], report, exceptions: { ...NOTHING, ...one } }),
  );
  return renderSummary(gateReport({ outcome: 'passed', runs }), FULL);
}

describe('a summary shows of the policy', () => {
  it('a waived theme, with its reason, owner and last day', () => {
    const summary = summaryOf({
      waived: [{ kind: 'theme', name: 'slow-answer', waiver: waiver() }],
    });
    expect(summary).toContain(
      '**Notes:**\n\n- Waived theme `slow-answer`: waits for the new voice, owner @\u200bvoice-team, until 2027-01-31\n',
    );
    expect(summary).toContain('· Slow answers *(waived)* |');
    expect(summary).not.toContain('Warnings');
  });

  it('what it only warns of above the themes, and its notes in the one list of notes', () => {
    const warnings = [
      { rule: 'scenario', message: 'which the list of scenarios shows' },
      { rule: 'never', message: 'no run has a check *x*' },
    ];
    const summary = summaryOf({ warnings, notes: ['a note'] });
    expectInOrder(summary, [
      '**⚠️ Warnings:**\n\n- no run has a check \\*x\\*\n\n',
      '### Themes',
      '**Notes:**\n\n- a note\n',
    ]);
    expect(summary.split('Notes')).toHaveLength(2);
  });

  it('no warning that the first line states', () => {
    const low = { passed: 6, evaluated: 24, passRate: 25, threshold: 80 };
    const about = { message: "check 'a' passed 25%", check: 'a', restates: 'threshold' as const };
    const warnings = [{ rule: 'run-verdict', ...about }];
    const run = {
      checks: [check({ name: 'a', ...low })],
      exceptions: { ...NOTHING, warnings },
    };
    const failed = runReport({ ...run, reasons: [{ rule: 'never', message: 'm', check: 'b' }] });
    for (const render of [renderSummary, renderHtml]) {
      expect(render(gateReport({ runs: [failed] }), FULL)).not.toContain('passed 25%');
      const passed = runReport({ ...run, outcome: 'passed', reasons: [] });
      expect(render(gateReport({ outcome: 'passed', runs: [passed] }), FULL)).toContain(
        'passed 25%',
      );
    }
  });

  it('themes that were there before, and what was not evaluated', () => {
    const known = Array.from({ length: 52 }, (_, index) => `theme-${index}`);
    const summary = summaryOf({ known, notes: ['check *a* has no rate'] });
    expect(summary).toContain(
      '52 persistent themes, for which the verdict does not fail the gate: `theme-0`, ',
    );
    expect(summary).toContain('`theme-49` and 2 more\n');
    expect(summary).toContain('- check \\*a\\* has no rate\n');
    expect(summaryOf({ known: ['one'] })).toContain('the gate: `one`\n');
  });

  it('a waiver without a match, once for all runs, and not where one of them has a match', () => {
    const other = waiver({ target: 'long-gone' });
    const line = '- Waiver without a match: theme `long-gone`: waits for the new voice';
    const matched = { waived: [{ kind: 'theme', name: 'x', waiver: waiver() } as const] };
    const summary = summaryOf({ unmatched: [waiver(), other] }, { ...matched, unmatched: [other] });
    expect(summary.split(line)).toHaveLength(2);
    expect(summary).not.toContain('match: theme slow');
  });
});

describe('a policy that is tried on saved debriefs', () => {
  it.each([
    ['release.yml', '<sub>policy release.yml'],
    [null, 'Nothing was tested.'],
  ])('names its file: %s', (path, words) => {
    const runs = [
      runReport({ jobId: '' }),
      runReport({ jobId: '', outcome: 'passed' }),
      runReport({ jobId: '', outcome: 'error' }),
    ];
    const summary = renderSummary(
      gateReport({ outcome: 'error', runs, policy: { path, isTrial: true } }),
      FULL,
    );
    expect(summary).toMatch(/^## 🔎 Policy check: 1 of 3 runs would pass\n/);
    expect(summary).toContain(words);
    expect(summary).toContain('Only a file or a run that cannot be read fails this step');
  });
});

describe('the place of a prompt fix', () => {
  const place = (path: string, startLine: number, endLine = startLine): FileSpan => ({
    path,
    startLine,
    startColumn: 1,
    endLine,
    endColumn: 2,
  });
  const located = { state: 'located' as const, insertedText: 'b', fixedLines: ['b'] };

  it.each<[FoundPrompt, string]>([
    [{ ...located, place: place('a.md', 3), leftOut: null }, ' · a.md:3\n'],
    [
      { ...located, place: place('a*b.md', 3, 5), leftOut: 'it overlaps "x"' },
      ' · a\\*b.md:3-5 (not in the patch: it overlaps "x")\n',
    ],
    [
      { state: 'ambiguous', places: [place('a.md', 1), place('b.md', 2)] },
      'Ambiguous: the text is in 2 places: `a.md:1`, `b.md:2`\n',
    ],
    [
      { state: 'applied', places: [place('a.md', 1)] },
      'Already applied: the suggested text is in `a.md:1`\n',
    ],
    [{ state: 'missing' }, 'Not found in the repository\n'],
  ])('is said beside it: %j', (found, words) => {
    const fix = recommendation({ currentText: 'a', suggestedText: 'b' });
    const report = gateReport({
      runs: [runReport({ report: debriefReport({ recommendations: [recommendation(), fix] }) })],
      promptFixes: [
        {
          from: [
            { run: 0, recommendation: 1 },
            { run: 1, recommendation: 0 },
          ],
          found,
        },
      ],
    });
    expect(renderSummary(report, FULL).split(words)).toHaveLength(2);
  });
});

it('notes of the step are in the summary', () => {
  const summary = renderSummary(gateReport({ notes: ['the *search* was given up'] }), FULL);
  expect(summary).toContain('\n- the \\*search\\* was given up\n');
});
