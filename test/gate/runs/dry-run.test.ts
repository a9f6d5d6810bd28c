import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { failing, onPlan } from '../../support/gate-run.ts';
import '../../../src/gate/changes/changed-paths.ts';
import { isHere } from '../../support/tools.ts';
import { START_MS } from '../../support/virtual-clock.ts';
import {
  reasonsIn,
  runAlone,
  type VirtualWorld,
  virtualWorld,
} from '../../support/virtual-world.ts';

const DRY = { 'dry-run': 'true' };
const UNKNOWN = '0198c0de-2222-7000-8000-00000000000b';

function expectOnlyReads({ requests }: VirtualWorld): void {
  expect(requests.filter(({ what }) => !what.startsWith('GET '))).toEqual([]);
}

describe('a dry run starts nothing and says what would be started', () => {
  test('a plan by its name: outcome skipped, exit code 0, and how many calls it would be', async () => {
    const world = await virtualWorld();
    const { name, runPlanId } = world.service.demo;
    const variables = 'agent_prompt=Be kind.';
    const step = await world.runStep({ ...DRY, 'run-plan': name, variables });
    expect(step).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped', 'job-id': '' } });
    expect(reasonsIn(step)).toMatchObject([
      {
        rule: 'dry-run',
        message: expect.stringMatching(
          `^would start a run of run plan '${name}' \\(${runPlanId}\\), 24 calls \\(\\d+ test cases × \\d+ iterations?\\)\\. Nothing was started$`,
        ),
      },
    ]);
    expect(step.annotations).toEqual([
      expect.stringMatching(/^notice: skipped: would start a run/),
    ]);
    expect(step.summary).toContain(
      'A job whose `dry-run` is true is green and tests nothing: take it out again',
    );
    expect(step.summary).toContain('The key may call:read, ');
    expect(step.summary).toContain(
      'Would be sent with the run: agent_prompt (8 characters, SHA-256',
    );
    expectOnlyReads(world);
  });

  test('and that none would be where reuse finds a run that tested the same', async () => {
    const world = await virtualWorld();
    const { runPlanId } = world.service.demo;
    const reuse = 'is judged again in place of starting one (reuse)';
    const step = await world.runStep({ ...DRY, 'run-plan': runPlanId, reuse: '24h' });
    expect(step.summary).toContain(reuse);
    const without = await world.runStep({ ...DRY, 'run-plan': runPlanId });
    expect(without.summary).not.toContain(reuse);
  });

  test.skipIf(!isHere('git'))('and that nothing would be where paths skips', async () => {
    const world = await virtualWorld();
    const sha = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
    const event = join(mkdtempSync(join(tmpdir(), 'event-')), 'event.json');
    onTestFinished(() => rmSync(dirname(event), { recursive: true, force: true }));
    writeFileSync(event, JSON.stringify({ merge_group: { base_sha: sha, head_sha: sha } }));
    const step = await world.runStep(
      {
        ...DRY,
        'run-plan': world.service.demo.runPlanId,
        paths: 'prompts/**',
        'github-token': '',
      },
      { GITHUB_EVENT_NAME: 'merge_group', GITHUB_EVENT_PATH: event },
    );
    expect(step.outputs.outcome).toBe('skipped');
    expect(reasonsIn(step)[0]?.message).toMatch(
      /^this merge group changes no file that paths matches \(0 files checked\), so nothing would be started in it; with such a change the gate would start a run of .*\. Nothing was started$/,
    );
  });

  test('several plans by their IDs, with all their calls', async () => {
    const world = await virtualWorld();
    const plans = [world.service.demo, world.service.addPlan({})].map((plan) => plan.runPlanId);
    const step = await world.runStep({ ...DRY, 'run-plan': plans.join('\n') });
    expect(reasonsIn(step)[0]?.message).toContain('(48 calls known)');
    expectOnlyReads(world);
  });

  test('runs that are there: no debrief is requested', async () => {
    const world = await virtualWorld();
    const done = world.service.addRun({ debrief: 'none' });
    const going = world.service.addRun({ status: 'RUNNING_SIMULATIONS' });
    const step = await world.runStep({ ...DRY, 'job-id': `${done.jobId},${going.jobId}` });
    expect(reasonsIn(step)[0]?.message).toBe(
      `would judge run ${done.jobId}, run ${going.jobId}. No debrief was requested`,
    );
    expectOnlyReads(world);
  });

  test('a run by a phone number', async () => {
    const world = await virtualWorld();
    const { jobId } = world.service.addRun({
      status: 'RUNNING_SIMULATIONS',
      startedAt: START_MS - 1_000,
      endedAt: START_MS + 3_600_000,
    });
    const { servicePhoneNumber } = world.service.demo;
    const step = await world.runStep({ ...DRY, 'service-phone-number': servicePhoneNumber });
    expect(reasonsIn(step)[0]?.message).toContain(`would judge run ${jobId}.`);
    expectOnlyReads(world);
  });

  test('no comment is written, even where comment says always', async () => {
    const { step } = await onPlan({ ...DRY, comment: 'always' });
    expect(step.outputs['comment-url']).toBe('');
  });
});

describe('what does not hold is told in a dry run as in the real one', () => {
  test('faulty inputs', async () => {
    const world = await virtualWorld();
    const step = await world.runStep({ ...DRY, 'run-plan': 'nightly', 'run-timeout': '5' });
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    expect(reasonsIn(step)).toHaveLength(1);
  });

  test('a bad key', async () => {
    const world = await virtualWorld();
    const given = { ...DRY, 'run-plan': world.service.demo.runPlanId, 'api-key': 'bad-key' };
    const step = await world.runStep(given);
    expect(step.outputs.outcome).toBe('error');
    expect(reasonsIn(step)[0]?.message).toContain('Check the input api-key');
    expect(world.requests).toHaveLength(1);
  });

  test('a key whose budget is spent', async () => {
    const { step } = await onPlan(DRY, failing('me', 402, { times: 1 }));
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(reasonsIn(step)).toMatchObject([{ rule: 'budget' }]);
  });

  test.each([403, 401])('a key that is refused with %i', async (status) => {
    const { step } = await onPlan(DRY, failing('me', status, { times: 1 }));
    expect(step.outputs.outcome).toBe('error');
  });

  test('a key that may only read, where runs are to be started', async () => {
    const world = await virtualWorld();
    const given = { ...DRY, 'api-key': world.service.keys.readOnly };
    const start = await world.runStep({ ...given, 'run-plan': world.service.demo.runPlanId });
    expect(start.outputs.outcome).toBe('error');
    expect(reasonsIn(start)).toMatchObject([
      { rule: 'permission', message: expect.stringContaining('may only read (call:read, ') },
    ]);
  });

  test('the same key may judge a run that is there', async () => {
    const world = await virtualWorld();
    const given = { ...DRY, 'api-key': world.service.keys.readOnly };
    const step = await world.runStep({ ...given, 'job-id': world.service.addRun().jobId });
    expect(step.outputs.outcome).toBe('skipped');
  });

  test.each([
    ['run-plan', UNKNOWN],
    ['run-plan', 'nobody knows this'],
    ['job-id', UNKNOWN],
  ])('an unknown %s', async (input, value) => {
    const world = await virtualWorld();
    const step = await world.runStep({ ...DRY, [input]: value });
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    expectOnlyReads(world);
  });

  test('more calls than max-calls', async () => {
    const { step } = await onPlan({ ...DRY, 'max-calls': '10' });
    expect(step.outputs.outcome).toBe('error');
    expect(reasonsIn(step)).toMatchObject([{ rule: 'max-calls' }]);
  });

  test('a service that is out of reach is inconclusive', async () => {
    const world = await virtualWorld();
    const { runPlanId } = world.service.demo;
    const given = { ...DRY, 'run-plan': runPlanId, 'base-url': 'http://127.0.0.1:1' };
    expect((await world.runStep(given)).outputs.outcome).toBe('inconclusive');
  });

  test('a host name that leads nowhere is an error that names base-url', async () => {
    const nowhere = 'https://service.invalid';
    const given = { ...DRY, 'run-plan': UNKNOWN, 'base-url': nowhere, 'api-key': 'key' };
    const step = await runAlone(given, {}, nowhere);
    expect(step.outputs.outcome).toBe('error');
    expect(reasonsIn(step)[0]?.message).toMatch(/host name not resolved .*: check base-url$/);
    expect(step.summary).not.toContain('**Next:**');
  });

  test('a saved debrief needs none', async () => {
    const world = await virtualWorld();
    const step = await world.runStep({ ...DRY, 'debrief-file': 'debrief.json' });
    expect(step.outputs.outcome).toBe('error');
    expect(reasonsIn(step)[0]?.message).toContain("input 'dry-run': 'true' makes no sense");
  });
});

/** A service that lists the runs of a plan, and has none of the other operations that a dry run asks. */
async function listingWorld(): Promise<VirtualWorld> {
  const world = await virtualWorld();
  for (const operation of ['me', 'readPlan', 'listPlans'] as const) {
    world.service.orderFault({ operation, kind: 'status', status: 404, times: 'always' });
  }
  return world;
}

describe('a dry run requests the health check first', () => {
  const paths = ({ requests }: VirtualWorld) => requests.slice(0, 3).map(({ path }) => path);

  async function rehearse(world: VirtualWorld) {
    const step = await world.runStep({ ...DRY, 'job-id': world.service.addRun().jobId });
    expect(step).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } });
    return step;
  }

  test('and reports what it answered', async () => {
    const world = await virtualWorld();
    const step = await rehearse(world);
    expect(paths(world).slice(0, 2)).toEqual(['/health', '/v1/me']);
    for (const text of [step.summary, step.log]) {
      expect(text).toMatch(/GET \/health answered 200: .*status.*ok/);
    }
  });

  test.each([404, 405, 501])(
    'at its other path if the first one is missing (%i)',
    async (status) => {
      const world = await virtualWorld();
      world.service.orderFault({ operation: 'health', kind: 'status', status });
      const step = await rehearse(world);
      expect(paths(world)).toEqual(['/health', '/v1/health', '/v1/me']);
      expect(step.summary).toContain('GET /v1/health answered 200');
    },
  );

  test('and is fine without one', async () => {
    const world = await virtualWorld();
    const missing = { operation: 'health', kind: 'status', status: 404 } as const;
    world.service.orderFault({ ...missing, times: 'always' });
    const step = await rehearse(world);
    expect(paths(world)).toEqual(['/health', '/v1/health', '/v1/me']);
    expect(step.summary).not.toContain('health');
  });

  test.each([
    ['503', { kind: 'status', status: 503 }, 'answered 503'],
    ['403', { kind: 'status', status: 403 }, 'answered 403'],
    [
      'a text',
      { kind: 'non-json', status: 200, body: 'All is well.' },
      'answered 200: All is well',
    ],
    ['nothing', { kind: 'empty-body' }, 'answered 200 with an empty body'],
    [
      'hostile text',
      { kind: 'non-json', status: 200, body: '::error::x ![a](https://b.c) @team' },
      'answered 200: ',
    ],
  ] as const)('which stops nothing and is not repeated: %s', async (_, fault, answered) => {
    const world = await virtualWorld();
    world.service.orderFault({ ...fault, operation: 'health', times: 'always' });
    const step = await rehearse(world);
    expect(step.durationMs).toBe(0);
    expect(paths(world).slice(0, 2)).toEqual(['/health', '/v1/me']);
    expect(step.log).toContain(`GET /health ${answered}`);
    expect(step.summary).toContain('health');
    expect(step.summary).not.toMatch(/!\[a\]\(|@team/);
    expect(step.annotations).toEqual([expect.stringMatching(/^notice: /)]);
  });
});

describe('a service that tells less', () => {
  test('without a word on the key and its plans: the list of runs tells that both are good', async () => {
    const world = await listingWorld();
    const { runPlanId } = world.service.demo;
    const step = await world.runStep({ ...DRY, 'run-plan': runPlanId });
    expect(step.outputs.outcome).toBe('skipped');
    expect(reasonsIn(step)[0]?.message).toContain('an unknown number of calls');
    expect(step.summary).toContain('The service reports no permissions of the key.');
    expect(step.summary).toContain('places is not known: read plan: 404');
    expectOnlyReads(world);
  });

  test.each([404, 405, 501])(
    'nor of the runs of a plan (%i): what it cannot tell is said',
    async (status) => {
      const world = await listingWorld();
      world.service.orderFault({ operation: 'list', kind: 'status', status, times: 'always' });
      const step = await world.runStep({ ...DRY, 'run-plan': UNKNOWN });
      expect(step.outputs.outcome).toBe('skipped');
      expect(reasonsIn(step)[0]?.message).toContain(`would start a run of run plan ${UNKNOWN}`);
      expect(step.summary).toContain('was not checked: the service does not show its run plans');
      expect(step.durationMs).toBeLessThan(80_000);
      expectOnlyReads(world);
    },
  );

  test('501, which says that it will not be better, is not asked about for long', async () => {
    const world = await virtualWorld();
    for (const operation of ['me', 'readPlan', 'listPlans', 'list'] as const) {
      world.service.orderFault({ operation, kind: 'status', status: 501, times: 'always' });
    }
    const step = await world.runStep({ ...DRY, 'run-plan': UNKNOWN });
    expect(step.outputs.outcome).toBe('skipped');
    expect(step.summary).toContain('was not checked: the service does not show its run plans');
    expect(step.durationMs).toBeLessThan(8_000);
    const named = await world.runStep({ ...DRY, 'run-plan': 'nightly' });
    expect(named.outputs.outcome).toBe('error');
    expect(reasonsIn(named)[0]?.message).toContain('the service does not list its run plans');
    expect(named.durationMs).toBeLessThan(8_000);
  });

  test('a bad key is one, though nobody tells of keys, plans and runs', async () => {
    const world = await virtualWorld({ specification: true });
    const step = await world.runStep({ ...DRY, 'run-plan': UNKNOWN, 'api-key': 'bad-key' });
    expect(step.outputs.outcome).toBe('error');
    expect(reasonsIn(step)[0]?.message).toContain('Check the input api-key');
  });

  test.each([
    ['an odd answer on the key', { kind: 'wrong-shape', body: { data: 7 } }],
    ['a fault on the key that lasts', { kind: 'status', status: 503 }],
    ['a key of which little is told', { kind: 'wrong-shape', body: { data: { tokenScope: 'X' } } }],
  ] as const)('%s stops nothing, and the key is not read again', async (_, fault) => {
    const { world, step } = await onPlan(DRY, (given) =>
      given.service.orderFault({ ...fault, operation: 'me', times: 'always' } as never),
    );
    expect(step.outputs.outcome).toBe('skipped');
    expect(step.durationMs).toBe(0);
    expect(world.requests.filter(({ path }) => path === '/v1/me')).toHaveLength(1);
  });

  test('a read of the key that hangs stops nothing, and ends after 10 s', async () => {
    const { world, step } = await onPlan(DRY, (given) =>
      given.hang({ operation: 'me', times: 'always' }),
    );
    expect(step.outputs.outcome).toBe('skipped');
    expect(step.durationMs).toBe(10_000);
    expect(world.requests.filter(({ path }) => path === '/v1/me')).toHaveLength(1);
  });

  test('a plan that cannot be read for other reasons is no dry run that holds', async () => {
    const fault = { operation: 'readPlan', kind: 'status', status: 500, times: 'always' } as const;
    const { step } = await onPlan(DRY, (given) => given.service.orderFault(fault));
    expect(step.outputs.outcome).toBe('inconclusive');
  });
});
