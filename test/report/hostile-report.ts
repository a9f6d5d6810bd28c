import fc from 'fast-check';
import * as z from 'zod/mini';
import { baselineSchema } from '../../src/model/baseline.ts';
import {
  evidenceFields,
  provenanceSchema,
  testedVariableSchema,
} from '../../src/model/evidence.ts';
import { historySchema } from '../../src/model/history.ts';
import type { GateReport, RunReport, Waiver } from '../../src/model/report.ts';
import { dangerous } from '../text/dangerous.ts';
import {
  debriefReport,
  finding,
  gateReport,
  recommendation,
  runReport,
  theme,
  trendRow,
} from './builders.ts';

const EVIDENCE = z.object(evidenceFields);

/** Something of a shape in which every text comes from `text`, and nothing is absent or null. */
export function filled<T>(schema: z.ZodMiniType<T>, text: () => string): T {
  return z.parse(schema, filledValue(schema, text));
}

function filledValue(schema: z.core.$ZodType, text: () => string): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, part]) => [name, filledValue(part, text)]),
      );
    case 'array':
      return [filledValue(def.element, text), filledValue(def.element, text)];
    case 'nullable':
    case 'optional':
      return filledValue(def.innerType, text);
    case 'lazy':
      return filledValue((schema as z.core.$ZodLazy)._zod.innerType, text);
    case 'string':
      return text();
    case 'number':
      return 7;
    case 'boolean':
      return false;
    case 'enum':
      return Object.values(def.entries)[0];
    default:
      throw new Error(`nothing is known that is ${def.type}`);
  }
}

/** A report in which every text comes from `text`, with a fix of each kind. */
export function reportOf(text: () => string): GateReport {
  const place = { path: text(), startLine: 1, startColumn: 1, endLine: 2, endColumn: 3 };
  return gateReport({
    gateName: text(),
    variables: [filled(testedVariableSchema, text)],
    // The runner's own words.
    provenance: { ...filled(provenanceSchema, text) },
    outcome: 'failed',
    reasons: [{ rule: text(), message: text(), limit: text(), value: text() }],
    runs: [runOf(text, 'failed'), runOf(text, 'inconclusive')],
    notes: [text()],
    policy: { path: text(), isTrial: false },
    promptFixes: [
      {
        from: [{ run: 0, recommendation: 0 }],
        found: {
          state: 'located',
          place,
          insertedText: text(),
          fixedLines: [text()],
          leftOut: null,
        },
      },
      {
        from: [{ run: 1, recommendation: 1 }],
        found: {
          state: 'located',
          place,
          insertedText: text(),
          fixedLines: [text()],
          leftOut: text(),
        },
      },
      { from: [{ run: 0, recommendation: 1 }], found: { state: 'ambiguous', places: [place] } },
      { from: [{ run: 1, recommendation: 0 }], found: { state: 'missing' } },
    ],
  });
}

function runOf(text: () => string, outcome: RunReport['outcome']): RunReport {
  const texts = (count: number): string[] => Array.from({ length: count }, text);
  const slug = text();
  const check = text();
  const waiver: Waiver = {
    kind: 'theme',
    target: text(),
    reason: text(),
    owner: text(),
    expires: '2026-06-30',
  };
  return runReport({
    jobId: text(),
    label: text(),
    stableName: text(),
    ...filled(EVIDENCE, text),
    baseline: filled(baselineSchema, text),
    history: filled(historySchema, text),
    outcome,
    reasons: [
      { rule: text(), message: text() },
      { rule: text(), message: text(), theme: slug },
      { rule: text(), message: text(), check },
    ],
    notes: [text()],
    runStatus: text(),
    debrief: { debriefId: text(), status: text(), errorMessage: text() },
    report: debriefReport({
      generatedAt: text(),
      verdict: text(),
      verdictSummary: text(),
      executiveSummary: { paragraphs: texts(2), sections: [{ heading: text(), body: text() }] },
      keyFindings: [finding({ title: text(), body: text(), callIds: texts(2) })],
      wentWell: [finding({ title: text(), body: text(), callIds: texts(2) })],
      themes: [slug, text()].map((each) =>
        theme({
          slug: each,
          title: text(),
          severity: text(),
          impact: text(),
          prevalence: text(),
          lifecycle: text(),
          checkNames: texts(2),
          rootCauseChannel: text(),
          analysis: text(),
          callIds: texts(2),
        }),
      ),
      recommendations: [[slug], []].map((themeSlugs) =>
        recommendation({
          title: text(),
          body: text(),
          severity: text(),
          channel: text(),
          currentText: text(),
          suggestedText: text(),
          themeSlugs,
        }),
      ),
      trend: {
        baselineRunPlanJobId: text(),
        baselineRunNumber: 1,
        rows: [check, text()].map((checkName) => trendRow({ checkName, lifecycle: text() })),
      },
    }),
    exceptions: {
      waived: [{ kind: 'theme', name: text(), waiver }],
      known: [text()],
      unmatched: [waiver],
      notes: [text()],
    },
  });
}

/** Reports whose texts are dangerous, or any UTF-16 units at all. */
export const hostileReport = fc
  .array(fc.oneof(dangerous, fc.string({ unit: 'binary' })), { minLength: 40, maxLength: 40 })
  .map((texts) => {
    let next = 0;
    return reportOf(() => texts[next++ % texts.length] ?? '');
  });
