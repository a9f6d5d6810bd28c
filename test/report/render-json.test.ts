import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GateReport } from '../../src/model/report.ts';
import { briefReport } from '../../src/report/redact-report.ts';
import { reportJsonSchema } from '../../src/report/render-json.ts';
import { tries } from '../support/tries.ts';
import { BRIEF, debriefReport, FULL, gateReport, runReport, theme } from './builders.ts';
import { hostileReport } from './hostile-report.ts';
import { REALISTIC } from './realistic.ts';
import { renderJson } from './rendered.ts';
import { SMALL } from './small.ts';

const PUBLISHED = new URL('../../schema/report.schema.json', import.meta.url);
const schema = JSON.parse(readFileSync(PUBLISHED, 'utf8'));
const validate = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(
  schema,
);

function expectValid(document: unknown): void {
  validate(document);
  expect(validate.errors).toBeNull();
}

function rendered(report: GateReport, settings = FULL) {
  const document = JSON.parse(renderJson(report, settings));
  expectValid(document);
  return document;
}

/** The same with one more field in every object. */
function withUnknownFields<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? { ...part, transcripts: ['secret'] }
      : part,
  );
}

/** As JSON, without what the file computes. */
function withoutIntervals(value: object) {
  return JSON.parse(
    JSON.stringify(value, (key, part) => (key === 'confidenceInterval' ? undefined : part)),
  );
}

describe('report.json', () => {
  it('is the golden file', async () => {
    await expect(renderJson(SMALL, FULL)).toMatchFileSnapshot('golden/report.json');
  });

  it('names its schema and its version, and its level of detail', () => {
    const head = { $schema: 'report.schema.json', version: 2 };
    expect(rendered(SMALL)).toMatchObject({ ...head, detail: 'full' });
    expect(rendered(briefReport(SMALL), BRIEF)).toMatchObject({ ...head, detail: 'brief' });
    expect(schema.$id).toBe('report.schema.json');
  });

  it('keeps values that this version does not know', () => {
    const report = debriefReport({
      verdict: 'UNSURE',
      themes: [theme({ severity: 'BLOCKER', lifecycle: 'RECURRED' })],
    });
    const [run] = rendered(gateReport({ runs: [runReport({ report })] })).runs;
    expect(run.report).toMatchObject({
      verdict: 'UNSURE',
      themes: [{ severity: 'BLOCKER', lifecycle: 'RECURRED' }],
    });
  });

  it.each([
    ['REALISTIC', REALISTIC],
    ['SMALL', SMALL],
  ])('drops fields that the model does not know, which nothing redacts: %s', (_, report) => {
    expect(renderJson(withUnknownFields(report), FULL)).toBe(renderJson(report, FULL));
  });

  it('is valid for hostile texts, without active characters', () => {
    fc.assert(
      fc.property(hostileReport, (report) => {
        const json = renderJson(report, FULL);
        const document = JSON.parse(json);
        expectValid(document);
        expect(withoutIntervals(document)).toMatchObject(withoutIntervals(report));
        expect(json).not.toMatch(
          /[\0-\x09\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\p{Cs}]|##\[|^\s*::/mu,
        );
        expect(json).not.toMatch(/[\u{e0000}-\u{e0fff}]/u);
      }),
      tries(50),
    );
  });
});

describe('the published schema', () => {
  it('is what the source says: `npm run schemas` rewrites it', () => {
    expect(schema).toEqual(reportJsonSchema());
  });

  it.each([
    ['without a field', { tolerated: undefined }],
    ['with a field of another type', { runs: {} }],
    ['of another version', { version: 3 }],
    ['with an outcome of its own', { outcome: 'fine' }],
  ])('refuses a report %s', (_, change) => {
    const document = JSON.parse(renderJson(SMALL, FULL));
    expect(validate(JSON.parse(JSON.stringify({ ...document, ...change })))).toBe(false);
  });
});
