import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OUTPUTS } from '../../support/gate-test.ts';
import { DEBRIEF_ID, debriefReport, theme, trendRow } from '../../support/reports.ts';
import { savedDebrief, workspace } from '../../support/saved-files.ts';
import { runAlone } from '../../support/virtual-world.ts';

const { cwd, save } = workspace('entered');
const PASSED = savedDebrief(debriefReport());
const FAILED = savedDebrief(
  debriefReport({
    verdict: 'THRESHOLD_FAILED',
    themes: [theme(), theme({ severity: 'MEDIUM', lifecycle: 'PERSISTENT' })],
    trend: { baselineRunPlanJobId: 'b', baselineRunNumber: 3, rows: [trendRow()] },
  }),
);

/** Judges a saved file without access to any service. */
function judge(path: string, inputs: Readonly<Record<string, string>> = {}) {
  return runAlone({ 'debrief-file': path, ...inputs });
}

describe('debrief-file is judged and reported without base-url and api-key', () => {
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
    const result = await judge(save(`${name}.json`, content));
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

describe('a saved debrief without a judgement is inconclusive', () => {
  test.for([
    ['PENDING', { status: 'PENDING' }, 'is PENDING: save it again once its status is READY'],
    [
      'GENERATING',
      { status: 'GENERATING' },
      'is GENERATING: save it again once its status is READY',
    ],
    ['of an unknown status', { status: 'DONE' }, 'is DONE: save it again once its status is READY'],
    [
      'FAILED',
      { status: 'FAILED', errorMessage: 'the model was overloaded' },
      'ended FAILED: the model was overloaded',
    ],
    ['FAILED silently', { status: 'FAILED' }, 'ended FAILED, without an error message'],
    [
      'READY without a report',
      {},
      'is READY, but holds no report: save the answer of the debrief request, which does',
    ],
  ] as const)('%s', async ([name, overrides, told]) => {
    const path = save(`${name}.json`, savedDebrief(null, overrides));
    const result = await judge(path);
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ outcome: 'inconclusive', verdict: '' });
    expect(result.annotations).toEqual([`error: inconclusive: the saved debrief ${told}`]);
    expect(result.summary).toContain('Save a debrief that is READY');
    const tolerant = await judge(path, { 'on-inconclusive': 'warn' });
    expect(tolerant.exitCode).toBe(0);
    expect(tolerant.annotations).toEqual([`warning: inconclusive: the saved debrief ${told}`]);
  });
});

test('a secret in a saved debrief is hidden before a long text is cut in the middle of it', async () => {
  const secret = 'ghs_0123456789abcdefghijklmnopqrstuvwxyz';
  const errorMessage = `${'x'.repeat(980)} ${secret}`;
  const path = save('secret.json', savedDebrief(null, { status: 'FAILED', errorMessage }));
  const { log, summary } = await judge(path, { 'github-token': secret });
  expect(summary).toContain('xxx');
  expect(`${log.replace(/^::add-mask::.*$/gm, '')}${summary}`).not.toContain(secret.slice(0, 12));
});

describe('saved results', () => {
  const failures = [{ type: 'INCOMPLETE_COVERAGE', evaluatedCalls: 19, expectedCalls: 24 }];

  test('without a debrief are judged by the verdict of the run', async () => {
    const verdict = { passed: false, failures };
    const result = await judge(save('none.json', { data: { debrief: null, verdict } }));
    expect(result.outputs).toMatchObject({ outcome: 'failed', verdict: '' });
    expect(result.annotations).toEqual([
      expect.stringContaining('failed: 19 of 24 calls were graded'),
    ]);
    expect(result.summary).toContain('was never generated');
  });

  test.each([null, { passed: true }])('without a debrief are no pass: %j', async (verdict) => {
    const result = await judge(save('no-pass.json', { data: { debrief: null, verdict } }));
    expect(result.outputs.outcome).toBe('inconclusive');
    expect(result.annotations).toEqual([expect.stringContaining('was never generated')]);
  });

  test.each(['ignore', 'warn'])(
    'without a debrief are no pass where the policy has run-verdict: %s',
    async (told) => {
      const verdict = { passed: false, failures };
      const path = save('spared.json', { data: { debrief: null, verdict } });
      const policy = save('spare.yml', `version: 1\ngate: { run-verdict: ${told} }\n`);
      const result = await judge(path, { policy });
      expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'inconclusive' } });
    },
  );
});

const PATH_CURE =
  'check the path, which starts at the workspace, and that an earlier step wrote the file';

describe('a file that cannot be taken is an error that says which, and the cure', () => {
  mkdirSync(join(cwd, 'folder'));
  symlinkSync('loop.json', join(cwd, 'loop.json'));
  save('file.json', PASSED);

  test.for([
    ['missing.json', `does not exist: ${PATH_CURE}`],
    ['folder', 'is not a file: name a file that holds one saved debrief'],
    ['loop.json', /^cannot be read \(ELOOP: .*\): check the path/],
    ['file.json/inside', /^cannot be read \(ENOTDIR: .*\): check the path/],
    ['*.json', `does not exist: ${PATH_CURE}`],
  ] as const)('%s', async ([path, told]) => {
    await expectRefused(path, told);
  });

  test.for([
    ['an HTML page', '<html>', /^is not JSON \(.*<.*\): save the service's answer as it is$/],
    ['empty', '', /^is not JSON \(Unexpected end of JSON input\): save/],
    ['cut off', JSON.stringify(PASSED).slice(0, 200), /^is not JSON \(.*\): save/],
    ['in UTF-16', Buffer.from(JSON.stringify(PASSED), 'utf16le'), /^is not JSON \(.*\): save/],
    [
      'in UTF-16 with its mark',
      Buffer.from(`\uFEFF${JSON.stringify(PASSED)}`, 'utf16le'),
      'is UTF-16: save it as UTF-8',
    ],
  ] as const)('%s', async ([name, content, told]) => {
    await expectRefused(save(`${name}.json`, content), told);
  });

  test('one that is no JSON around the key is quoted without any part of it', async () => {
    const key = 'sk-test-0123456789abcdefghij0123456789abcdefghij';
    const path = save(
      'key.json',
      `{"data": {"note": "from the service", "key": ${key}, "more": 1}}`,
    );
    const { annotations, summary } = await judge(path, { 'api-key': key });
    expect(annotations).toEqual([expect.stringContaining('***')]);
    expect(`${annotations}${summary}`).not.toMatch(/sk-te|0123456/);
  });

  const SHAPE =
    'does not hold a debrief as the service returns it (save the answer of the debrief request as it is); not as specified: ';
  const { report } = FAILED;
  test.for([
    ['an array', [], 'the whole: expected object, found array'],
    ['null', 'null', 'the whole: expected object, found null'],
    ['a number', '7', 'the whole: expected object, found integer'],
    ['data of another kind', { data: 'x' }, '/data: expected object, found string'],
    ['results without a debrief', { debrief: null }, '/debrief: expected object, found null'],
    [
      'an error of the service',
      { type: 'not_found', code: 'resource_not_found', message: 'no such run' },
      '/debriefId: expected string, found nothing; /status: expected string, found nothing; /errorMessage: expected string, found nothing; /createdAt: expected string, found nothing',
    ],
    [
      'many wrong places, all of which are named',
      {
        data: {
          ...FAILED,
          debriefId: 7,
          report: {
            ...report,
            verdict: null,
            keyFindings: {},
            themes: [
              { ...theme(), slug: undefined },
              { ...theme(), affectedCallCount: 1.5 },
            ],
            trend: { baselineRunPlanJobId: 'b', baselineRunNumber: 'three', rows: [{}] },
          },
        },
      },
      '/data/debriefId: expected string, found integer; /data/report/verdict: expected string, found null; /data/report/keyFindings: expected array, found object; /data/report/themes/0/slug: expected string, found nothing; /data/report/themes/1/affectedCallCount: expected integer, found number; /data/report/trend/baselineRunNumber: expected number, found string; /data/report/trend/rows/0/checkName: expected string, found nothing; /data/report/trend/rows/0/previousPassRate: expected number, found nothing; /data/report/trend/rows/0/currentPassRate: expected number, found nothing; /data/report/trend/rows/0/lifecycle: expected string, found nothing',
    ],
  ] as const)('JSON of another shape: %s', async ([name, content, wrong]) => {
    await expectRefused(save(`${name}.json`, content), `${SHAPE}${wrong}`);
  });
});

async function expectRefused(path: string, told: string | RegExp): Promise<void> {
  const tolerant = { 'warn-only': 'true', 'on-inconclusive': 'warn' };
  const result = await judge(path, tolerant);
  expect(result.exitCode).toBe(1);
  expect(Object.keys(result.outputs)).toEqual(OUTPUTS);
  expect(result.outputs).toMatchObject({ outcome: 'error', verdict: '' });
  const [{ rule, message }] = JSON.parse(result.outputs.reasons ?? '');
  expect(rule).toBe('input');
  expect(result.annotations).toEqual([`error: error: ${message}`]);
  const lead = `input 'debrief-file': '${path}' `;
  expect(message.startsWith(lead)).toBe(true);
  expect(message.slice(lead.length)).toEqual(
    typeof told === 'string' ? told : expect.stringMatching(told),
  );
}
