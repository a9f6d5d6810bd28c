/** What a service reports of a run in several places, in every place where the gate evaluates it. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mergeReports } from '../../../src/actions/merge-reports/merge-reports.ts';
import { attempt, emptyFolder } from '../../support/memory/scene.ts';
import { debriefReport } from '../../support/reports.ts';
import { workspace } from '../../support/saved-files.ts';
import {
  runAlone,
  runsIn,
  type VirtualRuntime,
  virtualRuntime,
} from '../../support/virtual-runtime.ts';

const { cwd, save } = workspace();
const MAX_DROP = join(cwd, save('max-drop.yml', 'version: 1\ngate: { trend: { max-drop: 10 } }'));
const CHECK = {
  metricDefinitionId: 'm1',
  metricName: 'refund policy stated',
  minPassRate: 80,
  evaluatedSims: 24,
};
const LOW = { ...CHECK, passedSims: 19, passRate: 80, passed: true };
const FINE = { ...CHECK, passedSims: 24, passRate: 100, passed: true };
const SUMMARY = { totalCalls: 24, countedCalls: 24, completedCalls: 0 };
const FAILED_CALL = { status: 'FAILED', passed: null, counted: true };

/** Results with a PASSED debrief, and the outcome of the gate. */
const FACTS = {
  'a pass with a failure listed': [
    'failed',
    { verdict: { passed: true, failures: [{ type: 'AGENT_NEVER_SPOKE' }], checks: [FINE] } },
  ],
  'a pass with counts below the threshold': [
    'failed',
    { verdict: { passed: true, failures: [], checks: [LOW] } },
  ],
  'an unknown verdict with counts below the threshold': [
    'failed',
    { verdict: { passed: null, failures: [], checks: [LOW] } },
  ],
  'an unknown verdict': ['inconclusive', { verdict: { passed: null, checks: [FINE] } }],
  'a pass of a run without a graded call': [
    'inconclusive',
    { verdict: { passed: true, failures: [] }, summary: { ...SUMMARY, evaluatedCalls: 0 } },
  ],
  'calls that all failed': [
    'inconclusive',
    { calls: ['a', 'b'].map((simulationJobId) => ({ ...FAILED_CALL, simulationJobId })) },
  ],
} as const;
type Fact = keyof typeof FACTS;
const ALL = Object.keys(FACTS) as Fact[];

/** A run with these facts; its ID. */
function place({ service }: VirtualRuntime, fact: Fact | null): string {
  const { jobId } = service.addRun({ debrief: { report: debriefReport() }, hasEvidence: false });
  if (fact === null) return jobId;
  const [, results] = FACTS[fact];
  service.orderFault({
    operation: 'results',
    path: `/v1/simulation/plan/job/${jobId}/results`,
    kind: 'altered-body',
    values: JSON.parse(
      JSON.stringify(
        Object.fromEntries(Object.entries(results).map(([k, v]) => [`/data/${k}`, v])),
      ),
    ),
    times: 'always',
  });
  return jobId;
}

async function gateOn(fact: Fact, inputs: Record<string, string> = {}, env = {}) {
  const runtime = await virtualRuntime();
  return runtime.runStep({ 'job-id': place(runtime, fact), ...inputs }, env);
}

const expected = (fact: Fact) => ({ exitCode: 1, outputs: { outcome: FACTS[fact][0] } });

describe.each(ALL)('%s decides', (fact) => {
  test.each([
    ['the verdict alone', {}],
    ['baseline: off', { baseline: 'off' }],
    ['baseline: previous', { baseline: 'previous' }],
    ['a policy', { policy: MAX_DROP }],
  ])('under %s', async (_, inputs) => {
    expect(await gateOn(fact, inputs)).toMatchObject(expected(fact));
  });

  test.each(['warn', 'ignore'])('nothing under run-verdict: %s', async (effect) => {
    const policy = join(cwd, save('policy.yml', `version: 1\ngate: { run-verdict: ${effect} }`));
    expect((await gateOn(fact, { policy })).outputs.outcome).toBe('passed');
  });

  test('with a recorded baseline that passed', async () => {
    const runtime = await virtualRuntime();
    const memory = emptyFolder();
    const before = await runtime.runStep({ 'job-id': place(runtime, null), memory }, attempt(1));
    expect(before.outputs.outcome).toBe('passed');
    const step = await runtime.runStep({ 'job-id': place(runtime, fact), memory }, attempt(1));
    expect(step).toMatchObject(expected(fact));
  });

  test('of one of several runs', async () => {
    const runtime = await virtualRuntime();
    const ids = [place(runtime, null), place(runtime, fact)];
    const step = await runtime.runStep({ 'job-id': ids.join('\n') });
    expect(step).toMatchObject(expected(fact));
    expect(runsIn(step).map(({ outcome }) => outcome)).toEqual(['passed', FACTS[fact][0]]);
  });

  test('in a saved file', async () => {
    const debrief = { debriefId: 'd', status: 'READY', report: debriefReport() };
    const file = save('saved.json', { data: { debrief, ...FACTS[fact][1] } });
    expect(await runAlone({ 'debrief-file': join(cwd, file) })).toMatchObject(expected(fact));
  });

  test('in merged reports, also by a policy of their own', async () => {
    const folder = mkdtempSync(join(cwd, 'merged-'));
    const { outputs } = await gateOn(fact);
    mkdirSync(join(folder, 'a'));
    writeFileSync(join(folder, 'a/report.json'), readFileSync(outputs['json-file'] ?? ''));
    for (const inputs of [{}, { policy: MAX_DROP }]) {
      const given = { reports: join(folder, '*/report.json'), ...inputs };
      expect(await runAlone(given, {}, [], mergeReports)).toMatchObject(expected(fact));
    }
  });
});
