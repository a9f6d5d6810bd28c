import { describe, expect } from 'vitest';
import { startReferenceService } from '../../src/reference/server.ts';
import { annotationsOf, countOf, runGate, test } from '../support/gate-test.ts';
import { debriefReport } from '../support/reports.ts';

const report = debriefReport({ verdict: 'THRESHOLD_FAILED' });
const WRITTEN = { states: [{ status: 'GENERATING' }, { status: 'READY', report }] };

describe('the results may carry the whole debrief, or only its status, under data or bare', () => {
  for (const [resultsShape, requests] of [
    ['whole', 1],
    ['bare', 1],
    ['status', 2],
  ] as const) {
    test.concurrent(`${resultsShape}: the report is had with ${requests} requests for it`, async () => {
      const service = await startReferenceService({ resultsShape });
      try {
        const { jobId } = service.addRun({ debrief: WRITTEN });
        const result = await runGate(service, { 'job-id': jobId });
        expect(result.outputs).toMatchObject({ outcome: 'failed', verdict: 'THRESHOLD_FAILED' });
        expect(countOf(service, 'debrief')).toBe(requests);
      } finally {
        await service.close();
      }
    });
  }
});

describe('a key that may only read', () => {
  test.concurrent('says so, and polls the results alone', async ({ service }) => {
    const { jobId } = service.addRun({ debrief: WRITTEN });
    const result = await runGate(service, { 'job-id': jobId, 'api-key': service.keys.readOnly });
    expect(result.outputs).toMatchObject({ outcome: 'failed', verdict: 'THRESHOLD_FAILED' });
    expect(result.stdout).toContain('the API key may only read (403 on the request for a debrief)');
    expect(countOf(service, 'debrief')).toBe(1);
    expect(countOf(service, 'results')).toBeGreaterThan(0);
    expect(countOf(service, 'read')).toBe(0);
  });

  test.concurrent('with regenerate: an error that names the cure', async ({ service }) => {
    const { jobId } = service.addRun();
    const result = await runGate(service, {
      'job-id': jobId,
      'api-key': service.keys.readOnly,
      regenerate: 'true',
    });
    expect(result.exitCode).toBe(1);
    expect(result.outputs.outcome).toBe('error');
    expect(annotationsOf(result).join()).toContain('use a key with Full Access');
  });
});
