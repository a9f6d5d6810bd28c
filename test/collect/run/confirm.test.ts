import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { altering, failing, type Inputs, onPlan, type Prepare } from '../../support/gate-run.ts';
import { attempt, emptyFolder, spoil } from '../../support/memory/scene.ts';
import { debriefReport } from '../../support/reports.ts';
import { workspace } from '../../support/saved-files.ts';
import {
  countOf,
  reasonsIn,
  runsIn,
  type StepResult,
  type VirtualRuntime,
  virtualRuntime,
} from '../../support/virtual-runtime.ts';

const { cwd } = workspace();

/** Without an instruction, so that checks are below their thresholds in every run. */
const LACKING_PROMPT = { 'variable-files': 'agent_prompt=examples/agent/prompt.md' };

const SILENT = { type: 'AGENT_NEVER_SPOKE' };
const UNGRADED = { totalCalls: 24, countedCalls: 24, evaluatedCalls: 0 };
const CHECK = { metricDefinitionId: 'm1', metricName: 'refund policy stated' };

/** The service's verdict on a run of which so many calls passed a check that needs 80%. */
function verdictOf(passed: number, failures: object[] = [], calls = 24) {
  const check = { ...CHECK, minPassRate: 80, evaluatedSims: calls, passedSims: passed };
  const isPassed = passed >= 0.8 * calls;
  const below = isPassed ? [] : [{ type: 'METRIC_BELOW_MIN_PASS_RATE', ...CHECK }];
  return {
    passed: isPassed && failures.length === 0,
    score: null,
    checks: [{ ...check, passed: isPassed, passRate: (100 * passed) / calls }],
    failures: [...below, ...failures],
  };
}

/** The same without counts, so that no calls of a further run can be added. */
const UNCOUNTED = {
  ...verdictOf(18),
  checks: [{ ...CHECK, passRate: 75, passed: null }],
};

/** Has the results of a run report a verdict. */
function tellVerdict(runtime: VirtualRuntime, jobId: string, verdict: object, others = {}) {
  const values = { '/data/verdict': verdict, '/data/metrics': [], '/data/calls': [], ...others };
  const path = `/v1/simulation/plan/job/${jobId}/results`;
  return altering('results', values, { path })(runtime);
}

const known: string[] = [];

/** The IDs of the first runs that a service starts, which are the same for every one. */
async function nextJobIds(): Promise<string[]> {
  if (known.length === 0) {
    const runtime = await virtualRuntime();
    const { runPlanId } = runtime.service.demo;
    const given = { 'run-plan': runPlanId, wait: 'false' };
    for (let runs = 0; runs < 4; runs += 1) {
      known.push((await runtime.runStep(given)).outputs['job-id'] ?? '');
    }
  }
  return known;
}

function policyOf(text: string): string {
  const file = join(mkdtempSync(join(cwd, 'policy-')), 'policy.yml');
  writeFileSync(file, `version: 1\n${text}\n`);
  return file;
}

async function confirming(
  verdicts: readonly object[],
  inputs: Inputs = {},
  prepare: Prepare = () => {},
): Promise<{ step: StepResult; runtime: VirtualRuntime }> {
  const ids = await nextJobIds();
  return onPlan({ confirm: '1', ...inputs }, async (runtime) => {
    for (const [at, verdict] of verdicts.entries()) tellVerdict(runtime, ids[at] ?? '', verdict);
    await prepare(runtime);
  });
}

describe('a run that failed by rates alone', () => {
  test('is confirmed by another run, and passes if the calls of both do', async () => {
    // Runs that confirm do not count.
    const given = { 'max-calls': '24' };
    const { step, runtime } = await confirming([verdictOf(18), verdictOf(24)], given);
    expect(countOf(runtime, 'POST start')).toBe(2);
    expect(step.outputs).toMatchObject({ outcome: 'passed', 'checks-failed': '0' });
    expect(runsIn(step)).toMatchObject([
      {
        outcome: 'passed',
        checks: [{ name: CHECK.metricName, passed: 42, evaluated: 48, passRate: 87.5 }],
        confirmations: [{ outcome: 'passed' }],
      },
    ]);
    const [, second] = startedRuns(runtime);
    expect(step.summary).toContain(second?.slice(0, 8));
    expect(step.log).toContain('passed, with 1 further run');
  });

  const OTHER_CHECK = { metricDefinitionId: 'm2', metricName: 'no account data', minPassRate: 0 };
  const withOther = (passed: number, others: number) => {
    const verdict = verdictOf(passed);
    const counts = { evaluatedSims: 24, passedSims: others, passed: true };
    return { ...verdict, checks: [...verdict.checks, { ...OTHER_CHECK, ...counts }] };
  };
  const unnamed = verdictOf(24).checks.map((check) => ({ ...check, ...OTHER_CHECK }));

  test.each<[string, object, string, object[]]>([
    [
      'listed failures',
      { ...verdictOf(24, [SILENT]), passed: true },
      '',
      [{ rule: 'run-verdict' }],
    ],
    ['never', withOther(24, 23), `never: [${OTHER_CHECK.metricName}]`, [{ rule: 'never' }]],
    ['rates alone', verdictOf(19), '', [{ rule: 'run-verdict', check: CHECK.metricName }]],
  ])('stays failed if the further run fails by %s', async (_, further, rule, reasons) => {
    const policy = policyOf(`gate: { ${rule} }`);
    const first = withOther(18, 24);
    const { step, runtime } = await confirming([first, further], { policy });
    expect(countOf(runtime, 'POST start')).toBe(2);
    expect(step.outputs.outcome).toBe('failed');
    expect(reasonsIn(step)).toMatchObject(reasons);
  });

  test.each<[string, object, object, string]>([
    ['timed out', verdictOf(24), { '/data/run/status': 'TIMED_OUT' }, 'incomplete-run: judge'],
    ['has no verdict yet', { ...verdictOf(24), passed: null }, {}, ''],
    ['has no graded call', verdictOf(24), { '/data/summary': UNGRADED }, ''],
    ['has no counts for the check', { ...verdictOf(24), checks: unnamed }, {}, ''],
  ])('stays as it was if the further run %s', async (_, further, others, rule) => {
    const [, second = ''] = await nextJobIds();
    const inputs = { policy: policyOf(`gate: { ${rule} }`), confirm: '2' };
    const { step, runtime } = await confirming([verdictOf(18)], inputs, (given) =>
      tellVerdict(given, second, further, JSON.parse(JSON.stringify(others))),
    );
    expect(countOf(runtime, 'POST start')).toBe(2);
    expect(step.outputs.outcome).toBe('failed');
    expect(runsIn(step)).toMatchObject([{ checks: [{ passed: 18, evaluated: 24 }] }]);
  });

  test('reports the counts of every run in addition to the pooled ones', async () => {
    const verdicts = [verdictOf(18), verdictOf(19), verdictOf(24)];
    const { step } = await confirming(verdicts, { confirm: '2' });
    const report = JSON.parse(readFileSync(step.outputs['json-file'] ?? '', 'utf8'));
    expect(report.runs).toMatchObject([
      {
        checks: [{ passed: 61, evaluated: 72 }],
        ownChecks: [{ passed: 18, evaluated: 24 }],
        confirmations: [{ checks: [{ passed: 19 }] }, { checks: [{ passed: 24 }] }],
      },
    ]);
    expect(step.summary).toContain('61/72');
  });

  test('sends the further run the same variables', async () => {
    const { runtime } = await confirming([verdictOf(18)], { variables: 'a=1\nb=two' });
    const bodies = runtime.requests.filter(({ what }) => what === 'POST start');
    expect(bodies.map(({ body }) => body)).toEqual([bodies[0]?.body, bodies[0]?.body]);
  });

  test.each([0, 3])('is started at most confirm: %i times more', async (confirm) => {
    const verdicts = Array.from({ length: 4 }, () => verdictOf(10));
    const { step, runtime } = await confirming(verdicts, { confirm: String(confirm) });
    expect(countOf(runtime, 'POST start')).toBe(1 + confirm);
    expect(step.outputs.outcome).toBe('failed');
  });

  test('stops once the calls so far pass', async () => {
    const verdicts = [verdictOf(18), verdictOf(24), verdictOf(0)];
    const { step, runtime } = await confirming(verdicts, { confirm: '3' });
    expect(countOf(runtime, 'POST start')).toBe(2);
    expect(step.outputs.outcome).toBe('passed');
  });

  test('stays failed if the further start returns the same run, whose calls would count twice', async () => {
    const [first = ''] = await nextJobIds();
    const policy = policyOf('gate: { trend: { min-pass-rate: 90, evidence: proven } }');
    const same = altering('start', { '/data/simulationRunPlanJobId': first });
    const { step, runtime } = await confirming([verdictOf(24)], { policy }, same);
    expect(countOf(runtime, 'POST start')).toBe(2);
    expect(step.outputs).toMatchObject({ outcome: 'failed', 'calls-total': '24' });
    expect(step.summary).toContain('start.jobId');
  });

  test('stays failed if the further run cannot be evaluated', async () => {
    const lost = failing('start', 503, { skip: 1, times: 1 });
    const { step, runtime } = await confirming([verdictOf(18)], { confirm: '2' }, lost);
    expect(countOf(runtime, 'POST start')).toBe(2);
    expect(step.outputs.outcome).toBe('failed');
    expect(step.summary).toContain('a further run was to be started: inconclusive, since ');
    expect(step.summary).toContain('may have been started');
  });
});

describe('a drop that the gate tests for significance', () => {
  /** Runs of which so many of 24 calls passed, after one of which 116 of 120 did. */
  async function dropping(passed: readonly number[]) {
    const runtime = await virtualRuntime();
    // The first number is that of the run before them.
    const [, ...ids] = await nextJobIds();
    for (const [at, count] of passed.entries()) {
      tellVerdict(runtime, ids[at] ?? '', verdictOf(count));
    }
    const { runPlanId } = runtime.service.demo;
    const before = runtime.service.addRun({
      planId: runPlanId,
      debrief: { report: debriefReport() },
    });
    tellVerdict(runtime, before.jobId, verdictOf(116, [], 120));
    const policy = policyOf('gate: { verdict: ignore, trend: { max-drop: 5 } }');
    const given = { 'run-plan': runPlanId, baseline: before.jobId, policy, confirm: '1' };
    return { runtime, step: await runtime.runStep(given) };
  }

  test.each([
    ['is started once more at the whole significance', [20, 24], 2, 'passed'],
    ['passes by all calls at half of it (p = 0.033)', [20, 22], 2, 'passed'],
    ['fails by all calls at half of it (p = 0.015)', [20, 21], 2, 'failed'],
    ['is not confirmed if it is not significant', [21], 1, 'passed'],
  ])('%s', async (_, passed, started, outcome) => {
    const { step, runtime } = await dropping(passed);
    expect(countOf(runtime, 'POST start')).toBe(started);
    expect(step.outputs.outcome).toBe(outcome);
  });

  test('is reported with the p-values of each run and of all calls', async () => {
    const { step } = await dropping([20, 24]);
    const { runs } = JSON.parse(readFileSync(step.outputs['json-file'] ?? '', 'utf8'));
    const [{ dropTests, ownDropTests, confirmations }] = runs;
    const tested = [dropTests, ownDropTests, confirmations[0].dropTests].map((tests) =>
      tests.flatMap(({ p }: { p: number | null }) => p ?? []),
    );
    const [ofAll, own, further] = tested;
    expect(ofAll).toEqual([expect.closeTo(0.164, 3)]);
    expect(own).toEqual([expect.closeTo(0.027, 3)]);
    expect(further).toEqual([1]);
  });
});

describe('a drop of a check in every run of a gate', () => {
  // p = 0.027 in each run, adjusted to 0.08 if three runs are tested.
  test.each([
    [1, 'failed'],
    [3, 'passed'],
  ])('with %i runs: %s', async (count, outcome) => {
    const runtime = await virtualRuntime();
    const [before, ...runs] = Array.from({ length: count + 1 }, () =>
      runtime.service.addRun({ debrief: { report: debriefReport() } }),
    ).map(({ jobId }) => jobId);
    tellVerdict(runtime, before ?? '', verdictOf(116, [], 120));
    for (const jobId of runs) tellVerdict(runtime, jobId, verdictOf(20));
    const policy = policyOf('gate: { verdict: ignore, trend: { max-drop: 5 } }');
    const given = { 'job-id': runs.join('\n'), baseline: before ?? '', policy };
    const step = await runtime.runStep(given);
    expect(step.outputs.outcome).toBe(outcome);
    expect(runsIn(step).map((run) => run.outcome)).toEqual(Array(count).fill(outcome));
  });
});

describe('a run that did not fail by rates alone', () => {
  test.each([
    ['passed', [verdictOf(24)], ''],
    ['an agent that never spoke', [verdictOf(18, [{ type: 'AGENT_NEVER_SPOKE' }])], ''],
    ['a check without counts, below its threshold', [UNCOUNTED], ''],
    [
      'a check without counts, below the threshold of the policy',
      [{ ...UNCOUNTED, passed: true, failures: [] }],
      'gate: { trend: { min-pass-rate: 80 } }',
    ],
    ['a check that must never fail', [verdictOf(18)], `gate: { never: [${CHECK.metricName}] }`],
  ])('is not started again: %s', async (_, verdicts, policy) => {
    const inputs = policy === '' ? {} : { policy: policyOf(policy) };
    const { runtime } = await confirming(verdicts, inputs);
    expect(countOf(runtime, 'POST start')).toBe(1);
  });
});

test('is not confirmed if confirming another run made the gate too expensive', async () => {
  const runtime = await virtualRuntime();
  const plans = [runtime.service.demo.runPlanId, runtime.service.addPlan({}).runPlanId];
  const policy = policyOf('gate: { max-cost-usd: 4 }');
  const given = { 'run-plan': plans.join('\n'), 'max-parallel': '1', confirm: '1', policy };
  const step = await runtime.runStep({ ...given, ...LACKING_PROMPT });
  expect(step.outputs.outcome).toBe('failed');
  expect(countOf(runtime, 'POST start')).toBe(3);
});

test('a verdict without counts is confirmed by that of one further run', async () => {
  const inputs = { confirm: '3', ...LACKING_PROMPT };
  const { step, runtime } = await onPlan(inputs, undefined, { specification: true });
  expect(step.outputs.outcome).toBe('failed');
  expect(countOf(runtime, 'POST start')).toBe(2);
});

test('a step that is cancelled during a further run cancels that one', async () => {
  const { step, runtime } = await confirming([verdictOf(18)], {}, (it) => it.cancelAfter(200_000));
  const [, second] = startedRuns(runtime);
  const cancelled = runtime.requests.filter(({ what }) => what === 'POST cancel');
  expect(cancelled.map(({ path }) => path.split('/').at(-2))).toEqual([second]);
  expect(step.exitCode).toBe(1);
});

describe('a run whose failure was refuted by a further run', () => {
  /** A step that passed by the calls of two runs, what happens then, and another step. */
  async function again(inputs: Inputs, env: Record<string, string>, change: object = {}) {
    const [first = '', second = ''] = await nextJobIds();
    const runtime = await virtualRuntime();
    tellVerdict(runtime, first, verdictOf(18));
    tellVerdict(runtime, second, verdictOf(24));
    const memory = emptyFolder();
    const { runPlanId } = runtime.service.demo;
    const given = { 'run-plan': runPlanId, memory, confirm: '1', paths: '', ...inputs };
    const one = await runtime.runStep(given, attempt(1));
    expect(one.outputs.outcome).toBe('passed');
    spoil(memory, change);
    return { first, second, runtime, step: await runtime.runStep(given, env) };
  }

  test.each<[string, Parameters<typeof again>, object]>([
    ['a re-run resumes both', [{}, attempt(2)], { attached: 'true' }],
    [
      'a re-run resumes both if the step was killed',
      [{}, attempt(2), { outcome: 'started', endedAt: null }],
      { attached: 'true' },
    ],
    [
      'a later workflow run reuses both',
      [{ reuse: '24h' }, attempt(1, { GITHUB_RUN_ID: '4712' })],
      { reused: 'true' },
    ],
    [
      'a pull request reuses both from its base branch',
      [
        { reuse: '24h' },
        attempt(1, {
          GITHUB_RUN_ID: '4712',
          GITHUB_EVENT_NAME: 'pull_request',
          GITHUB_REF: 'refs/pull/7/merge',
          GITHUB_BASE_REF: 'main',
        }),
      ],
      { reused: 'true' },
    ],
  ])('%s', async (_, given, outputs) => {
    const { first, runtime, step } = await again(...given);
    expect(countOf(runtime, 'POST start')).toBe(2);
    const known = { outcome: 'passed', 'job-id': first, 'baseline-job-id': '', ...outputs };
    expect(step.outputs).toMatchObject(known);
    expect(runsIn(step)).toMatchObject([{ checks: [{ passed: 42, evaluated: 48 }] }]);
  });

  test.each<[string, Inputs, Record<string, string>]>([
    ['resumed', {}, attempt(2)],
    ['reused', { reuse: '24h' }, attempt(1, { GITHUB_RUN_ID: '4712' })],
  ])(
    'has no confirming run as its baseline, and is the baseline of none, when %s',
    async (...given) => {
      const [, inputs, env] = given;
      const ids = await nextJobIds();
      const runtime = await virtualRuntime();
      for (const [at, passed] of [18, 19, 24].entries()) {
        tellVerdict(runtime, ids[at] ?? '', verdictOf(passed));
      }
      const plan = { 'run-plan': runtime.service.demo.runPlanId, paths: '' };
      const all = { ...plan, memory: emptyFolder(), confirm: '2', ...inputs };
      await runtime.runStep(all, attempt(1));
      const step = await runtime.runStep(all, env);
      expect(runsIn(step)).toMatchObject([{ checks: [{ passed: 61, evaluated: 72 }] }]);
      expect(runtime.requests.filter(({ path }) => path.includes('compareToJobId'))).toEqual([]);
    },
  );

  test('is not confirmed by a new run if it is reused and the recorded one is unknown', async () => {
    const later = attempt(1, { GITHUB_RUN_ID: '4712' });
    const { runtime, step } = await again({ reuse: '24h' }, later, { confirms: undefined });
    expect(step.outputs).toMatchObject({ outcome: 'failed', reused: 'true' });
    expect(countOf(runtime, 'POST start')).toBe(2);
  });
});

/** Their IDs, the first one first. */
function startedRuns({ service }: VirtualRuntime): string[] {
  return service
    .runs()
    .map(({ id }) => id)
    .reverse();
}
