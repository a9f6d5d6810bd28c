import type { DebriefReport, GateReport, Waiver } from '../../../src/model/report.ts';
import {
  debriefReport,
  finding,
  gateReport,
  recommendation,
  runReport,
  theme,
  trendRow,
} from '../builders.ts';
import { place } from './reports.ts';

/** A report of two runs in which every text comes from `text`. */
export function reportOf(text: () => string): GateReport {
  const run = () =>
    runReport({
      jobId: text(),
      label: text(),
      reasons: [{ rule: text(), message: text(), theme: text(), check: text(), limit: text() }],
      notes: [text()],
      runStatus: text(),
      debrief: { debriefId: text(), status: text(), errorMessage: `${text()} not quoted` },
      report: fullReport(text),
      exceptions: {
        waived: [{ kind: 'theme', name: text(), waiver: waiver(text) }],
        known: [text()],
        unmatched: [waiver(text)],
        notes: [text()],
      },
    });
  return gateReport({
    reasons: [{ rule: text(), message: text(), value: text() }],
    runs: [run(), { ...run(), report: null }, run()],
    notes: [text()],
    promptFixes: [0, 2].map((run) => ({
      from: [{ run, recommendation: 0 }],
      found: { state: 'ambiguous', places: [place({ path: text() }), place({ path: text() })] },
    })),
  });
}

function waiver(text: () => string): Waiver {
  const texts = { target: text(), reason: text(), owner: text(), expires: text() };
  return { kind: 'check', daysLeft: 3, ...texts };
}

function fullReport(text: () => string): DebriefReport {
  const texts = (count: number) => Array.from({ length: count }, text);
  return debriefReport({
    generatedAt: text(),
    verdict: text(),
    verdictSummary: text(),
    executiveSummary: { paragraphs: texts(2), sections: [{ heading: text(), body: text() }] },
    keyFindings: [finding({ title: text(), body: text(), callIds: texts(12) })],
    wentWell: [finding({ title: text(), body: text(), callIds: texts(2) })],
    themes: Array.from({ length: 2 }, () =>
      theme({
        slug: text(),
        title: text(),
        severity: text(),
        impact: text(),
        prevalence: text(),
        lifecycle: text(),
        checkNames: texts(5),
        rootCauseChannel: text(),
        analysis: text(),
        callIds: texts(12),
      }),
    ),
    recommendations: [
      recommendation({
        title: text(),
        body: text(),
        severity: text(),
        channel: text(),
        currentText: text(),
        suggestedText: text(),
        themeSlugs: texts(2),
      }),
    ],
    trend: {
      baselineRunPlanJobId: text(),
      baselineRunNumber: 1,
      rows: [trendRow({ checkName: text(), lifecycle: text(), currentPassRate: 50 })],
    },
  });
}
