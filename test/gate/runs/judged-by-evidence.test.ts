import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PlacedRun } from '../../../src/reference/placed-run.ts';
import { debriefReport } from '../../support/reports.ts';
import { workspace } from '../../support/saved-files.ts';
import {
  countOf,
  reasonsIn,
  type StepResult,
  type VirtualWorld,
  virtualWorld,
} from '../../support/virtual-world.ts';

const { cwd, save } = workspace();
const READY = { report: debriefReport() };

/** A run whose agent lacks an instruction, so that some of its calls fail. */
const FAILING: PlacedRun = {
  variables: {
    agent_prompt: readFileSync(
      new URL('../../../examples/agent/prompt.md', import.meta.url),
      'utf8',
    ),
  },
};

/** A run whose debrief cannot be written, though its results tell how its calls fared. */
const FAILED_DEBRIEF: PlacedRun = {
  debrief: 'failed',
  nextDebriefs: ['failed'],
  hasEvidence: true,
};

async function judging(
  order: PlacedRun,
  inputs: Record<string, string> = {},
  prepare: (world: VirtualWorld) => void = () => {},
  options = {},
): Promise<{ step: StepResult; world: VirtualWorld }> {
  const world = await virtualWorld(options);
  const { jobId } = world.service.addRun(order);
  prepare(world);
  return { world, step: await world.runStep({ 'job-id': jobId, ...inputs }) };
}

const altering =
  (values: Record<string, never | string | number | boolean | null | object>) =>
  ({ service }: VirtualWorld) =>
    service.orderFault({
      operation: 'results',
      kind: 'altered-body',
      values: JSON.parse(JSON.stringify(values)),
      times: 'always',
    });

describe('what reading a run tells', () => {
  test('of how it was judged counts only once it has ended', async () => {
    const world = await virtualWorld();
    const read = { operation: 'read', times: 3 } as const;
    const verdict = { passed: false, failures: [{ type: 'INCOMPLETE_COVERAGE' }] };
    world.service.orderFault({
      ...read,
      kind: 'altered-body',
      values: { '/data/verdict': verdict },
    });
    world.service.orderFault({ ...read, kind: 'status', status: 404, times: 'always' });
    const step = await world.runStep({ 'run-plan': world.service.demo.runPlanId });
    expect(step.outputs.outcome).toBe('passed');
  });
});

describe('a service that tells no more than its specification', () => {
  test('is judged by the debrief, without a word of what it does not tell', async () => {
    const { step, world } = await judging({ debrief: READY }, {}, undefined, {
      specification: true,
    });
    expect(step.outputs).toMatchObject({ outcome: 'passed', score: '', 'cost-usd': '' });
    expect(step.annotations).toEqual([expect.stringMatching(/^notice: passed/)]);
    expect(step.summary).not.toMatch(/not be read|not known/);
    expect(world.told().filter((told) => told.startsWith('GET results'))).toHaveLength(1);
  });
});

describe("the run's own verdict", () => {
  const failed = {
    '/data/verdict': {
      passed: false,
      score: 40,
      checks: [
        {
          metricDefinitionId: 'm1',
          metricName: 'refund policy stated',
          passed: false,
          passRate: 25,
          minPassRate: 80,
          evaluatedSims: 24,
          passedSims: 6,
        },
      ],
      failures: [{ type: 'METRIC_BELOW_MIN_PASS_RATE', metricDefinitionId: 'm1' }],
    },
  };

  test('that failed fails the gate though the debrief says PASSED, in words', async () => {
    const { step } = await judging({ debrief: READY }, {}, altering(failed));
    expect(step.outputs).toMatchObject({
      outcome: 'failed',
      verdict: 'PASSED',
      score: '40',
      'checks-total': '1',
      'checks-failed': '1',
    });
    expect(reasonsIn(step)).toMatchObject([
      {
        rule: 'run-verdict',
        message: "check 'refund policy stated' passed 25 % of 24 calls; 80 % needed",
      },
    ]);
    expect(step.summary).toContain('passed 6 of 24 calls (80\u00a0% needed)');
  });

  test('that failed decides where the debrief ended FAILED', async () => {
    const { step } = await judging(FAILED_DEBRIEF, { 'debrief-retries': '0' }, altering(failed));
    expect(step.outputs).toMatchObject({ outcome: 'failed', verdict: '' });
    expect(step.summary).toContain('There is no debrief to go with it');
  });

  test('decides so too of a run that cannot be read', async () => {
    const { step } = await judging(FAILED_DEBRIEF, { 'debrief-retries': '0' }, (world) => {
      altering(failed)(world);
      const fault = { operation: 'read', kind: 'status', status: 404, times: 'always' } as const;
      world.service.orderFault(fault);
    });
    expect(step.outputs.outcome).toBe('failed');
  });

  test.each(['warn', 'ignore'])('is no pass where the policy says %s of it', async (effect) => {
    const policy = join(cwd, save('policy.yml', `version: 1\ngate: { run-verdict: ${effect} }`));
    const inputs = { 'debrief-retries': '0', policy };
    const { step } = await judging(FAILED_DEBRIEF, inputs, altering(failed));
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(reasonsIn(step)).toMatchObject([{ rule: 'debrief' }]);
  });

  test('decides so too if counts are below their threshold, whatever it says', async () => {
    for (const passed of [true, null]) {
      const verdict = { ...failed['/data/verdict'], passed, failures: [] };
      const fault = altering({ '/data/verdict': verdict });
      const { step } = await judging(FAILED_DEBRIEF, { 'debrief-retries': '0' }, fault);
      expect(step.outputs).toMatchObject({ outcome: 'failed', verdict: '' });
    }
  });

  test('that passed still needs its debrief', async () => {
    const passed = { '/data/verdict': { passed: true, failures: [], checks: [] } };
    const { step } = await judging(FAILED_DEBRIEF, { 'debrief-retries': '0' }, altering(passed));
    expect(step.outputs.outcome).toBe('inconclusive');
  });

  test.each([
    ['null', null],
    ['neither true nor false', { passed: 'true' }],
    ['empty', {}],
  ])('that is %s is no pass', async (_, verdict) => {
    const { step } = await judging({ debrief: READY }, {}, altering({ '/data/verdict': verdict }));
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(reasonsIn(step)).toMatchObject([{ rule: 'run-verdict' }]);
  });
});

test.each([['text'], [7], [[]], [true]])(
  'a verdict that is no object is missing, so that the debrief decides: %j',
  async (verdict) => {
    const { step } = await judging({ debrief: READY }, {}, altering({ '/data/verdict': verdict }));
    expect(step.outputs.outcome).toBe('passed');
  },
);

describe('what reading the run tells of its end', () => {
  const unread = { '/data/verdict': 'not told', '/data/run': 'not told' };
  const readAs =
    (read: object, results: object = unread) =>
    (world: VirtualWorld) => {
      altering({ ...results })(world);
      world.service.orderFault({
        operation: 'read',
        kind: 'altered-body',
        values: JSON.parse(JSON.stringify(read)),
        times: 'always',
      });
    };
  const failures = [{ type: 'INCOMPLETE_COVERAGE', evaluatedCalls: 19, expectedCalls: 24 }];
  const failed = { '/data/verdict': { passed: false, failures } };

  test.each([
    ['no verdict', 'failed', unread],
    ['an unknown one', 'inconclusive', { '/data/verdict': null }],
    ['one that passed', 'passed', { '/data/verdict': { passed: true } }],
  ])('decides only if the results report %s', async (_, outcome, results) => {
    const { step } = await judging({ debrief: READY }, {}, readAs(failed, results));
    expect(step.outputs.outcome).toBe(outcome);
  });

  test('is no pass where its verdict is null and the results tell none', async () => {
    const { step } = await judging({ debrief: READY }, {}, readAs({ '/data/verdict': null }));
    expect(step.outputs.outcome).toBe('inconclusive');
  });

  test('does not soften what the results hold against the run', async () => {
    const passed = { '/data/verdict': { passed: true } };
    const { step } = await judging({ debrief: READY }, {}, readAs(passed, failed));
    expect(step.outputs.outcome).toBe('failed');
  });

  test.each([
    ['the run read says FAILED', { '/data/status': 'FAILED' }, unread],
    ['the results alone say TIMED_OUT', {}, { '/data/run': { status: 'TIMED_OUT' } }],
  ])('cannot pass where %s', async (_, read, results) => {
    const { step } = await judging({ debrief: READY }, {}, readAs(read, results));
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(reasonsIn(step)).toMatchObject([{ rule: 'incomplete-run' }]);
  });

  test.each([
    ['reading the run', { '/data/status': 'ENDING_SIMULATIONS' }, unread],
    ['reading the run, in a word of its own', { '/data/status': 'ABORTED' }, unread],
    ['the results', {}, { '/data/run': { status: 'RUNNING_SIMULATIONS' } }],
  ])('decides nothing after a 202 if %s says that the run goes on', async (_, read, results) => {
    const { step, world } = await judging({ debrief: READY }, {}, readAs(read, results));
    expect(step.outputs.outcome).toBe('passed');
    expect(step.durationMs).toBe(0);
    expect(countOf(world, 'GET run')).toBe(1);
    expect(countOf(world, 'GET results')).toBe(1);
  });
});

describe('results that cannot be read', () => {
  const UNREADABLE = [
    ['answer 500', { kind: 'status', status: 500, times: 'always' }],
    ['answer a page', { kind: 'html-page', times: 'always' }],
    [
      'are those of another run',
      {
        kind: 'altered-body',
        values: { '/data/run': { simulationRunPlanJobId: '33333333-3333-4333-8333-333333333333' } },
        times: 'always',
      },
    ],
  ] as const;

  test.each(UNREADABLE)('leave no debrief to pass where they %s', async (_, fault) => {
    const { step } = await judging({ debrief: READY }, {}, ({ service }) =>
      service.orderFault({ ...fault, operation: 'results' }),
    );
    expect(step.outputs).toMatchObject({ outcome: 'inconclusive', verdict: 'PASSED' });
    const told = JSON.parse(readFileSync(step.outputs['json-file'] ?? '', 'utf8'));
    expect(told.runs[0].unread).toMatch(/^read results: /);
    expect(reasonsIn(step)).toMatchObject([
      {
        rule: 'run-verdict',
        message: expect.stringMatching(
          /cannot be read \(read results: (?!not sent).*, so it is not taken for a pass$/,
        ),
      },
    ]);
    expect(step.durationMs).toBeLessThanOrEqual(100_000);
  });

  test.each(UNREADABLE)('leave one that failed to fail where they %s, soon', async (_, fault) => {
    const report = debriefReport({ verdict: 'THRESHOLD_FAILED' });
    const { step } = await judging({ debrief: { report } }, {}, ({ service }) =>
      service.orderFault({ ...fault, operation: 'results' }),
    );
    expect(step.outputs.outcome).toBe('failed');
    expect(step.summary).toContain('results could not be read: read results: ');
    expect(step.durationMs).toBeLessThanOrEqual(15_000);
  });

  test.each([
    [401, 'authentication', 'unauthorized'],
    [403, 'forbidden', 'permission_denied'],
    [402, 'payment_required', 'payment_required'],
    [404, 'payment_required', 'payment_required'],
    [501, 'payment_required', 'payment_required'],
  ])('leave no debrief to pass if the response is %i %s', async (status, type, code) => {
    const body = { type, code, message: 'No.' };
    const { step } = await judging({ debrief: READY }, {}, ({ service }) =>
      service.orderFault({ operation: 'results', kind: 'status', status, body, times: 'always' }),
    );
    expect(step.outputs).toMatchObject({ outcome: 'inconclusive', verdict: 'PASSED' });
    expect(reasonsIn(step)).toMatchObject([{ rule: 'run-verdict' }]);
  });

  test.each([404, 405, 501])('are none where they answer %i', async (status) => {
    const { step } = await judging({ debrief: READY }, {}, ({ service }) =>
      service.orderFault({ operation: 'results', kind: 'status', status, times: 'always' }),
    );
    expect(step.outputs.outcome).toBe('passed');
    expect(step.summary).toContain('so that its debrief alone was judged');
    // One that may pass is asked about again.
    expect(step.durationMs).toBeLessThanOrEqual(status === 501 ? 90_000 : 1_000);
  });

  test('are waited for as long as the service wants it', async () => {
    const { step } = await judging({ debrief: READY }, {}, ({ service }) =>
      service.orderFault({ operation: 'results', kind: 'status', status: 429, retryAfter: 300 }),
    );
    expect(step.outputs.outcome).toBe('passed');
    expect(step.durationMs).toBeGreaterThanOrEqual(300_000);
  });

  test('decide nothing where the policy ignores what they would say', async () => {
    const fault = { operation: 'results', kind: 'status', status: 500, times: 'always' } as const;
    const policy = join(cwd, save('policy.yml', 'version: 1\ngate: { run-verdict: ignore }'));
    const { step } = await judging({ debrief: READY }, { policy }, ({ service }) =>
      service.orderFault(fault),
    );
    expect(step.outputs.outcome).toBe('passed');
    expect(step.summary).toContain('results could not be read: read results: ');
  });

  test.each(['never: [greets]', 'min-graded-calls: 90%', 'trend: { min-pass-rate: 90 }'])(
    'leave no run to pass by a policy that asks for more than its own verdict: %s',
    async (rule) => {
      const policy = join(cwd, save('policy.yml', `version: 1\ngate: { ${rule} }`));
      const verdict = { passed: true, score: 100, checks: [], failures: [] };
      const judged = (gate: Record<string, string>) =>
        judging({ debrief: READY }, gate, ({ service }) => {
          const values = { '/data/status': 'COMPLETED', '/data/verdict': verdict };
          service.orderFault({ operation: 'read', kind: 'altered-body', values, times: 'always' });
          service.orderFault({
            operation: 'results',
            kind: 'status',
            status: 500,
            times: 'always',
          });
        });
      expect((await judged({})).step.outputs.outcome).toBe('passed');
      const { step } = await judged({ policy });
      expect(step.outputs.outcome).toBe('inconclusive');
      expect(reasonsIn(step)).toMatchObject([
        { rule: rule.split(':')[0], message: expect.stringContaining('results cannot be read') },
      ]);
      expect(step.annotations.join()).not.toContain('is it spelled');
    },
  );

  test('are not known to a step that is cancelled before them', async () => {
    const { step } = await judging({ debrief: READY }, {}, (world) => {
      world.hang({ operation: 'results', times: 'always' });
      world.cancelAfter(4_000);
    });
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(reasonsIn(step)).toMatchObject([{ rule: 'cancelled' }]);
  });

  test.each([401, 403, 404, 500])('a cost that answers %i is merely unknown', async (status) => {
    const { step } = await judging({ debrief: READY }, {}, ({ service }) =>
      service.orderFault({ operation: 'cost', kind: 'status', status, times: 'always' }),
    );
    expect(step.outputs).toMatchObject({ outcome: 'passed', 'cost-usd': '' });
  });

  test('a cost that comes after the debrief has ended FAILED is told', async () => {
    const { step } = await judging(FAILED_DEBRIEF, { 'debrief-retries': '0' }, ({ service }) =>
      service.orderFault({ operation: 'cost', kind: 'delay', ms: 200 }),
    );
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(Number(step.outputs['cost-usd'])).toBeGreaterThan(0);
  });

  test('a step that is cancelled before a cost still tells what was judged', async () => {
    const report = debriefReport({ verdict: 'THRESHOLD_FAILED' });
    const states = [{ status: 'GENERATING' }, { status: 'READY', report }];
    const { step } = await judging({ debrief: { states } }, {}, (world) => {
      world.hang({ operation: 'cost', times: 'always' });
      world.cancelAfter(3_000);
    });
    expect(step.durationMs).toBe(3_000);
    expect(step.outputs).toMatchObject({ outcome: 'failed', verdict: 'THRESHOLD_FAILED' });
  });

  test('a cost that hangs keeps no gate waiting', async () => {
    const { step } = await judging({ debrief: READY }, {}, (world) =>
      world.hang({ operation: 'cost', times: 'always' }),
    );
    expect(step.outputs.outcome).toBe('passed');
    expect(step.durationMs).toBeLessThanOrEqual(5_000);
  });
});

describe('what was said in failing calls', () => {
  const quoted = (step: StepResult): { text: string }[] => {
    const report = JSON.parse(readFileSync(step.outputs['json-file'] ?? '', 'utf8'));
    return (report.runs[0].calls ?? []).flatMap(
      (call: { excerpt: { text: string }[] }) => call.excerpt,
    );
  };
  const asked = (world: VirtualWorld) =>
    world.requests.filter(({ path }) => path.startsWith('/v1/call/')).length;

  test('stands in the report of a failed run', async () => {
    const { step, world } = await judging(FAILING);
    expect(step.outputs.outcome).toBe('failed');
    expect(quoted(step).length).toBeGreaterThan(0);
    expect(asked(world)).toBeLessThanOrEqual(40);
  });

  test.each([
    ['where the workflow does not want it', { transcripts: 'false' }],
    ['in brief', { detail: 'brief' }],
  ])('is not asked for %s', async (_, inputs) => {
    const { step, world } = await judging(FAILING, inputs);
    expect(step.outputs.outcome).toBe('failed');
    expect(asked(world)).toBe(0);
    expect(quoted(step)).toEqual([]);
  });

  test('is not asked for of a run that passed', async () => {
    const { world } = await judging({ debrief: READY, hasEvidence: false });
    expect(asked(world)).toBe(0);
  });

  test.each([404, 500])('costs the excerpt alone where it answers %i', async (status) => {
    const { step } = await judging(FAILING, {}, ({ service }) => {
      const fault = { kind: 'status', status, times: 'always' } as const;
      service.orderFault({ ...fault, operation: 'callMetrics' });
      service.orderFault({ ...fault, operation: 'transcript' });
    });
    expect(step.outputs.outcome).toBe('failed');
    expect(quoted(step)).toEqual([]);
    expect(step.durationMs).toBeLessThanOrEqual(20_000);
  });
});
