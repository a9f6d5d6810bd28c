/** What to do next, in the same words wherever it is told, with the links that lead there. */

import type { GateReport, ReportSettings, RunReport } from '../model/report.ts';
import { formatCount, theOnes } from './format.ts';
import { nextOfUnjudged, type OutsideWays, openReport, outsideWays } from './unjudged.ts';
import type { StepVoice } from './voice.ts';

/** Where the steps lead. */
export interface Ways extends OutsideWays {
  /** Prompt fixes that are suggested on the pull request, and where. */
  suggested: number;
  changesUrl: string;
  /** Prompt fixes that are shown and in the patch. */
  shown: number;
  /** Prompt fixes that are in no patch, each of which says why. */
  leftOut: number;
  /** Where on the same page something stands that is to be read or applied. */
  places?: Partial<Record<Destination, string>>;
}

export type Destination = 'fixes' | 'themes' | 'checks';

/** How many prompt fixes wait to be applied, and cannot be as they are. */
export function leftOutCount({ promptFixes }: GateReport): number {
  return promptFixes.filter(
    ({ found }) => found.state !== 'applied' && !(found.state === 'located' && !found.leftOut),
  ).length;
}

/** The ways out of a report that shows its prompt fixes but for those that are suggested. */
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
    ...outsideWays(report, settings),
  };
}

/** The rest of a sentence that begins with `Next:`; empty where there is nothing to do. */
export function nextStep(report: GateReport, ways: Ways, voice: StepVoice): string {
  if (report.policy.isTrial) return '';
  return report.outcome === 'failed'
    ? stepsOfFailed(report, ways, voice).join(', or ')
    : nextOfUnjudged(report, ways, voice);
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
