import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { debriefReport } from '../../support/reports.ts';
import { savedDebrief, workspace } from '../../support/saved-files.ts';
import { runAlone } from '../../support/virtual-runtime.ts';

const { cwd, save } = workspace('entered');
mkdirSync(join(cwd, 'past'));
mkdirSync(join(cwd, 'links'));
save('past/good.json', savedDebrief(debriefReport()));
save('past/bad.json', savedDebrief(debriefReport({ verdict: 'THRESHOLD_FAILED' })));
save('past/[odd], name.json', savedDebrief(debriefReport()));
save('past/unwritten.json', savedDebrief(null, { status: 'FAILED', errorMessage: 'no calls' }));
save('broken.json', '{');
save('policy.yml', 'version: 1\ngate: { verdict: fail }\n');
save('wrong.yml', 'version: 1\ngat: {}\n');

function check(files: string, inputs: Readonly<Record<string, string>> = {}) {
  return runAlone({
    'policy-check': 'true',
    'debrief-file': files,
    policy: 'policy.yml',
    ...inputs,
  });
}

describe('policy-check evaluates every file and fails only if one cannot be read', () => {
  test('files by globs, each once, in a table of outcomes and reasons', async () => {
    const result = await check('past/*.json\npast/good.json');
    expect(result.exitCode).toBe(0);
    expect(result.outputs.outcome).toBe('failed');
    expect(result.annotations).toEqual(['notice: Policy check: 2 of 4 runs would pass']);
    expect(result.log.split('\n')).toEqual(
      expect.arrayContaining([
        'passed        past/[odd], name.json',
        'failed        past/bad.json',
        expect.stringMatching(/^ {4}verdict: .*THRESHOLD_FAILED/),
        'passed        past/good.json',
        'inconclusive  past/unwritten.json',
        expect.stringMatching(/^ {4}debrief-file: .*no calls/),
      ]),
    );
    expect(result.summary).toContain('2 of 4');
    expect(result.summary).toMatch(/failed\s.+past\/bad\.json.+All checks are above/);
  });

  test('a file that is no debrief is an error, and the others are still evaluated', async () => {
    const result = await check('broken.json\npast/bad.json');
    expect(result.exitCode).toBe(1);
    expect(result.outputs.outcome).toBe('error');
    expect(result.annotations).toContainEqual(
      expect.stringContaining(
        "error: broken.json: input 'debrief-file': 'broken.json' is not JSON",
      ),
    );
    expect(result.log).toContain('failed        past/bad.json\n');
  });

  test.for([
    ['a glob without a match', 'past/*.yml'],
    ['a folder', 'past'],
    ['a missing file', 'past/missing.json'],
  ] as const)('%s is an error', async ([, files]) => {
    const result = await check(files);
    expect(result.exitCode).toBe(1);
    expect(result.annotations).toEqual([
      `error: error: input 'debrief-file': '${files}' matches no file: check the path, which starts at the workspace`,
    ]);
  });

  test('it needs debrief-file or a run plan', async () => {
    const inputs = {
      'job-id': '0198c0de-1111-7000-8000-00000000000a',
      'base-url': 'http://[::1]:9',
    };
    const result = await check('', { ...inputs, 'api-key': 'test-key-0123456789' });
    expect(result.exitCode).toBe(1);
    expect(result.annotations).toEqual([
      "error: error: input 'policy-check': 'true' needs debrief-file or run-plan: give one of them",
    ]);
  });
});
