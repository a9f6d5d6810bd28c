import { expect, it } from 'vitest';
import { publicationOf } from '../../src/actions/publication.ts';
import { INPUT_DEFAULTS } from '../../src/inputs/gate/input-defaults.ts';
import { readInputs } from '../../src/inputs/gate/inputs.ts';
import { VERDICT_ALONE } from '../../src/inputs/gate/policy-file.ts';
import { InputForm } from '../../src/inputs/input-form.ts';
import { valid } from '../../src/text/values/parsed.ts';
import { recommendation } from '../report/builders.ts';
import { recordingRunner } from '../support/recording-runner.ts';
import { debriefReport, gateReport, runReport } from '../support/reports.ts';

it('an internal error of the prompt search is a warning, and changes no result', async () => {
  const env = { 'INPUT_DEBRIEF-FILE': 'saved.json', INPUT_PATHS: '*.md' };
  const recording = recordingRunner({ ...env, RUNNER_DEBUG: '1' });
  const policy = valid({ path: null, rules: VERDICT_ALONE, parents: [], isComplete: true });
  const surroundings = { origin: null, profile: null, policy, folders: [] };
  const read = readInputs(new InputForm(recording.runner, INPUT_DEFAULTS), surroundings);
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
  const { report, patch, warnings } = await publicationOf(judged, read.inputs, {
    env: recording.env,
    clock: brokenClock,
    random: () => 0.5,
    runner: recording.runner,
    workflow: recording.workflow,
    cancelled: new AbortController().signal,
  });
  expect(warnings).toEqual([expect.stringContaining('internal error: ')]);
  expect(recording.log()).toContain('no time');
  expect(report).toEqual(judged);
  expect(patch).toBe('');
});
