/** Reports that show what a page can hold. */
import type {
  Case,
  FileSpan,
  FoundPrompt,
  GateReport,
  PromptFix,
  Waiver,
} from '../../../src/model/report.ts';
import { debriefReport, gateReport, recommendation, runReport, theme } from '../builders.ts';
import { REALISTIC } from '../realistic.ts';

export const WAIVER: Waiver = {
  kind: 'theme',
  target: 'long-silence',
  reason: 'the faster lookup comes with the next release',
  owner: '@voice-team',
  expires: '2026-06-30',
};

export function place(overrides: Partial<FileSpan> = {}): FileSpan {
  return {
    path: 'prompts/agent.md',
    startLine: 4,
    startColumn: 1,
    endLine: 6,
    endColumn: 20,
    ...overrides,
  };
}

/** A prompt fix of the first recommendation of the first run. */
export function locatedFix(overrides: Partial<Located> = {}): PromptFix {
  const found = { insertedText: 'b', fixedLines: ['b'], leftOut: null, ...overrides };
  return {
    from: [{ run: 0, recommendation: 0 }],
    found: { state: 'located', place: place(), ...found },
  };
}

type Located = Extract<FoundPrompt, { state: 'located' }>;

export function scenario(overrides: Partial<Case> = {}): Case {
  return {
    id: 'a',
    scenario: 'Asks for a refund',
    persona: 'Ana',
    agent: null,
    status: null,
    passed: 1,
    evaluated: 6,
    baseline: { passed: 6, evaluated: 6 },
    p: null,
    adjustedP: null,
    failingCall: null,
    checks: [],
    ...overrides,
  };
}

/** The realistic run, evaluated by a policy with waivers and notes. */
export const RICH: GateReport = gateReport({
  runs: REALISTIC.runs.map((run) => ({
    ...run,
    reasons: [
      ...run.reasons,
      {
        rule: 'themes',
        message: "the theme 'data-before-verification' is HIGH and NEW",
        theme: 'data-before-verification',
      },
      {
        rule: 'trend',
        message: "the check 'verifies caller' lost 22.5 points against the previous run",
        check: 'verifies caller',
        limit: 10,
        value: 22.5,
      },
    ],
    exceptions: {
      waived: [
        { kind: 'theme', name: 'long-silence', waiver: WAIVER },
        {
          kind: 'check',
          name: 'no dead air',
          waiver: { ...WAIVER, kind: 'check', target: 'no dead air', owner: null },
        },
      ],
      known: ['spells-street-names'],
      unmatched: [{ ...WAIVER, target: 'refund-*', reason: 'refunds are taken out of the prompt' }],
      notes: ["the check 'takes address' has 4 calls only"],
    },
    notes: ['the key may only read, so no new debrief was asked for'],
  })),
  promptFixes: [locatedFix({ insertedText: 'not shown', fixedLines: ['not shown'] })],
});

const LONG_PROMPT = Array.from(
  { length: 14 },
  (_, index) => `Rule ${index + 1}: answer in one or two sentences, and end with a question.`,
);

/** A failed run, one without an evaluation, and one that passed. */
export const SEVERAL_RUNS: GateReport = gateReport({
  runs: [
    runReport({
      jobId: '9e0a6b3c-5c1d-4be2-93f1-7f7b2a1d4e03',
      outcome: 'passed',
      reasons: [],
      report: debriefReport({ verdict: 'PASSED', verdictSummary: 'All thresholds hold.' }),
    }),
    runReport({
      jobId: 'c1b7e9d4-3a52-4d0f-8e6b-1a9c5d7f2b04',
      outcome: 'inconclusive',
      reasons: [{ rule: 'debrief', message: 'the debrief ended FAILED after 2 requests' }],
      notes: ['the run ended TIMED_OUT'],
      runStatus: 'TIMED_OUT',
      debrief: { debriefId: 'd', status: 'FAILED', errorMessage: 'no transcript\nfor 3 calls' },
      report: null,
    }),
    runReport({
      jobId: '2d4c1a77-0d5e-4f3b-8a39-5b1f8f0f6c02',
      report: debriefReport({
        themes: [
          theme({
            slug: 'wrong-date',
            title: 'Wrong date is read out',
            severity: 'HIGH',
            lifecycle: 'NEW',
          }),
          theme({
            slug: 'brief',
            title: 'Answers are too brief',
            severity: 'LOW',
            lifecycle: 'FIXED',
          }),
        ],
        recommendations: [
          recommendation({
            title: 'Say dates in words',
            channel: 'PROMPT',
            currentText: LONG_PROMPT.join('\n'),
            suggestedText: LONG_PROMPT.with(
              7,
              'Rule 8: answer in one or two sentences, say dates in words, and end with a question.',
            ).join('\n'),
            themeSlugs: ['wrong-date'],
          }),
        ],
      }),
    }),
  ],
  promptFixes: [
    {
      from: [{ run: 2, recommendation: 0 }],
      found: {
        state: 'ambiguous',
        places: [place(), place({ path: 'prompts/old.md', endLine: 4 })],
      },
    },
  ],
});

/** One run with as many themes as a service may find in thousands of calls. */
export const MANY_THEMES: GateReport = gateReport({
  runs: [
    runReport({
      report: debriefReport({
        themes: Array.from({ length: 5000 }, (_, index) =>
          theme({
            slug: `theme-${index}`,
            title: `Theme ${index}: the caller has to say it twice`,
            severity: ['LOW', 'MEDIUM', 'HIGH'][index % 3] ?? '',
            lifecycle: ['NEW', 'PERSISTENT', 'IMPROVING', 'FIXED', null][index % 5] ?? null,
            impact: 'MEDIUM',
            prevalence: 'RECURRING',
            rootCauseChannel: 'PROMPT',
            affectedCallCount: index % 40,
            totalCallCount: 40,
            analysis: 'The agent asks again for what the caller has said already.\n'.repeat(20),
            callIds: Array.from({ length: 12 }, (_, call) => `call-${index}-${call}`),
          }),
        ),
      }),
    }),
  ],
});
