import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isObject } from '../../../src/text/json-object.ts';
import {
  countOf,
  reasonsIn,
  type VirtualRuntime,
  virtualRuntime,
} from '../../support/virtual-runtime.ts';

const LATER = { wait: 'false' };

/** Adds plans of these names and gives their IDs. */
function plansOf({ service }: VirtualRuntime, ...names: string[]): string[] {
  return names.map((name) => service.addPlan({ name }).runPlanId);
}

/** The plans of which runs were started, in order. */
function startedOf(runtime: VirtualRuntime): unknown[] {
  return runtime.requests
    .filter(({ what }) => what === 'POST start')
    .flatMap(({ body }) => (isObject(body) ? body.planId : []));
}

describe('run-plan', () => {
  it('starts a run of the one plan whose name is equal, even if other names contain it', async () => {
    const runtime = await virtualRuntime();
    const [, plan] = plansOf(runtime, 'Nightly', 'nightly', 'nightly, weekly');
    const step = await runtime.runStep({ ...LATER, 'run-plan': 'nightly' });
    expect(step.outputs.outcome).toBe('started');
    expect(startedOf(runtime)).toEqual([plan]);
    expect(step.log).toContain(`started from run plan 'nightly' (${plan})`);
    const { runs } = JSON.parse(readFileSync(step.outputs['json-file'] ?? '', 'utf8'));
    expect(runs[0].about).toMatchObject({ planId: plan, planName: 'nightly' });
  });

  it('else starts a run of the one plan whose name is equal but for case and outer white space', async () => {
    const runtime = await virtualRuntime();
    const [plan] = plansOf(runtime, ' Nightly', 'nightly 2');
    await runtime.runStep({ ...LATER, 'run-plan': 'NIGHTLY' });
    expect(startedOf(runtime)).toEqual([plan]);
  });

  it('takes IDs and names in one list, and starts each plan once', async () => {
    const runtime = await virtualRuntime();
    const [one = '', two] = plansOf(runtime, 'one', 'two');
    await runtime.runStep({ ...LATER, 'run-plan': `${one}\ntwo\none\nTWO` });
    expect(startedOf(runtime)).toEqual([one, two]);
  });

  it('finds a plan on a further page', async () => {
    const runtime = await virtualRuntime();
    const [plan] = plansOf(runtime, 'night');
    plansOf(runtime, ...Array.from({ length: 60 }, (_, index) => `nightly ${index}`));
    await runtime.runStep({ ...LATER, 'run-plan': 'night' });
    expect(startedOf(runtime)).toEqual([plan]);
  });
});

describe('a name that is not that of one plan is an error, and nothing is started', () => {
  async function refusalOf(names: string[], wanted: string) {
    const runtime = await virtualRuntime();
    const ids = plansOf(runtime, ...names);
    const step = await runtime.runStep({
      ...LATER,
      'run-plan': `${runtime.service.demo.runPlanId}\n${wanted}`,
    });
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    expect(countOf(runtime, 'POST start')).toBe(0);
    return { ids, reasons: reasonsIn(step).map(({ rule, message }) => `${rule}: ${message}`) };
  }

  it('of none: the nearest names are listed, each once', async () => {
    const { reasons } = await refusalOf(
      ['nightly 2', 'nightly', 'nightly', 'all nightly checks'],
      'nightl',
    );
    expect(reasons).toEqual([
      "input: input 'run-plan': 'nightl' names no run plan: the nearest: 'nightly', 'nightly 2', 'all nightly checks'",
    ]);
  });

  it('of none that is like it: the first ten of all are listed', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `plan ${index}`);
    const { reasons } = await refusalOf(names, 'xyz');
    expect(reasons[0]?.match(/'plan \d+'/g)).toHaveLength(10);
  });

  it('of several: their IDs are listed', async () => {
    const { ids, reasons } = await refusalOf(['nightly', 'nightly'], 'nightly');
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toContain(
      "'nightly' is the name of 2 run plans: give one of their IDs as run-plan",
    );
    for (const id of ids) expect(reasons[0]).toContain(id);
  });
});
