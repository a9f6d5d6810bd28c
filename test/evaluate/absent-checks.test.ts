import { describe, expect, it } from 'vitest';
import { warnOfAbsent } from '../../src/evaluate/absent-checks.ts';
import { evaluate } from '../../src/evaluate/evaluate.ts';
import type { RunReport } from '../../src/model/report.ts';
import { check, runReport } from '../support/reports.ts';
import { policyOf, TODAY } from './judging.ts';

const POLICY = policyOf("version: 1\ngate: { never: ['reads out a PIN'] }");
const PIN = 'reads out a PIN';

const judgeRun = (run: Partial<RunReport>) => evaluate(runReport(run), POLICY, TODAY);

describe('a check that no run has', () => {
  const judged = (jobId: string, changes: Partial<RunReport> = {}) =>
    runReport({ jobId, spared: judgeRun(changes).spared, ...changes });

  it('is warned of with the first run that was judged', () => {
    expect(judgeRun({}).spared.warnings).toBeUndefined();
    const unjudged = runReport({ jobId: '1', spared: null });
    const [first, second, third] = warnOfAbsent(
      [unjudged, judged('2', { checks: [check(PIN.toUpperCase(), 1, 1)] }), judged('3')],
      POLICY,
    );
    expect(first).toEqual(unjudged);
    expect(second?.spared?.warnings).toEqual([
      "no run has a check 'reads out a PIN', so that never was not judged for it: is it spelled as the service spells it?",
    ]);
    expect(third?.spared?.warnings).toBeUndefined();
  });

  it('stands behind what is warned of already', () => {
    const [run] = warnOfAbsent(
      [runReport({ spared: { ...judgeRun({}).spared, warnings: ['w'] } })],
      POLICY,
    );
    expect(run?.spared?.warnings).toEqual(['w', expect.stringContaining('no run has a check')]);
  });

  it.each([
    ['one of them has it', [judged('1'), judged('2', { checks: [check(PIN, 24, 24)] })], POLICY],
    ['nothing was judged', [runReport({ spared: null })], POLICY],
    ['nothing may never fail', [judged('1')], policyOf('version: 1')],
    [
      'its results cannot be read, which is a reason already',
      [judged('1', { reasons: [{ rule: 'never', message: 'not judged', check: PIN }] })],
      POLICY,
    ],
  ])('is not where %s', (_, runs, policy) => {
    expect(warnOfAbsent(runs, policy)).toEqual(runs);
  });
});
