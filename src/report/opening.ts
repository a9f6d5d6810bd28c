/** The first sentence of every form of the report. */
import { fails, type Outcome } from '../model/outcome.ts';
import type { GateReport, RunReport } from '../model/report.ts';
import { formatCount, formatCounted } from './format.ts';
import { triedOn } from './outcome-words.ts';
import { firstReason, missesBar, type Shortfall, shortfallOf } from './shortfall.ts';
import type { Voice } from './voice.ts';

const NOTHING_TOLD: Shortfall['told'] = new Set();

const STARTED =
  'The run makes its calls while other steps continue. A later step with `job-id` waits for it and evaluates it.';

const DRY_RUN =
  '**Nothing was started:** this was a dry run, and everything that it could check is valid. A job with `dry-run: true` is green and tests nothing; remove the input to start the gate.';

/** The line after the heading: what failed, what passed, or what happened. */
export function openingOf(report: GateReport, voice: Voice): Shortfall {
  if (report.policy.isTrial) return { line: trialLine(report), told: NOTHING_TOLD };
  const { line, ...rest } = firstLine(report, voice);
  return { line: line + toleranceOf(report, voice), ...rest };
}

/** Why an outcome that fails others does not fail this step; empty if it does. */
function toleranceOf({ outcome, tolerated }: GateReport, voice: Voice): string {
  if (!tolerated || !fails(outcome)) return '';
  const setting = outcome === 'failed' ? '`warn-only` is set' : '`on-inconclusive` is `warn`';
  return voice.own(` The step does not fail, since ${setting}.`);
}

/** What one run came to. */
export function runOpening(run: RunReport, voice: Voice): Shortfall {
  if (run.outcome === 'passed') {
    return { line: passedFacts([run]) ?? 'The run passed.', told: NOTHING_TOLD };
  }
  const shortfall = shortfallOf(run, voice);
  return shortfall.line === '' ? { ...shortfall, line: `${run.outcome}.` } : shortfall;
}

/** How many runs came to each outcome. */
export function outcomeCounts(runs: readonly RunReport[]): [Outcome, number][] {
  const counts = new Map<Outcome, number>();
  for (const { outcome } of runs) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts];
}

function trialLine(report: GateReport): string {
  const alone =
    report.policy.path === null ? ' There is no policy file, so the verdict alone decides.' : '';
  const unreadable = triedOn(report.runs) === 'saved debrief' ? 'file' : 'run';
  return `Nothing was tested. Only an unreadable ${unreadable} fails this step.${alone}`;
}

function firstLine(report: GateReport, voice: Voice): Shortfall {
  const { outcome, runs } = report;
  const [run, ...further] = runs;
  switch (outcome) {
    case 'failed': {
      const failed = runs.filter((one) => one.outcome === 'failed').length;
      if (failed === 0) return firstReason(report.reasons, voice);
      if (run !== undefined && further.length === 0) return runOpening(run, voice);
      const others = outcomeCounts(runs).filter(([outcome]) => outcome !== 'failed');
      const rest = others.map(([outcome, count]) => `, ${formatCount(count)} ${outcome}`).join('');
      const line = `${formatCount(failed)} of ${formatCounted(runs.length, 'run')} failed${rest}.`;
      return { line, told: NOTHING_TOLD };
    }
    case 'passed': {
      const line = passedFacts(runs) ?? `${runs.length === 1 ? 'The run' : 'Every run'} passed.`;
      return { line, told: NOTHING_TOLD };
    }
    case 'inconclusive':
    case 'error': {
      const reasons = [...report.reasons, ...runs.flatMap((one) => one.reasons)];
      if (further.length === 0) return firstReason(reasons, voice);
      const counts = outcomeCounts(runs).map(([one, count]) => `${formatCount(count)} ${one}`);
      return {
        line: `${formatCounted(runs.length, 'run')}: ${counts.join(', ')}.`,
        told: NOTHING_TOLD,
      };
    }
    case 'skipped':
      return skippedLine(report, voice);
    case 'started':
      return { line: voice.own(STARTED), told: NOTHING_TOLD };
  }
}

function skippedLine({ reasons }: GateReport, voice: Voice): Shortfall {
  if (reasons.some(({ rule }) => rule === 'dry-run')) {
    return { line: voice.own(DRY_RUN), told: NOTHING_TOLD };
  }
  const why = reasons.map(({ message }) => voice.prose(message)).join('; ');
  return { line: `${voice.own('**Nothing was tested:**')} ${why}.`, told: new Set(reasons) };
}

/** E.g. `All 6 checks passed (24 calls).`; null if that is not known of every run. */
export function passedFacts(runs: readonly RunReport[]): string | null {
  const checks = runs.flatMap((run) => run.checks ?? []);
  const isKnown = runs.every((run) => run.checks !== undefined) && checks.length > 0;
  if (!isKnown) return null;
  const passed = checks.filter((check) => !missesBar(check)).length;
  const calls = runs.map((run) => run.callCounts?.evaluated ?? null);
  const sum = calls.reduce<number | null>(
    (all, one) => (all === null || one === null ? null : all + one),
    0,
  );
  const noun = formatCounted(checks.length, 'check');
  const of = passed === checks.length ? `All ${noun}` : `${formatCount(passed)} of ${noun}`;
  return `${checks.length === 1 && passed === 1 ? 'The only check' : of} passed${sum === null ? '' : ` (${formatCounted(sum, 'call')})`}.`;
}
