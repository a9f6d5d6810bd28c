import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { deleteFlows } from '../../../src/actions/delete-flows/delete-flows.ts';
import { shortForm } from '../../../src/report/format.ts';
import { FLOWS } from '../../../src/report/words/action-words.ts';
import { PROXY_PAGE } from '../../support/proxy-page.ts';
import { type VirtualRuntime, virtualRuntime } from '../../support/virtual-runtime.ts';

const UNKNOWN = '0198c0de-3333-7000-8000-00000000000c';

function runStep(runtime: VirtualRuntime, inputs: Readonly<Record<string, string>>) {
  return runtime.runStep(inputs, {}, deleteFlows);
}

function deletions({ requests }: VirtualRuntime): (string | undefined)[] {
  return requests.map(({ path }) => path.split('/').at(-1));
}

/** Adds flows to a runtime's service. */
function addFlows({ service }: VirtualRuntime, count: number): string[] {
  return Array.from({ length: count }, () => service.addFlow().flowId);
}

function pathOf(flowId: string): string {
  return `/v1/simulation/customer-flow/${flowId}`;
}

describe('delete-flows', () => {
  test('deletes each flow once, in order', async () => {
    const runtime = await virtualRuntime();
    const flows = addFlows(runtime, 3);
    const step = await runStep(runtime, { 'flow-ids': [...flows, flows[0]].join(',') });
    expect(step).toMatchObject({ exitCode: 0, annotations: [] });
    expect(step.outputs).toEqual({ deleted: '3', missing: '0' });
    expect(deletions(runtime)).toEqual(flows);
    for (const flow of flows) expect(step.summary).toContain(`| \`${flow}\` | deleted |`);
  });

  test('counts a flow that is not there as missing', async () => {
    const runtime = await virtualRuntime();
    const [flow = ''] = addFlows(runtime, 1);
    const step = await runStep(runtime, { 'flow-ids': `${UNKNOWN}\n${flow}` });
    expect(step).toMatchObject({ exitCode: 0, annotations: [] });
    expect(step.outputs).toEqual({ deleted: '1', missing: '1' });
    expect(step.summary).toContain('| missing |');
  });

  test('does not take the 404 of a wrong address for a missing flow', async () => {
    const runtime = await virtualRuntime();
    runtime.service.orderFault({ ...PROXY_PAGE, status: 404, operation: 'deleteFlow' });
    const step = await runStep(runtime, { 'flow-ids': UNKNOWN });
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toEqual({ deleted: '0', missing: '0' });
    expect(step.annotations[0]).toContain('base-url');
  });

  test('fails for a missing flow with missing-ok: false', async () => {
    const runtime = await virtualRuntime();
    const step = await runStep(runtime, { 'flow-ids': UNKNOWN, 'missing-ok': 'false' });
    expect(step).toMatchObject({ exitCode: 1, outputs: { deleted: '0', missing: '1' } });
  });

  test('names the access level that a key which may only read lacks, and tries no other flow', async () => {
    const runtime = await virtualRuntime();
    const flows = addFlows(runtime, 2);
    const step = await runStep(runtime, {
      'flow-ids': flows.join(),
      'api-key': runtime.service.keys.readOnly,
    });
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toEqual({ deleted: '0', missing: '0' });
    expect(deletions(runtime)).toEqual([flows[0]]);
    expect(step.annotations[0]).toContain('use a key with Full Access (a Read-Only key may only');
    expect(step.annotations[1]).toBe(`error: ${FLOWS.untried([shortForm(`${flows[1]}`)])}`);
    expect(step.summary).toContain(flows[1]);
    expect(step.summary).toContain('| not tried |');
  });

  test.each([
    ['500 every time', { kind: 'status', status: 500 }, '500 internal/internal_error'],
    ['the page of a proxy', { ...PROXY_PAGE, status: 200 }, 'the body is not JSON: 502 Bad'],
    [
      'another shape',
      { kind: 'status', status: 200, body: { data: {} } },
      'not as specified: /data/del',
    ],
  ] as const)('deletes the others where one flow is answered with %s', async (_, fault, why) => {
    const runtime = await virtualRuntime();
    const [first = '', ...others] = addFlows(runtime, 8);
    runtime.service.orderFault({ ...fault, path: pathOf(first), times: 'always' });
    const step = await runStep(runtime, { 'flow-ids': [first, ...others].join() });
    expect(step).toMatchObject({ exitCode: 1, outputs: { deleted: '7', missing: '0' } });
    expect(step.durationMs).toBeLessThanOrEqual(120_000);
    expect(step.annotations).toEqual([expect.stringContaining(FLOWS.failed(first, ''))]);
    expect(step.annotations[0]).toContain(why);
    expect(step.summary).not.toContain('not tried');
  });

  const LIMITED = {
    kind: 'status',
    status: 429,
    operation: 'deleteFlow',
    times: 'always',
  } as const;

  /** The longest time for one flow, and for any number of flows, in seconds. */
  const TROUBLE: [string, number, number, (runtime: VirtualRuntime) => void][] = [
    ['never answers', 120, 360, (it) => it.hang({ operation: 'deleteFlow', times: 'always' })],
    ['answers 503', 120, 360, ({ service }) => service.orderFault({ ...LIMITED, status: 503 })],
    ['answers 429', 120, 120, ({ service }) => service.orderFault(LIMITED)],
    [
      'answers 429 with a Retry-After of 1 h',
      0,
      0,
      ({ service }) => service.orderFault({ ...LIMITED, retryAfter: 3_600 }),
    ],
  ];

  describe.each(TROUBLE)('if the service %s', (_, ofOne, ofAny, spoil) => {
    test.each([1, 100, 10_000])('ends in time with %i flows', async (count) => {
      const runtime = await virtualRuntime();
      spoil(runtime);
      const flows = Array.from({ length: count }, () => randomUUID());
      const step = await runStep(runtime, { 'flow-ids': flows.join() });
      expect(step).toMatchObject({ exitCode: 1, outputs: { deleted: '0', missing: '0' } });
      expect(step.durationMs / 1_000).toBeLessThanOrEqual(count === 1 ? ofOne : ofAny);
    });
  });

  test('goes on as long as the service deletes a flow now and then', async () => {
    const runtime = await virtualRuntime();
    const flows = addFlows(runtime, 8);
    for (const flow of flows.filter((_, index) => index % 2 === 0)) {
      runtime.service.orderFault({ ...LIMITED, status: 503, path: pathOf(flow) });
    }
    const step = await runStep(runtime, { 'flow-ids': flows.join() });
    expect(step.outputs).toEqual({ deleted: '4', missing: '0' });
  });

  test('waits as long as the service asks for, and then deletes every flow', async () => {
    const runtime = await virtualRuntime();
    const flows = addFlows(runtime, 8);
    runtime.service.orderFault({ kind: 'status', status: 429, retryAfter: 60, path: '*' });
    const step = await runStep(runtime, { 'flow-ids': flows.join() });
    expect(step).toMatchObject({ exitCode: 0, outputs: { deleted: '8', missing: '0' } });
    expect(runtime.requests.map(({ atMs }) => atMs)).toEqual([0, ...flows.map(() => 60_000)]);
  });

  test('ends at once when the step is cancelled, and says what it has not done', async () => {
    const runtime = await virtualRuntime();
    const flows = addFlows(runtime, 3);
    const [, late = '', untried = ''] = flows.map(shortForm);
    runtime.service.orderFault({
      kind: 'status',
      status: 503,
      operation: 'deleteFlow',
      times: 'always',
      skip: 1,
    });
    runtime.cancelAfter(20_000);
    const step = await runStep(runtime, { 'flow-ids': flows.join() });
    expect(step.exitCode).toBe(1);
    expect(step.durationMs).toBe(20_000);
    expect(step.outputs).toEqual({ deleted: '1', missing: '0' });
    expect(step.annotations).toEqual([
      `error: ${FLOWS.failed(late, FLOWS.cancelled('the step was cancelled (SIGINT)'))}`,
      `error: ${FLOWS.untried([untried])}`,
    ]);
  });

  test('refuses flows that are no UUID, all of them together, before any request', async () => {
    const runtime = await virtualRuntime();
    const step = await runStep(runtime, { 'flow-ids': `x,${UNKNOWN},y`, 'missing-ok': 'yes' });
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toEqual({ deleted: '', missing: '' });
    expect(step.annotations).toEqual([
      expect.stringMatching(/^error: input 'flow-ids': 'x' is not a UUID/),
      expect.stringMatching(/^error: input 'flow-ids': 'y' is not a UUID/),
      "error: input 'missing-ok': 'yes' is not a boolean: write true or false",
    ]);
    expect(runtime.requests).toEqual([]);
  });
});
