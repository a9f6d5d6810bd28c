import { describe, expect, test } from 'vitest';
import type { Inputs } from '../../support/gate-run.ts';
import { emptyFolder } from '../../support/memory/scene.ts';
import { reasonsIn, type VirtualRuntime, virtualRuntime } from '../../support/virtual-runtime.ts';

const PROMPT = 'You are Mara. Be kind.';
const isOfJob = ({ path }: { path: string }) => path.startsWith('/v1/simulation/job/');

/** Starts a run with a prompt; the service shows that its calls had such variables. */
async function runWith(
  used: unknown,
  runtime: Promise<VirtualRuntime> = virtualRuntime(),
  removed: readonly string[] = [],
  inputs: Inputs = {},
) {
  const started = await runtime;
  started.service.orderFault({
    path: '/v1/simulation/job/*',
    kind: 'altered-body',
    values: JSON.parse(JSON.stringify({ '/data/runPlan/variables': used })),
    removed: [...removed],
    times: 'always',
  });
  const step = await started.runStep({
    'run-plan': started.service.demo.runPlanId,
    variables: `agent_prompt=${PROMPT}`,
    ...inputs,
  });
  return { step, requests: started.requests.filter(isOfJob) };
}

describe('the variables that the service shows of a started run', () => {
  test('are confirmed if they have those that were sent, with one request', async () => {
    const { step, requests } = await runWith({ agent_prompt: PROMPT, region: 'EU' });
    expect(step.summary).toContain('variables confirmed by the service');
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['another value', { agent_prompt: 'You are Tom.' }],
    ['no value', {}],
  ])('make the run inconclusive if they have %s, which is not shown', async (_, used) => {
    const { step } = await runWith(used);
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(reasonsIn(step)).toMatchObject([
      { rule: 'variables', message: expect.stringContaining('agent_prompt') },
    ]);
    expect(step.summary).not.toContain('You are Tom');
  });

  test.each(['/data/status', '/data/runPlan/id', '/data/simulationJobId'])(
    'count although the job lacks %s',
    async (field) => {
      const { step } = await runWith({ agent_prompt: 'old' }, virtualRuntime(), [field]);
      expect(reasonsIn(step)).toMatchObject([{ rule: 'variables' }]);
    },
  );

  test.each([[null], ['text'], [7]])('change nothing if they are %j', async (used) => {
    const { step, requests } = await runWith(used);
    expect(reasonsIn(step)).not.toContainEqual(expect.objectContaining({ rule: 'variables' }));
    expect(step.summary).not.toContain('confirmed by the service');
    expect(requests).toHaveLength(1);
  });

  test('are not requested again after an error', async () => {
    const runtime = virtualRuntime();
    (await runtime).service.orderFault({
      path: '/v1/simulation/job/*',
      kind: 'status',
      status: 503,
      times: 'always',
    });
    const { step, requests } = await runWith({ agent_prompt: PROMPT }, runtime);
    expect(reasonsIn(step)).not.toContainEqual(expect.objectContaining({ rule: 'variables' }));
    expect(requests).toHaveLength(1);
  });

  test('are requested again of a run that is reused', async () => {
    const runtime = await virtualRuntime();
    const given = { memory: emptyFolder(), reuse: '1h', paths: '' };
    const variables = `agent_prompt=${PROMPT}`;
    await runtime.runStep({ 'run-plan': runtime.service.demo.runPlanId, variables, ...given });
    const other = { agent_prompt: 'You are Tom.' };
    const { step } = await runWith(other, Promise.resolve(runtime), [], given);
    expect(step.outputs.reused).toBe('true');
    expect(reasonsIn(step)).toMatchObject([{ rule: 'variables' }]);
  });

  test('are not requested if none were sent', async () => {
    const runtime = await virtualRuntime();
    await runtime.runStep({ 'run-plan': runtime.service.demo.runPlanId });
    expect(runtime.requests.filter(isOfJob)).toEqual([]);
  });
});
