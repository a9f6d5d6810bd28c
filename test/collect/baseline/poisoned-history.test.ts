/** IDs that would lead a request to another resource: from the run history, and from responses. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isUuid } from '../../../src/text/values/simple-values.ts';
import { type RecordingRuntime, recordingRuntime, runIn } from './recording-runtime.ts';

/** The run IDs in the paths of all requests; a path that is none of a run's is there whole. */
function requestedIds({ requests }: RecordingRuntime): string[] {
  return requests
    .filter(({ path }) => !path.startsWith('/v1/simulation/plan/jobs?'))
    .map(({ path }) => /^\/v1\/simulation\/plan\/job\/([^/?]*)/.exec(path)?.[1] ?? path);
}

/** Gives every recorded run these facts. */
function poison({ memory }: RecordingRuntime, facts: Record<string, unknown>): void {
  for (const name of readdirSync(memory).filter((one) => one !== 'event.json')) {
    const file = join(memory, name);
    const document = JSON.parse(readFileSync(file, 'utf8'));
    const runs = document.runs.map((run: object) => ({ ...run, ...facts }));
    writeFileSync(file, JSON.stringify({ ...document, runs }));
  }
}

test.each(['..', '.', '%2e%2e', '../../../call', 'any-other-text'])(
  'a recorded run ID %j reaches no request',
  async (id) => {
    const runtime = await recordingRuntime();
    await runtime.record({});
    poison(runtime, { jobId: id });
    const step = await runtime.evaluate({}, { history: '3' });
    expect(step.outputs.outcome).toBe('passed');
    expect(runIn(step).baseline?.source).toBe('previous');
    expect(requestedIds(runtime).filter((one) => !isUuid(one))).toEqual([]);
  },
);

test.each(['..', '.'])('a previous run ID %j in the debrief reaches no request', async (id) => {
  const runtime = await recordingRuntime();
  const rows = [{ checkName: 'a', previousPassRate: 90, currentPassRate: 90, lifecycle: null }];
  const trend = { baselineRunPlanJobId: id, baselineRunNumber: 4, rows };
  const step = await runtime.evaluate({ report: { trend }, counts: { a: [22, 24] } });
  expect(step.outputs.outcome).toBe('passed');
  expect(new Set(requestedIds(runtime))).toEqual(new Set([step.jobId]));
  expect(runIn(step).report?.trend?.rows).toMatchObject([{ previousPassRate: 90 }]);
});
