import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { provenanceSchema, testedVariableSchema } from '../../src/model/evidence.ts';
import type { FoundPrompt, GateReport } from '../../src/model/report.ts';
import { redactReport } from '../../src/report/redact-report.ts';
import { tries } from '../support/tries.ts';
import { gateReport } from './builders.ts';
import { filled, hostileReport, reportOf } from './hostile-report.ts';
import { SMALL } from './small.ts';

const UUID = '12345678-1234-1234-1234-123456789012';
const CONTACT = 'Dana, 213-373-4253, dana@bank.example';
const MASKED = 'Dana, [phone number], [e-mail address]';

/** All texts of a report by the names of their fields. */
function textsOf(value: unknown, name = ''): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, Array.isArray(value) ? name : key),
  );
}

function fixOf(insertedText: string, currentText: string, leftOut: string | null = null) {
  const place = { path: CONTACT, startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 };
  const found: FoundPrompt = {
    state: 'located',
    place,
    insertedText,
    fixedLines: [insertedText],
    leftOut,
  };
  const [run] = SMALL.runs;
  const [recommendation] = run?.report?.recommendations ?? [];
  if (run?.report == null || recommendation === undefined) throw new Error('no recommendation');
  return gateReport({
    runs: [
      { ...run, report: { ...run.report, recommendations: [{ ...recommendation, currentText }] } },
    ],
    promptFixes: [{ from: [{ run: 0, recommendation: 0 }], found }],
  });
}

function foundIn({ promptFixes }: GateReport): FoundPrompt | undefined {
  return promptFixes[0]?.found;
}

describe('a redacted report', () => {
  it('has no phone number and no e-mail address in text that the service wrote', () => {
    const own = new Set([
      ...['outcome', 'jobId', 'label', 'debriefId', 'callIds', 'baselineRunPlanJobId', 'path'],
      ...['generatedAt', 'rule', 'state', 'kind', 'target', 'reason', 'owner', 'expires'],
      ...['leftOut', 'gateName', 'stableName', 'planId', 'id', 'checkId', 'simulationJobId'],
      ...['createdAt', 'startedAt', 'endedAt', 'commit', 'ref', 'pooled', 'fingerprint'],
    ]);
    const ourWords = new Set(['memory', 'stratified']);
    // Found text has its own test further down.
    const { promptFixes: _, ...report } = redactReport(reportOf(() => CONTACT));
    // What the workflow says of itself is no text of the service.
    expect([report.variables, report.provenance]).toEqual([
      [filled(testedVariableSchema, () => CONTACT)],
      { ...filled(provenanceSchema, () => CONTACT) },
    ]);
    delete report.variables;
    delete report.provenance;
    for (const [name, text] of textsOf(report)) {
      if (ourWords.has(text)) continue;
      if (!own.has(name)) expect([name, text]).toEqual([name, MASKED]);
      else expect([name, text]).not.toEqual([name, MASKED]);
    }
  });

  it('keeps IDs, also as slugs, times and numbers', () => {
    const report = reportOf(() => UUID);
    expect(redactReport(report)).toEqual(report);
    const timed = reportOf(() => '2026-05-04T10:00:00.000Z');
    expect(redactReport(timed)).toEqual(timed);
  });

  it('masks a slug the same everywhere, so that reasons still find their theme', () => {
    const [run] = redactReport(reportOf(() => CONTACT)).runs;
    const [theme] = run?.report?.themes ?? [];
    expect(run?.reasons[1]?.theme).toBe(theme?.slug);
    expect(run?.report?.recommendations[0]?.themeSlugs).toEqual([theme?.slug]);
    expect(run?.exceptions?.waived[0]?.name).toBe(theme?.slug);
  });

  it('keeps what readers know anyway', () => {
    const report = gateReport({
      reasons: [{ rule: 'input', message: `${CONTACT}, +15550100200` }],
    });
    const message = 'Dana, 213-373-4253, [e-mail address], [phone number]';
    expect(redactReport(report, ['2133734253']).reasons).toEqual([{ rule: 'input', message }]);
  });

  it('is the same when it is redacted again', () => {
    fc.assert(
      fc.property(hostileReport, (report) => {
        const once = redactReport({ ...report, promptFixes: [] });
        expect(redactReport(once)).toEqual(once);
      }),
      tries(30),
    );
  });
});

describe('a located fix', () => {
  it('that brings a phone number into a file is masked and cannot be applied', () => {
    expect(foundIn(redactReport(fixOf(CONTACT, 'Say hello.')))).toMatchObject({
      place: { path: CONTACT },
      insertedText: MASKED,
      fixedLines: [MASKED],
      leftOut: 'it holds a phone number or an e-mail address, which `redact` masks',
    });
  });

  it('that leaves in place what the file says already stays as it is', () => {
    const report = fixOf(`Now: ${CONTACT}`, CONTACT);
    expect(foundIn(redactReport(report))).toEqual(foundIn(report));
  });

  it('that brings what readers know anyway stays as it is', () => {
    const report = fixOf('Call 213-373-4253.', 'Say hello.');
    expect(foundIn(redactReport(report, ['2133734253']))).toEqual(foundIn(report));
  });
});
