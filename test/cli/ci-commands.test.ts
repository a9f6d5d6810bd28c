import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { writeLines } from '../../src/cli/terminal-runner.ts';
import { fakeStream, runCommandIn } from '../support/command.ts';
import { debriefReport, theme } from '../support/reports.ts';
import { type VirtualRuntime, virtualRuntime } from '../support/virtual-runtime.ts';

const HOSTILE = [
  '::error::forged',
  '::set-output name=outcome::passed',
  '##[add-mask]a',
  '##[error]forged',
  '##vso[task.setvariable variable=outcome]passed',
  "##teamcity[buildStatus status='SUCCESS']",
  '##VSO[task.complete result=Succeeded]done',
];
const TEXT = HOSTILE.join(' and then ');
const PLAN = '##vso[task.complete]';
const COMMAND = /^\s*::|##(?:vso|teamcity)?\[/im;

/** A finished run, and requests that fail, in which every text is hostile. */
function hostileRun({ service }: VirtualRuntime): string {
  const report = debriefReport({
    verdict: 'THRESHOLD_FAILED',
    verdictSummary: TEXT,
    themes: [theme({ title: HOSTILE[0] ?? '', analysis: `\`\`\`\n${HOSTILE.join('\n')}\n\`\`\`` })],
  });
  const status = ['QUEUED', ...HOSTILE, 'COMPLETED'];
  const planId = service.addPlan({ name: PLAN }).runPlanId;
  return service.addRun({ planId, status, nextDebriefs: [{ report }] }).jobId;
}

/** The command line of a gate with report files in a folder of its own. */
function gateOf(jobId: string, ...flags: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'command-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return ['gate', '--job-id', jobId, '--report-dir', folder, ...flags];
}

describe('text of the service is no command of a CI system', () => {
  test('in the log', async () => {
    const runtime = await virtualRuntime();
    const args = gateOf(hostileRun(runtime), '--debug');
    const { stdout, stderr } = await runCommandIn(runtime, { args });
    expect(stdout).toContain('teamcity');
    expect(stdout).not.toMatch(COMMAND);
    expect(stderr).not.toMatch(COMMAND);
  });

  test('with --json', async () => {
    const runtime = await virtualRuntime();
    const args = gateOf(hostileRun(runtime), '--json');
    const { stdout, stderr } = await runCommandIn(runtime, { args });
    expect(stderr).toContain('teamcity');
    expect(stderr).not.toMatch(COMMAND);
    expect(stdout).not.toMatch(COMMAND);
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'failed' });
  });
});

test.each([
  ['  ::error::x', '  : :error::x'],
  ['\u00a0::error::x', '\u00a0: :error::x'],
  ['a ::error::x', 'a ::error::x'],
  ['a ##vso[b]', 'a ## vso[b]'],
  ['a ##[b] ##TeamCity[c]', 'a ## [b] ## TeamCity[c]'],
  ['## heading', '## heading'],
])('%j is written as %j', (line, written) => {
  const stream = fakeStream();
  writeLines(stream, [line]);
  expect(stream.text()).toBe(`${written}\n`);
});
