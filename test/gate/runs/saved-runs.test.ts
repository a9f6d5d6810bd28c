import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { RunRecord } from '../../../src/gate/runs/run-record.ts';
import { markJudged, RunSaver, readSavedRuns } from '../../../src/gate/runs/saved-runs.ts';
import { recordingRunner } from '../../support/recording-runner.ts';

/** What the post step reads after these doings of the main step. */
function readAfter(doings: (saver: RunSaver) => void) {
  const { runner, state } = recordingRunner();
  doings(new RunSaver(runner));
  const saved = Object.entries(state()).map(([name, value]) => [`STATE_${name}`, value]);
  return readSavedRuns(recordingRunner(Object.fromEntries(saved)));
}

describe('a run that a later step has judged', () => {
  const inside = () => {
    const parent = mkdtempSync(join(tmpdir(), 'marks-'));
    onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
    const temp = join(parent, 'temp');
    mkdirSync(temp);
    return { parent, env: { RUNNER_TEMP: temp } };
  };
  const leftOf = (jobId: string, env: Record<string, string>) =>
    readSavedRuns(recordingRunner({ ...env, 'STATE_run-0': `unjudged ${jobId}` }));

  it('is not left any more', () => {
    const { env } = inside();
    expect(leftOf('run-1', env)).toEqual([{ kind: 'unjudged', jobId: 'run-1' }]);
    markJudged('RUN-1', env);
    expect(leftOf('run-1', env)).toEqual([]);
  });

  it('is noted nowhere but in the folder of the job, whatever its ID', () => {
    const { parent, env } = inside();
    const jobId = 'run/../../outside';
    mkdirSync(join(env.RUNNER_TEMP, 'simulation-gate-judged-run'));
    markJudged(jobId, env);
    expect(readdirSync(parent)).toEqual(['temp']);
    writeFileSync(join(parent, 'outside'), '');
    expect(leftOf(jobId, env)).toEqual([{ kind: 'unjudged', jobId }]);
  });

  it('is noted in no file of others that a link leads to', () => {
    const { parent, env } = inside();
    const theirs = join(parent, 'theirs');
    writeFileSync(theirs, 'text');
    symlinkSync(theirs, join(env.RUNNER_TEMP, 'simulation-gate-judged-run-1'));
    markJudged('run-1', env);
    expect(readFileSync(theirs, 'utf8')).toBe('text');
  });
});

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
