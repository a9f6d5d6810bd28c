import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DebriefReport } from '../../../src/model/report.ts';
import { GATE } from '../../../src/report/words/gate-words.ts';
import { OUTPUTS } from '../../support/gate-test.ts';
import { debriefReport, theme, trendRow } from '../../support/reports.ts';
import { savedDebrief, workspace } from '../../support/saved-files.ts';
import { START_MS } from '../../support/virtual-clock.ts';
import { runAlone } from '../../support/virtual-runtime.ts';

const { cwd } = workspace();

/** A day as waivers spell it, so many days from the step's. */
function day(daysAhead: number): string {
  return new Date(START_MS + daysAhead * 86_400_000).toISOString().slice(0, 10);
}

interface Files {
  /** In place of the policy at its default path. */
  named?: string;
  standard?: string | Uint8Array;
  /** At the other default path. */
  other?: string;
}

/** Evaluates a report in a workspace of its own with these policy files. */
function evaluateWith(
  report: DebriefReport,
  { named, standard, other }: Files,
  inputs: Readonly<Record<string, string>> = {},
) {
  const folder = mkdtempSync(join(cwd, 'job-'));
  mkdirSync(join(folder, '.github'));
  writeFileSync(join(folder, 'debrief.json'), JSON.stringify(savedDebrief(report)));
  if (named !== undefined) writeFileSync(join(folder, 'policy.yml'), named);
  if (standard !== undefined)
    writeFileSync(join(folder, '.github', 'simulation-gate.yml'), standard);
  if (other !== undefined) writeFileSync(join(folder, '.github', 'simulation-gate.yaml'), other);
  const policy = named === undefined ? {} : { policy: 'policy.yml' };
  process.chdir(folder);
  return runAlone({ 'debrief-file': 'debrief.json', ...policy, ...inputs });
}

function policyOf(lines: string): string {
  return `version: 1\n${lines}`;
}

const FAILED = debriefReport({
  verdict: 'THRESHOLD_FAILED',
  themes: [theme({ lifecycle: 'PERSISTENT' })],
});
const UNLESS_KNOWN = policyOf('gate: { verdict: fail-unless-known }');

describe('the policy is found', () => {
  test.for([
    ['at its default place', { standard: UNLESS_KNOWN }, '.github/simulation-gate.yml'],
    ['at its other default place', { other: UNLESS_KNOWN }, '.github/simulation-gate.yaml'],
    [
      'at policy, which wins',
      { named: UNLESS_KNOWN, standard: policyOf('gate: { verdict: fail }'), other: 'x' },
      'policy.yml',
    ],
    [
      'as JSON',
      { named: '{ "version": 1, "gate": { "verdict": "fail-unless-known" } }' },
      'policy.yml',
    ],
  ] as const)('%s', async ([, files, path]) => {
    const result = await evaluateWith(FAILED, files);
    expect(result.exitCode).toBe(0);
    expect(result.log).toContain(`${GATE.policy(path)}\n`);
    expect(result.annotations).toEqual([
      expect.stringMatching(/^notice: passed: .*debrief\.json: The run passed\./),
    ]);
  });

  test('nowhere: the verdict alone decides', async () => {
    const result = await evaluateWith(FAILED, {});
    expect(result.exitCode).toBe(1);
    expect(result.log).toContain(`${GATE.policy(null)}\n`);
    expect(JSON.parse(result.outputs.reasons ?? '')).toEqual([
      expect.objectContaining({ rule: 'verdict', jobId: '' }),
    ]);
  });
});

describe('an unreadable policy is an error that names the input and the file', () => {
  test('one that is not there', async () => {
    const result = await evaluateWith(FAILED, {}, { policy: 'no/such.yml' });
    expect(result.exitCode).toBe(1);
    expect(result.annotations).toEqual([
      expect.stringMatching(/^error: error: input 'policy': 'no\/such.yml' does not exist: check /),
    ]);
    expect(Object.keys(result.outputs)).toEqual(OUTPUTS);
  });
});

describe('waived and skipped checks are shown', () => {
  const WAIVERS = policyOf(`
gate: { themes: [{ severity: [HIGH] }], trend: { max-drop: 10, min-pass-rate: 80 } }
waivers:
  - theme: refund-policy-missed
    reason: fix is planned for the next release
    owner: "@voice-team"
    expires: ${day(60)}
  - check: refund policy
    reason: follows the theme
    expires: ${day(2)}
  - theme: long-gone
    reason: nobody remembers
    expires: ${day(30)}
`);
  const REPORT = debriefReport({
    themes: [theme()],
    trend: {
      baselineRunPlanJobId: 'b',
      baselineRunNumber: 41,
      rows: [trendRow(), trendRow({ checkName: 'greeting', currentPassRate: null })],
    },
  });

  test('in the summary of a green gate, with reason, owner and last day', async () => {
    const { exitCode, summary, annotations } = await evaluateWith(REPORT, { named: WAIVERS });
    expect(exitCode).toBe(0);
    for (const fact of [
      /refund-policy-missed.*fix is planned for the next release.*voice-team/,
      /refund policy.*follows the theme.*until \d{4}-\d\d-\d\d/,
      /`greeting` .*max-drop was not evaluated/,
      /long-gone.*nobody remembers/,
    ]) {
      expect(summary).toMatch(fact);
    }
    expect(summary).toContain(day(60));
    expect(annotations).toEqual([expect.stringMatching(/^notice: passed: /)]);
  });
});
