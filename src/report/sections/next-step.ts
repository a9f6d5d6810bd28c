/** What to do next, with the links that lead there. */

import { fails } from '../../core/outcome.ts';
import { linkDestination } from '../../core/text/markdown.ts';
import { formatCount, theOnes } from '../format.ts';
import type { GateReport, RunReport } from '../model.ts';

/** Where the steps lead; an address is empty where there is none. */
export interface Ways {
  /** Prompt fixes that are suggested on the pull request, and where. */
  suggested: number;
  changesUrl: string;
  /** Prompt fixes that are shown below and in the patch. */
  shown: number;
  /** Prompt fixes that are in no patch, each of which says why. */
  leftOut: number;
  /** The whole report. */
  reportUrl: string;
  /** The workflow run. */
  workflowRunUrl: string;
}

/** Inputs that a wait ran out of, as its reason names them. */
const TIMEOUT = /\b(?:run|debrief|queue)-timeout\b/;

/** How many prompt fixes wait to be applied, and cannot be as they are. */
export function leftOutCount({ promptFixes }: GateReport): number {
  return promptFixes.filter(
    ({ found }) => found.state !== 'applied' && !(found.state === 'located' && !found.leftOut),
  ).length;
}

/** One line; empty where there is nothing to do. */
export function nextStep(report: GateReport, ways: Ways): string {
  if (!fails(report.outcome)) return '';
  const steps =
    report.outcome === 'failed' ? stepsOfFailed(report, ways) : stepsOfUnjudged(report, ways);
  return steps.length === 0 ? '' : `**Next:** ${steps.join(', or ')}.\n\n`;
}

function stepsOfFailed({ runs }: GateReport, ways: Ways): string[] {
  const { suggested, changesUrl, shown, leftOut, reportUrl } = ways;
  const steps = [
    ...(suggested > 0
      ? [`apply the ${link(`${theOnes(suggested, 'suggestion')} in the changes`, changesUrl)}`]
      : []),
    ...(shown > 0 ? [fixesStep(shown, leftOut)] : []),
    ...(reportUrl === '' ? [] : [`open the ${link('whole report', reportUrl)}`]),
  ];
  return steps.length === 0 ? [readingStep(runs)] : steps;
}

/** Where nothing is to be applied or opened. */
function readingStep(runs: readonly RunReport[]): string {
  if (runs.some(({ report }) => (report?.themes.length ?? 0) > 0)) {
    return 'read the themes below, the worst first';
  }
  return runs.some(({ checks }) => checks !== undefined)
    ? 'look at the checks below, the failed ones first'
    : 'look at the run in the service, of which no theme is told';
}

/** E.g. `apply the 2 prompt fixes below`. */
function fixesStep(shown: number, leftOut: number): string {
  if (leftOut === 0) return `apply the ${theOnes(shown, 'prompt fix', 'prompt fixes')} below`;
  const rest = leftOut === 1 ? 'the other one says why it is' : 'the others say why they are';
  return `apply ${formatCount(shown)} of ${formatCount(shown + leftOut)} prompt fixes (${rest} not in the patch)`;
}

/** What ended for the workflow's own fault ends the same way when it is run again as it is. */
function stepsOfUnjudged(
  { outcome, runs }: GateReport,
  { workflowRunUrl, reportUrl }: Ways,
): string[] {
  const inputs = runs
    .flatMap(({ reasons }) => reasons)
    .filter(({ rule }) => rule === 'timeout')
    .flatMap(({ message }) => TIMEOUT.exec(message)?.[0] ?? []);
  const raised = [...new Set(inputs)].map((name) => `a longer \`${name}\``).join(' and ');
  const ways = raised === '' ? '' : ` with ${raised}`;
  const wouldCallTwice = runs.some(({ reasons }) => reasons.some(({ rule }) => rule === 'start'));
  const rerun =
    wouldCallTwice || outcome === 'error'
      ? ''
      : workflowRunUrl === ''
        ? raised && `give it ${raised}`
        : `${link('open the workflow run', workflowRunUrl)} and re-run it${ways}`;
  return [
    ...(rerun === '' ? [] : [rerun]),
    ...(reportUrl === '' ? [] : [`open the ${link('whole report', reportUrl)}`]),
  ];
}

function link(text: string, url: string): string {
  return `[${text}](${linkDestination(url)})`;
}
