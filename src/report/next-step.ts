/** What to do next, in the same words wherever it is told, with the links that lead there. */

import { fails } from '../core/outcome.ts';
import { formatCount, theOnes } from './format.ts';
import type { GateReport, ReportSettings, RunReport } from './model.ts';
import { asksForMore } from './outcome-words.ts';

/** Where the steps lead; an address is empty where there is none. */
export interface Ways {
  /** Prompt fixes that are suggested on the pull request, and where. */
  suggested: number;
  changesUrl: string;
  /** Prompt fixes that are shown and in the patch. */
  shown: number;
  /** Prompt fixes that are in no patch, each of which says why. */
  leftOut: number;
  /** The whole report, where what is read is not that. */
  reportUrl: string;
  /** The workflow run. */
  workflowRunUrl: string;
  /** Where on the same page something stands that is to be read or applied. */
  places?: Partial<Record<Destination, string>>;
}

export type Destination = 'fixes' | 'themes' | 'checks';

/** How a form of the report writes the step. */
export interface StepVoice {
  /** Our own words, with backticks around code. */
  own(words: string): string;
  link(words: string, url: string): string;
}

/** Inputs that a wait ran out of, as its reason names them. */
const TIMEOUT = /\b(?:run|debrief|queue)-timeout\b/;

/** How many prompt fixes wait to be applied, and cannot be as they are. */
export function leftOutCount({ promptFixes }: GateReport): number {
  return promptFixes.filter(
    ({ found }) => found.state !== 'applied' && !(found.state === 'located' && !found.leftOut),
  ).length;
}

/** The ways out of a report that shows its prompt fixes but for those that are suggested. */
export function waysOf(report: GateReport, { detail, reportUrl, suggested }: ReportSettings): Ways {
  const located = report.promptFixes.filter(
    ({ found }) => found.state === 'located' && found.leftOut === null,
  ).length;
  return {
    suggested: suggested?.count ?? 0,
    changesUrl: suggested?.url ?? '',
    shown: detail === 'full' ? Math.max(0, located - (suggested?.fixes ?? 0)) : 0,
    leftOut: detail === 'full' ? leftOutCount(report) : 0,
    reportUrl: reportUrl ?? '',
    workflowRunUrl: report.provenance?.workflowRunUrl ?? '',
  };
}

/** The rest of a sentence that begins with `Next:`; empty where there is nothing to do. */
export function nextStep(report: GateReport, ways: Ways, voice: StepVoice): string {
  if (!fails(report.outcome) || report.policy.isTrial) return '';
  const steps =
    report.outcome === 'failed'
      ? stepsOfFailed(report, ways, voice)
      : stepsOfUnjudged(report, ways, voice);
  return steps.join(', or ');
}

function stepsOfFailed({ runs }: GateReport, ways: Ways, voice: StepVoice): string[] {
  const { suggested, changesUrl, shown, leftOut, reportUrl } = ways;
  const steps = [
    ...(suggested > 0
      ? [
          `apply the ${voice.link(`${theOnes(suggested, 'suggestion')} in the changes`, changesUrl)}`,
        ]
      : []),
    ...(shown > 0 ? [leadTo('fixes', fixesStep(shown, leftOut), ways, voice)] : []),
    ...(reportUrl === '' ? [] : [openReport(reportUrl, voice)]),
  ];
  return steps.length === 0 ? [readingStep(runs, ways, voice)] : steps;
}

/** Where nothing is to be applied or opened. */
function readingStep(runs: readonly RunReport[], ways: Ways, voice: StepVoice): string {
  if (runs.some(({ report }) => (report?.themes.length ?? 0) > 0)) {
    return leadTo('themes', 'read the themes, the worst first', ways, voice);
  }
  return runs.some(({ checks }) => checks !== undefined)
    ? leadTo('checks', 'look at the checks, the failed ones first', ways, voice)
    : voice.own('look at the run in the service, of which no theme is told');
}

function leadTo(place: Destination, words: string, { places }: Ways, voice: StepVoice): string {
  const url = places?.[place];
  return url === undefined ? voice.own(words) : voice.link(words, url);
}

/** E.g. `apply the 2 prompt fixes`. */
function fixesStep(shown: number, leftOut: number): string {
  if (leftOut === 0) return `apply the ${theOnes(shown, 'prompt fix', 'prompt fixes')}`;
  const rest = leftOut === 1 ? 'the other one says why it is' : 'the others say why they are';
  return `apply ${formatCount(shown)} of ${formatCount(shown + leftOut)} prompt fixes (${rest} not in the patch)`;
}

function stepsOfUnjudged(
  report: GateReport,
  { workflowRunUrl, reportUrl }: Ways,
  voice: StepVoice,
): string[] {
  const { outcome, runs } = report;
  const inputs = runs
    .flatMap(({ reasons }) => reasons)
    .filter(({ rule }) => rule === 'timeout')
    .flatMap(({ message }) => TIMEOUT.exec(message)?.[0] ?? []);
  const raised = [...new Set(inputs)].map((name) => `a longer \`${name}\``).join(' and ');
  const wouldCallTwice = runs.some(({ reasons }) => reasons.some(({ rule }) => rule === 'start'));
  const open = () => voice.link('open the workflow run', workflowRunUrl);
  const ways = raised === '' ? '' : voice.own(` with ${raised}`);
  const first = asksForMore(report) ? ' once that is done' : '';
  const rerun = wouldCallTwice
    ? ''
    : workflowRunUrl === ''
      ? raised && voice.own(`give it ${raised}`)
      : // What ended for the workflow's own fault ends the same way when it is run again as it is.
        `${open()} and re-run it${outcome === 'error' ? ' once that is corrected' : ways + first}`;
  return [
    ...(rerun === '' ? [] : [rerun]),
    ...(reportUrl === '' ? [] : [openReport(reportUrl, voice)]),
  ];
}

function openReport(url: string, voice: StepVoice): string {
  return `open the ${voice.link('whole report', url)}`;
}
