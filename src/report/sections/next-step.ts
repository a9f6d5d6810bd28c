/** What to do next, with the links that lead there. */

import { fails } from '../../core/outcome.ts';
import { linkDestination } from '../../core/text/markdown.ts';
import { formatCounted } from '../format.ts';
import type { GateReport } from '../model.ts';

/** Where the steps lead; an address is empty where there is none. */
export interface Ways {
  /** Prompt fixes that are suggested on the pull request, and where. */
  suggested: number;
  changesUrl: string;
  /** Prompt fixes that are shown below. */
  shown: number;
  /** The whole report. */
  reportUrl: string;
  /** The workflow run. */
  workflowRunUrl: string;
}

/** Inputs that a wait ran out of, as its reason names them. */
const TIMEOUT = /\b(?:run|debrief|queue)-timeout\b/;

/** One line; empty where there is nothing to do. */
export function nextStep(report: GateReport, ways: Ways): string {
  if (!fails(report.outcome)) return '';
  const steps =
    report.outcome === 'failed' ? stepsOfFailed(report, ways) : stepsOfUnjudged(report, ways);
  return steps.length === 0 ? '' : `**Next:** ${steps.join(', or ')}.\n\n`;
}

function stepsOfFailed({ runs }: GateReport, ways: Ways): string[] {
  const { suggested, changesUrl, shown, reportUrl } = ways;
  const hasThemes = runs.some(({ report }) => (report?.themes.length ?? 0) > 0);
  const steps = [
    ...(suggested > 0
      ? [
          `apply the ${link(`${formatCounted(suggested, 'suggestion')} in the changes`, changesUrl)}`,
        ]
      : []),
    ...(shown > 0 ? [`apply the ${formatCounted(shown, 'prompt fix', 'prompt fixes')} below`] : []),
    ...(reportUrl === '' ? [] : [`open the ${link('whole report', reportUrl)}`]),
  ];
  return steps.length === 0 && hasThemes ? ['read the themes below, the worst first'] : steps;
}

function stepsOfUnjudged({ runs }: GateReport, { workflowRunUrl, reportUrl }: Ways): string[] {
  const inputs = runs
    .flatMap(({ reasons }) => reasons)
    .filter(({ rule }) => rule === 'timeout')
    .flatMap(({ message }) => TIMEOUT.exec(message)?.[0] ?? []);
  const raised = [...new Set(inputs)].map((name) => `a longer \`${name}\``).join(' and ');
  const ways = raised === '' ? '' : ` with ${raised}`;
  const wouldCallTwice = runs.some(({ reasons }) => reasons.some(({ rule }) => rule === 'start'));
  const rerun = wouldCallTwice
    ? ''
    : workflowRunUrl === ''
      ? ways && `run it again${ways}`
      : `${link('open the workflow run', workflowRunUrl)} and re-run it${ways}`;
  return [
    ...(rerun === '' ? [] : [rerun]),
    ...(reportUrl === '' ? [] : [`open the ${link('whole report', reportUrl)}`]),
  ];
}

function link(text: string, url: string): string {
  return `[${text}](${linkDestination(url)})`;
}
