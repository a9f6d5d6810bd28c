import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderJunit } from '../../src/report/junit.ts';
import type { GateReport, Reason, RunReport, Waived } from '../../src/report/model.ts';
import { FUZZ_REPORTS, FUZZ_TIMEOUT_MS } from '../core/text/dangerous.ts';
import { isHere } from '../support/tools.ts';
import { debriefReport, FULL, gateReport, runReport, theme, trendRow } from './builders.ts';
import { hostileReport } from './hostile-report.ts';
import { LINKED, REALISTIC } from './realistic.ts';
import { SMALL } from './small.ts';

const SCHEMA = fileURLToPath(new URL('../schemas/JUnit.xsd', import.meta.url));
const HAS_XMLLINT = isHere('xmllint');

interface Suite {
  attributes: Record<string, string>;
  cases: Case[];
  properties: Record<string, string>;
  notes: string;
}

interface Case {
  name: string;
  classname: string;
  /** The element inside, where there is one, with its text. */
  kind: string;
  message: string;
  text: string;
}

/** The suites of a file that we wrote. */
function suitesOf(report: GateReport): Suite[] {
  const xml = renderJunit(report, FULL);
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
      notes: /<system-out>(.*?)<\/system-out>/s.exec(body)?.[1] ?? '',
    }),
  );
}

function caseOf(head: string, inside: string): Case {
  const { name = '', classname = '' } = attributesOf(head);
  const [, kind = 'passed', attributes = '', text = ''] =
    /<(\w+) (.*?)(?:\/>|>(.*?)<\/)/s.exec(inside) ?? [];
  return { name, classname, kind, message: attributesOf(attributes).message ?? '', text };
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

const JUDGED = debriefReport({
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
    daysLeft: 9,
  };
  return { kind, name, waiver };
}

describe('junit.xml', () => {
  it('is the golden file', async () => {
    await expect(renderJunit(SMALL, FULL)).toMatchFileSnapshot('golden/junit.xml');
  });

  it('has one suite a run, and one case a check of the trend, a theme, and the verdict', () => {
    const suite = onlySuite({ jobId: 'run-1', reasons: [], outcome: 'passed', report: JUDGED });
    expect(suite.attributes).toMatchObject({
      name: 'run-1',
      id: '0',
      timestamp: '2026-05-04T10:00:00',
      tests: '5',
      failures: '0',
      errors: '0',
      skipped: '0',
    });
    expect(suite.cases.map(({ name, classname, kind }) => [name, classname, kind])).toEqual([
      ['verdict', 'run-1.gate', 'passed'],
      ['greets', 'run-1.checks', 'passed'],
      ['closes', 'run-1.checks', 'passed'],
      ['Quiet', 'run-1.themes', 'passed'],
      ['Rude', 'run-1.themes', 'passed'],
    ]);
    expect(suitesOf(SMALL).map(({ attributes }) => attributes.name)).toEqual([
      '7f0c1d52-6a55-4c0e-9d2b-0d8f6a3b1c11',
      'saved/debrief.json',
    ]);
  });

  it('fails what a reason hits, and nothing else', () => {
    const reasons: Reason[] = [
      { rule: 'trend', message: 'greets lost 10', check: 'greets' },
      { rule: 'pass-rate', message: 'greets is low', check: 'greets' },
      { rule: 'themes', message: 'Rude is new', theme: 'rude' },
    ];
    const suite = onlySuite({ reasons, report: JUDGED });
    expect(kindsOf(suite)).toEqual({
      verdict: 'passed',
      greets: 'failure',
      closes: 'passed',
      Quiet: 'passed',
      Rude: 'failure',
    });
    expect(suite.attributes).toMatchObject({ tests: '5', failures: '2', errors: '0' });
    expect(suite.cases[1]).toMatchObject({
      message: 'greets lost 10; greets is low',
      text: 'greets lost 10\ngreets is low',
    });
    expect(suite.cases[4]?.text).toBe('Rude is new\n\nMEDIUM: 1 of 10 (10%) calls\n\nAn analysis.');
    expect(
      renderJunit(gateReport({ runs: [runReport({ reasons, report: JUDGED })] }), FULL),
    ).toContain('type="trend, pass-rate"');
  });

  it('shows a theme without analysis by its numbers', () => {
    const report = debriefReport({ themes: [theme({ analysis: '' })] });
    const reasons = [{ rule: 'themes', message: 'm', theme: 'a-theme' }];
    expect(onlySuite({ reasons, report }).cases[1]?.text).toBe('m\n\nMEDIUM: 1 of 10 (10%) calls');
  });

  it.each<[string, Reason[]]>([
    ['without a theme or a check', [{ rule: 'verdict', message: 'm' }]],
    ['about a theme that is not there', [{ rule: 'waivers', message: 'm', theme: 'gone' }]],
    ['about a check that is not there', [{ rule: 'trend', message: 'm', check: 'gone' }]],
  ])('gives a reason %s to the verdict', (_, reasons) => {
    const suite = onlySuite({ reasons, report: JUDGED });
    expect(kindsOf(suite)).toMatchObject({ verdict: 'failure', greets: 'passed', Rude: 'passed' });
    expect(suite.cases[0]).toMatchObject({ message: 'm', text: 'm' });
  });

  it('never shows a failed run without a failure', () => {
    const { cases } = onlySuite({ reasons: [], report: JUDGED });
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
      verdict: '',
      'job-id': '7f0c1d52-6a55-4c0e-9d2b-0d8f6a3b1c11',
      'run-url': '',
      'run-status': '',
      'debrief-id': '',
      'debrief-status': '',
    });
  });

  it('has an error for each check that kept a run from being judged', () => {
    const reasons = [{ rule: 'trend', message: 'no rate', check: 'greets' }];
    const suite = onlySuite({ outcome: 'inconclusive', reasons, report: JUDGED });
    expect(kindsOf(suite)).toMatchObject({ verdict: 'error', greets: 'error', closes: 'passed' });
    expect(suite.cases[0]?.message).toBe('inconclusive');
  });

  it('skips a run that is only started', () => {
    const suite = onlySuite({ outcome: 'started', reasons: [], report: null });
    expect(kindsOf(suite)).toEqual({ verdict: 'skipped' });
    expect(suite.attributes.skipped).toBe('1');
  });

  it('skips what is waived, unless a reason hits it all the same', () => {
    const spared = {
      waived: [waived('theme', 'rude'), waived('theme', 'quiet'), waived('check', 'greets')],
      known: [],
      unmatched: [],
      notes: [],
    };
    const reasons = [{ rule: 'themes', message: 'Quiet is new', theme: 'quiet' }];
    const suite = onlySuite({ reasons, report: JUDGED, spared });
    expect(kindsOf(suite)).toMatchObject({
      greets: 'skipped',
      closes: 'passed',
      Quiet: 'failure',
      Rude: 'skipped',
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

  it('has a suite for the reasons of the step beside those of the runs', () => {
    const reasons = [{ rule: 'policy', message: 'cannot be read' }];
    const suites = suitesOf(gateReport({ outcome: 'error', reasons }));
    expect(suites.map(({ attributes }) => attributes.name)).toEqual([
      '7f0c1d52-6a55-4c0e-9d2b-0d8f6a3b1c11',
      'Simulation gate',
    ]);
    expect(suites[1]?.cases).toMatchObject([{ kind: 'error', message: 'cannot be read' }]);
  });

  it('links the run where the workflow says how', () => {
    expect(renderJunit(SMALL, LINKED)).toContain(
      'name="run-url" value="https://voice.example.com/runs/7f0c1d52-6a55-4c0e-9d2b-0d8f6a3b1c11"',
    );
  });

  it('tells the notes of a run', () => {
    const { notes } = onlySuite({ notes: ['the run ended TIMED_OUT', 'a < b'] });
    expect(notes).toBe('the run ended TIMED_OUT\na &lt; b');
  });

  it.each([
    ['2026-05-04T12:00:00+02:00', '2026-05-04T10:00:00'],
    ['yesterday', '1970-01-01T00:00:00'],
    ['0000-01-01T00:00:00Z', '1970-01-01T00:00:00'],
    ['9999-12-31T23:59:59-01:00', '1970-01-01T00:00:00'],
  ])('shows the moment %s as %s', (generatedAt, timestamp) => {
    const suite = onlySuite({ report: debriefReport({ generatedAt }) });
    expect(suite.attributes.timestamp).toBe(timestamp);
  });

  it('has a name for everything', () => {
    const report = debriefReport({
      themes: [theme({ title: '' }), theme({ title: '', slug: '\0' })],
    });
    const suite = onlySuite({ jobId: '', label: ' ', report });
    expect(suite.attributes.name).toBe('run 1');
    expect(suite.cases.map(({ name }) => name)).toEqual(['verdict', 'a-theme', '(unnamed)']);
  });

  it('cuts texts that are huge', () => {
    const huge = 'x'.repeat(5_000_000);
    const run = runReport({
      jobId: huge,
      notes: [huge],
      reasons: [{ rule: huge, message: huge }],
      report: debriefReport({ themes: [theme({ title: huge, analysis: huge })] }),
    });
    expect(renderJunit(gateReport({ runs: [run] }), FULL).length).toBeLessThan(100_000);
  });

  it(
    'holds only characters of XML 1.0, whatever the service writes',
    () => {
      fc.assert(
        fc.property(hostileReport, (report) => {
          expect(renderJunit(report, FULL)).toMatch(
            /^(?:[\t\n\r\x20-\ud7ff\ue000-\ufffd]|[\u{10000}-\u{10ffff}])*$/u,
          );
        }),
        { numRuns: FUZZ_REPORTS },
      );
    },
    FUZZ_TIMEOUT_MS,
  );
});

describe.skipIf(!HAS_XMLLINT)('xmllint', () => {
  /** The schema's copy is older than `skipped`. */
  function withoutSkipped(xml: string): string {
    return xml.replace(/ skipped="\d+"/g, '').replace(/<skipped message="[^"]*"\/>/g, '');
  }

  function lint(files: readonly string[]): string {
    const folder = mkdtempSync(join(tmpdir(), 'junit-'));
    const paths = files.map((xml, index) => {
      const path = join(folder, `${index}.xml`);
      writeFileSync(path, withoutSkipped(xml));
      return path;
    });
    const { status, stderr } = spawnSync('xmllint', ['--noout', '--schema', SCHEMA, ...paths], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    return status === 0 ? '' : `${status}: ${stderr}`;
  }

  it('finds no fault in the files of ordinary gates', () => {
    const reports = [
      SMALL,
      REALISTIC,
      gateReport({ outcome: 'skipped', runs: [] }),
      gateReport({
        runs: [runReport({ jobId: '', label: '' }), runReport({ outcome: 'started' })],
      }),
    ];
    expect(lint(reports.map((report) => renderJunit(report, FULL)))).toBe('');
  });

  it('finds no fault in whatever the service writes', () => {
    expect(lint(fc.sample(hostileReport, 100).map((report) => renderJunit(report, FULL)))).toBe('');
  });

  it('finds a fault where there is one', () => {
    expect(lint([renderJunit(SMALL, FULL).replaceAll(' time="0"', '')])).toContain('time');
  });
});
