/** What a step comes to, and what the workflow tolerates of it. */
import { describe, expect, test } from 'vitest';
import type { PlacedRun } from '../../../src/reference-service/placed-run.ts';
import { PUBLISH } from '../../../src/report/words/publish-words.ts';
import { debriefReport } from '../../support/reports.ts';
import { runsIn, type VirtualRuntime, virtualRuntime } from '../../support/virtual-runtime.ts';

const PASSED: PlacedRun = { debrief: { report: debriefReport() } };
const FAILED: PlacedRun = { debrief: { report: debriefReport({ verdict: 'THRESHOLD_FAILED' }) } };
const INCONCLUSIVE: PlacedRun = { status: 'FAILED', debrief: 'refused' };
const WARN_ONLY = { 'warn-only': 'true' };
const WARN = { 'on-inconclusive': 'warn' };
const UNKNOWN = '99999999-9999-4999-8999-999999999999';

function place({ service }: VirtualRuntime, ...orders: PlacedRun[]): string {
  return orders.map((order) => service.addRun(order).jobId).join('\n');
}

describe('each outcome has its exit code and its annotation', () => {
  test.each([
    ['passed', PASSED, {}, 0, /^notice: passed: /],
    ['passed', PASSED, { ...WARN_ONLY, ...WARN }, 0, /^notice: passed: /],
    ['failed', FAILED, {}, 1, /^error: failed: .*THRESHOLD_FAILED/],
    ['failed', FAILED, WARN_ONLY, 0, /^warning: failed: .*THRESHOLD_FAILED/],
    ['failed', FAILED, WARN, 1, /^error: failed: .*THRESHOLD_FAILED/],
    ['inconclusive', INCONCLUSIVE, {}, 1, /^error: inconclusive: the run ended FAILED/],
    ['inconclusive', INCONCLUSIVE, WARN, 0, /^warning: inconclusive: the run ended FAILED/],
    ['inconclusive', INCONCLUSIVE, WARN_ONLY, 1, /^error: inconclusive: the run ended FAILED/],
  ] as const)('%s, of %j with %j: %i', async (outcome, run, inputs, exitCode, told) => {
    const runtime = await virtualRuntime();
    const result = await runtime.runStep({ 'job-id': place(runtime, run), ...inputs });
    expect(result).toMatchObject({ exitCode, outputs: { outcome } });
    expect(result.annotations).toEqual([expect.stringMatching(told)]);
    expect(result.summary).toContain(`Simulation gate ${outcome}`);
    expect(result.log).toContain(`\n${PUBLISH.outcome(outcome)}\n`);
  });

  test.each(['SO_SO', 'passed', ' PASSED', ''])(
    "the verdict '%s' is unknown, which is never a pass",
    async (verdict) => {
      const runtime = await virtualRuntime();
      const run = { debrief: { report: debriefReport({ verdict }) } };
      const result = await runtime.runStep({ 'job-id': place(runtime, run) });
      expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'inconclusive' } });
      expect(result.annotations).toEqual([expect.stringContaining(`the verdict '${verdict}' is`)]);
    },
  );
});

describe('of several runs', () => {
  test('the worst decides, and every annotation names its run, the worst first', async () => {
    const runtime = await virtualRuntime();
    const jobIds = `${place(runtime, PASSED, INCONCLUSIVE, FAILED)}\n${UNKNOWN}`;
    const result = await runtime.runStep({ 'job-id': jobIds });
    const [, , failed] = jobIds.split('\n');
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    expect(runsIn(result).map(({ outcome }) => outcome)).toEqual([
      'passed',
      'inconclusive',
      'failed',
      'error',
    ]);
    expect(result.annotations).toEqual([
      expect.stringContaining(`error: error: run ${UNKNOWN.slice(0, 8)}: `),
      expect.stringContaining(`error: failed: run ${failed?.slice(0, 8)}: `),
      expect.stringContaining('error: inconclusive: Lakeside appointment line, run 2: '),
    ]);
  });
});

describe('error always exits 1 and names the input', () => {
  /** Outcomes that a workflow may tolerate; `error` is never tolerated. */
  const TOLERANT = { ...WARN_ONLY, ...WARN, 'on-missing-key': 'skip' };

  test.each<[string, (runtime: VirtualRuntime) => Record<string, string>, RegExp]>([
    ['a bad input', () => ({ 'job-id': 'run-1' }), /'job-id': 'run-1'/],
    [
      'a bad key (401)',
      (runtime) => ({ 'job-id': place(runtime, PASSED), 'api-key': 'not-a-key-of-this' }),
      /request debrief: 401 authentication\/unauthorized: .*api-key/,
    ],
    [
      'a key without permission (403)',
      ({ service }) => ({
        'run-plan': service.demo.runPlanId,
        'api-key': service.keys.readOnly,
      }),
      /start run: 403 forbidden\/permission_denied: .*Full Access/,
    ],
    [
      'an unknown run (404)',
      () => ({ 'job-id': UNKNOWN }),
      /request debrief: 404 not_found\/resource_not_found: .*job-id/,
    ],
    [
      'an unknown run plan (404)',
      () => ({ 'run-plan': UNKNOWN }),
      /start run: 404 .*start\.path .*run-plan/,
    ],
    [
      'a rejected request (400)',
      (runtime) => {
        const body = { type: 'validation', code: 'c', message: 'jobId is odd', param: 'jobId' };
        runtime.service.orderFault({ kind: 'status', status: 400, body });
        return { 'job-id': place(runtime, PASSED) };
      },
      /request debrief: 400 validation\/c: .*\(param: jobId\).*job-id/,
    ],
  ])('%s', async (_, prepare, told) => {
    const runtime = await virtualRuntime();
    const result = await runtime.runStep({ ...TOLERANT, ...prepare(runtime) });
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    expect(result.annotations).toEqual([expect.stringMatching(/^error: error: /)]);
    expect(result.annotations[0]).toMatch(told);
    expect(runtime.requests.length).toBeLessThanOrEqual(1);
  });
});
