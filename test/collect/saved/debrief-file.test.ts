import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OUTPUTS } from '../../support/gate-test.ts';
import { DEBRIEF_ID, debriefReport, theme, trendRow } from '../../support/reports.ts';
import { savedDebrief, workspace } from '../../support/saved-files.ts';
import { runAlone } from '../../support/virtual-runtime.ts';

const { cwd, save } = workspace('entered');
const PASSED = savedDebrief(debriefReport());
const FAILED = savedDebrief(
  debriefReport({
    verdict: 'THRESHOLD_FAILED',
    themes: [theme(), theme({ severity: 'MEDIUM', lifecycle: 'PERSISTENT' })],
    trend: { baselineRunPlanJobId: 'b', baselineRunNumber: 3, rows: [trendRow()] },
  }),
);

/** Evaluates a saved file without access to any service. */
function evaluate(path: string, inputs: Readonly<Record<string, string>> = {}) {
  return runAlone({ 'debrief-file': path, ...inputs });
}

describe('debrief-file is evaluated and reported without base-url and api-key', () => {
  test.for([
    ['bare', FAILED],
    ['under data', { data: FAILED }],
    ['in a results document', { debrief: FAILED, simulationJobs: [] }],
    ['in a results document under data', { data: { debrief: FAILED } }],
    ['with a byte order mark', `\uFEFF${JSON.stringify(FAILED)}`],
    [
      'with fields of a later version',
      { ...FAILED, tone: 'calm', report: { ...FAILED.report, mood: {} } },
    ],
  ] as const)('%s', async ([name, content]) => {
    const result = await evaluate(save(`${name}.json`, content));
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({
      outcome: 'failed',
      verdict: 'THRESHOLD_FAILED',
      'job-id': '',
      'debrief-id': DEBRIEF_ID,
      'debrief-status': 'READY',
      'themes-total': '2',
      'themes-high': '1',
      'themes-new': '1',
      'checks-regressed': '1',
    });
    expect(result.annotations).toEqual([
      expect.stringMatching(/^error: failed: .*THRESHOLD_FAILED/),
    ]);
    expect(result.summary).toContain('The agent does not explain the refund policy');
  });
});

describe('a saved debrief without a verdict is inconclusive', () => {
  test.for([
    ['PENDING', { status: 'PENDING' }, 'PENDING'],
    ['GENERATING', { status: 'GENERATING' }, 'GENERATING'],
    ['FAILED', { status: 'FAILED', errorMessage: 'model overloaded' }, 'model overloaded'],
    ['READY without a report', {}, 'READY'],
  ] as const)('%s', async ([name, overrides, told]) => {
    const path = save(`${name}.json`, savedDebrief(null, overrides));
    const result = await evaluate(path);
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ outcome: 'inconclusive', verdict: '' });
    expect(result.annotations).toEqual([expect.stringContaining(told)]);
    expect((await evaluate(path, { 'on-inconclusive': 'warn' })).exitCode).toBe(0);
  });
});

test('a secret in a saved debrief is hidden before a long text is cut in the middle of it', async () => {
  const secret = 'ghs_0123456789abcdefghijklmnopqrstuvwxyz';
  const errorMessage = `${'x'.repeat(980)} ${secret}`;
  const path = save('secret.json', savedDebrief(null, { status: 'FAILED', errorMessage }));
  const { log, summary } = await evaluate(path, { 'github-token': secret });
  expect(summary).toContain('xxx');
  expect(`${log.replace(/^::add-mask::.*$/gm, '')}${summary}`).not.toContain(secret.slice(0, 12));
});

describe('saved results', () => {
  const failures = [{ type: 'INCOMPLETE_COVERAGE', evaluatedCalls: 19, expectedCalls: 24 }];

  test('without a debrief are evaluated by the verdict of the run', async () => {
    const verdict = { passed: false, failures };
    const result = await evaluate(save('none.json', { data: { debrief: null, verdict } }));
    expect(result.outputs).toMatchObject({ outcome: 'failed', verdict: '' });
    expect(result.annotations).toEqual([
      expect.stringContaining('failed: 19 of 24 calls were graded'),
    ]);
    expect(result.summary).toContain('was never generated');
  });

  test.each([null, { passed: true }])('without a debrief are no pass: %j', async (verdict) => {
    const result = await evaluate(save('no-pass.json', { data: { debrief: null, verdict } }));
    expect(result.outputs.outcome).toBe('inconclusive');
    expect(result.annotations).toEqual([expect.stringContaining('was never generated')]);
  });

  test.each(['ignore', 'warn'])(
    'without a debrief are no pass if the policy has run-verdict: %s',
    async (told) => {
      const verdict = { passed: false, failures };
      const path = save('spared.json', { data: { debrief: null, verdict } });
      const policy = save('spare.yml', `version: 1\ngate: { run-verdict: ${told} }\n`);
      const result = await evaluate(path, { policy });
      expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'inconclusive' } });
    },
  );
});

describe('a file that cannot be read is an error that names it', () => {
  mkdirSync(join(cwd, 'folder'));
  symlinkSync('loop.json', join(cwd, 'loop.json'));
  save('file.json', PASSED);

  test.each(['missing.json', 'folder', 'loop.json', 'file.json/inside', '*.json'])(
    'the path %s',
    async (path) => {
      await expectRefused(path);
    },
  );

  test.for([
    ['an HTML page', '<html>'],
    ['empty', ''],
    ['cut off', JSON.stringify(PASSED).slice(0, 200)],
    ['in UTF-16', Buffer.from(JSON.stringify(PASSED), 'utf16le')],
  ] as const)('%s', async ([name, content]) => {
    await expectRefused(save(`${name}.json`, content));
  });

  test.for([
    ['an array', [], ['the whole']],
    ['data of another kind', { data: 'x' }, ['/data']],
    ['results without a debrief', { debrief: null }, ['/debrief']],
    [
      'an error of the service',
      { type: 'not_found', code: 'resource_not_found', message: 'no such run' },
      ['/debriefId', '/status', '/errorMessage', '/createdAt'],
    ],
    [
      'two wrong fields',
      { data: { ...FAILED, debriefId: 7, report: { ...FAILED.report, themes: [{}] } } },
      ['/data/debriefId', '/data/report/themes/0/slug'],
    ],
  ] as const)('JSON of another shape: %s', async ([name, content, places]) => {
    const message = await expectRefused(save(`${name}.json`, content));
    for (const place of places) expect(message).toContain(`${place}: expected `);
  });
});

/** The message of the refusal, which no tolerance softens. */
async function expectRefused(path: string): Promise<string> {
  const tolerant = { 'warn-only': 'true', 'on-inconclusive': 'warn' };
  const result = await evaluate(path, tolerant);
  expect(result.exitCode).toBe(1);
  expect(Object.keys(result.outputs)).toEqual(OUTPUTS);
  expect(result.outputs).toMatchObject({ outcome: 'error', verdict: '' });
  const [{ rule, message }] = JSON.parse(result.outputs.reasons ?? '');
  expect(rule).toBe('input');
  expect(result.annotations).toEqual([`error: error: ${message}`]);
  expect(message).toContain(`input 'debrief-file': '${path}' `);
  return message;
}
