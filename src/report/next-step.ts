/** What to do next: a link or a command, and at most one of them. */

import { fails } from '../model/outcome.ts';
import type { GateReport, ReportSettings, RunReport } from '../model/report.ts';
import { formatCount, theOnes } from './format.ts';
import { runUrl } from './names.ts';
import type { StepVoice } from './voice.ts';

/** Where the next step leads; a URL is empty if there is none. */
export interface Ways {
  /** Prompt fixes that are suggested on the pull request, and where. */
  suggested: number;
  changesUrl: string;
  /** Prompt fixes that are shown and in the patch. */
  shown: number;
  /** Prompt fixes that are in no patch, each of which says why. */
  leftOut: number;
  /** The whole report, if the reader does not see it. */
  reportUrl: string;
  workflowRunUrl: string;
  /** The first run that did not pass, in the service. */
  runUrl: string;
  /** Links to places of the same page. */
  places?: Partial<Record<Destination, string>>;
}

export type Destination = 'fixes' | 'themes' | 'checks';

/** How many prompt fixes are neither applied nor in the patch. */
export function leftOutCount({ promptFixes }: GateReport): number {
  return promptFixes.filter(
    ({ found }) => found.state !== 'applied' && !(found.state === 'located' && !found.leftOut),
  ).length;
}

/** The ways out of a report that shows its prompt fixes, except those that are suggested. */
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

/** Where the first run that did not pass can be opened; empty if that is not known. */
export function urlOfWorst({ runs, outcome }: GateReport, settings: ReportSettings): string {
  const worst = runs.find((run) => run.outcome === outcome);
  return worst === undefined ? '' : (runUrl(worst.jobId, settings) ?? '');
}

/** The rest of a sentence that begins with `Next:`; empty if there is nothing to do. */
export function nextStep(report: GateReport, ways: Ways, voice: StepVoice): string {
  if (report.policy.isTrial || !fails(report.outcome)) return '';
  return report.outcome === 'failed'
    ? stepOfFailed(report, ways, voice)
    : stepOfUnevaluated(report, ways, voice);
}

function stepOfFailed({ runs }: GateReport, ways: Ways, voice: StepVoice): string {
  const { suggested, changesUrl, shown, reportUrl } = ways;
  if (suggested > 0) return voice.link(`apply the ${theOnes(suggested, 'suggestion')}`, changesUrl);
  if (shown > 0) return applyStep(ways, voice);
  if (reportUrl !== '') return voice.link('open the report', reportUrl);
  return readingStep(runs, ways, voice);
}

function applyStep(ways: Ways, voice: StepVoice): string {
  const { shown, leftOut } = ways;
  const some =
    leftOut === 0
      ? `the ${theOnes(shown, 'prompt fix', 'prompt fixes')}`
      : `${formatCount(shown)} of ${formatCount(shown + leftOut)} prompt fixes`;
  const step = leadTo('fixes', `apply ${some}`, ways, voice);
  return `${step}${voice.own(': `git apply prompt-fixes.patch` (in the folder of the report files)')}`;
}

/** The step if nothing is to be applied or downloaded. */
function readingStep(runs: readonly RunReport[], ways: Ways, voice: StepVoice): string {
  if (ways.runUrl !== '') return voice.link('open the run in your service', ways.runUrl);
  if (runs.some(({ report }) => (report?.themes.length ?? 0) > 0)) {
    return leadTo('themes', 'read the themes, the most severe first', ways, voice);
  }
  return runs.some(({ checks }) => checks !== undefined)
    ? leadTo('checks', 'read the failed checks', ways, voice)
    : voice.own('open the run in your service; the debrief lists no themes');
}

function leadTo(place: Destination, words: string, { places }: Ways, voice: StepVoice): string {
  const url = places?.[place];
  return url === undefined ? voice.own(words) : voice.link(words, url);
}

/** Inputs that a wait ran out of, as its reason names them. */
const TIMEOUT = /\b(?:run|debrief|queue)-timeout\b/;

/** Remedies by the rule of a reason. */
const REMEDIES: ReadonlyMap<string, string> = new Map([
  ['budget', 'raise the budget of your account in the service'],
  [
    'start',
    'find the run that may have been started, and pass its ID as `job-id`: a new start would repeat its calls',
  ],
  ['debrief-file', 'save the debrief again when its status is READY'],
  ['missing-report', 'open the job whose report is missing'],
]);

/** One remedy, with a link to the workflow run. */
function stepOfUnevaluated(report: GateReport, ways: Ways, voice: StepVoice): string {
  const { outcome, runs, reasons } = report;
  const all = [...reasons, ...runs.flatMap((run) => run.reasons)];
  const rules = new Set(all.map(({ rule }) => rule));
  const [, remedy] = [...REMEDIES].find(([rule]) => rules.has(rule)) ?? [];
  const link = (words: string, url: string) =>
    url === '' ? voice.own(words) : voice.link(words, url);
  const again = (words: string) => link(words, ways.workflowRunUrl);
  if (rules.has('start')) return voice.own(`${remedy}`);
  if (remedy !== undefined) return `${voice.own(remedy)}, then ${again('run the workflow again')}`;
  if (outcome === 'error') return `${again('run the workflow again')} after you correct this`;
  const worst = runs.filter((run) => run.outcome === outcome);
  if (worst.length > 0 && worst.every(({ jobId, report: own }) => jobId === '' && own !== null)) {
    return voice.own('save the results again after the service has evaluated the run');
  }
  const inputs = all
    .filter(({ rule }) => rule === 'timeout')
    .flatMap(({ message }) => TIMEOUT.exec(message)?.[0] ?? []);
  const longer = [...new Set(inputs)].map((name) => `a longer \`${name}\``).join(' and ');
  const step = again('run the workflow again');
  const rest = whatRepeats(worst);
  return `${step}${longer && voice.own(` with ${longer}`)}${rest && voice.own(`: ${rest}`)}`;
}

/** What running the workflow again does with the runs. */
function whatRepeats(runs: readonly RunReport[]): string {
  if (runs.length === 0) return '';
  if (runs.some(({ askedToCancel }) => askedToCancel)) return 'it starts a new run';
  const isFollowed = runs.every(({ jobId, label }) => jobId !== '' && label === jobId);
  return isFollowed ? 'it continues the same run and makes no further calls' : '';
}
