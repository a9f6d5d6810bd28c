/** Which results of several reports are evaluated again, and which remain. */
import { rmSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import type { GateReport } from '../../../src/model/report.ts';
import { briefReport } from '../../../src/report/redact-report.ts';
import { policyOf } from '../../evaluate/decide.ts';
import { BRIEF, call, FULL } from '../../report/builders.ts';
import { check, failure } from '../../support/reports.ts';
import { workspace } from '../../support/saved-files.ts';
import { reasonsIn } from '../../support/virtual-runtime.ts';
import { gate, merge, passedRun, runsOf, save } from './merging.ts';

workspace('entered');
beforeEach(() => rmSync('reports', { recursive: true, force: true }));

const TODAY = '2026-11-22';

/** The report of a gate whose run cost 15 US dollars, evaluated by such a policy. */
function dear(name: string, policy: string, facts: Partial<GateReport> = {}): GateReport {
  const resolved = policyOf(`version: 1\n${policy}`, TODAY);
  return gate(name, [passedRun(name, { cost: { usd: 15 } })], {
    policy: { path: `${name}.yml`, isTrial: false, resolved },
    ...facts,
  });
}

const TOO_DEAR = {
  rule: 'max-cost',
  message: 'the run cost 15.00 US dollars; max-cost-usd is 10',
  limit: 10,
  value: 15,
};

test('keeps a failure if the gates have different policies', async () => {
  save('reports/a/report.json', dear('a', 'gate: { verdict: ignore }'));
  const failed = { outcome: 'failed', reasons: [TOO_DEAR] } as const;
  save(
    'reports/b/report.json',
    dear('b', 'gate: { max-cost-usd: 10 }', { ...failed, reasons: [...failed.reasons] }),
  );
  const step = await merge();
  expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } });
  expect(reasonsIn(step)).toMatchObject([{ message: `b: ${TOO_DEAR.message}` }]);
});

test('passes no run whose results could not be read', async () => {
  const unread = 'read results: 500 internal/internal_error: boom';
  const message = `the run's results cannot be read (${unread}), so it does not pass`;
  const run = passedRun('a', {
    outcome: 'inconclusive',
    reasons: [{ rule: 'run-verdict', message }],
    unread,
  });
  save('reports/a/report.json', gate('a', [run], { outcome: 'inconclusive' }));
  writeFileSync('policy.yml', 'version: 1');
  const step = await merge({ policy: 'policy.yml' });
  expect(step.outputs.outcome).toBe('inconclusive');
  expect(reasonsIn(step)).toMatchObject([{ rule: 'run-verdict', message }]);
});

test('evaluates a brief report like a full one', async () => {
  const low = passedRun('a', { checks: [check('greeting', 10, 12)] });
  const ungraded = passedRun('b', { calls: [call({ isPassed: null })] });
  const report = gate('a', [low, ungraded]);
  writeFileSync('policy.yml', 'version: 1\ngate: { trend: { min-pass-rate: 90 } }');
  for (const [told, settings] of [[report, FULL] as const, [briefReport(report), BRIEF] as const]) {
    save('reports/a/report.json', told, settings);
    const step = await merge({ policy: 'policy.yml' });
    expect(reasonsIn(step)).toMatchObject([{ rule: 'trend' }, { rule: 'run-verdict' }]);
  }
});

test('without a debrief, the verdict of the run fails it by a policy that wants that, and no other', () => {
  const failures = [failure('AGENT_NEVER_SPOKE')];
  const facts = { report: null, runVerdict: { passed: false, score: null, failures } };
  const failed = passedRun('a', { ...facts, outcome: 'failed', reasons: [TOO_DEAR] });
  const late = passedRun('b', { ...facts, outcome: 'inconclusive', reasons: [TOO_DEAR] });
  const decideFor = (rules: string) =>
    runsOf([failed, late], policyOf(`version: 1\ngate: ${rules}`, TODAY));
  expect(decideFor('{}')).toMatchObject([{ outcome: 'failed' }, { outcome: 'failed' }]);
  const [ignored, same] = decideFor('{ run-verdict: ignore }');
  expect(ignored).toMatchObject({ outcome: 'inconclusive', reasons: [{ rule: 'debrief' }] });
  expect(same).toMatchObject(late);
});
