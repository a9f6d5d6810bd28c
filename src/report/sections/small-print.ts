/** What is copied or looked up, and not read, of the step itself. */
import { fails } from '../../model/outcome.ts';
import type { GateReport, ReportSettings } from '../../model/report.ts';
import { identifier, inline, linkDestination } from '../../text/markdown.ts';

/** What is told of a step beside its runs. */
export interface StepFacts {
  /** What tells the gate from others of the same job; empty where nothing does. */
  gateName: string;
  /** The commit that was tested; empty where it is not known. */
  commit: string;
  /** Empty where it is not known. */
  workflowRunUrl: string;
}

/** Of which the name of a gate is made where nobody gave it one. */
export const IDS = /^[\da-f]{8}-[\da-f-]{27}(?:, |$)/i;

/** One line; empty where nothing is known. */
export function smallPrint(parts: readonly string[]): string {
  const told = parts.filter((part) => part !== '');
  return told.length === 0 ? '' : `<sub>${told.join(' · ')}</sub>\n`;
}

/** The parts of that line which tell of the step itself; empty where they are not known. */
export function stepParts(
  report: GateReport,
  settings: ReportSettings,
  { gateName, commit, workflowRunUrl }: StepFacts,
): string[] {
  return [
    report.policy.path === null ? '' : `judged by ${inline(report.policy.path)}`,
    IDS.test(gateName) ? `gate ${inline(gateName)}` : '',
    commit === '' ? '' : `commit ${identifier(commit.slice(0, 7))}`,
    workflowRun(report, workflowRunUrl),
    // The next step of one that did not pass leads to it already.
    fails(report.outcome) ? '' : reportLink(settings),
  ];
}

function reportLink({ reportUrl }: ReportSettings): string {
  return reportUrl === undefined ? '' : `[whole report](${linkDestination(reportUrl)})`;
}

const UNNAMED = 'workflow run';

function workflowRun({ provenance }: GateReport, url: string): string {
  if (url === '') return '';
  const name = inline(provenance?.workflow ?? '') || UNNAMED;
  return `${name === UNNAMED ? '' : 'workflow '}[${name}](${linkDestination(url)})`;
}
