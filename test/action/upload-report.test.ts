/** What the built action alone shows: that the part that uploads the page is in it and works. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startFakeArtifacts } from '../support/github/fake-artifacts.ts';
import { debriefReport, theme } from '../support/reports.ts';
import { startAction } from '../support/runner-process.ts';
import { savedDebrief, workspace } from '../support/saved-files.ts';

const { cwd } = workspace();
const FAILED = debriefReport({ verdict: 'THRESHOLD_FAILED', themes: [theme()] });

test('the page of a failed gate is uploaded and linked to', async () => {
  const artifacts = await startFakeArtifacts();
  writeFileSync(join(cwd, 'debrief.json'), JSON.stringify(savedDebrief(FAILED)));
  const inputs = { 'debrief-file': 'debrief.json' };
  const result = await startAction({ cwd, env: artifacts.env, inputs }).result;
  const url = 'https://github.com/acme/agents/actions/runs/77/artifacts/1';
  expect(result).toMatchObject({ exitCode: 1, stderr: '', outputs: { 'report-url': url } });
  expect(result.summary).toContain(`](${url})`);
  expect([...artifacts.finished.values()]).toEqual([expect.stringContaining(theme().title)]);
});
