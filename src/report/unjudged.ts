/** What is told of an ending that judged nothing: why, what to do about it, and what to do next. */
import { fails } from '../model/outcome.ts';
import type { GateReport, Reason, ReportSettings } from '../model/report.ts';
import { asksForMore, cureWordsOf } from './outcome-words.ts';
import type { StepVoice, Voice } from './voice.ts';

/** The line after the heading, and the reasons that it has told. */
export interface Opening {
  line: string;
  told: ReadonlySet<Reason>;
}

/** Inputs that a wait ran out of, as its reason names them. */
const TIMEOUT = /\b(?:run|debrief|queue)-timeout\b/;

const DRY_RUN =
  '**Nothing was started:** this was a dry run, and what it could check holds. A job whose `dry-run` is true is green and tests nothing: take it out again, and the gate does what is named here.';

/** What is to be done, or why nothing was tested. */
export function unjudgedLine(report: GateReport, voice: Voice): Opening {
  if (report.outcome !== 'skipped') return { line: cureLine(report, voice), told: new Set() };
  if (report.reasons.some(({ rule }) => rule === 'dry-run')) {
    return { line: voice.own(DRY_RUN), told: new Set() };
  }
  const why = report.reasons.map(({ message }) => voice.prose(message)).join('; ');
  const line = `${voice.own('**Nothing was tested:**')} ${why}.`;
  return { line, told: new Set(report.reasons) };
}

/** Why an outcome that fails others does not fail this step; empty where it does. */
export function toleranceOf({ outcome, tolerated }: GateReport, voice: Voice): string {
  if (!tolerated || !fails(outcome)) return '';
  const setting = outcome === 'failed' ? '`warn-only` is set' : '`on-inconclusive` is `warn`';
  return voice.own(` The step does not fail, since ${setting}.`);
}

/** What is to be done, as a sentence. */
export function cureLine(report: GateReport, voice: Voice): string {
  const cure = cureWordsOf(report);
  return voice.own(cure.charAt(0).toUpperCase() + cure.slice(1));
}

/** Where the steps lead elsewhere; an address is empty where there is none. */
export interface OutsideWays {
  /** The whole report, where what is read is not that. */
  reportUrl: string;
  /** The workflow run. */
  workflowRunUrl: string;
}

export function outsideWays(
  { provenance }: GateReport,
  { reportUrl }: ReportSettings,
): OutsideWays {
  return { reportUrl: reportUrl ?? '', workflowRunUrl: provenance?.workflowRunUrl ?? '' };
}

/** The rest of a sentence that begins with `Next:`; empty where there is nothing to do. */
export function nextOfUnjudged(
  report: GateReport,
  { workflowRunUrl, reportUrl }: OutsideWays,
  voice: StepVoice,
): string {
  const { outcome, runs } = report;
  if (!fails(outcome)) return '';
  const inputs = runs
    .flatMap(({ reasons }) => reasons)
    .filter(({ rule }) => rule === 'timeout')
    .flatMap(({ message }) => TIMEOUT.exec(message)?.[0] ?? []);
  const raised = [...new Set(inputs)].map((name) => `a longer \`${name}\``).join(' and ');
  const wouldCallTwice = runs.some(({ reasons }) => reasons.some(({ rule }) => rule === 'start'));
  const then = rerunning(report, raised, voice);
  const way =
    workflowRunUrl === ''
      ? giveIt(raised, voice)
      : `${voice.link('open the workflow run', workflowRunUrl)}${then && ` and ${then}`}`;
  const steps = [
    ...(way === '' || wouldCallTwice ? [] : [way]),
    ...(reportUrl === '' ? [] : [openReport(reportUrl, voice)]),
  ];
  return steps.join(', or ');
}

/** What is to be done with the workflow run, where the first line has not said to run it again. */
function rerunning(report: GateReport, longer: string, voice: StepVoice): string {
  // What ended for the workflow's own fault ends the same way when it is run again as it is.
  if (report.outcome === 'error') return 're-run it once that is corrected';
  if (!asksForMore(report)) return giveIt(longer, voice);
  return voice.own(`re-run it${longer && ` with ${longer}`} once that is done`);
}

function giveIt(longer: string, voice: StepVoice): string {
  return longer && voice.own(`give it ${longer}`);
}

/** The step that leads to it. */
export function openReport(url: string, voice: StepVoice): string {
  return `open the ${voice.link('whole report', url)}`;
}
