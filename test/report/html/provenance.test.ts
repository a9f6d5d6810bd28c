import { describe, expect, it } from 'vitest';
import type { GateReport } from '../../../src/model/report.ts';
import { FULL, gateReport, runReport } from '../builders.ts';
import { renderHtml } from '../rendered.ts';

const PROVENANCE = {
  repository: 'octo/agent',
  commit: '0123456789abcdef',
  ref: 'main',
  pullRequest: 7,
  workflow: 'nightly gate',
  workflowRunUrl: 'https://github.example/octo/agent/actions/runs/1/attempts/1',
  attempt: 1,
  reportedAt: '2026-11-21T10:00:00.000Z',
  actionVersion: '1.2.3',
  actionUrl: null,
};

const ABOUT = {
  planId: 'p',
  planName: 'refunds',
  number: 12,
  triggeredBy: null,
  createdAt: null,
  startedAt: '2026-11-21T09:50:00Z',
  endedAt: null,
  durationMs: 90_000,
};

function headOf(report: Partial<GateReport>): string {
  const [, head = ''] =
    /<header[^>]*>([\s\S]*)<\/header>/.exec(renderHtml(gateReport(report), FULL)) ?? [];
  return head.replace(/<(?!a )[^>]*>/g, '');
}

describe('the head of the page', () => {
  it('says where the report comes from', () => {
    const runs = [runReport({ about: ABOUT, cost: { usd: 1.5, parts: [] } })];
    const head = headOf({ provenance: PROVENANCE, runs });
    for (const part of ['octo/agent', 'pull request 7', 'commit 0123456', 'action 1.2.3']) {
      expect(head).toContain(part);
    }
    for (const part of [
      'plan refunds',
      'run 12',
      'started 2026-11-21 09:50 UTC',
      'cost 1.50 USD',
    ]) {
      expect(head).toContain(part);
    }
    expect(head).toContain(`<a href="${PROVENANCE.workflowRunUrl}"`);
    expect(head).toMatch(/took 1 ?m(?:in)? ?30 ?s/);
  });

  it('says what came of it before where it comes from', () => {
    const reasons = [{ rule: 'timeout', message: 'the time for waiting ran out' }];
    const run = runReport({ outcome: 'inconclusive', report: null, reasons });
    const told = headOf({ outcome: 'inconclusive', runs: [run], provenance: PROVENANCE });
    expect(told).toMatch(/The time for waiting ran out[\s\S]*octo\/agent/);
  });

  it('sums the cost of several runs, as far as it is known', () => {
    const runs = [runReport({ cost: { usd: 1, parts: [] } }), runReport({ about: ABOUT })];
    expect(headOf({ runs })).toContain('cost 1.00 USD and more');
    expect(headOf({ runs })).not.toContain('refunds');
  });

  it('leaves out what is not known', () => {
    const nothing = { repository: null, commit: null, pullRequest: null, workflow: null };
    const about = { ...ABOUT, planName: null, number: null, startedAt: null, durationMs: null };
    const provenance = { ...PROVENANCE, ...nothing, workflowRunUrl: null };
    const head = headOf({ provenance, runs: [runReport({ about })] });
    expect(head).not.toMatch(/null|commit|plan |pull request|took/);
    expect(headOf({ provenance: { ...PROVENANCE, workflowRunUrl: null } })).not.toContain('<a ');
    expect(headOf({})).not.toContain('action');
  });
});
