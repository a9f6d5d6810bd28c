import { expect, it } from 'vitest';
import { renderEarlyJson } from '../../../src/report/json/early.ts';
import { renderJson } from '../../../src/report/json/render.ts';
import { provenanceSchema } from '../../../src/report/model/evidence.ts';
import type { GateReport, Reason } from '../../../src/report/model.ts';
import { gateReport } from '../../support/reports.ts';
import { filled } from '../hostile-report.ts';

const plain = { rule: 'input', message: "input 'wait' is \u202e no boolean" };
const full: Reason = { ...plain, theme: 'a', check: 'b', limit: 1, value: '2' };

const ENDINGS: Partial<GateReport>[] = [
  { outcome: 'error', reasons: [plain] },
  { outcome: 'skipped', reasons: [full], notes: ['a note'], gateName: 'english' },
  { outcome: 'error', provenance: filled(provenanceSchema, () => 'text') },
];

it.each(ENDINGS)('an ending without a run has the report.json that any other has: %j', (facts) => {
  const report = gateReport({ runs: [], ...facts });
  for (const detail of ['full', 'brief'] as const) {
    expect(renderEarlyJson(report, { detail })).toBe([...renderJson(report, { detail })].join(''));
  }
});
