import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { DebriefReport } from '../../src/model/report.ts';
import { debriefReport, theme, trendRow } from '../support/reports.ts';
import { savedDebrief, workspace } from '../support/saved-files.ts';
import { runAlone, type StepResult, virtualRuntime } from '../support/virtual-runtime.ts';

const { save } = workspace('entered');

/** Pages show their first digits. */
const CALL_IDS = ['c0ffee00-1111-4111-8111-111111111111', 'c0ffee22-2222-4222-8222-222222222222'];
const PRIVATE = [
  'verdictSummary',
  'paragraph',
  'heading',
  'section',
  'findingBody',
  'wentWellBody',
  'analysis',
  'recommendationBody',
  'currentText',
  'suggestedText',
] as const;

/** A text that nothing but its place in the debrief explains. */
function secret(place: (typeof PRIVATE)[number]): string {
  return `private words of ${place}`;
}

const REPORT: DebriefReport = debriefReport({
  verdict: 'THRESHOLD_FAILED',
  verdictSummary: secret('verdictSummary'),
  executiveSummary: {
    paragraphs: [secret('paragraph')],
    sections: [{ heading: secret('heading'), body: secret('section') }],
  },
  keyFindings: [{ title: 'Finding title', body: secret('findingBody'), callIds: CALL_IDS }],
  wentWell: [{ title: 'Praise title', body: secret('wentWellBody'), callIds: CALL_IDS }],
  themes: [theme({ title: 'Theme title', analysis: secret('analysis'), callIds: CALL_IDS })],
  recommendations: [
    {
      order: 1,
      title: 'Recommendation title',
      body: secret('recommendationBody'),
      severity: 'HIGH',
      channel: 'PROMPT',
      currentText: secret('currentText'),
      suggestedText: secret('suggestedText'),
      themeSlugs: ['refund-policy-missed'],
    },
  ],
  trend: { baselineRunPlanJobId: 'b', baselineRunNumber: 3, rows: [trendRow()] },
});

/** Everything that anybody can read of a step, its files included. */
function shownBy({ log, summary, outputs }: StepResult): string {
  const names = ['json-file', 'markdown-file', 'html-file', 'sarif-file', 'junit-file'];
  const paths = names.flatMap((name) => outputs[name] || []);
  const files = paths.map((path) => readFileSync(path, 'utf8'));
  return [log, summary, JSON.stringify(outputs), ...files].join('\n');
}

function privateWordsIn(result: StepResult): string[] {
  const shown = shownBy(result);
  const ids = CALL_IDS.map((id) => id.slice(0, 8));
  return [...PRIVATE.map(secret), ...ids].filter((words) => shown.includes(words));
}

const BRIEF = { detail: 'brief', 'call-url': 'https://app.example.com/calls/{callId}' };
const DEBUG = { RUNNER_DEBUG: '1' };

describe('detail: brief', () => {
  test('shows verdict, numbers and titles', async () => {
    const { service, runStep } = await virtualRuntime();
    const { jobId } = service.addRun({ debrief: { report: REPORT } });
    const { summary, outputs } = await runStep({ ...BRIEF, 'job-id': jobId });
    for (const shown of [
      'THRESHOLD_FAILED',
      'Theme title',
      '7/12',
      'Recommendation title',
      'refund policy',
    ]) {
      expect(summary).toContain(shown);
    }
    expect(outputs).toMatchObject({ outcome: 'failed', 'themes-total': '1' });
  });

  test('shows no analysis, transcripts, prompt text or call IDs, neither in the summary nor in log, annotations, outputs and files', async () => {
    const { service, runStep } = await virtualRuntime();
    const jobIds = [1, 2].map(() => service.addRun({ debrief: { report: REPORT } }).jobId);
    for (const given of [jobIds.slice(0, 1), jobIds]) {
      const inputs = { 'job-id': given.join('\n') };
      const brief = await runStep({ ...BRIEF, ...inputs }, DEBUG);
      expect(brief.outputs.outcome).toBe('failed');
      expect(privateWordsIn(brief)).toEqual([]);
      const full = await runStep(inputs, DEBUG);
      expect(privateWordsIn(full)).toHaveLength(PRIVATE.length + CALL_IDS.length);
    }
  });

  test('shows nothing of what the service wrote about a debrief that FAILED, but that it wrote something', async () => {
    const { service, runStep } = await virtualRuntime();
    const words = 'The caller said that it is all wrong.';
    const failed = { states: [{ status: 'FAILED', errorMessage: words }] };
    const place = () => service.addRun({ debrief: 'none', nextDebriefs: [failed, failed] }).jobId;
    const brief = await runStep({ ...BRIEF, 'job-id': place() }, DEBUG);
    expect(shownBy(brief)).not.toContain('The caller said');
    expect(brief.annotations[0]).toContain(
      'the debrief ended FAILED, with an error message that detail: brief leaves out',
    );
    const full = await runStep({ 'job-id': place() });
    expect(full.annotations[0]).toContain(`the debrief ended FAILED: ${words}`);
    expect(full.summary).toContain(words);
  });

  test.for([
    ['cut off', JSON.stringify(savedDebrief(REPORT)).slice(0, -200)],
    [
      'spoiled',
      JSON.stringify(savedDebrief(REPORT)).replace(/"(private words of analysis)"/, '$1'),
    ],
    ['FAILED', savedDebrief(null, { status: 'FAILED', errorMessage: secret('analysis') })],
  ] as const)('holds for a saved debrief that cannot be judged: %s', async ([name, content]) => {
    const path = save(`${name}.json`, content);
    const brief = await runAlone({ ...BRIEF, 'debrief-file': path });
    expect(brief.exitCode).toBe(1);
    expect(shownBy(brief)).not.toContain('private');
  });
});
