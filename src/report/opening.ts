/** What a reader has to know first, in facts and in the same words wherever it is told. */
import type { Outcome } from '../model/outcome.ts';
import type { GateReport, RunReport } from '../model/report.ts';
import { formatCount, formatCounted } from './format.ts';
import { triedOn } from './outcome-words.ts';
import { firstReason, missesBar, type Shortfall, shortfallOf } from './shortfall.ts';
import { cureLine, toleranceOf, unjudgedLine } from './unjudged.ts';
import type { Voice } from './voice.ts';

const NOTHING_TOLD: Shortfall['told'] = new Set();

const READY = '**Ready to merge as far as this gate can tell:**';

const STARTED =
  'The calls are made while other steps go on. A later step with `job-id` waits for the run and judges it.';

/** The line after the heading: what fell short, what held, or what is to be done. */
export function openingOf(report: GateReport, voice: Voice): Shortfall {
  if (report.policy.isTrial) return { line: trialLine(report, voice), told: NOTHING_TOLD };
  const { line, ...rest } = firstLine(report, voice);
  return { line: line + toleranceOf(report, voice), ...rest };
}

/** What one run came to, in facts. */
export function runOpening(run: RunReport, voice: Voice): Shortfall {
  if (run.outcome === 'passed') {
    return { line: `${passedFacts([run]) ?? 'Nothing fell short'}.`, told: NOTHING_TOLD };
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

function trialLine(report: GateReport, voice: Voice): string {
  const alone =
    report.policy.path === null
      ? ' Judged by the verdict alone, since there is no policy file.'
      : '';
  const cure = report.outcome === 'error' ? ` ${cureLine(report, voice)}` : '';
  const unreadable = triedOn(report.runs) === 'saved debrief' ? 'file' : 'run';
  return `Nothing was tested, and nothing but an unreadable ${unreadable} fails this step.${alone}${cure}`;
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
      const facts = passedFacts(runs) ?? `every run was judged, and ${whyPassed(runs)}`;
      return { line: voice.own(`${READY} ${facts}.`), told: NOTHING_TOLD };
    }
    case 'inconclusive':
    case 'error':
    case 'skipped':
      return unjudgedLine(report, voice);
    case 'started':
      return { line: voice.own(STARTED), told: NOTHING_TOLD };
  }
}

/** What fell short may have been waived, or ignored by the policy. */
function whyPassed(runs: readonly RunReport[]): string {
  const fellShort = runs.some(
    ({ report, spared }) =>
      report?.verdict === 'THRESHOLD_FAILED' || (spared !== null && spared.waived.length > 0),
  );
  return fellShort ? 'the policy spares what fell short' : 'nothing fell short';
}

/** E.g. `6 of 6 checks passed, over 24 graded calls`; null where that is not known of every run. */
export function passedFacts(runs: readonly RunReport[]): string | null {
  const checks = runs.flatMap((run) => run.checks ?? []);
  const isKnown = runs.every((run) => run.checks !== undefined) && checks.length > 0;
  if (!isKnown) return null;
  const held = checks.filter((check) => !missesBar(check)).length;
  const calls = runs.map((run) => run.callCounts?.evaluated ?? null);
  const sum = calls.reduce<number | null>(
    (all, one) => (all === null || one === null ? null : all + one),
    0,
  );
  const over = sum === null ? '' : `, over ${formatCounted(sum, 'graded call')}`;
  return `${formatCount(held)} of ${formatCounted(checks.length, 'check')} passed${over}`;
}
