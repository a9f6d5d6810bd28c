import { expect, test } from 'vitest';
import { debriefReport } from '../support/reports.ts';
import { startAction } from '../support/runner-process.ts';
import { savedDebrief, workspace } from '../support/saved-files.ts';

const { cwd, save } = workspace();

test('without command files the exit code and the log show the outcome', async () => {
  const report = debriefReport({ verdict: 'THRESHOLD_FAILED' });
  const result = await startAction({
    cwd,
    env: { GITHUB_OUTPUT: undefined, GITHUB_STEP_SUMMARY: undefined },
    inputs: { 'debrief-file': save('failed.json', savedDebrief(report)) },
  }).result;
  expect(result).toMatchObject({ exitCode: 1, stderr: '' });
  expect(result.stdout).toContain('\nOutcome: failed\n');
});
