/** The other actions, and the paths around a run, at a service that has its specification alone. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { collectMetrics } from '../../../src/actions/collect-metrics/collect-metrics.ts';
import { deleteFlows } from '../../../src/actions/delete-flows/delete-flows.ts';
import { ingestCalls } from '../../../src/actions/ingest-calls/ingest-calls.ts';
import { debriefReport, theme } from '../../support/reports.ts';
import { countOf, type VirtualRuntime, virtualRuntime } from '../../support/virtual-runtime.ts';

const METRIC = '0198c0de-1111-7000-8000-00000000000a';
const CALL = {
  recordingUrl: 'https://files.example.com/1.wav',
  startedAt: '2026-01-31T14:30:00Z',
  callDirection: 'INBOUND',
  interfaceType: 'PHONE',
  externalId: 'call-1',
};

const specifiedRuntime = (startPath = '/v1/simulation/run') =>
  virtualRuntime({ specification: true, startPath });

/** Writes a file into a folder of its own; gives its path. */
function fileOf(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'specification-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

/** Nothing was sent that the specification does not show, but for operations that are tried. */
function expectSpecified({ requests }: VirtualRuntime): void {
  expect(requests.filter(({ status }) => status === 400)).toEqual([]);
}

test('a run is started at the path that a profile names', async () => {
  const runtime = await specifiedRuntime('/v2/runs');
  const profile = fileOf('profile.yml', 'start: { path: /v2/runs }\n');
  const inputs = { 'run-plan': runtime.service.demo.runPlanId };
  const step = await runtime.runStep({ ...inputs, 'service-profile': profile });
  expect(step.outputs.outcome).toBe('passed');
  expect(runtime.service.runs()).toHaveLength(1);
  expectSpecified(runtime);
  expect((await runtime.runStep(inputs)).outputs.outcome).toBe('error');
});

test('a dry run starts nothing', async () => {
  const runtime = await specifiedRuntime();
  const inputs = { 'run-plan': runtime.service.demo.runPlanId, 'dry-run': 'true' };
  const step = await runtime.runStep(inputs);
  expect(step.outputs.outcome).toBe('skipped');
  expect(runtime.requests.every(({ what }) => what.startsWith('GET '))).toBe(true);
  expectSpecified(runtime);
});

test('metrics are collected over the calls that a failed gate names, and flows are deleted', async () => {
  const runtime = await specifiedRuntime();
  const { flowId } = runtime.service.addFlow();
  const report = debriefReport({ verdict: 'THRESHOLD_FAILED', themes: [theme()] });
  const { jobId } = runtime.service.addRun({ debrief: { report } });
  const step = await runtime.runStep({ 'job-id': jobId });
  expect(step.outputs.outcome).toBe('failed');
  const callIds = { 'call-ids': theme().callIds.join('\n') };
  const metrics = await runtime.runStep({ metrics: METRIC, ...callIds }, {}, collectMetrics);
  expect(metrics.exitCode).toBe(0);
  const flows = await runtime.runStep({ 'flow-ids': flowId }, {}, deleteFlows);
  expect(flows).toMatchObject({ exitCode: 0, annotations: [] });
  expect(countOf(runtime, 'POST collection-jobs')).toBe(1);
  expect(runtime.told().at(-1)).toBe(`DELETE ${flowId} 200`);
  expectSpecified(runtime);
});

test('a call is created, and skipped if its externalId exists already', async () => {
  const runtime = await specifiedRuntime();
  const manifest = fileOf('calls.ndjson', JSON.stringify(CALL));
  const ingest = () => runtime.runStep({ manifest, 'on-duplicate': 'skip' }, {}, ingestCalls);
  expect(await ingest()).toMatchObject({ exitCode: 0, outputs: { created: '1' } });
  expectSpecified(runtime);
  expect(await ingest()).toMatchObject({ exitCode: 0, outputs: { skipped: '1' } });
});
