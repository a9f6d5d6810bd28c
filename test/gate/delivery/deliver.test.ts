import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { valid } from '../../../src/core/input/parsed.ts';
import { deliver } from '../../../src/gate/delivery/deliver.ts';
import { readInputs } from '../../../src/gate/inputs/inputs.ts';
import { VERDICT_ALONE } from '../../../src/policy/verdict-alone.ts';
import { recommendation } from '../../report/builders.ts';
import { recordingRunner } from '../../support/recording-runner.ts';
import { debriefReport, gateReport, runReport } from '../../support/reports.ts';

it('a fault of ours while prompts are looked for is a warning, and costs no judgement', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = {
    'INPUT_DEBRIEF-FILE': 'saved.json',
    'INPUT_PROMPT-PATHS': '*.md',
    'INPUT_REPORT-DIR': folder,
  };
  const recording = recordingRunner({ ...env, RUNNER_DEBUG: '1' });
  const read = readInputs(
    recording.runner,
    null,
    null,
    valid({ path: null, rules: VERDICT_ALONE }),
  );
  if (read.kind !== 'inputs') throw new Error(JSON.stringify(read));
  const fix = recommendation({ currentText: 'Be brief.', suggestedText: 'Be very brief.' });
  const judged = gateReport({
    runs: [runReport({ report: debriefReport({ recommendations: [fix] }) })],
  });
  const brokenClock = {
    now: () => {
      throw new Error('no time');
    },
    sleep: () => Promise.resolve(),
  };
  const settings = { detail: 'full', callUrl: null, runUrl: null } as const;
  const { report, files, warnings } = await deliver(judged, settings, read.inputs, [], {
    env: recording.env,
    clock: brokenClock,
    random: () => 0.5,
    runner: recording.runner,
    cancelled: new AbortController().signal,
  });
  expect(warnings).toEqual([expect.stringContaining('an internal fault of the action')]);
  expect(recording.log()).toContain('no time');
  expect(report).toEqual(judged);
  expect(existsSync(files['json-file'])).toBe(true);
});
