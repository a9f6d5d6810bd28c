import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { annotationsOf } from '../support/gate-test.ts';
import { debriefReport } from '../support/reports.ts';
import { startAction } from '../support/runner-process.ts';
import { savedDebrief, workspace } from '../support/saved-files.ts';

const { cwd, save } = workspace();
const PASSED = save('passed.json', savedDebrief(debriefReport()));
const FAILED = save('failed.json', savedDebrief(debriefReport({ verdict: 'THRESHOLD_FAILED' })));
/** Nothing can be appended to a folder, whoever asks. */
const FOLDER = join(cwd, 'folder');
mkdirSync(FOLDER);

const NOTICE = expect.stringMatching(/^notice: passed: /);

function judge(path: string, env: Readonly<Record<string, string | undefined>>) {
  return startAction({ cwd, env, inputs: { 'debrief-file': path } }).result;
}

describe('the outcome where the step cannot write', () => {
  test.concurrent('outputs that cannot be written fail the step, for later steps would read nothing', async () => {
    const result = await judge(PASSED, { GITHUB_OUTPUT: FOLDER });
    expect(result).toMatchObject({ exitCode: 1, stderr: '' });
    expect(annotationsOf(result)).toEqual([
      expect.stringMatching(/^error: the outputs could not be written, .* GITHUB_OUTPUT has to/),
      NOTICE,
    ]);
    expect(result.summary).toContain('Simulation gate passed');
  });

  test.concurrent('without a runner around it, the exit code and the log still tell', async () => {
    const nowhere = { GITHUB_OUTPUT: undefined, GITHUB_STEP_SUMMARY: undefined };
    const failed = await judge(FAILED, nowhere);
    expect(failed).toMatchObject({ exitCode: 1, stderr: '' });
    expect(failed.stdout).toContain('\nOutcome: failed\n');
  });
});
