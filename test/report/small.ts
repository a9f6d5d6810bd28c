import type { GateReport } from '../../src/model/report.ts';
import {
  BARE_VERDICT,
  debriefReport,
  finding,
  gateReport,
  recommendation,
  runReport,
  theme,
  trendRow,
} from './builders.ts';

const CALL = '3c9eaa00-52d1-4f7a-8a11-9be2c04d77e1';

/** A little of everything that a report can hold: for golden files that a person can read. */
export const SMALL: GateReport = gateReport({
  runs: [
    runReport({
      reasons: [
        BARE_VERDICT,
        {
          rule: 'themes',
          message: "the theme 'Account data before the PIN is checked' is HIGH and NEW",
          theme: 'data-before-pin',
        },
        {
          rule: 'trend',
          message: "the check 'verifies caller' lost 22.5 points, 10 are allowed",
          check: 'verifies caller',
          limit: 10,
          value: 22.5,
        },
      ],
      notes: ['the run ended TIMED_OUT'],
      report: debriefReport({
        verdictSummary: 'Dana (dana@bank.example, +1 555-010-0200) got her balance without a PIN.',
        executiveSummary: {
          paragraphs: ['One of two checks fails.'],
          sections: [{ heading: null, body: 'The greeting lost a sentence.' }],
        },
        keyFindings: [finding({ title: 'No PIN', body: 'In 9 of 40 calls.', callIds: [CALL] })],
        wentWell: [finding({ title: 'Tone', body: 'Calm.' })],
        themes: [
          theme({
            slug: 'data-before-pin',
            title: 'Account data before the PIN is checked',
            severity: 'HIGH',
            impact: 'CRITICAL',
            prevalence: 'RECURRING',
            lifecycle: 'NEW',
            affectedCallCount: 9,
            totalCallCount: 40,
            checkNames: ['verifies caller'],
            rootCauseChannel: 'PROMPT',
            analysis: 'A name is taken for proof.',
            callIds: [CALL],
          }),
          theme({ slug: 'long-silence', title: 'Silence <6 s & more>', severity: 'LOW' }),
        ],
        recommendations: [
          recommendation({
            order: 1,
            title: 'Ask for the PIN',
            body: 'Put the sentence back.',
            severity: 'HIGH',
            channel: 'PROMPT',
            currentText: 'Greet the caller.',
            suggestedText: 'Greet the caller.\nAsk for the PIN.',
            themeSlugs: ['data-before-pin'],
          }),
          recommendation({
            order: 2,
            title: 'Keep answers short',
            currentText: 'Answer.',
            suggestedText: 'Answer in one sentence.',
          }),
        ],
        trend: {
          baselineRunPlanJobId: '0b8e2f6c-18d4-4b6e-9e0f-6f2f7f1b5a90',
          baselineRunNumber: 41,
          rows: [
            trendRow({
              checkName: 'verifies caller',
              previousPassRate: 100,
              currentPassRate: 77.5,
              lifecycle: 'NEW',
            }),
            trendRow({ checkName: 'no dead air', previousPassRate: null, currentPassRate: 0 }),
          ],
        },
      }),
      exceptions: {
        waived: [
          {
            kind: 'theme',
            name: 'long-silence',
            waiver: {
              kind: 'theme',
              target: 'long-*',
              reason: 'a faster lookup is on its way',
              owner: '@voice-team',
              expires: '2026-06-30',
            },
          },
        ],
        known: [],
        unmatched: [],
        notes: [],
      },
    }),
    runReport({
      jobId: '',
      label: 'saved/debrief.json',
      outcome: 'inconclusive',
      reasons: [{ rule: 'debrief', message: 'the debrief ended FAILED: no transcript' }],
      runStatus: null,
      debrief: { debriefId: 'd', status: 'FAILED', errorMessage: 'no transcript' },
      report: null,
    }),
  ],
  notes: ['no file of `paths` is larger than 1 MiB'],
  policy: { path: '.github/simulation-gate.yml', isTrial: false },
  promptFixes: [
    {
      from: [{ run: 0, recommendation: 0 }],
      found: {
        state: 'located',
        place: {
          path: 'prompts/agent 1.md',
          startLine: 3,
          startColumn: 1,
          endLine: 3,
          endColumn: 18,
        },
        insertedText: 'Greet the caller.\nAsk for the PIN.',
        fixedLines: ['Greet the caller.', 'Ask for the PIN.'],
        leftOut: null,
      },
    },
    { from: [{ run: 0, recommendation: 1 }], found: { state: 'missing' } },
  ],
});
