import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GateReport, Reason, RunReport, Waived } from '../../src/model/report.ts';
import { isHere } from '../support/tools.ts';
import { tries } from '../support/tries.ts';
import {
  check,
  debriefReport,
  gateReport,
  PROVENANCE,
  runReport,
  theme,
  trendRow,
} from './builders.ts';
import { hostileReport } from './hostile-report.ts';
import { scenario } from './html/reports.ts';
import { REALISTIC } from './realistic.ts';
import { renderJunit } from './rendered.ts';
import { SMALL } from './small.ts';

const SCHEMA = fileURLToPath(new URL('../schemas/JUnit.xsd', import.meta.url));
const HAS_XMLLINT = isHere('xmllint');

interface Suite {
  attributes: Record<string, string>;
  cases: Case[];
  properties: Record<string, string>;
}

interface Case {
  name: string;
  classname: string;
  /** The element inside, where there is one, with its text. */
  kind: string;
  message: string;
  text: string;
  /** The output of the case. */
  detail: string;
}

/** The suites of a file that we wrote. */
function suitesOf(report: GateReport): Suite[] {
  const xml = renderJunit(report);
  return [...xml.matchAll(/<testsuite (.*?)>(.*?)<\/testsuite>/gs)].map(
    ([, attributes = '', body = '']) => ({
      attributes: attributesOf(attributes),
      properties: Object.fromEntries(
        [...body.matchAll(/<property name="(.*?)" value="(.*?)"\/>/g)].map(([, name, value]) => [
          name,
          value,
        ]),
      ),
      cases: [...body.matchAll(/<testcase (.*?)(?:\/>|>(.*?)<\/testcase>)/gs)].map(
        ([, head = '', inside = '']) => caseOf(head, inside),
      ),
    }),
  );
}

function caseOf(head: string, inside: string): Case {
  const { name = '', classname = '' } = attributesOf(head);
  const [, kind = 'passed', attributes = '', text = ''] =
    /<(\w+) (.*?)(?:\/>|>(.*?)<\/)/s.exec(inside) ?? [];
  const [, detail = ''] = /<system-out>(.*?)<\/system-out>/s.exec(inside) ?? [];
  return { name, classname, kind, message: attributesOf(attributes).message ?? '', text, detail };
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/([\w-]+)="(.*?)"/g)].map(([, k, v]) => [k, v]));
}

function onlySuite(run: Partial<RunReport>): Suite {
  const [suite, ...others] = suitesOf(gateReport({ runs: [runReport(run)] }));
  expect(others).toEqual([]);
  if (suite === undefined) throw new Error('no suite');
  return suite;
}

function kindsOf({ cases }: Suite): Record<string, string> {
  return Object.fromEntries(cases.map(({ name, kind }) => [name, kind]));
}

const ABOUT = {
  planId: 'plan-7',
  planName: 'nightly',
  number: 4,
  createdAt: null,
  startedAt: null,
  endedAt: null,
  durationMs: null,
};

const EVALUATED = debriefReport({
  themes: [theme({ slug: 'quiet', title: 'Quiet' }), theme({ slug: 'rude', title: 'Rude' })],
  trend: {
    baselineRunPlanJobId: 'b',
    baselineRunNumber: 1,
    rows: [trendRow({ checkName: 'greets' }), trendRow({ checkName: 'closes' })],
  },
});

function waived(kind: Waived['kind'], name: string): Waived {
  const waiver = {
    kind,
    target: name,
    reason: 'soon',
    owner: null,
    expires: '2026-06-30',
  };
  return { kind, name, waiver };
}

describe('junit.xml', () => {
  it('is the golden file', async () => {
    await expect(renderJunit(SMALL)).toMatchFileSnapshot('golden/junit.xml');
  });

  it('has one suite a run, and one case a check of the trend, a theme, and the verdict', () => {
    const run = runReport({
      stableName: 'plan-1',
      reasons: [],
      outcome: 'passed',
      report: EVALUATED,
    });
    const provenance = { ...PROVENANCE, reportedAt: '2026-05-04T10:00:00.000Z' };
    const [suite] = suitesOf(gateReport({ runs: [run], provenance }));
    if (suite === undefined) throw new Error('no suite');
    expect(suite.attributes).toMatchObject({
      name: 'plan-1',
      id: '0',
      timestamp: '2026-05-04T10:00:00',
      tests: '5',
      failures: '0',
      errors: '0',
      skipped: '0',
    });
    expect(suite.cases.map(({ name, classname, kind }) => [name, classname, kind])).toEqual([
      ['verdict', 'plan-1.gate', 'passed'],
      ['greets', 'plan-1.checks', 'passed'],
      ['closes', 'plan-1.checks', 'passed'],
      ['quiet', 'plan-1.themes', 'passed'],
      ['rude', 'plan-1.themes', 'passed'],
    ]);
  });

  it.each<[string, string | null, Partial<RunReport>[], string[]]>([
    ['the plan', null, [{ stableName: 'plan-1' }], ['plan-1']],
    ['the plan, given by its ID', null, [{ stableName: 'plan-7', about: ABOUT }], ['nightly']],
    ['the gate', 'english', [{}], ['english']],
    [
      'the gate and each plan',
      'english',
      [{ stableName: 'a' }, { stableName: 'b' }, { stableName: 'b' }],
      ['english: a', 'english: b', 'english: b (2)'],
    ],
  ])('names suites by %s', (_, gateName, runs, names) => {
    const report = gateReport({
      ...(gateName === null ? {} : { gateName }),
      runs: runs.map((run) => runReport(run)),
    });
    expect(suitesOf(report).map(({ attributes }) => attributes.name)).toEqual(names);
  });

  it('names no test by the ID of a run, so that a dashboard knows it again', () => {
    fc.assert(
      fc.property(hostileReport, fc.uuid(), (report, jobId) => {
        const runs = report.runs.map((run) => ({ ...run, jobId }));
        for (const { attributes, cases } of suitesOf({ ...report, runs })) {
          const names = cases.flatMap(({ name, classname }) => [name, classname]);
          expect([attributes.name, ...names].join()).not.toContain(jobId);
        }
      }),
      tries(20),
    );
  });

  it('fails what a reason hits, and nothing else', () => {
    const reasons: Reason[] = [
      { rule: 'trend', message: 'greets lost 10', check: 'greets' },
      { rule: 'pass-rate', message: 'greets is low', check: 'greets' },
      { rule: 'themes', message: 'Rude is new', theme: 'rude' },
    ];
    const suite = onlySuite({ reasons, report: EVALUATED });
    expect(kindsOf(suite)).toEqual({
      verdict: 'passed',
      greets: 'failure',
      closes: 'passed',
      quiet: 'passed',
      rude: 'failure',
    });
    expect(suite.attributes).toMatchObject({ tests: '5', failures: '2', errors: '0' });
    expect(suite.cases[1]).toMatchObject({
      message: 'greets lost 10; greets is low',
      text: 'greets lost 10\ngreets is low',
    });
    expect(suite.cases[4]).toMatchObject({
      text: 'Rude is new',
      detail: 'Rude\nMEDIUM: 1/10 (10%) calls',
    });
    expect(
      renderJunit(gateReport({ runs: [runReport({ reasons, report: EVALUATED })] })),
    ).toContain('type="trend, pass-rate"');
  });

  it('shows the calls and the threshold of a check', () => {
    const greets = { name: 'greets', passed: 18, evaluated: 24, passRate: 75, threshold: 80 };
    const { cases } = onlySuite({ checks: [check(greets)] });
    expect(cases[1]).toMatchObject({ name: 'greets', kind: 'passed' });
    const reasons = [{ rule: 'run-verdict', message: 'greets is low', check: 'greets' }];
    const failed = onlySuite({ checks: [check(greets)], reasons }).cases[1];
    expect(failed).toMatchObject({ kind: 'failure', message: 'greets is low' });
    expect(failed?.detail).toContain('18/24 (75%) · 95% CI 55–88%; threshold 80%');
  });

  it('has one case for each of two checks of one name', () => {
    const checks = ['1', '2'].map((id) => check({ name: 'greets', id }));
    const reasons = [{ rule: 'trend', message: 'it fell', check: 'greets', checkId: '2' }];
    const { cases } = onlySuite({ checks, reasons });
    expect(cases.map(({ name, kind }) => [name, kind])).toEqual([
      ['verdict', 'passed'],
      ['greets (1)', 'passed'],
      ['greets (2)', 'failure'],
    ]);
  });

  it('has one case for each scenario, which fails if a reason names it', () => {
    const reasons = [{ rule: 'scenario', message: 'a is failing', case: 'a' }];
    const suite = onlySuite({
      reasons,
      cases: [
        scenario({ id: 'a', scenario: 'A', status: 'now failing', failingCall: 'call-1' }),
        scenario({ id: 'b', scenario: 'B', status: 'now failing' }),
        scenario({ id: 'c', scenario: 'C', status: 'passing', passed: 6 }),
      ],
    });
    const cases = suite.cases.filter(({ classname }) => classname.endsWith('.scenarios'));
    expect(cases.map(({ name, kind }) => [name, kind])).toEqual([
      ['A (Ana)', 'failure'],
      ['B (Ana)', 'skipped'],
      ['C (Ana)', 'passed'],
    ]);
    expect(cases[0]?.text).toBe('a is failing');
    expect(cases[0]?.detail).toBe(
      '1/6 (16.7%) calls passed; now failing\nBaseline: 6/6 (100%)\nFailing call: call-1',
    );
  });

  it.each<[string, Reason[]]>([
    ['without a theme or a check', [{ rule: 'verdict', message: 'm' }]],
    ['about a theme that is not there', [{ rule: 'waivers', message: 'm', theme: 'gone' }]],
    ['about a check that is not there', [{ rule: 'trend', message: 'm', check: 'gone' }]],
  ])('gives a reason %s to the verdict', (_, reasons) => {
    const suite = onlySuite({ reasons, report: EVALUATED });
    expect(kindsOf(suite)).toMatchObject({ verdict: 'failure', greets: 'passed', rude: 'passed' });
    expect(suite.cases[0]).toMatchObject({ message: 'm', text: 'm' });
  });

  it('never shows a failed run without a failure', () => {
    const { cases } = onlySuite({ reasons: [], report: EVALUATED });
    expect(cases[0]).toMatchObject({ name: 'verdict', kind: 'failure', message: 'failed' });
  });

  it.each(['inconclusive', 'error'] as const)('has an error for a run that is %s', (outcome) => {
    const reasons = [{ rule: 'run', message: 'no run 7' }];
    const suite = onlySuite({ outcome, reasons, report: null, debrief: null, runStatus: null });
    expect(kindsOf(suite)).toEqual({ verdict: 'error' });
    expect(suite.attributes).toMatchObject({ tests: '1', failures: '0', errors: '1' });
    expect(suite.attributes.timestamp).toBe('1970-01-01T00:00:00');
    expect(suite.properties).toEqual({
      outcome,
      'job-id': '7f0c1d52-6a55-4c0e-9d2b-0d8f6a3b1c11',
      baseline: '',
    });
  });

  it('has an error for each check that kept a run from being evaluated', () => {
    const reasons = [{ rule: 'trend', message: 'no rate', check: 'greets' }];
    const suite = onlySuite({ outcome: 'inconclusive', reasons, report: EVALUATED });
    expect(kindsOf(suite)).toMatchObject({ verdict: 'error', greets: 'error', closes: 'passed' });
    expect(suite.cases[0]?.message).toBe('inconclusive');
  });

  it('skips what is waived, unless a reason hits it all the same', () => {
    const exceptions = {
      waived: [waived('theme', 'rude'), waived('theme', 'quiet'), waived('check', 'greets')],
      known: [],
      unmatched: [],
      notes: [],
    };
    const reasons = [{ rule: 'themes', message: 'Quiet is new', theme: 'quiet' }];
    const suite = onlySuite({ reasons, report: EVALUATED, exceptions });
    expect(kindsOf(suite)).toMatchObject({
      greets: 'skipped',
      closes: 'passed',
      quiet: 'failure',
      rude: 'skipped',
    });
    expect(suite.cases[1]?.message).toBe('waived until 2026-06-30: soon');
    expect(suite.attributes).toMatchObject({ failures: '1', skipped: '2' });
  });

  it.each([
    ['skipped', 'skipped'],
    ['started', 'skipped'],
    ['inconclusive', 'error'],
    ['error', 'error'],
  ] as const)('has one suite for a gate without a run that is %s: %s', (outcome, kind) => {
    const reasons = [{ rule: 'input', message: 'job-id is missing' }];
    const [suite, ...others] = suitesOf(gateReport({ outcome, reasons, runs: [] }));
    expect(others).toEqual([]);
    expect(suite?.attributes).toMatchObject({ name: 'Simulation gate', tests: '1' });
    expect(suite?.cases).toMatchObject([{ kind, message: 'job-id is missing' }]);
  });

  it('contains only characters of XML 1.0 for hostile texts', () => {
    fc.assert(
      fc.property(hostileReport, (report) => {
        expect(renderJunit(report)).toMatch(
          /^(?:[\t\n\r\x20-\ud7ff\ue000-\ufffd]|[\u{10000}-\u{10ffff}])*$/u,
        );
      }),
      tries(50),
    );
  });
});

describe.skipIf(!HAS_XMLLINT)('xmllint', () => {
  /** The schema is older than `skipped`, and than the output of a single test. */
  function asOld(xml: string): string {
    return xml
      .replace(/ skipped="\d+"/g, '')
      .replace(/<skipped message="[^"]*"\/>/g, '')
      .replace(/<system-out>[^<]*<\/system-out>(?=<\/testcase>)/g, '');
  }

  function lint(files: readonly string[]): string {
    const folder = mkdtempSync(join(tmpdir(), 'junit-'));
    const paths = files.map((xml, index) => {
      const path = join(folder, `${index}.xml`);
      writeFileSync(path, asOld(xml));
      return path;
    });
    const { status, stderr } = spawnSync('xmllint', ['--noout', '--schema', SCHEMA, ...paths], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    return status === 0 ? '' : `${status}: ${stderr}`;
  }

  it('finds no error in the files of ordinary gates', () => {
    const reports = [
      SMALL,
      REALISTIC,
      gateReport({ outcome: 'skipped', runs: [] }),
      gateReport({
        runs: [runReport({ stableName: '' }), runReport({ outcome: 'started' })],
      }),
    ];
    expect(lint(reports.map((report) => renderJunit(report)))).toBe('');
  });

  it('finds no error in the files of hostile texts', () => {
    // When the report was made is the runner's own word.
    const reports = fc.sample(hostileReport, 100).map(({ provenance: _, ...report }) => report);
    expect(lint(reports.map((report) => renderJunit(report)))).toBe('');
  });
});
