import type { GateReport, ReportSettings } from '../../src/model/report.ts';
import {
  debriefReport,
  finding,
  gateReport,
  recommendation,
  runReport,
  theme,
  trendRow,
} from './builders.ts';

function callIds(count: number, series: string): string[] {
  return Array.from(
    { length: count },
    (_, index) => `3c9e${series}0${String(index).padStart(2, '0')}-52d1-4f7a-8a11-9be2c04d77e1`,
  );
}

/** A bank's telephone agent after a change of its prompt: one failed run with all that a debrief has. */
export const REALISTIC: GateReport = gateReport({
  runs: [
    runReport({
      reasons: [
        {
          rule: 'verdict',
          message: 'the verdict is THRESHOLD_FAILED: the run is below the thresholds of its checks',
          restates: 'verdict',
        },
      ],
      report: debriefReport({
        verdictSummary:
          'The run misses two of its five thresholds. The agent resolves most balance questions, but it gives account data to callers who have not been verified, and it hangs up while callers still look for their card.',
        executiveSummary: {
          paragraphs: [
            'Forty calls were placed by six personas. 27 of them met every check, against 33 in the previous run.',
            'Both new failures go back to the shortened greeting: the sentence that asked for the PIN (4 digits) is gone.',
          ],
          sections: [
            {
              heading: 'What changed',
              body: "The prompt no longer says 'one moment' before a lookup.\nSilence of 6 s and more follows, which impatient callers take for a dropped call.",
            },
          ],
        },
        keyFindings: [
          finding({
            title: 'Account data is read out before verification',
            body: 'In 9 of 40 calls the balance was given to a caller who had only said a name.',
            callIds: callIds(3, 'aa'),
          }),
          finding({
            title: 'Silence is taken for a dropped call',
            body: 'Callers asked "hello?" or "are you there?" in 6 calls.',
            callIds: callIds(2, 'bb'),
          }),
        ],
        wentWell: [
          finding({
            title: 'Balance questions',
            body: 'Answered right in 31 of 31 verified calls.',
          }),
          finding({ title: 'Tone', body: 'Calm and friendly with all six personas.' }),
        ],
        themes: [
          theme({
            slug: 'long-silence',
            title: 'Long silence during lookups',
            severity: 'MEDIUM',
            impact: 'MEDIUM',
            prevalence: 'RECURRING',
            lifecycle: 'PERSISTENT',
            affectedCallCount: 6,
            totalCallCount: 40,
            checkNames: ['no dead air'],
            rootCauseChannel: 'LLM_MODEL',
            analysis:
              'The lookup takes 5 to 8 s & the agent says nothing meanwhile.\n\nCallers fill the gap with "hello?", which the agent then answers instead of the question.',
            callIds: callIds(6, 'bb'),
          }),
          theme({
            slug: 'data-before-verification',
            title: "Account data before the caller's PIN is checked",
            severity: 'HIGH',
            impact: 'CRITICAL',
            prevalence: 'RECURRING',
            lifecycle: 'NEW',
            affectedCallCount: 9,
            totalCallCount: 40,
            checkNames: ['verifies caller', 'keeps account data private'],
            rootCauseChannel: 'PROMPT',
            analysis:
              "The agent takes a name as proof of identity. In the previous version the greeting asked for the PIN (4 digits); the new one does not, and no other instruction does.\n\nTypical: 'Hi, it is Dana.' - 'Hello Dana, your balance is $1,204.'",
            callIds: callIds(12, 'aa'),
          }),
          theme({
            slug: 'spells-street-names',
            title: 'Street names are misheard',
            severity: 'LOW',
            impact: 'LOW',
            prevalence: 'ISOLATED',
            lifecycle: 'IMPROVING',
            affectedCallCount: 1,
            totalCallCount: 40,
            checkNames: ['takes address'],
            rootCauseChannel: 'STT',
            analysis: '"Ainslie Street" was written down as "Ansley Street".',
            callIds: callIds(1, 'cc'),
          }),
        ],
        recommendations: [
          recommendation({
            order: 1,
            title: 'Ask for the PIN before any account data',
            body: 'Put the instruction back that the shortened greeting lost.',
            severity: 'HIGH',
            channel: 'PROMPT',
            currentText:
              'You are Robin, the telephone assistant of Example Bank.\nGreet the caller by name and ask how you can help.\nKeep answers short.',
            suggestedText:
              "You are Robin, the telephone assistant of Example Bank.\nGreet the caller by name and ask how you can help.\nBefore you give any account data, ask for the caller's PIN (4 digits) and check it.\nKeep answers short.",
            themeSlugs: ['data-before-verification'],
          }),
          recommendation({
            order: 2,
            title: "Say 'one moment' before each lookup",
            body: 'A short phrase keeps the line alive; it costs nothing & callers wait up to 10 s without asking.',
            severity: 'MEDIUM',
            channel: 'LLM_MODEL',
            themeSlugs: ['long-silence'],
          }),
        ],
        trend: {
          baselineRunPlanJobId: '0b8e2f6c-18d4-4b6e-9e0f-6f2f7f1b5a90',
          baselineRunNumber: 41,
          rows: [
            trendRow({
              checkName: 'answers balance question',
              previousPassRate: 96.875,
              currentPassRate: 100,
              lifecycle: 'FIXED',
            }),
            trendRow({
              checkName: 'verifies caller',
              previousPassRate: 100,
              currentPassRate: 77.5,
              lifecycle: 'NEW',
            }),
            trendRow({
              checkName: 'no dead air',
              previousPassRate: 85,
              currentPassRate: 85,
              lifecycle: 'PERSISTENT',
            }),
            trendRow({
              checkName: 'takes address',
              previousPassRate: 95,
              currentPassRate: 97.5,
              lifecycle: 'IMPROVING',
            }),
            trendRow({
              checkName: 'keeps account data private',
              previousPassRate: null,
              currentPassRate: 77.5,
              lifecycle: null,
            }),
          ],
        },
      }),
    }),
  ],
});

export const LINKED: ReportSettings = {
  detail: 'full',
  callUrl: 'https://voice.example.com/calls/{callId}',
  runUrl: 'https://voice.example.com/runs/{jobId}',
};
