/** What a workflow meets every day, at a service that has its specification alone. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { PlacedRun } from '../../../src/reference-service/placed-run.ts';
import { debriefReport, theme, trendRow } from '../../support/reports.ts';
import { START_MS } from '../../support/virtual-clock.ts';
import { type VirtualRuntime, virtualRuntime } from '../../support/virtual-runtime.ts';

const READY = { report: debriefReport() };
const MISSED = debriefReport({ verdict: 'THRESHOLD_FAILED', verdictSummary: 'Too few passed.' });
const UNKNOWN = '99999999-9999-4999-8999-999999999999';

const PASSED_NOTICE = /^notice: passed: /;
/** A service that cannot say how a run ended. */
const TIMED_OUT = /^error: inconclusive: .*run-timeout/;
const FAILED_ERROR = /^error: failed: .*THRESHOLD_FAILED/;

type Inputs = Record<string, string>;

interface Scenario {
  /** Brings the service into its state, and returns the inputs of the step. */
  given: (runtime: VirtualRuntime) => Inputs;
  outcome: string;
  annotations: RegExp[];
}

const scenario = (
  outcome: string,
  annotations: RegExp | RegExp[],
  given: Scenario['given'],
): Scenario => ({ outcome, annotations: [annotations].flat(), given });

const placed =
  (orders: PlacedRun | PlacedRun[], inputs: Inputs = {}) =>
  ({ service }: VirtualRuntime): Inputs => ({
    'job-id': [orders]
      .flat()
      .map((order) => service.addRun(order).jobId)
      .join('\n'),
    ...inputs,
  });

const started =
  (inputs: Inputs = {}) =>
  ({ service }: VirtualRuntime): Inputs => ({ 'run-plan': service.demo.runPlanId, ...inputs });

/** A policy of such keys as need no more than the debrief. */
function policyFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'policy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'policy.yml');
  const policy = {
    version: 1,
    gate: { verdict: 'fail-unless-known', themes: [{ severity: ['HIGH'], lifecycle: ['NEW'] }] },
    waivers: [
      {
        theme: 'refund-policy-missed',
        reason: 'the fix is on its way',
        owner: '@voice',
        expires: '2026-03-20',
      },
    ],
  };
  writeFileSync(path, JSON.stringify(policy));
  return path;
}

const SCENARIOS: Record<string, Scenario> = {
  'a run that is started passes': scenario('passed', PASSED_NOTICE, started()),
  // The lookup does not name the run, and the specification has no list of runs.
  'a run is not located by its number': scenario('error', /^error: /, (runtime) => {
    runtime.service.addRun({ debrief: READY });
    const { servicePhoneNumber } = runtime.service.demo;
    const callTime = new Date(START_MS - 30_000).toISOString();
    return { 'service-phone-number': servicePhoneNumber, 'call-time': callTime };
  }),
  'a finished run passes': scenario('passed', PASSED_NOTICE, placed({ debrief: READY })),
  'a run that goes on is waited for': scenario(
    'passed',
    PASSED_NOTICE,
    placed({
      status: ['QUEUED', 'RUNNING_SIMULATIONS', 'COMPLETED'],
      hasEvidence: false,
      nextDebriefs: [READY],
    }),
  ),
  'a run misses its thresholds': scenario(
    'failed',
    FAILED_ERROR,
    placed({ debrief: { report: { ...MISSED, themes: [theme()] } } }),
  ),
  'a run that is started misses its thresholds': scenario('failed', FAILED_ERROR, ({ service }) => {
    const { runPlanId } = service.demo;
    return { 'run-plan': runPlanId, variables: 'agent_prompt=You answer the phone.' };
  }),
  'what failed is waived': scenario('passed', PASSED_NOTICE, (runtime) => ({
    ...placed({ debrief: { report: { ...MISSED, themes: [theme({ lifecycle: 'PERSISTENT' })] } } })(
      runtime,
    ),
    policy: policyFile(),
  })),
  'a debrief with a trend': scenario(
    'passed',
    PASSED_NOTICE,
    placed({
      debrief: {
        report: {
          ...READY.report,
          trend: { baselineRunPlanJobId: UNKNOWN, baselineRunNumber: 6, rows: [trendRow()] },
        },
      },
    }),
  ),
  'one run of each kind': scenario(
    'error',
    [/^error: error: run .* 404 /, /^error: failed: run /, /^error: inconclusive: run /],
    (runtime) => {
      const { 'job-id': jobIds } = placed([
        { debrief: READY },
        { debrief: { report: MISSED } },
        { status: 'FAILED', debrief: 'refused' },
      ])(runtime);
      return { 'job-id': `${jobIds}\n${UNKNOWN}` };
    },
  ),
  'a run that failed': scenario(
    'inconclusive',
    TIMED_OUT,
    placed({ status: 'FAILED', debrief: 'refused' }),
  ),
  // The specification shows no status of a run.
  'a run that timed out and has a debrief': scenario(
    'passed',
    PASSED_NOTICE,
    placed({ status: 'TIMED_OUT', debrief: READY }),
  ),
  'a debrief that never comes': scenario(
    'inconclusive',
    /^error: inconclusive: the time for waiting ran out; waited 5m for the debrief/,
    placed({ debrief: 'generating' }, { 'debrief-timeout': '5m' }),
  ),
  'a key that may only read': scenario('passed', PASSED_NOTICE, (runtime) => ({
    ...placed({ debrief: READY })(runtime),
    'api-key': runtime.service.keys.readOnly,
  })),
  'a key that is none': scenario('error', /^error: error: .* 401 /, (runtime) => ({
    ...placed({ debrief: READY })(runtime),
    'api-key': 'not-a-key-of-this',
  })),
  'a service that stays out of reach': scenario(
    'inconclusive',
    /^error: inconclusive: .*503/,
    (runtime) => {
      runtime.service.orderFault({ kind: 'status', status: 503, times: 'always' });
      return placed({ debrief: READY }, { 'run-timeout': '1m' })(runtime);
    },
  ),
  'a step that is cancelled': scenario(
    'inconclusive',
    [/^error: run .* could not be cancelled/, /^error: inconclusive: the step was cancelled/],
    (runtime) => {
      runtime.cancelAfter(45_000);
      return started()(runtime);
    },
  ),
  'a run that is left to a later step': scenario(
    'started',
    /^notice: started: /,
    started({ wait: 'false' }),
  ),
};

const BEYOND_SPECIFICATION = [
  'run-number',
  'run-plan-name',
  'score',
  'checks-total',
  'checks-failed',
  'calls-total',
  'calls-passed',
  'cost-usd',
];

/** Words that a report would show for missing values. */
const ABOUT_MISSING =
  /(not|nothing) (be )?(known|told|offered)|unknown cost|does not tell|could not be read|without counts|no counts|undefined|\bNaN\b|\bnull\b|left out/;

test.each(Object.entries(SCENARIOS))(
  'with its specification alone: %s',
  async (_, { given, annotations, outcome }) => {
    const runtime = await virtualRuntime({ specification: true });
    const step = await runtime.runStep(given(runtime));
    expect(step.outputs.outcome).toBe(outcome);
    expect(step.annotations).toEqual(annotations.map((each) => expect.stringMatching(each)));
    for (const output of BEYOND_SPECIFICATION) expect(step.outputs[output]?.trim()).toBe('');
    expect(step.summary).not.toMatch(ABOUT_MISSING);
  },
);
