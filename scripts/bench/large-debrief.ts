import type { DebriefReport } from '../../src/model/debrief.ts';

const SENTENCE = 'The caller asked twice for a refund, and the agent repeated the opening hours. ';

/**
 * A report with so many themes, each with an analysis of so many sentences (79 characters each).
 * The same arguments give the same report.
 */
export function makeReport(themeCount: number, sentencesPerTheme: number): DebriefReport {
  const callIds = Array.from({ length: 12 }, (_, index) => callId(index));
  const themes = Array.from({ length: themeCount }, (_, index) => ({
    slug: `theme-${index}`,
    title: `Refund policy missed in case ${index}`,
    severity: ['HIGH', 'MEDIUM', 'LOW'][index % 3] ?? 'LOW',
    impact: 'HIGH',
    prevalence: 'RECURRING',
    lifecycle: ['NEW', 'PERSISTENT'][index % 2] ?? null,
    affectedCallCount: 3,
    totalCallCount: 40,
    checkNames: ['greeting', 'refund-policy'],
    rootCauseChannel: 'PROMPT',
    analysis: SENTENCE.repeat(sentencesPerTheme),
    callIds,
  }));
  return {
    generatedAt: '2026-01-31T14:30:00Z',
    verdict: 'PASSED',
    verdictSummary: SENTENCE.repeat(3),
    executiveSummary: { paragraphs: [SENTENCE.repeat(5)], sections: [] },
    keyFindings: [{ title: 'Refunds', body: SENTENCE.repeat(2), callIds }],
    wentWell: [],
    themes,
    recommendations: [
      {
        order: 1,
        title: 'State the refund policy',
        body: SENTENCE,
        severity: 'HIGH',
        channel: 'PROMPT',
        currentText: 'Be brief.',
        suggestedText: 'Be brief. State the refund policy when asked for a refund.',
        themeSlugs: ['theme-0'],
      },
    ],
    trend: null,
  };
}

/** A debrief as the service returns it; null for one that has no report yet. */
export function makeDebrief(report: DebriefReport | null) {
  const times = { createdAt: '2026-01-31T14:25:00Z', completedAt: report?.generatedAt ?? null };
  const status = report ? 'READY' : 'GENERATING';
  return { debriefId: callId(7), status, errorMessage: null, ...times, report };
}

function callId(index: number): string {
  return `5d0f6c1e-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
}
