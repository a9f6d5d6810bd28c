/** What a reader of the comment sees first: the outcome, what fell short, and the next step. */
import { fails, type Outcome } from '../../core/outcome.ts';
import { inline, linkDestination } from '../../core/text/markdown.ts';
import { formatCount, formatCounted } from '../format.ts';
import type { GateReport, Reason, RunReport } from '../model.ts';
import { answerOf, cureWordsOf } from '../outcome-words.ts';
import { bold } from '../sections/building-blocks.ts';
import { MAX_MESSAGE_CHARS } from '../sections/reasons.ts';
import { firstReason, missesBar, type Shortfall, shortfallOf, type Voice } from '../shortfall.ts';
import type { CommentView } from './view.ts';

const VOICE: Voice = { name: bold, prose: (text) => inline(text, MAX_MESSAGE_CHARS) };

const NOTHING_TOLD: Shortfall['told'] = new Set();

/** Of which the name of a gate is made where nobody gave it one. */
export const IDS = /^[\da-f]{8}-[\da-f-]{27}(?:, |$)/i;

/** Heading, first line and next step, and the reasons that they tell. */
export function head(view: CommentView): { text: string; told: ReadonlySet<Reason> } {
  const { report, gateName } = view;
  const { mark, title } = answerOf(report);
  const name = gateName === '' || IDS.test(gateName) ? '' : `: ${inline(gateName)}`;
  const { line, told } = firstLine(report);
  const text = `## ${mark} ${title}${name}\n\n${line}${toleranceOf(report)}\n\n${nextStep(view)}`;
  return { text, told };
}

/** Why an outcome that fails others does not fail this step; empty where it does. */
function toleranceOf({ outcome, tolerated }: GateReport): string {
  if (!tolerated) return '';
  const setting = outcome === 'failed' ? '`warn-only` is set' : '`on-inconclusive` is `warn`';
  return ` The step does not fail, since ${setting}.`;
}

/** What one run came to, in facts. */
export function factsOf(run: RunReport): Shortfall {
  if (run.outcome === 'passed') {
    return { line: `${passedFacts([run]) ?? 'nothing fell short'}.`, told: NOTHING_TOLD };
  }
  const { line, told } = shortfallOf(run, VOICE);
  return { line: line === '' ? `${run.outcome}.` : line, told };
}

function firstLine(report: GateReport): Shortfall {
  const { outcome, runs } = report;
  const [run, ...others] = runs;
  switch (outcome) {
    case 'failed': {
      const failed = runs.filter((one) => one.outcome === 'failed').length;
      if (failed === 0) return firstReason(report.reasons, VOICE);
      if (run !== undefined && others.length === 0) return factsOf(run);
      const line = `${formatCount(failed)} of ${formatCounted(runs.length, 'run')} failed.`;
      return { line, told: NOTHING_TOLD };
    }
    case 'passed':
      return {
        line: `**Ready to merge as far as this gate can tell:** ${passedFacts(runs) ?? 'every run was judged, and nothing fell short'}.`,
        told: NOTHING_TOLD,
      };
    case 'inconclusive':
    case 'error': {
      const cure = cureWordsOf(report);
      return { line: cure.charAt(0).toUpperCase() + cure.slice(1), told: NOTHING_TOLD };
    }
    case 'skipped': {
      const why = report.reasons.map(({ message }) => VOICE.prose(message)).join('; ');
      return { line: `**Nothing was tested:** ${why}.`, told: new Set(report.reasons) };
    }
    case 'started':
      return { line: answerOf(report).sentence, told: NOTHING_TOLD };
  }
}

/** E.g. `6 of 6 checks passed, over 24 graded calls`; null where that is not known of every run. */
function passedFacts(runs: readonly RunReport[]): string | null {
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

function nextStep({ report, settings, fixes, summaryUrl, changesUrl }: CommentView): string {
  const link = (text: string, url: string) => `[${text}](${linkDestination(url)})`;
  const suggested = fixes.filter(({ suggestedAt }) => suggestedAt !== null).length;
  const shown = fixes.length - suggested;
  const steps = [
    suggested > 0
      ? `apply the ${link(`${formatCounted(suggested, 'suggestion')} in the changes`, changesUrl)}`
      : '',
    shown > 0 ? `apply the ${formatCounted(shown, 'prompt fix', 'prompt fixes')} below` : '',
    lastStep(report.outcome, (text) =>
      link(text, (report.outcome === 'failed' && settings.reportUrl) || summaryUrl),
    ),
  ].filter((step) => step !== '');
  return steps.length === 0 ? '' : `**Next:** ${steps.join(', or ')}.\n\n`;
}

function lastStep(outcome: Outcome, link: (text: string) => string): string {
  if (!fails(outcome)) return '';
  return outcome === 'failed'
    ? `open the ${link('whole report')}`
    : `${link('open the workflow run')} and re-run it`;
}
