import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DebriefReport } from '../../src/model/report.ts';
import { writeReportFiles } from '../../src/publish/report-files.ts';
import { PUBLISH } from '../../src/report/words/publish-words.ts';
import { recommendation } from '../report/builders.ts';
import { applyPatch } from '../support/apply-patch.ts';
import { OUTPUTS } from '../support/gate-test.ts';
import { debriefReport, gateReport, theme } from '../support/reports.ts';
import { savedDebrief, workspace } from '../support/saved-files.ts';
import { runAlone, type StepResult } from '../support/virtual-runtime.ts';

const { cwd } = workspace();
const NAMES = [
  'findings.sarif',
  'junit.xml',
  'prompt-fixes.patch',
  'report.html',
  'report.json',
  'report.md',
];
const PROMPT = 'You are an agent.\nRefunds are not possible.\nBe brief.\n';

const FAILED = debriefReport({
  verdict: 'THRESHOLD_FAILED',
  themes: [theme({ analysis: 'Callers write to eve@example.com or call +15550100200.' })],
  recommendations: [
    recommendation({
      currentText: 'Refunds are not possible.',
      suggestedText: 'Refunds take 30 days.',
      themeSlugs: ['refund-policy-missed'],
    }),
  ],
});

interface Job {
  /** The folder that the job has checked out. */
  folder: string;
  result: StepResult;
}

/** Evaluates a report in a checked-out repository that holds the prompt. */
async function evaluate(
  report: DebriefReport | null,
  inputs: Readonly<Record<string, string>> = {},
  debrief: object = {},
  env: Readonly<Record<string, string>> = {},
): Promise<Job> {
  const folder = mkdtempSync(join(cwd, 'job-'));
  writeFileSync(join(folder, 'agent.md'), PROMPT);
  writeFileSync(join(folder, 'debrief.json'), JSON.stringify(savedDebrief(report, debrief)));
  const given = {
    'debrief-file': 'debrief.json',
    'report-dir': 'out/report',
    paths: '*.md',
    ...inputs,
  };
  process.chdir(folder);
  return { folder, result: await runAlone(given, env) };
}

const FILE_OUTPUTS = [
  'report-dir',
  'json-file',
  'markdown-file',
  'html-file',
  'sarif-file',
  'junit-file',
  'patch-file',
] as const;

function filesOf({ outputs }: StepResult): string[] {
  return FILE_OUTPUTS.flatMap((name) => outputs[name] || []);
}

function read({ outputs }: StepResult, output: (typeof FILE_OUTPUTS)[number]): string {
  return readFileSync(outputs[output] ?? '', 'utf8');
}

test.each([
  ['out/report', 'git apply out/report/prompt-fixes.patch'],
  ['$HOME out', 'git apply prompt-fixes.patch'],
  [join(cwd, 'absolute'), 'git apply prompt-fixes.patch'],
])('the page shows the path of the patch if it is relative and plain: %s', async (dir, command) => {
  const { result } = await evaluate(FAILED, { 'report-dir': dir });
  expect(read(result, 'html-file')).toContain(`<code>${command}</code>`);
});

describe('the outputs name the files that are written', () => {
  test('in report-dir, with absolute paths', async () => {
    const { folder, result } = await evaluate(FAILED);
    const dir = join(folder, 'out/report');
    expect(result.outputs['report-dir']).toBe(dir);
    expect(readdirSync(dir).sort()).toEqual(NAMES);
    expect(
      filesOf(result)
        .slice(1)
        .map((path) => basename(path))
        .sort(),
    ).toEqual(NAMES);
    expect(result.annotations).toHaveLength(1);
  });

  test('when an input is bad, but the one for programs alone', async () => {
    const { folder, result } = await evaluate(FAILED, { detail: 'some' });
    expect(result.outputs.outcome).toBe('error');
    expect(readdirSync(join(folder, 'out/report'))).toEqual(['report.json']);
    expect(filesOf(result)).toHaveLength(2);
    expect(read(result, 'json-file')).toContain("input 'detail'");
  });

  test('in a fresh folder without report-dir', async () => {
    const { result } = await evaluate(FAILED, { 'report-dir': '' });
    expect(filesOf(result)).toHaveLength(7);
    expect(result.outputs['report-dir']).not.toContain('job-');
  });

  test.each([
    ['over a file', 'agent.md', 'is not a folder'],
    ['below a file', 'agent.md/below', 'is not a folder'],
  ])('not %s: that is a bad input, and every output is set', async (_, path, words) => {
    const { result } = await evaluate(FAILED, { 'report-dir': path });
    expect(result.exitCode).toBe(1);
    expect(result.annotations[0]).toBe(
      `error: error: input 'report-dir': '${path}' ${words}: name a folder, or a path for a new one`,
    );
    expect(Object.keys(result.outputs)).toEqual(OUTPUTS);
  });

  test('what cannot be written is a warning and changes no outcome', async () => {
    const { result } = await evaluate(
      debriefReport(),
      { 'report-dir': '' },
      {},
      { RUNNER_TEMP: 'agent.md' },
    );
    expect(result.exitCode).toBe(0);
    expect(result.outputs['report-dir']).toBe('');
    expect(result.annotations).toEqual([
      expect.stringMatching(/^notice: passed: /),
      expect.stringMatching(/^warning: .*ENOTDIR/),
    ]);
  });
});

const FULL_DISK = new Error('ENOSPC: no space left on device, write');

test('nothing stays of a file that could not be written to its end', async () => {
  function* broken() {
    yield 'x'.repeat(700_000);
    throw FULL_DISK;
  }
  const path = mkdtempSync(join(cwd, 'broken-'));
  const { outputs, warnings } = await writeReportFiles(
    { report: gateReport(), summary: { text: '', whole: broken }, patch: '' },
    { detail: 'full', callUrl: null, runUrl: null },
    path,
    '',
  );
  expect(warnings).toEqual([PUBLISH.noFile('report.md', FULL_DISK)]);
  expect(outputs).toMatchObject({ 'markdown-file': '', 'json-file': join(path, 'report.json') });
  expect(readdirSync(path)).toEqual(['findings.sarif', 'junit.xml', 'report.html', 'report.json']);
});

describe('the prompt fix is located in the repository', () => {
  test('and the patch makes it', async () => {
    const { result } = await evaluate(FAILED);
    expect(applyPatch({ 'agent.md': PROMPT }, read(result, 'patch-file'))).toEqual({
      'agent.md': PROMPT.replace('Refunds are not possible.', 'Refunds take 30 days.'),
    });
    expect(result.summary).toContain('· agent.md:2\n');
    expect(JSON.parse(read(result, 'sarif-file'))).toMatchObject({
      runs: [{ results: [{ ruleId: 'refund-policy-missed' }] }],
    });
  });

  test('paths outside the workspace are an error', async () => {
    const { result } = await evaluate(FAILED, { paths: '../*.md' });
    expect(result.exitCode).toBe(1);
    expect(result.annotations).toEqual([
      expect.stringContaining("input 'paths': '../*.md' is outside the workspace: "),
    ]);
  });
});

describe('what the files show', () => {
  test('phone numbers and e-mail addresses are masked, unless redact: false', async () => {
    const masked = await evaluate(FAILED);
    const plain = await evaluate(FAILED, { redact: 'false' });
    for (const file of ['json-file', 'markdown-file', 'html-file'] as const) {
      expect(read(masked.result, file)).toContain('Callers write to');
      expect(read(masked.result, file)).not.toMatch(/example\.com|5550100200/);
    }
    expect(masked.result.summary).not.toMatch(/example\.com|5550100200/);
    expect(read(plain.result, 'json-file')).toContain('eve@example.com or call +15550100200');
  });

  test('a fix that brings an address into the file is shown masked and left out', async () => {
    const report = debriefReport({
      ...FAILED,
      recommendations: [
        recommendation({
          currentText: 'Refunds are not possible.',
          suggestedText: 'Write to refunds@example.com.',
        }),
      ],
    });
    const { folder, result } = await evaluate(report);
    expect(result.outputs['patch-file']).toBe('');
    expect(result.summary).toContain('not in the patch: it holds a phone number or an e-mail');
    expect(existsSync(join(folder, 'out/report/prompt-fixes.patch'))).toBe(false);
  });
});
