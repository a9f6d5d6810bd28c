import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { PublishSettings } from '../../src/inputs/gate/publish-inputs.ts';
import type { GateReport } from '../../src/model/report.ts';
import { deliver } from '../../src/publish/deliver.ts';
import { PUBLISH } from '../../src/report/words/publish-words.ts';
import { startFakeArtifacts } from '../support/github/fake-artifacts.ts';
import { DEFAULT_PUBLISHING } from '../support/publishing.ts';
import { recordingRunner } from '../support/recording-runner.ts';
import { gateReport, runReport } from '../support/reports.ts';

const FAILED = gateReport({
  outcome: 'failed',
  runs: [runReport({ outcome: 'failed', reasons: [{ rule: 'verdict', message: 'it missed' }] })],
});
const PRIVATE = { repository: { private: true, visibility: 'private' } };
const PUBLIC = { repository: { private: false, visibility: 'public' } };

interface Scene {
  telling?: Partial<PublishSettings>;
  event?: unknown;
  env?: Record<string, string>;
  /** Whether the time that an upload may take is over at once. */
  isSlow?: boolean;
  isCancelled?: boolean;
}

/** Delivers with what the runner gives a step. */
async function deliverWith(
  report: GateReport,
  given: Record<string, string>,
  { telling = {}, event = PRIVATE, env = {}, isSlow = false, isCancelled = false }: Scene = {},
) {
  const temp = mkdtempSync(join(tmpdir(), 'runner-temp-'));
  onTestFinished(() => rmSync(temp, { recursive: true }));
  const eventFile = join(temp, 'event.json');
  writeFileSync(eventFile, JSON.stringify(event));
  const all = {
    RUNNER_TEMP: temp,
    GITHUB_EVENT_PATH: eventFile,
    GITHUB_JOB: 'gate',
    ...given,
    ...env,
  };
  // The toolkit reads the process's environment.
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const recording = recordingRunner(all);
  const cancel = new AbortController();
  if (isCancelled) cancel.abort(new Error('cancelled'));
  const exitCode = await deliver(
    { report, patch: '', warnings: [] },
    { ...DEFAULT_PUBLISHING, gateName: '', ...telling },
    '',
    {
      env: recording.env,
      clock: { now: () => 0, sleep: () => (isSlow ? Promise.resolve() : new Promise(() => {})) },
      random: () => 0.5,
      runner: recording.runner,
      workflow: recording.workflow,
      cancelled: cancel.signal,
    },
  );
  const left = readdirSync(temp).filter((name) => name.startsWith('simulation-gate-page-'));
  expect(left, 'copies of the page that were left behind').toEqual([]);
  return { exitCode, outputs: recording.outputs(), summary: recording.summary() };
}

const NOT_UPLOADED = PUBLISH.noPage('');

describe('the report page of a failed gate', () => {
  test('is uploaded as it is, and linked to', async () => {
    const artifacts = await startFakeArtifacts();
    const { outputs, summary, exitCode } = await deliverWith(FAILED, artifacts.env);
    const url = 'https://github.com/acme/agents/actions/runs/77/artifacts/1';
    expect(exitCode).toBe(1);
    expect(outputs['report-url']).toBe(url);
    expect(summary).toContain(`](${url})`);
    expect([...artifacts.finished.keys()]).toEqual([
      expect.stringMatching(/^simulation-gate-[\da-f-]{36}\.html$/),
    ]);
    expect([...artifacts.finished.values()][0]).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
  });

  test.each([401, 409, null])('costs a note where GitHub answers %s', async (status) => {
    const artifacts = await startFakeArtifacts();
    artifacts.failWith(status);
    const { outputs, summary, exitCode } = await deliverWith(FAILED, artifacts.env, {
      isSlow: status === null,
    });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'failed', 'report-url': '' });
    expect(summary).toContain(NOT_UPLOADED);
    expect(summary).toContain(status === null ? 'takes too much' : `${status}`);
    expect(summary).not.toContain('/artifacts/');
  });

  test('costs a note where the storage does not take it, without the key in its address', async () => {
    const artifacts = await startFakeArtifacts();
    const { ACTIONS_RESULTS_URL: url = '' } = artifacts.env;
    const lying = await startFakeArtifacts();
    lying.failWith(403);
    artifacts.storeAt(`${lying.env.ACTIONS_RESULTS_URL}`);
    const { summary } = await deliverWith(FAILED, { ...artifacts.env, ACTIONS_RESULTS_URL: url });
    expect(summary).toContain(NOT_UPLOADED);
    expect(summary).not.toContain('s3cr3t');
  });
});

describe('upload-report', () => {
  const passed = gateReport();
  const trial = { ...FAILED, policy: { path: null, isTrial: true } };
  const early = gateReport({ outcome: 'error', runs: [] });
  const inconclusive = gateReport({
    outcome: 'inconclusive',
    runs: [runReport({ outcome: 'inconclusive', report: null })],
  });

  test.each<[string, GateReport, Scene]>([
    ['auto, failed', FAILED, {}],
    ['auto, inconclusive', inconclusive, {}],
    ['true, passed', passed, { telling: { uploadReport: true } }],
    ['true, brief', FAILED, { telling: { uploadReport: true, detail: 'brief' } }],
    ['true, public', FAILED, { telling: { uploadReport: true }, event: PUBLIC }],
  ])('%s: the page is uploaded', async (_, report, scene) => {
    const artifacts = await startFakeArtifacts();
    const { outputs } = await deliverWith(report, artifacts.env, scene);
    expect(artifacts.finished.size).toBe(1);
    expect(outputs['report-url']).toMatch(/\/acme\/agents\/actions\/runs\/77\/artifacts\/1$/);
  });

  test.each<[string, GateReport, Scene]>([
    ['auto, passed', passed, {}],
    ['auto, brief', FAILED, { telling: { detail: 'brief' } }],
    ['auto, public', FAILED, { event: PUBLIC }],
    ['auto, public by one word alone', FAILED, { event: { repository: { visibility: 'public' } } }],
    ['auto, public since it is not private', FAILED, { event: { repository: { private: false } } }],
    ['auto, a policy on trial', trial, {}],
    ['auto, no run', early, {}],
    ['true, no run', early, { telling: { uploadReport: true } }],
    ['true, cancelled', FAILED, { telling: { uploadReport: true }, isCancelled: true }],
    ['false, failed', FAILED, { telling: { uploadReport: false } }],
    ['auto, no access', FAILED, { env: { ACTIONS_RUNTIME_TOKEN: '' } }],
  ])('%s: nothing is uploaded, and nothing said', async (_, report, scene) => {
    const artifacts = await startFakeArtifacts();
    const { outputs, summary } = await deliverWith(report, artifacts.env, scene);
    expect(artifacts.requests).toEqual([]);
    expect(outputs['report-url']).toBe('');
    expect(summary).not.toContain(NOT_UPLOADED);
  });

  test('true where the runner gives no access: a note says so', async () => {
    const { summary } = await deliverWith(FAILED, {}, { telling: { uploadReport: true } });
    expect(summary).toContain(NOT_UPLOADED);
  });

  test('on GitHub Enterprise Server: a note says so', async () => {
    const artifacts = await startFakeArtifacts();
    const env = { GITHUB_SERVER_URL: 'https://github.acme.test' };
    const telling = { uploadReport: true };
    const { summary, outputs } = await deliverWith(FAILED, artifacts.env, { env, telling });
    expect(summary).toContain(NOT_UPLOADED);
    expect(outputs['report-url']).toBe('');
    expect(artifacts.requests).toEqual([]);
  });
});
