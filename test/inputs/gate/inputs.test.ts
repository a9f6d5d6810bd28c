import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { INPUT_DEFAULTS } from '../../../src/inputs/gate/input-defaults.ts';
import { readGateInputs } from '../../../src/inputs/gate/inputs.ts';
import { VERDICT_ALONE } from '../../../src/inputs/gate/policy-file.ts';
import type { GateInputs } from '../../../src/inputs/gate/settings.ts';
import { InputForm } from '../../../src/inputs/input-form.ts';
import { inputVariables, recordingRunner } from '../../support/recording-runner.ts';
import { VirtualClock } from '../../support/virtual-clock.ts';

const JOB = '0198c0de-1111-7000-8000-00000000000a';
const PLAN = '0198c0de-2222-7000-8000-00000000000b';
const KEY = 'test-key-0123456789';
const ACCESS = { 'base-url': 'https://api.example.com/', 'api-key': KEY };
const SERVICE = { baseUrl: 'https://api.example.com', apiKey: KEY };
const FULL = { ...ACCESS, 'job-id': JOB };

type Given = Record<string, string>;

function read(given: Given) {
  const recording = recordingRunner(inputVariables(given));
  const form = new InputForm(recording.runner, INPUT_DEFAULTS);
  return readGateInputs(form, { ...recording, clock: new VirtualClock(() => false) });
}

async function inputsOf(given: Given): Promise<GateInputs> {
  const result = await read(given);
  if (result.kind !== 'inputs') throw new Error(JSON.stringify(result));
  return result.inputs;
}

async function errorsOf(given: Given): Promise<string[]> {
  const result = await read(given);
  if (result.kind !== 'error') throw new Error(`no errors, but ${result.kind}`);
  expect(result.reasons.every(({ rule }) => rule === 'input')).toBe(true);
  return result.reasons.map(({ message }) => message);
}

describe('defaults', () => {
  const defaults = {
    source: { kind: 'job-id', runIds: [JOB], service: SERVICE },
    wait: true,
    regenerate: false,
    maxCalls: null,
    dryRun: false,
    queueTimeoutMs: 15 * 60_000,
    runTimeoutMs: 30 * 60_000,
    debriefTimeoutMs: 15 * 60_000,
    debriefRetries: 1,
    maxPollIntervalMs: 10_000,
    cancelOnAbort: true,
    maxParallel: 20,
    confirm: 0,
    warnOnly: false,
    onInconclusive: 'fail',
    policy: { path: null, rules: VERDICT_ALONE, parents: [], isComplete: true },
    summary: true,
    detail: 'full',
    callUrl: null,
    runUrl: null,
    transcripts: true,
    redact: true,
    comment: 'auto',
    suggestions: true,
    gateName: '',
    givenName: null,
    paths: null,
    reportDir: null,
    uploadReport: 'auto',
    memory: { kind: 'auto' },
    baseline: { kind: 'auto' },
    baselineRuns: 5,
    reuseMs: null,
    history: 10,
    warnings: [],
  };

  it('are used if the runner gives nothing', async () => {
    expect(await inputsOf(FULL)).toEqual(defaults);
  });

  it('are used if the runner gives an empty text or blanks', async () => {
    const rest = Object.keys(INPUT_DEFAULTS).filter((name) => !(name in FULL));
    expect(
      await inputsOf({ ...Object.fromEntries(rest.map((name) => [name, ''])), ...FULL }),
    ).toEqual(defaults);
    expect(
      await inputsOf({ ...Object.fromEntries(rest.map((name) => [name, ' \n'])), ...FULL }),
    ).toEqual(defaults);
  });

  it('are those of action.yml, for the same inputs', async () => {
    const { inputs } = parse(readFileSync(new URL('../../../action.yml', import.meta.url), 'utf8'));
    const written = Object.entries<{ default?: unknown }>(inputs).map(([name, input]) => [
      name,
      input.default ?? '',
    ]);
    // The token is the runner's, who fills it in; it is not there outside of a workflow.
    const standard = { ...INPUT_DEFAULTS, 'github-token': `\${{ github.token }}` };
    expect(Object.fromEntries(written)).toEqual(standard);
    expect(await inputsOf({ ...Object.fromEntries(written), ...FULL, 'github-token': '' })).toEqual(
      defaults,
    );
  });
});

describe('values', () => {
  it('are read, trimmed', async () => {
    const given = {
      wait: 'false',
      regenerate: ' TRUE\n',
      'max-calls': ' 40 ',
      'queue-timeout': '2h',
      'run-timeout': '1h30m',
      'debrief-timeout': '90s',
      'debrief-retries': '0',
      'max-poll-interval': '5m',
      'cancel-on-abort': 'False',
      'max-parallel': '500',
      confirm: '3',
      'warn-only': 'true',
      'on-inconclusive': 'warn',
      summary: 'false',
      detail: ' brief',
      'call-url': 'https://app.example.com/calls/{callId}\n',
      'run-url': 'https://app.example.com/runs/{jobId}',
      transcripts: 'false',
      redact: 'false',
      comment: 'never',
      suggestions: 'false',
      'gate-name': ' english ',
      paths: 'prompts/**/*.md,\nagent.yml\n',
      'github-token': 'token',
      'report-dir': 'out/reports',
      'upload-report': 'True',
      memory: 'off',
      baseline: PLAN,
      'baseline-runs': '20',
      reuse: '24h',
      history: '50',
    };
    expect(
      await inputsOf({ ...FULL, 'base-url': ' https://api.example.com/p/ \n', ...given }),
    ).toEqual({
      source: {
        kind: 'job-id',
        runIds: [JOB],
        service: { baseUrl: 'https://api.example.com/p', apiKey: KEY },
      },
      wait: false,
      regenerate: true,
      maxCalls: 40,
      dryRun: false,
      queueTimeoutMs: 7_200_000,
      runTimeoutMs: 5_400_000,
      debriefTimeoutMs: 90_000,
      debriefRetries: 0,
      maxPollIntervalMs: 300_000,
      cancelOnAbort: false,
      maxParallel: 500,
      confirm: 3,
      warnOnly: true,
      onInconclusive: 'warn',
      policy: { path: null, rules: VERDICT_ALONE, parents: [], isComplete: true },
      summary: false,
      detail: 'brief',
      callUrl: 'https://app.example.com/calls/{callId}',
      runUrl: 'https://app.example.com/runs/{jobId}',
      transcripts: false,
      redact: false,
      comment: 'never',
      suggestions: false,
      gateName: 'english',
      givenName: 'english',
      paths: ['prompts/**/*.md', 'agent.yml'],
      reportDir: 'out/reports',
      uploadReport: true,
      memory: { kind: 'off' },
      baseline: { kind: 'given', runId: PLAN },
      baselineRuns: 20,
      reuseMs: 24 * 60 * 60_000,
      history: 50,
      warnings: [],
    });
  });

  it('of inputs that this version does not know are ignored with a warning', async () => {
    expect(await inputsOf({ ...FULL, 'no-such-input': 'x' })).toEqual({
      ...(await inputsOf(FULL)),
      warnings: [expect.stringMatching(/^input 'no-such-input' is not known and has no effect/)],
    });
  });

  it('of a misspelled input are an error if the right one is not given', async () => {
    expect(await errorsOf({ ...FULL, sumary: 'false', call_time: 'x', polcy: 'p.yml' })).toEqual([
      "input 'sumary' is not known; did you mean summary?",
      "input 'call_time' is not known; did you mean call-time?",
      "input 'polcy' is not known; did you mean policy?",
    ]);
    const given = { ...FULL, summary: 'false', sumary: 'false' };
    expect((await inputsOf(given)).warnings).toHaveLength(1);
    expect(await errorsOf({ ...FULL, summary: 'true', sumary: 'false' })).toHaveLength(1);
    expect(
      await errorsOf({ ...FULL, 'github-token': 'filled-in', github_token: 'x' }),
    ).toHaveLength(1);
  });
});

describe('exactly one source is given', () => {
  it.each<[string, Given, object]>([
    ['job-id', { 'job-id': `${JOB}\n${PLAN},${JOB.toUpperCase()}` }, { runIds: [JOB, PLAN] }],
    ['run-plan', { 'run-plan': PLAN }, { plans: [{ id: PLAN }], variables: {}, files: [] }],
    [
      'run-plan',
      { 'run-plan': ` nightly, all\n\n${PLAN}\nWeekly \n${PLAN.toUpperCase()}\nWeekly` },
      {
        plans: [{ name: 'nightly, all' }, { id: PLAN }, { name: 'Weekly' }],
        variables: {},
        files: [],
      },
    ],
    [
      'run-plan',
      { 'run-plan': PLAN, variables: '# prompt\nA= b \nC=d=e \n' },
      { plans: [{ id: PLAN }], variables: { A: ' b ', C: 'd=e ' }, files: [] },
    ],
    [
      'service-phone-number',
      { 'service-phone-number': ' +15550100200' },
      { servicePhoneNumber: '+15550100200', callTime: null },
    ],
    [
      'service-phone-number',
      { 'service-phone-number': '+15550100200', 'call-time': '2026-01-31T14:30:00+01:00' },
      { servicePhoneNumber: '+15550100200', callTime: '2026-01-31T14:30:00+01:00' },
    ],
  ])('%s: %j', async (kind, given, source) => {
    expect((await inputsOf({ ...ACCESS, ...given })).source).toEqual({
      kind,
      service: SERVICE,
      ...source,
    });
  });

  it('debrief-file, which needs neither address nor key', async () => {
    const source = { kind: 'debrief-file', path: 'out/debrief.json' };
    expect((await inputsOf({ 'debrief-file': 'out/debrief.json' })).source).toEqual(source);
    expect((await inputsOf({ ...ACCESS, 'debrief-file': ' out/debrief.json\n' })).source).toEqual(
      source,
    );
  });

  it.each([
    ['wait', 'false'],
    ['dry-run', 'true'],
  ])('debrief-file refuses %s: %s', async (name, value) => {
    expect(await errorsOf({ 'debrief-file': 'x', [name]: value })).toEqual([
      expect.stringMatching(`^input '${name}': '${value}' cannot be used with debrief-file`),
    ]);
  });

  it('none is an error', async () => {
    expect(await errorsOf(ACCESS)).toEqual([
      "exactly one of job-id, run-plan, service-phone-number, debrief-file is required, but none is given: give run-plan to start a run (its name and ID are in your service's dashboard)",
    ]);
  });

  it('several are an error that lists them', async () => {
    expect(
      await errorsOf({ ...FULL, 'debrief-file': 'x', 'service-phone-number': '+15550100200' }),
    ).toEqual([
      'exactly one of job-id, run-plan, service-phone-number, debrief-file is required, but job-id, service-phone-number, debrief-file are given: keep one of them',
    ]);
  });
});

describe('inputs that need another one', () => {
  it.each([
    ['variables', 'A=b', 'run-plan'],
    ['variable-files', 'A=package.json', 'run-plan'],
    ['call-time', '2026-01-31T14:30:00Z', 'service-phone-number'],
  ])('%s goes only with its source', async (name, value, source) => {
    expect(await errorsOf({ ...FULL, [name]: value })).toEqual([
      `input '${name}': '${value}' needs ${source}: give ${source}, or remove ${name}`,
    ]);
  });
});

describe('the address and the key', () => {
  it('are both required', async () => {
    const [url, key, ...others] = await errorsOf({ 'job-id': JOB });
    expect(url).toBe(
      "input 'base-url' is missing: give the URL of the service, such as 'https://api.example.com'",
    );
    expect(key).toMatch(/^input 'api-key' is missing: .* api-key: \$\{\{ secrets\.\w+ }}/);
    expect(key).not.toContain('on-missing-key');
    expect(others).toEqual([]);
  });

  it('may be missing only with a saved debrief, but are checked there too', async () => {
    expect(await errorsOf({ 'debrief-file': 'x', 'base-url': 'ftp://x', 'api-key': ' k' })).toEqual(
      [
        "input 'base-url': 'ftp://x' is not a URL: write one such as 'https://api.example.com'",
        expect.stringMatching(/^input 'api-key' begins or ends with white space/),
      ],
    );
  });
});
