/** What is known of runs, themes and prompt fixes, in counts and words; escaping is the renderer's own. */

import { hasEnded } from '../model/outcome.ts';
import type {
  DebriefReport,
  FileSpan,
  FoundPrompt,
  GateReport,
  PromptFix,
  Reason,
  Recommendation,
  RunReport,
  Theme,
} from '../model/report.ts';
import { formatDuration } from '../text/duration.ts';
import { formatCounted, formatMinute, placeName } from './format.ts';
import { formatSeverity, plainWord } from './outcome-words.ts';
import { quoteName } from './words/names.ts';

/** The run of a gate that has one alone. */
export function onlyRun({ runs }: GateReport): RunReport | undefined {
  return runs.length === 1 ? runs[0] : undefined;
}

export function countFacts({ themes, trend }: DebriefReport) {
  const rows = trend?.rows ?? [];
  return {
    themesTotal: themes.length,
    themesHigh: themes.filter(({ severity }) => severity === 'HIGH').length,
    themesNew: themes.filter(({ lifecycle }) => lifecycle === 'NEW').length,
    checksRegressed: rows.filter(
      ({ previousPassRate, currentPassRate }) =>
        previousPassRate !== null && currentPassRate !== null && currentPassRate < previousPassRate,
    ).length,
  };
}

const KNOWN_VERDICTS = new Set(['PASSED', 'THRESHOLD_FAILED']);

/** What is copied or looked up of a run, apart from its ID and what reasons and notes say: `took 3m`. */
export function smallPrintFacts(run: RunReport): string[] {
  const { report, debrief, runStatus: status, about, reasons, exceptions } = run;
  const rules = new Set(reasons.map(({ rule }) => rule));
  const isEvaluated = exceptions !== null;
  const isLastSeen = rules.has('timeout');
  const isStatusSaid = rules.has('run') || (isEvaluated && hasEnded(status)) || isLastSeen;
  const isDebriefSaid = rules.has('debrief') || isEvaluated || isLastSeen;
  // Of the reasons in a document, only that of an unknown verdict names it.
  const isVerdictSaid = rules.has('verdict') && !KNOWN_VERDICTS.has(report?.verdict ?? '');
  const facts: [name: string, value: string | null | undefined][] = [
    ['verdict', isVerdictSaid ? null : report?.verdict],
    ['debrief', report !== null || isDebriefSaid ? null : debrief?.status],
    ['status', status === 'COMPLETED' || isStatusSaid ? null : status],
    ['ended', formatMinute(about?.endedAt)],
    ['took', about?.durationMs == null ? null : formatDuration(about.durationMs)],
    ['debrief created', formatMinute(debrief?.createdAt)],
    ['debrief completed', formatMinute(debrief?.completedAt)],
  ];
  return facts.flatMap(([name, value]) => (value ? `${name} ${value}` : []));
}

/** What is known of a theme in addition to its severity, its calls and its status. */
export function themeFacts(theme: Theme): [name: string, value: string][] {
  const facts: [name: string, value: string | null][] = [
    ['Impact', plainWord(theme.impact)],
    ['Prevalence', plainWord(theme.prevalence)],
    ['Cause', plainWord(theme.rootCauseChannel)],
    ['Checks', theme.checkNames.join(', ')],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

/** Whether a recommendation has a change of the prompt. */
export function isChange({ currentText, suggestedText }: Recommendation): boolean {
  return currentText !== null || suggestedText !== null;
}

/** The severity and the channel of a recommendation. */
export function marksOf({ severity, channel }: Recommendation): string[] {
  const marks = [severity && formatSeverity(severity), plainWord(channel)];
  return marks.flatMap((mark) => mark || []);
}

/** A fix that was located. */
export interface LocatedFix {
  /** All that ask for the same change, at least one. */
  recommendations: readonly Recommendation[];
  /** The positions of all of them and of their runs. */
  from: PromptFix['from'];
  place: FileSpan;
  fixedLines: readonly string[];
  /** Why the patch and the suggestions do without it; null if they have it. */
  leftOut: string | null;
}

/** A fix as the comment shows it. */
export interface ShownFix extends LocatedFix {
  /** The review comment that suggests it; empty if there is none. */
  url: string;
  /** Why it is not suggested; may be empty. */
  why: string;
}

/** The fixes of a report that were located, in its order; those that are not in the patch come last. */
export function locatedFixes({ runs, promptFixes }: GateReport): LocatedFix[] {
  const all = promptFixes.flatMap(({ from, found }) => {
    const [first] = from;
    const recommendation = first && runs[first.run]?.report?.recommendations[first.recommendation];
    if (!recommendation || !isChange(recommendation) || found.state !== 'located') return [];
    const { place, fixedLines, leftOut } = found;
    return { recommendations: [recommendation], from, place, fixedLines, leftOut };
  });
  all.sort((a, b) => Number(a.leftOut !== null) - Number(b.leftOut !== null));
  const changes = Map.groupBy(all, ({ place, fixedLines }) => JSON.stringify([place, fixedLines]));
  return [...changes.values()].flatMap((same) => {
    const recommendations = same.flatMap((one) => one.recommendations);
    const from = same.flatMap((one) => one.from);
    return same.slice(0, 1).map((fix) => ({ ...fix, from, recommendations }));
  });
}

/** The result of the search for a prompt's text in the repository. */
export function describeFound(found: FoundPrompt): string {
  switch (found.state) {
    case 'located':
      return `Located in ${names([found.place])}${found.leftOut === null ? '' : `; not in the patch: ${found.leftOut}`}`;
    case 'ambiguous':
      return `Ambiguous: the text is in ${formatCounted(found.places.length, 'place')}: ${names(found.places)}`;
    case 'applied':
      return `Already applied: the suggested text is in ${names(found.places)}`;
    case 'missing':
      return 'Not found in the repository';
  }
}

function names(places: readonly FileSpan[]): string {
  return places.map((place) => quoteName(placeName(place))).join(', ');
}

/**
 * The report as people read it: a table or the small print has what its reasons leave out.
 *
 * @param hasFigures whether the document has those of a rule's reasons about a run
 */
export function withoutRepeats(
  report: GateReport,
  hasFigures = (_rule: string) => true,
): GateReport {
  const shortenKnown = (reason: Reason) => (hasFigures(reason.rule) ? shorten(reason) : reason);
  const runs = report.runs.map(({ reasons, exceptions, ...run }) => {
    const isEnded = reasons.some(({ rule }) => rule === 'incomplete-run');
    // Our own reason says how the run ended.
    const own = reasons.filter(({ restates }) => !isEnded || restates !== 'status');
    const { warnings = [] } = exceptions ?? {};
    const shown = exceptions && { ...exceptions, warnings: warnings.map(shortenKnown) };
    return { ...run, reasons: own.map(shortenKnown), exceptions: shown };
  });
  return { ...report, runs, reasons: report.reasons.map(shorten) };
}

function shorten({ short, ...reason }: Reason): Reason {
  return short === undefined ? reason : { ...reason, message: short };
}
