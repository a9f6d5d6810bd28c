import { describe, expect, test } from 'vitest';
import { ServiceError } from '../../src/http/errors.ts';
import { STANDARD_PROFILE } from '../../src/service/operations.ts';
import { parseSavedResults } from '../../src/service/results.ts';
import { debriefReport, trendRow } from '../support/reports.ts';
import { savedDebrief } from '../support/saved-files.ts';

const theme = {
  slug: 'refund-policy-missed',
  title: 'Refund policy missed',
  severity: 'SEVERE',
  impact: null,
  prevalence: 'RECURRING',
  lifecycle: null,
  affectedCallCount: 2,
  totalCallCount: 10,
  checkNames: ['refund'],
  rootCauseChannel: 'PROMPT',
  analysis: 'The agent did not know.',
  callIds: ['call-1'],
};
const report = {
  generatedAt: '2026-06-01T00:00:00Z',
  verdict: 'PASSED',
  verdictSummary: 'All well.',
  executiveSummary: { paragraphs: [], sections: [{ heading: null, body: 'Fine.' }] },
  keyFindings: [],
  wentWell: [{ title: 'Greeting', body: 'Friendly.', callIds: [] }],
  themes: [theme],
  recommendations: [],
  trend: null,
  somethingNew: { kept: true },
};
const debrief = {
  debriefId: 'debrief-1',
  status: 'READY',
  errorMessage: null,
  createdAt: '2026-06-01T00:00:00Z',
  completedAt: '2026-06-01T00:01:00Z',
  report,
};

function faultsOf(document: unknown): string {
  try {
    parseSavedResults(document, () => {});
  } catch (error) {
    if (error instanceof ServiceError) return error.problem;
    throw error;
  }
  return 'no fault';
}

describe('what only the gate says of a report', () => {
  const rows = [
    { checkName: 'refund', previousPassRate: 90, currentPassRate: 80, lifecycle: null },
  ];
  const told = { baselineRunPlanJobId: 'job', baselineRunNumber: 1, rows };

  test.each([
    ['well formed', 'NEW', { previous: null, current: { passed: 0, evaluated: 24 } }],
    ['of any other shape', 5, -1],
  ])('is never taken from the service, be it %s', (_, serviceLifecycle, counts) => {
    const document = {
      ...debrief,
      report: {
        ...report,
        themes: [{ ...theme, serviceLifecycle }],
        trend: { ...told, rows: rows.map((row) => ({ ...row, counts, checkId: 'a' })) },
      },
    };
    expect(parseSavedResults(document, () => {}).debrief?.report).toEqual({
      ...report,
      trend: told,
    });
  });
});

describe('a saved debrief', () => {
  test.each([
    ['as the debrief operation answers', { data: debrief }],
    ['bare', debrief],
    ['as the run results hold it', { data: { debrief } }],
    ['inside bare results', { runs: [], debrief }],
    ['beside other data', { data: [{ callId: 'call-1' }], debrief }],
  ])('is taken %s, with unknown fields and enum values kept', (_, document) => {
    expect(parseSavedResults(document, () => {}).debrief).toEqual(debrief);
  });

  test('inside results needs no more than its status', () => {
    const results = parseSavedResults({ debrief: { status: 'PENDING' } }, () => {});
    expect(results.debrief).toEqual({ status: 'PENDING' });
  });

  test('may be missing if the results have a verdict of the run', () => {
    const results = parseSavedResults({ data: { debrief: null, verdict: null } }, () => {});
    expect(results).toMatchObject({ debrief: null, verdict: null });
  });

  test('is found at the places of a profile', () => {
    const { operations, words } = STANDARD_PROFILE;
    const profile = {
      words,
      operations: {
        ...operations,
        requestDebrief: { ...operations.requestDebrief, debrief: '/d' },
        readResults: { ...operations.readResults, results: '/out', debrief: '/deb' },
      },
    };
    for (const document of [{ out: { deb: debrief } }, { d: debrief }, debrief]) {
      const { debrief: read } = parseSavedResults(document, () => {}, profile);
      expect(read?.status).toBe('READY');
    }
  });

  test.each([
    [null, 'the whole: expected object, received null'],
    ['READY', 'the whole: expected object, received string'],
    [[debrief], 'the whole: expected object, received array'],
    [{ data: [] }, '/data: expected object, received array'],
    [{ data: { debrief: null } }, '/data/debrief: expected object, received null'],
    [{ ...debrief, status: undefined }, '/status: expected string, received undefined'],
  ])('%j is refused', (document, faults) => {
    expect(faultsOf(document)).toBe(`not as specified: ${faults}`);
  });

  test('is refused with every wrong place, each with what was expected and found', () => {
    const { slug, ...slugless } = theme;
    const document = {
      data: {
        ...debrief,
        errorMessage: false,
        report: {
          ...report,
          verdict: null,
          themes: [
            { ...slugless, affectedCallCount: 1.5 },
            { ...theme, totalCallCount: 1e300 },
            slug,
          ],
          trend: { baselineRunPlanJobId: 'job-0', baselineRunNumber: -1e300, rows: {} },
        },
      },
    };
    expect(faultsOf(document).split('; ')).toEqual([
      'not as specified: /data/errorMessage: expected string, received boolean',
      '/data/report/verdict: expected string, received null',
      '/data/report/themes/0/slug: expected string, received undefined',
      '/data/report/themes/0/affectedCallCount: expected int, received number',
      '/data/report/themes/1/totalCallCount: Too big: expected int to be <=9007199254740991',
      '/data/report/themes/2: expected object, received string',
      '/data/report/trend/baselineRunNumber: Too small: expected int to be >=-9007199254740991',
      '/data/report/trend/rows: expected array, received object',
    ]);
  });

  test('names fifty wrong places and counts the rest', () => {
    const themes = Array.from({ length: 500 }, () => ({ ...theme, title: 1 }));
    const faults = faultsOf({ ...debrief, report: { ...report, themes } }).split('; ');
    expect(faults).toHaveLength(51);
    expect(faults[49]).toBe('/report/themes/49/title: expected string, received number');
    expect(faults[50]).toBe('and 450 more');
  });
});

describe('the rates of a trend', () => {
  const rows = [
    trendRow({ checkName: 'high', previousPassRate: 100.1, currentPassRate: 150 }),
    trendRow({ checkName: 'low', previousPassRate: -1, currentPassRate: 0 }),
    trendRow({ checkName: 'fine', previousPassRate: null, currentPassRate: 100 }),
  ];
  const trend = { baselineRunPlanJobId: 'b', baselineRunNumber: 3, rows };
  const debrief = savedDebrief(debriefReport({ trend }));

  test.each([
    ['a debrief', { data: debrief }],
    ['results', { data: { debrief } }],
  ])('outside 0 to 100 are dropped from %s', (_, document) => {
    expect(parseSavedResults(document, () => {}).debrief?.report?.trend?.rows).toEqual([
      { ...rows[0], previousPassRate: null, currentPassRate: null },
      { ...rows[1], previousPassRate: null },
      rows[2],
    ]);
  });
});
