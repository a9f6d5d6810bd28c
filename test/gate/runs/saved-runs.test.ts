import { describe, expect, it } from 'vitest';
import { RunRecord } from '../../../src/gate/runs/run-record.ts';
import { RunSaver, readSavedRuns } from '../../../src/gate/runs/saved-runs.ts';
import { recordingRunner } from '../../support/recording-runner.ts';

/** What the post step reads after these doings of the main step. */
function readAfter(doings: (saver: RunSaver) => void) {
  const { runner, state } = recordingRunner();
  doings(new RunSaver(runner));
  const saved = Object.entries(state()).map(([name, value]) => [`STATE_${name}`, value]);
  return readSavedRuns(recordingRunner(Object.fromEntries(saved)));
}

describe('the runs that a main step leaves to the post step', () => {
  it('are those that were started, or were being started, and not done with', () => {
    const runs = ['a', 'b', 'c'].map((jobId) => new RunRecord(`plan ${jobId}`, jobId));
    const left = readAfter((saver) => {
      for (const run of runs) saver.starting(run, `plan-${run.jobId}`);
      for (const run of runs.slice(0, 2)) saver.started(run);
      saver.finished(runs[0] ?? new RunRecord(''));
      saver.finished(new RunRecord('never started here'));
    });
    expect(left).toEqual([
      { kind: 'started', jobId: 'b' },
      { kind: 'starting', runPlanId: 'plan-c' },
    ]);
  });

  it.each(['a\nb', 'nul\0', 'x'.repeat(201)])(
    'an ID that no environment variable can hold is not saved, but its run plan stays: %j',
    (jobId) => {
      const run = new RunRecord('', jobId);
      const left = readAfter((saver) => {
        saver.starting(run, 'plan');
        saver.started(run);
      });
      expect(left).toEqual([{ kind: 'starting', runPlanId: 'plan' }]);
      const unjudged = readAfter((saver) => {
        saver.starting(run, 'plan');
        saver.unjudged(run);
      });
      expect(unjudged).toEqual([]);
    },
  );
});
