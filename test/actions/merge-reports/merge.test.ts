import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { MERGE } from '../../../src/report/words/action-words.ts';
import { BRIEF } from '../../report/builders.ts';
import { OUTPUTS } from '../../support/gate-test.ts';
import { debriefReport, theme } from '../../support/reports.ts';
import { workspace } from '../../support/saved-files.ts';
import { reasonsIn, runsIn } from '../../support/virtual-runtime.ts';
import { attempt, failedRun, gate, merge, passedRun, save, VERDICT_REASON } from './merging.ts';

workspace('entered');
beforeEach(() => rmSync('reports', { recursive: true, force: true }));

describe('a merged report', () => {
  test('passes if all gates passed', async () => {
    save('reports/a/report.json', gate('support', [passedRun('support')]));
    save('reports/b/report.json', gate('sales', [passedRun('sales')]));
    const step = await merge();
    expect(step).toMatchObject({ exitCode: 0, outputs: { outcome: 'passed', verdict: 'PASSED' } });
    expect(step.outputs['job-id']).toBe('job-support\njob-sales');
    expect(step.annotations).toEqual([expect.stringMatching(/^notice: passed: 2 runs/)]);
    expect(step.summary).toContain('✅ Simulation gate passed');
  });

  test('fails if one gate failed, with every reason', async () => {
    save('reports/a/report.json', gate('support', [failedRun('support')]));
    save('reports/b/report.json', gate('sales', [passedRun('sales')]));
    const step = await merge();
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } });
    expect(reasonsIn(step)).toEqual([{ ...VERDICT_REASON, jobId: 'job-support' }]);
    expect(step.annotations).toEqual([
      expect.stringMatching(/^error: failed: support, run 1: .*THRESHOLD_FAILED/),
    ]);
  });

  test('names the gates of two reports about one plan', async () => {
    save('reports/a/report.json', gate('fast', [failedRun('support')], { gateName: 'fast' }));
    save('reports/b/report.json', gate('slow', [passedRun('support')], { gateName: 'slow' }));
    const { summary } = await merge({ 'report-dir': 'merged' });
    expect(readFileSync('merged/report.html', 'utf8')).toContain('fast: support, run 1');
    expect(summary).toContain('**fast: support, run 1**');
    expect(summary).toContain('**slow: support, run 1**');
  });

  test('has the outputs and files of a gate', async () => {
    save('reports/a/report.json', gate('support', [failedRun('support')]));
    const step = await merge({ 'report-dir': 'merged', 'gate-name': 'all' });
    expect(Object.keys(step.outputs)).toEqual(OUTPUTS);
    for (const file of ['report.json', 'report.md', 'report.html', 'findings.sarif', 'junit.xml']) {
      expect(existsSync(`merged/${file}`), file).toBe(true);
    }
    expect(JSON.parse(readFileSync('merged/report.json', 'utf8'))).toMatchObject({
      version: 2,
      gateName: 'all',
      runs: [{ jobId: 'job-support', outcome: 'failed' }],
    });
  });
});

describe('the inputs of the merging step', () => {
  test('decide whether an outcome fails the step', async () => {
    save('reports/a/report.json', gate('a', [failedRun('a')], { tolerated: true }));
    expect(await merge()).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } });
  });

  test.for([
    ['failed', { 'warn-only': 'true' }],
    ['inconclusive', { 'on-inconclusive': 'warn' }],
  ] as const)('%s does not with %j', async ([outcome, inputs]) => {
    save('reports/a/report.json', gate('a', [failedRun('a', { outcome })]));
    save('reports/b/report.json', gate('b', [passedRun('b')]));
    const step = await merge(inputs);
    expect(step).toMatchObject({ exitCode: 0, outputs: { outcome } });
    expect(step.annotations).toEqual([expect.stringMatching(/^warning: /)]);
  });

  test('warn-only does not excuse an inconclusive gate', async () => {
    save('reports/a/report.json', gate('a', [failedRun('a')]));
    save('reports/b/report.json', gate('b', [failedRun('b', { outcome: 'inconclusive' })]));
    const step = await merge({ 'warn-only': 'true' });
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } });
    const both = await merge({ 'warn-only': 'true', 'on-inconclusive': 'warn' });
    expect(both).toMatchObject({ exitCode: 0, outputs: { outcome: 'failed' } });
  });
});

test('the input policy evaluates all runs and is reported', async () => {
  save('reports/a/report.json', gate('a', [failedRun('a')]));
  writeFileSync('policy.yml', 'version: 1\ngate:\n  verdict: ignore\n');
  const step = await merge({ policy: 'policy.yml', 'report-dir': 'merged' });
  expect(step).toMatchObject({ exitCode: 0, outputs: { outcome: 'passed' } });
  expect(JSON.parse(readFileSync('merged/report.json', 'utf8')).policy).toMatchObject({
    path: 'policy.yml',
    isTrial: false,
  });
});

describe('a gate that evaluated no run', () => {
  const SKIPPED = {
    outcome: 'skipped',
    reasons: [{ rule: 'input', message: 'there is no API key' }],
  } as const;

  test('and was skipped counts as passed next to an evaluated one', async () => {
    save('reports/a/report.json', gate('a', [], { ...SKIPPED, reasons: [...SKIPPED.reasons] }));
    save('reports/b/report.json', gate('b', [passedRun('b')]));
    const step = await merge({ expect: '2' });
    expect(step).toMatchObject({ exitCode: 0, outputs: { outcome: 'passed' } });
    expect(step.summary).toContain(`a: ${MERGE.skipped('there is no API key')}`);
  });

  test('is skipped if all gates were skipped', async () => {
    for (const name of ['a', 'b']) {
      save(
        `reports/${name}/report.json`,
        gate(name, [], { ...SKIPPED, reasons: [...SKIPPED.reasons] }),
      );
    }
    const step = await merge();
    expect(step).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } });
    expect(step.annotations[0]).toBe('warning: skipped: there is no API key');
    expect(step.summary).not.toContain('a: skipped');
  });

  test('but only started them is inconclusive', async () => {
    const started = passedRun('a', { outcome: 'started', report: null, debrief: null });
    save('reports/a/report.json', gate('a', [started]));
    save('reports/b/report.json', gate('b', [passedRun('b')]));
    const step = await merge();
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(reasonsIn(step)).toEqual([{ rule: 'started', jobId: 'job-a', message: MERGE.started }]);
  });

  test('does not count if a later step of the gate evaluated its run', async () => {
    const started = passedRun('a', { outcome: 'started', report: null, debrief: null });
    save('reports/a/report.json', gate('', [started]));
    save('reports/b/report.json', gate('', [failedRun('a')]));
    const step = await merge();
    expect(step.outputs.outcome).toBe('failed');
    expect(runsIn(step)).toHaveLength(1);
  });

  test.for(['passed', 'started'] as const)(
    'and claims to have %s is not taken for a pass',
    async (outcome) => {
      save('reports/a/report.json', gate('a', [], { outcome }));
      const step = await merge();
      expect(step.outputs.outcome).toBe('inconclusive');
      expect(reasonsIn(step)).toMatchObject([{ rule: 'report', message: MERGE.noRun }]);
    },
  );
});

test('a report that came to worse than its runs, as by their cost, keeps that', async () => {
  const reasons = [
    {
      rule: 'max-cost',
      message: 'the run cost 30.00 US dollars; max-cost-usd is 25',
      short: 'the run cost too much; max-cost-usd is 25',
    },
  ];
  save('reports/a/report.json', gate('a', [passedRun('a')], { outcome: 'failed', reasons }));
  save('reports/b/report.json', gate('b', [passedRun('b')]));
  const step = await merge();
  expect(step.outputs.outcome).toBe('failed');
  expect(reasonsIn(step)).toEqual([
    { rule: 'max-cost', message: `a: ${reasons[0]?.message}`, jobId: '' },
  ]);
  expect(step.summary).toContain('\nA: the run cost too much; max-cost-usd is 25.\n');
});

describe('detail', () => {
  const report = debriefReport({ themes: [theme({ analysis: 'Callers are sent away.' })] });

  test('one brief report makes the merged report brief', async () => {
    save('reports/a/report.json', gate('a', [passedRun('a', { report: debriefReport() })]), BRIEF);
    save('reports/b/report.json', gate('b', [passedRun('b', { report })]));
    const step = await merge({ 'report-dir': 'merged' });
    expect(step.summary).not.toContain('Callers are sent away.');
    expect(JSON.parse(readFileSync('merged/report.json', 'utf8'))).toMatchObject({
      detail: 'brief',
    });
    expect(readFileSync('merged/report.html', 'utf8')).not.toContain('Callers are sent away.');
  });

  test('redact masks what the gates did not', async () => {
    const title = 'Call +1 555 010 0200 back';
    const unmasked = debriefReport({ themes: [theme({ title })] });
    save('reports/a/report.json', gate('a', [passedRun('a', { report: unmasked })]));
    expect((await merge()).summary).not.toContain('010 0200');
    expect((await merge({ redact: 'false' })).summary).toContain('010 0200');
  });
});

describe('which reports count', () => {
  test('of attempts at one gate, plan and commit the newest', async () => {
    save(
      'reports/1/report.json',
      gate('a', [failedRun('p', { jobId: 'first' })], { provenance: attempt(1) }),
    );
    save(
      'reports/2/report.json',
      gate('a', [passedRun('p', { jobId: 'second' })], { provenance: attempt(2) }),
    );
    const step = await merge();
    expect(step.outputs).toMatchObject({ outcome: 'passed', 'job-id': 'second' });
    const line = MERGE.given('reports/1/report.json', 'a', 1, 'failed');
    expect(step.log).toContain(line + MERGE.replaced);
  });
});

describe('a gate that is expected', () => {
  beforeEach(() => {
    save('reports/a/report.json', gate('support', [passedRun('refunds')]));
  });

  test.for(['support', 'refunds', 'SUPPORT', '1', 'support, Refunds'])(
    'is there by %j',
    async (expected) => {
      expect((await merge({ expect: expected })).outputs.outcome).toBe('passed');
    },
  );

  test('and is missing makes the merged report inconclusive', async () => {
    const step = await merge({ expect: 'support\nsales' });
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'inconclusive' } });
    expect(reasonsIn(step)).toMatchObject([
      { rule: 'missing-report', message: `sales: ${MERGE.absent('sales')}` },
    ]);
  });

  test('by number, where some are missing', async () => {
    const step = await merge({ expect: '3' });
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(reasonsIn(step)).toMatchObject([{ message: `${MERGE.missing}: ${MERGE.tooFew(1, 3)}` }]);
    for (const name of ['b', 'c', 'd']) {
      save(`reports/${name}/report.json`, gate(name, [passedRun(name)]));
    }
    expect((await merge({ expect: '3' })).outputs.outcome).toBe('passed');
  });

  test.for([
    ['support\nsales', 'passed'],
    ['all', 'passed'],
    ['2', 'passed'],
    ['3', 'inconclusive'],
    ['support\nbilling', 'inconclusive'],
  ])('is there in a report that is merged again: %j', async ([expected = '', outcome]) => {
    save('reports/b/report.json', gate('sales', [passedRun('returns')]));
    const { outputs } = await merge({ 'gate-name': 'all', 'report-dir': 'merged' });
    const merged = readFileSync(outputs['json-file'] ?? '', 'utf8');
    rmSync('reports/b', { recursive: true });
    save('reports/a/report.json', merged);
    expect((await merge({ expect: expected })).outputs.outcome).toBe(outcome);
    // A part next to the report that it is merged into is the same gate.
    save('reports/c/report.json', gate('sales', [passedRun('returns')]));
    expect((await merge({ expect: expected })).outputs.outcome).toBe(outcome);
  });
});

describe('inputs that cannot be taken are an error that names them', () => {
  test.for([
    [{ reports: '' }, /input 'reports' is missing: give the paths/],
    [{ expect: '0' }, /input 'expect': '0' is out of range: write a number from 1 to 2000/],
    [{ policy: 'none.yml' }, /input 'policy': 'none.yml' does not exist/],
    [{ expct: '1' }, /input 'expct' is not known; did you mean expect\?/],
  ] as const)('%j', async ([inputs, message]) => {
    save('reports/a/report.json', gate('a', [passedRun('p')]));
    const given: Record<string, string> = { ...inputs };
    const step = await merge(given);
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    expect(step.annotations.join('\n')).toMatch(message);
  });
});

test('a file that is no report is an error that names it', async () => {
  const REPORT = gate('a', [passedRun('p')]);
  save('reports/a/report.json', REPORT);
  save('reports/b/report.json', '{"runs":["secret"]}');
  save('reports/c/report.json', { ...REPORT, policy: { path: null, isTrial: true } });
  const step = await merge();
  expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
  const rule = 'input';
  expect(reasonsIn(step)).toMatchObject([
    { rule, message: expect.stringContaining("'reports/b/report.json'") },
    { rule, message: expect.stringContaining("'reports/c/report.json'") },
  ]);
  expect(step.annotations.join()).not.toContain('secret');
});
