import { expect, it } from 'vitest';
import { publicationOf } from '../../src/actions/publication.ts';
import { INPUT_DEFAULTS } from '../../src/inputs/gate/input-defaults.ts';
import { readGateInputs } from '../../src/inputs/gate/inputs.ts';
import { InputForm } from '../../src/inputs/input-form.ts';
import { recommendation } from '../report/builders.ts';
import { recordingRunner } from '../support/recording-runner.ts';
import { debriefReport, gateReport, runReport } from '../support/reports.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

it('an internal error of the prompt search is a warning, and changes no result', async () => {
  const env = { 'INPUT_DEBRIEF-FILE': 'saved.json', INPUT_PATHS: '*.md' };
  const recording = recordingRunner({ ...env, RUNNER_DEBUG: '1' });
  const form = new InputForm(recording.runner, INPUT_DEFAULTS);
  const clock = new VirtualClock(() => false);
  const read = await readGateInputs(form, { ...recording, clock });
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
