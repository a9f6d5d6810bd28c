import { describe, expect, test } from 'vitest';
import {
  ALL,
  CONFLICT,
  type ErrorCase,
  NOT_ALLOWED,
  ordered,
  shown,
} from '../../support/error-table.ts';
import { endIn, type StepResult, virtualRuntime } from '../../support/virtual-runtime.ts';

/** What is repeated is repeated for as long. */
const SHORT = { 'run-timeout': '8s', 'debrief-timeout': '8s' };

describe('an error of the service is shown as `<operation>: <status> <type>/<code>: <message>`, with param and details', () => {
  test('requesting a debrief', async () => {
    const { service, runStep } = await virtualRuntime();
    const cases = without(CONFLICT, NOT_ALLOWED).map((each) => ({ each, ...service.addRun() }));
    for (const { each, jobId } of cases) {
      service.orderFault({
        ...ordered(each),
        path: `/v1/simulation/plan/job/${jobId}/debrief`,
        times: 'always',
      });
    }
    const result = await runStep({ ...SHORT, 'job-id': listOf(cases) });
    expectShown(result, 'request debrief', cases);
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
  });
});

function without(...excluded: ErrorCase[]): ErrorCase[] {
  return ALL.filter((each) => !excluded.includes(each));
}

function expectShown(
  result: StepResult,
  operation: string,
  cases: readonly { each: ErrorCase; jobId: string }[],
): void {
  for (const { each, jobId } of cases) {
    const { outcome, message } = endIn(result, jobId);
    expect(outcome, message).toBe(each.outcome);
    expect(message.slice(0, shown(operation, each).length)).toBe(shown(operation, each));
  }
}

function listOf(cases: readonly { jobId: string }[]): string {
  return cases.map(({ jobId }) => jobId).join();
}
