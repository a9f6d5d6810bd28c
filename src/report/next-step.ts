/** The next step: a link or a command. */

import { fails } from '../model/outcome.ts';
import type { GateReport, ReportSettings } from '../model/report.ts';
import { formatCount, theOnes } from './format.ts';
import { runUrl } from './names.ts';
import type { StepVoice } from './voice.ts';

/** Where the next step leads; a URL is empty if there is none. */
export interface Ways {
  /** Prompt fixes that are suggested on the pull request, and the page that shows them. */
  suggested: number;
  changesUrl: string;
  /** Prompt fixes that are shown and in the patch. */
  shown: number;
  /** Prompt fixes that are in no patch. */
  leftOut: number;
  /** The whole report, if the reader does not see it. */
  reportUrl: string;
  workflowRunUrl: string;
  /** The first run that did not pass, in the service. */
  runUrl: string;
  /** Links to places on the same page. */
  places?: Partial<Record<Destination, string>>;
}

export type Destination = 'fixes' | 'themes' | 'checks';

/** How many prompt fixes are neither applied nor in the patch. */
export function leftOutCount({ promptFixes }: GateReport): number {
  return promptFixes.filter(
    ({ found }) => found.state !== 'applied' && !(found.state === 'located' && !found.leftOut),
  ).length;
}

/** The ways out of a report that shows the prompt fixes that are not suggested. */
export function waysOf(report: GateReport, settings: ReportSettings): Ways {
  const { detail, suggested } = settings;
  const located = report.promptFixes.filter(
    ({ found }) => found.state === 'located' && found.leftOut === null,
  ).length;
  return {
    suggested: suggested?.count ?? 0,
    changesUrl: suggested?.url ?? '',
    shown: detail === 'full' ? Math.max(0, located - (suggested?.fixes ?? 0)) : 0,
    leftOut: detail === 'full' ? leftOutCount(report) : 0,
    reportUrl: settings.reportUrl ?? '',
    workflowRunUrl: report.provenance?.workflowRunUrl ?? '',
    runUrl: urlOfWorst(report, settings),
  };
}

/** The URL of the first run that did not pass; empty if it is not known. */
export function urlOfWorst({ runs, outcome }: GateReport, settings: ReportSettings): string {
  const worst = runs.find((run) => run.outcome === outcome);
  return worst === undefined ? '' : (runUrl(worst.jobId, settings) ?? '');
}

/** The rest of a sentence that begins with `Next:`; empty if there is nothing to do. */
export function nextStep(report: GateReport, ways: Ways, voice: StepVoice): string {
  if (report.policy.isTrial || !fails(report.outcome)) return '';
  return report.outcome === 'failed'
    ? stepOfFailed(ways, voice)
    : stepOfUnevaluated(report, ways, voice);
}

function stepOfFailed(ways: Ways, voice: StepVoice): string {
  const { suggested, changesUrl, shown, leftOut, reportUrl, places = {} } = ways;
  if (suggested > 0) return voice.link(`apply the ${theOnes(suggested, 'suggestion')}`, changesUrl);
  if (shown > 0) {
    const fixes =
      leftOut === 0
        ? `the ${theOnes(shown, 'prompt fix', 'prompt fixes')}`
        : `${formatCount(shown)} of ${formatCount(shown + leftOut)} prompt fixes`;
    const command = voice.code('git apply prompt-fixes.patch');
    return `${linked(`apply ${fixes}`, places.fixes, voice)}${voice.own(': ')}${command}${voice.own(' (in the folder of the report files)')}`;
  }
  if (reportUrl !== '') return voice.link('open the report', reportUrl);
  if (ways.runUrl !== '') return voice.link('open the run in your service', ways.runUrl);
  if (places.themes) return voice.link('read the themes, the most severe first', places.themes);
  if (places.checks) return voice.link('read the failed checks', places.checks);
  return `${voice.own('change the prompt, then ')}${again(ways, voice)}`;
}

/** One remedy, with a link to the workflow run. */
function stepOfUnevaluated(report: GateReport, ways: Ways, voice: StepVoice): string {
  const { outcome, runs, reasons } = report;
  const rules = new Set(
    [...reasons, ...runs.flatMap((run) => run.reasons)].map(({ rule }) => rule),
  );
  if (rules.has('start')) {
    return `${voice.own('find the run that may have been started, and pass its ID as ')}${voice.code('job-id')}`;
  }
  if (outcome === 'error') return `${again(ways, voice)}${voice.own(' after you correct this')}`;
  return `${again(ways, voice)}${voice.own(rules.has('timeout') ? ' with a longer timeout' : '')}`;
}

function again({ workflowRunUrl }: Ways, voice: StepVoice): string {
  return linked('run the workflow again', workflowRunUrl, voice);
}

function linked(words: string, url: string | undefined, voice: StepVoice): string {
  return url ? voice.link(words, url) : voice.own(words);
}
