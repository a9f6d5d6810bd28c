import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { RunReport } from '../../../src/model/report.ts';
import { policyOf } from '../../evaluate/decide.ts';
import { debriefReport, trendRow } from '../../support/reports.ts';
import { workspace } from '../../support/saved-files.ts';
import { reasonsIn } from '../../support/virtual-runtime.ts';
import { failedRun, gate, merge, passedRun, save } from './merging.ts';

workspace('entered');

/** A run with one check that fell from 114 of 120 calls; p is 0.0197. */
function fallen(plan: string): RunReport {
  const counts = {
    previous: { passed: 114, evaluated: 120 },
    current: { passed: 19, evaluated: 24 },
  };
  const row = trendRow({ checkName: plan, previousPassRate: 95, currentPassRate: 79.17, counts });
  const trend = { baselineRunPlanJobId: 'job', baselineRunNumber: 1, rows: [row] };
  return passedRun(plan, { report: debriefReport({ trend }) });
}

test('tests the drops of all merged reports together', async () => {
  writeFileSync('policy.yml', "version: 1\ngate: { trend: { max-drop: 10 }, never: ['PIN'] }");
  save('alone/a/report.json', gate('a', [fallen('a')]));
  const alone = await merge({ reports: 'alone/**/report.json', policy: 'policy.yml' });
  expect(reasonsIn(alone)).toMatchObject([{ rule: 'trend' }]);
  for (const name of ['a', 'b', 'c']) save(`all/${name}/report.json`, gate(name, [fallen(name)]));
  const all = await merge({ reports: 'all/**/report.json', policy: 'policy.yml' });
  expect(all.outputs.outcome).toBe('passed');
  expect(all.summary).toContain('adjusted for 3 checks');
  expect(all.annotations.filter((told) => told.includes("no run has a check 'PIN'"))).toHaveLength(
    1,
  );
});

test('evaluates a failure of one gate again by the common policy', async () => {
  const resolved = policyOf('version: 1\ngate: { verdict: ignore, trend: { max-drop: 10 } }');
  const reasons = [{ rule: 'trend', message: 'the check fell' }];
  for (const name of ['a', 'b', 'c']) {
    const failed = failedRun(name, { report: fallen(name).report, reasons });
    const policy = { path: 'policy.yml', isTrial: false, resolved };
    save(`told/${name}/report.json`, gate(name, [failed], { policy }));
  }
  const alone = await merge({ reports: 'told/a/report.json' });
  expect(alone.outputs.outcome).toBe('failed');
  const all = await merge({ reports: 'told/**/report.json' });
  expect(all.outputs.outcome).toBe('passed');
});
