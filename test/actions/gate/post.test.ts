import { describe, expect, test } from 'vitest';
import { runPost } from '../../../src/actions/gate/post.ts';
import { POST } from '../../../src/report/words/gate-words.ts';
import { virtualRuntime } from '../../support/virtual-runtime.ts';

/** What a main step has saved that was killed with so many runs going. */
function savedRuns(count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`STATE_run-${index}`, `run-id-${index}`]),
  );
}

describe('the post step has its own deadline of 60 s', () => {
  test('a service that hangs: it ends in time, and names every run', async () => {
    const runtime = await virtualRuntime();
    runtime.hang({ path: '*', times: 'always' });
    const post = await runtime.runStep({}, savedRuns(120), runPost);
    expect(post.exitCode).toBe(0);
    expect(post.durationMs).toBeLessThan(60_000);
    expect(post.annotations.every((text) => text.startsWith('error: '))).toBe(true);
    const ids = Array.from({ length: 120 }, (_, index) => `run-id-${index}`);
    for (const id of ids) {
      expect(post.annotations.join()).toMatch(new RegExp(`\\b${id}\\b`));
    }
  });

  test('the job summary shows what happened to the runs of a killed step', async () => {
    const runtime = await virtualRuntime();
    const { jobId } = runtime.service.addRun({ status: 'RUNNING_SIMULATIONS' });
    const state = { 'STATE_run-0': jobId, 'STATE_run-1': '<b>id</b>' };
    const post = await runtime.runStep({}, state, runPost);
    expect(post.summary).toContain(`\`${jobId.slice(0, 8)}\`: `);
    expect(post.summary).toContain(' &lt;b>id&lt;/b> ');
    const quiet = await runtime.runStep({ summary: 'false' }, state, runPost);
    expect(quiet.summary).toBe('');
    const unclear = await runtime.runStep({ summary: 'perhaps' }, state, runPost);
    expect(unclear.summary).toContain(jobId.slice(0, 8));
  });
});

test('a run that has ended and refuses to be cancelled is no failure', async () => {
  const runtime = await virtualRuntime();
  const { jobId } = runtime.service.addRun();
  runtime.service.orderFault({ operation: 'cancel', kind: 'status', status: 409 });
  const post = await runtime.runStep({}, { 'STATE_run-0': jobId }, runPost);
  expect(post.annotations).toEqual([]);
  expect(post.log).toContain(POST.ended(jobId));
});

test('without a key, it names the runs that it cannot cancel', async () => {
  const runtime = await virtualRuntime();
  const post = await runtime.runStep({ 'api-key': '' }, savedRuns(1), runPost);
  expect(post.exitCode).toBe(0);
  expect(post.annotations).toEqual([
    expect.stringMatching(/^error: run run-id-0 .*'api-key' is missing/),
  ]);
  expect(runtime.requests).toEqual([]);
});
