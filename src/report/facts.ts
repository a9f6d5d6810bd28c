/** What is known of runs, themes and prompt fixes, in counts and words; escaping is the renderer's own. */

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
import { plainWord } from './outcome-words.ts';
import { quoteName } from './words/names.ts';

interface ReportFacts {
  themesTotal: number;
  themesHigh: number;
  themesNew: number;
  /** Checks whose current pass rate is below the previous one; both rates are known. */
  checksRegressed: number;
}

/** Counts the reports of several runs; a theme that two runs share counts twice. */
export function countFacts(reports: readonly DebriefReport[]): ReportFacts {
  const themes = reports.flatMap((report) => report.themes);
  const rows = reports.flatMap(({ trend }) => trend?.rows ?? []);
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

/** What is copied or looked up of a run, apart from its ID and what its reasons say: `took 3m`. */
export function runFacts(run: RunReport): string[] {
  const { report, debrief, runStatus, about, reasons, notes, exceptions } = run;
  const shown = reasons.filter((one) => !one.restates).map(textOf);
  const said = [...shown, ...notes, ...(exceptions?.notes ?? [])];
  const unsaid = (word: string | null = null) =>
    word === null || said.some((text) => text.includes(word)) ? null : word;
  const facts: [name: string, value: string | null | undefined][] = [
    ['verdict', unsaid(report?.verdict)],
    ['debrief', report === null ? unsaid(debrief?.status) : null],
    ['status', runStatus === 'COMPLETED' ? null : unsaid(runStatus)],
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

/** Where the prompt fixes of one run were found, by the recommendation's position in its report. */
export function foundFixes({ promptFixes }: GateReport, run: number): Map<number, FoundPrompt> {
  return new Map(
    promptFixes.flatMap(({ from, found }) =>
      from.flatMap((one) => (one.run === run ? [[one.recommendation, found]] : [])),
    ),
  );
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

/** The fixes of a report that were located, in its order; those that are not in the patch come last. */
export function locatedFixes({ runs, promptFixes }: GateReport): LocatedFix[] {
  const all = promptFixes.flatMap(({ from, found }) => {
    const [first] = from;
    const recommendation = first && runs[first.run]?.report?.recommendations[first.recommendation];
    if (!recommendation || !isChange(recommendation) || found.state !== 'located') return [];
    const { place, fixedLines, leftOut } = found;
    return { recommendation, from, place, fixedLines, leftOut };
  });
  all.sort((a, b) => Number(a.leftOut !== null) - Number(b.leftOut !== null));
  const changes = Map.groupBy(all, ({ place, fixedLines }) => JSON.stringify([place, fixedLines]));
  return [...changes.values()].flatMap((same) => {
    const recommendations = same.map(({ recommendation }) => recommendation);
    const from = same.flatMap((one) => one.from);
    return same.slice(0, 1).map(({ recommendation, ...fix }) => ({
      ...{ ...fix, from, recommendations },
    }));
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

/** A reason in a document, which shows its figures elsewhere. */
export function textOf({ message, short = message }: Reason): string {
  return short;
}

/** The report as people read it: without the service's reason if our own says how the run ended. */
export function withoutRepeats(report: GateReport): GateReport {
  const runs = report.runs.map((run) =>
    run.reasons.some(({ rule }) => rule === 'incomplete-run')
      ? { ...run, reasons: run.reasons.filter(({ restates }) => restates !== 'status') }
      : run,
  );
  return { ...report, runs };
}
