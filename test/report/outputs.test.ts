import { describe, expect, it } from 'vitest';
import { setOutputs } from '../../src/publish/output-values.ts';
import { outputsOf } from '../../src/report/outputs.ts';
import { recordingRunner } from '../support/recording-runner.ts';
import {
  DEBRIEF_ID,
  debriefReport,
  gateReport,
  JOB_ID,
  runReport,
  theme,
  trendRow,
} from '../support/reports.ts';

const KIB_64 = 64 * 1024;
const failing = debriefReport({
  verdict: 'THRESHOLD_FAILED',
  themes: [theme(), theme({ severity: 'LOW' }), theme({ lifecycle: 'FIXED' })],
  trend: {
    baselineRunPlanJobId: JOB_ID,
    baselineRunNumber: 3,
    rows: [
      trendRow(),
      trendRow({ previousPassRate: null }),
      trendRow({ currentPassRate: null }),
      trendRow({ previousPassRate: 40 }),
    ],
  },
});

const check = (name: string, isPassed: boolean | null) => ({
  id: null,
  name,
  isPassed,
  passed: 6,
  evaluated: 24,
  passRate: 25,
  threshold: 80,
});

describe('outputs', () => {
  it('holds the facts of one run', () => {
    const reasons = [{ rule: 'verdict', message: 'missed' }];
    const runs = [runReport({ outcome: 'failed', report: failing, reasons })];
    expect(outputsOf(gateReport({ outcome: 'failed', runs }))).toEqual({
      outcome: 'failed',
      verdict: 'THRESHOLD_FAILED',
      reasons: JSON.stringify([{ rule: 'verdict', message: 'missed', jobId: JOB_ID }]),
      'job-id': JOB_ID,
      'debrief-id': DEBRIEF_ID,
      'debrief-status': 'READY',
      'themes-total': '3',
      'themes-high': '2',
      'themes-new': '2',
      'checks-regressed': '1',
      'run-number': '',
      'run-plan-name': '',
      score: '',
      'checks-total': '',
      'checks-failed': '',
      'calls-total': '',
      'calls-passed': '',
      'cost-usd': '',
      'baseline-job-id': JOB_ID,
      runs: JSON.stringify([
        {
          jobId: JOB_ID,
          outcome: 'failed',
          verdict: 'THRESHOLD_FAILED',
          runStatus: 'COMPLETED',
          debriefId: DEBRIEF_ID,
          debriefStatus: 'READY',
          themesTotal: 3,
          themesHigh: 2,
          themesNew: 2,
          checksRegressed: 1,
          runNumber: null,
          runPlanName: '',
          score: null,
          checksTotal: null,
          checksFailed: null,
          callsTotal: null,
          callsPassed: null,
          costUsd: null,
          baselineJobId: JOB_ID,
          reused: false,
          attached: false,
        },
      ]),
      reused: 'false',
      attached: 'false',
    });
  });

  it('holds the results of runs apart from their debriefs', () => {
    const shown = {
      about: {
        planId: null,
        planName: 'nightly',
        number: 7,
        createdAt: null,
        startedAt: null,
        endedAt: null,
        durationMs: null,
      },
      runVerdict: { passed: false, score: 62.5, failures: [] },
      callCounts: { total: 24, counted: 24, completed: 24, evaluated: 24, passed: 6, failed: 18 },
      checks: [check('refund policy', false), check('greeting', true), check('unknown', null)],
      checksBelowThreshold: [{ id: null, name: 'refund policy', threshold: 80 }],
      cost: { usd: 0.1 },
    };
    const outputs = outputsOf(
      gateReport({
        runs: [runReport(shown), runReport(), runReport({ ...shown, cost: { usd: 0.2 } })],
      }),
    );
    expect(outputs).toMatchObject({
      'run-number': '7\n\n7',
      'run-plan-name': 'nightly\n\nnightly',
      score: '62.5\n\n62.5',
      'checks-total': '6',
      'checks-failed': '2',
      'calls-total': '48',
      'calls-passed': '12',
      'cost-usd': '0.3',
      'baseline-job-id': '',
    });
    expect(JSON.parse(outputs.runs ?? '')[0]).toMatchObject({
      runNumber: 7,
      runPlanName: 'nightly',
      checksTotal: 3,
      checksFailed: 1,
      callsPassed: 6,
      costUsd: 0.1,
      checks: [
        { name: 'refund policy', passed: 6, evaluated: 24, passRate: 25, threshold: 80 },
        { name: 'greeting' },
        { name: 'unknown' },
      ],
    });
  });

  it('sums the counts over all runs and separates IDs by newlines', () => {
    const runs = [
      runReport({ report: failing }),
      runReport({ jobId: 'second', report: failing }),
      runReport({ jobId: '', report: null, debrief: null, outcome: 'inconclusive' }),
    ];
    expect(outputsOf(gateReport({ runs }))).toMatchObject({
      'job-id': `${JOB_ID}\nsecond`,
      'debrief-id': `${DEBRIEF_ID}\n${DEBRIEF_ID}`,
      'themes-total': '6',
      'themes-high': '4',
      'checks-regressed': '2',
    });
  });

  it.each([
    [['PASSED', 'PASSED'], 'PASSED'],
    [['PASSED', 'THRESHOLD_FAILED'], 'THRESHOLD_FAILED'],
    [['PASSED', 'SOMETHING_NEW'], ''],
    [['PASSED', null], ''],
    [[null, 'THRESHOLD_FAILED'], 'THRESHOLD_FAILED'],
  ])('gives the worst of the verdicts %j as %j', (verdicts, expected) => {
    const runs = verdicts.map((verdict) =>
      runReport({ report: verdict === null ? null : debriefReport({ verdict }) }),
    );
    expect(outputsOf(gateReport({ runs })).verdict).toBe(expected);
  });

  it('keeps every output within 64 KiB and counts what was cut', () => {
    const runs = Array.from({ length: 5_000 }, () =>
      runReport({
        reasons: [{ rule: 'verdict', message: 'ü'.repeat(10_000) }],
        debrief: { debriefId: 'd'.repeat(100_000), status: 'READY', errorMessage: null },
      }),
    );
    const { runner, ...written } = recordingRunner();
    setOutputs(outputsOf(gateReport({ runs })), runner);
    const outputs = written.outputs();
    for (const [name, value] of Object.entries(outputs)) {
      expect(Buffer.byteLength(value), name).toBeLessThanOrEqual(KIB_64);
    }
    const reasons: { rule: string; message: string }[] = JSON.parse(outputs.reasons ?? '');
    expect(reasons.at(-1)).toMatchObject({
      rule: 'cut',
      message: `${5_000 - reasons.length + 1} more reasons are left out here, see the log or report.json`,
    });
    const shown: { cut?: number }[] = JSON.parse(outputs.runs ?? '');
    expect(shown.at(-1)).toEqual({ cut: 5_000 - shown.length + 1 });
  });

  it('lets no text of the service start a line of its own in a list of IDs', () => {
    const debrief = { debriefId: 'a\nb', status: 'READY\r\nx', errorMessage: null };
    const outputs = outputsOf(gateReport({ runs: [runReport({ debrief })] }));
    expect(outputs['debrief-id']).toBe('a b');
    expect(outputs['debrief-status']).toBe('READY x');
  });
});

describe('the facts of each of several runs', () => {
  const of = (run: object, others: object[] = []) => {
    const runs = [run, ...others].map((one) => runReport(one));
    const outputs = outputsOf(gateReport({ runs }));
    const reasons: { message: string }[] = JSON.parse(outputs.reasons ?? '');
    return { outputs, runs: JSON.parse(outputs.runs ?? ''), reasons };
  };

  it('the facts of its reasons, each cut where it is long', () => {
    const forms = { message: 'no', short: 'n', brief: 'b' };
    const reason = { rule: 'trend', ...forms, check: 'c'.repeat(600), limit: 80, value: 40 };
    expect(of({ reasons: [reason] }).reasons).toEqual([
      {
        rule: 'trend',
        message: 'no',
        jobId: JOB_ID,
        check: expect.stringMatching(/^c{400,499}.{1,100}$/),
        limit: 80,
        value: 40,
      },
    ]);
  });
});
