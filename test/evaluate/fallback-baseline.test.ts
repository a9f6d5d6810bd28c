import { describe, expect, it } from 'vitest';
import { evaluate } from '../../src/evaluate/evaluate.ts';
import type { RunReport } from '../../src/model/report.ts';
import { endedRun } from '../../src/model/run-facts.ts';
import { baselineOf } from '../report/builders.ts';
import { debriefReport, theme, trendRow } from '../support/reports.ts';
import { evaluateRun, policyOf, TODAY, trendOf } from './decide.ts';

const FELL = trendOf([trendRow({ previousPassRate: 100, currentPassRate: 50 })]);
const FRESH = { themes: [theme({ lifecycle: 'NEW' })] };

/** A run of a pull request that is compared with the previous run of the service. */
const compared = (report: Parameters<typeof debriefReport>[0]): Partial<RunReport> => ({
  report: debriefReport(report),
  baseline: baselineOf({ source: 'previous', isFallback: true }),
});

describe("a comparison with the service's previous run", () => {
  it.each([
    ['a drop', 'trend: { max-drop: 10 }', compared(FELL)],
    ['a lifecycle', 'themes: [{ lifecycle: [NEW] }]', compared(FRESH)],
  ])('only warns about %s', (_, rule, run) => {
    const own = { ...run, baseline: baselineOf({ source: 'previous' }) };
    expect(evaluateRun(own, `{ ${rule} }`).outcome).toBe('failed');
    const { outcome, notices } = evaluateRun(run, `{ ${rule} }`);
    expect(outcome).toBe('passed');
    expect(notices).toContainEqual(
      expect.objectContaining({ effect: 'warning', needsOwnBaseline: true }),
    );
  });

  it('fails by a theme that another entry of the policy matches', () => {
    const entries = 'themes: [{ lifecycle: [NEW] }, { severity: [HIGH] }]';
    const run = compared({ themes: [theme({ lifecycle: 'NEW', severity: 'HIGH' })] });
    expect(evaluateRun(run, `{ ${entries} }`).outcome).toBe('failed');
  });

  it('fails with on-missing-baseline: fail', () => {
    const rule = '{ trend: { max-drop: 10, on-missing-baseline: fail } }';
    expect(evaluateRun(compared(FELL), rule)).toMatchObject({
      outcome: 'failed',
      reasons: [{ rule: 'trend' }],
    });
  });

  it('is reported once for all runs of the gate', () => {
    const policy = policyOf('version: 1\ngate: { trend: { max-drop: 10 } }');
    const unevaluated = endedRun('a run', { outcome: 'inconclusive', reasons: [] });
    const run = {
      ...{ ...unevaluated, ending: null, report: debriefReport(FELL) },
      baseline: baselineOf({ source: 'previous', isFallback: true }),
    };
    const facts = [run, run];
    const { outcome, runs } = evaluate(facts, { policy, today: TODAY });
    const notices = runs.flatMap(({ decision }) => decision?.notices ?? []);
    expect(outcome).toBe('passed');
    expect(notices.filter((one) => 'kind' in one && one.kind === 'no-own-baseline')).toHaveLength(
      1,
    );
  });
});
