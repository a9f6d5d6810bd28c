import { expect } from 'vitest';
import { OUTPUTS, operationsOf, runGate, unhurriedTest } from '../support/gate-test.ts';

unhurriedTest(
  'a run is started, watched until it has ended, its debrief requested and polled, and evaluated',
  async ({ service }) => {
    const { runPlanId } = service.demo;
    const result = await runGate(service, { 'run-plan': runPlanId });
    expect(result).toMatchObject({ exitCode: 0, stderr: '' });
    expect(Object.keys(result.outputs)).toEqual(OUTPUTS);
    expect(result.outputs).toMatchObject({ outcome: 'passed', verdict: 'PASSED' });
    const asked = operationsOf(service).filter((name) => name !== 'list');
    const story = asked.filter((name, at, all) => name !== all[at - 1]);
    expect(story.slice(0, 4)).toEqual(['start', 'debrief', 'read', 'debrief']);
    const jobId = result.outputs['job-id'];
    const told = result.stdout.split('\n').filter((line) => line.startsWith(`run ${jobId}: `));
    expect(told[0]).toContain(`started from run plan ${runPlanId}`);
    expect(told.some((line) => /COMPLETED, 24 of 24 .*left of run-timeout/.test(line))).toBe(true);
    expect(told.at(-1)).toBe(`run ${jobId}: passed`);
    expect(result.stdout).not.toContain('::debug::');
  },
);
