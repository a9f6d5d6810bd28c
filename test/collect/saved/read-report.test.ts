import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReport } from '../../../src/collect/saved/read-report.ts';
import { briefReport } from '../../../src/report/redact-report.ts';
import { BRIEF, FULL } from '../../report/builders.ts';
import { hostileReport } from '../../report/hostile-report.ts';
import { REALISTIC } from '../../report/realistic.ts';
import { renderJson } from '../../report/rendered.ts';
import { SMALL } from '../../report/small.ts';
import { tries } from '../../support/tries.ts';

const FILE = JSON.parse(renderJson(SMALL, FULL));

function read(file: unknown) {
  const kept = readReport(file);
  if ('problem' in kept) throw new Error(kept.problem);
  return kept;
}

function problemOf(file: unknown): string {
  const kept = readReport(file);
  return 'problem' in kept ? kept.problem : '';
}

describe('a report.json is read back', () => {
  it.each([
    ['a small one', SMALL],
    ['a realistic one', REALISTIC],
  ])('as %s was', (_, report) => {
    const text = renderJson(report, FULL);
    const kept = read(JSON.parse(text));
    expect(kept.detail).toBe('full');
    expect(renderJson(kept.report, FULL)).toBe(text);
    expect(kept.report).toEqual(JSON.parse(JSON.stringify(report)));
  });

  it('in brief', () => {
    const kept = read(JSON.parse(renderJson(briefReport(SMALL), BRIEF)));
    expect(kept).toMatchObject({ detail: 'brief', report: briefReport(SMALL) });
  });

  it('with hostile texts', () => {
    fc.assert(
      fc.property(hostileReport, (report) => {
        const text = renderJson(report, FULL);
        expect(renderJson(read(JSON.parse(text)).report, FULL)).toBe(text);
      }),
      tries(50),
    );
  });

  it('without fields that an earlier version did not have, or that a later one adds', () => {
    const { gate, variables, ...earlier } = FILE;
    expect(read({ ...earlier, runs: [], later: 1 }).report).toEqual({ ...SMALL, runs: [] });
    const [run] = FILE.runs;
    const { about, ...known } = run;
    const [kept] = read({ ...FILE, runs: [{ ...known, later: 1 }] }).report.runs;
    expect(kept).not.toHaveProperty('about');
    expect(kept).not.toHaveProperty('later');
  });
});

describe('what is no report is refused, with the place', () => {
  it.each([
    [null, 'is not the report of a gate'],
    ['text', 'is not the report of a gate'],
    [[], 'is not the report of a gate'],
    [{ $schema: 'https://json.schemastore.org/sarif-2.1.0.json' }, 'is not the report of a gate'],
    [{ ...FILE, version: 3 }, "is of version 3 of the report's format"],
    [{ ...FILE, version: '2' }, '/version: expected 2'],
    [{ ...FILE, outcome: 'green' }, '/outcome: expected one of "error"|"failed"'],
    [{ ...FILE, runs: {} }, '/runs: expected array, received object'],
    [{ ...FILE, runs: [null] }, '/runs/0: expected object, received null'],
    [{ ...FILE, provenance: [] }, '/provenance: expected object, received array'],
    [{ ...FILE, runs: [{ ...FILE.runs[0], jobId: 7 }] }, '/runs/0/jobId: expected string'],
  ])('%#', (file, problem) => {
    expect(problemOf(file)).toContain(problem);
  });
});
