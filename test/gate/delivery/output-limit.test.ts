import { describe, expect, test } from 'vitest';
import { OUTPUTS } from '../../support/gate-test.ts';
import { debriefReport, theme } from '../../support/reports.ts';
import { type StepResult, virtualWorld } from '../../support/virtual-world.ts';

const MAX_OUTPUT_BYTES = 64 * 1024;
const MAX_SUMMARY_BYTES = 1_000_000;

function expectWithinLimits({ outputs, summary, annotations }: StepResult) {
  for (const name of OUTPUTS) {
    expect(Buffer.byteLength(outputs[name] ?? ''), name).toBeLessThanOrEqual(MAX_OUTPUT_BYTES);
  }
  expect(Buffer.byteLength(summary)).toBeLessThan(MAX_SUMMARY_BYTES);
  expect(annotations.length).toBeLessThanOrEqual(10);
  for (const told of annotations)
    expect(told.replace(/^\w+: /, '').length).toBeLessThanOrEqual(4096);
}

describe('no output may be larger than 64 KiB', () => {
  test('with 250 runs of which none could be judged', async () => {
    const { service, runStep } = await virtualWorld();
    const jobIds = Array.from(
      { length: 250 },
      () => service.addRun({ status: 'FAILED', hasCalls: false, debrief: 'refused' }).jobId,
    );
    const result = await runStep({ 'job-id': jobIds.join('\n'), 'max-parallel': '250' });
    expect(result.exitCode).toBe(1);
    expectWithinLimits(result);
    expect(result.outputs['job-id']).toBe(jobIds.join('\n'));
    const reasons: object[] = JSON.parse(result.outputs.reasons ?? '');
    expect(reasons.length).toBeGreaterThan(50);
    expect(JSON.stringify(reasons.at(-1))).toContain(`${251 - reasons.length}`);
    const runs: { jobId: string }[] = JSON.parse(result.outputs.runs ?? '');
    expect(runs.map(({ jobId }) => jobId)).toEqual(jobIds);
    expect(runs[0]).toEqual({ jobId: jobIds[0], outcome: 'inconclusive', verdict: '' });
  });

  test('with a debrief whose every text is long', async () => {
    const { service, runStep } = await virtualWorld();
    const long = 'ü'.repeat(100_000);
    const { jobId } = service.addRun({
      debrief: {
        report: debriefReport({
          verdict: long,
          verdictSummary: long,
          themes: Array.from({ length: 50 }, () => theme({ title: long, analysis: long })),
        }),
      },
    });
    const result = await runStep({ 'job-id': jobId });
    expect(result.outputs).toMatchObject({ outcome: 'inconclusive', 'themes-total': '50' });
    expectWithinLimits(result);
    const [reason] = JSON.parse(result.outputs.reasons ?? '');
    expect(reason.message.length).toBeLessThanOrEqual(2000);
  });

  test('with an error of the service that is long', async () => {
    const { service, runStep } = await virtualWorld();
    const { jobId } = service.addRun();
    const message = 'x'.repeat(1_000_000);
    service.orderFault({
      kind: 'status',
      status: 400,
      body: { type: 'validation', code: 'invalid_parameter', message, details: [message] },
    });
    const result = await runStep({ 'job-id': jobId });
    expect(result.outputs.outcome).toBe('error');
    expectWithinLimits(result);
  });

  test('with hundreds of faulty lines', async () => {
    const { runStep } = await virtualWorld();
    const lines = Array.from({ length: 200 }, (_, index) => `${index}${'x'.repeat(500)}`);
    const result = await runStep({
      'job-id': lines.join('\n'),
      variables: lines.join('\n'),
    });
    expect(result.outputs.outcome).toBe('error');
    expectWithinLimits(result);
  });
});
