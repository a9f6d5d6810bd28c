/**
 * The job summary: what a reviewer needs to decide in its first lines, everything else below, in
 * GitHub Flavored Markdown. Which part gives way when it grows too large stands in `keep-order.ts`.
 */

import { worstFirst } from '../core/outcome.ts';
import { identifierLink, inline } from '../core/text/markdown.ts';
import { forPeople } from './for-people.ts';
import { foundFixes } from './found-fixes.ts';
import { layOut, layOutWhole, leftOutNotice, type Section } from './layout.ts';
import type { GateReport, MetricCollection, ReportSettings, RunReport } from './model.ts';
import { each, section } from './sections/building-blocks.ts';
import { firstLines, footerSection, heading } from './sections/outcome.ts';
import { overviewSections } from './sections/overview.ts';
import { reasonSections } from './sections/reasons.ts';
import { oneRunFoot, oneRunHead, onlyRunHead, reportSections } from './sections/run.ts';
import { unmatchedSection } from './sections/spared.ts';

/**
 * Bytes that the job summary stays below. GitHub shows nothing of one over 1,048,576 bytes and was
 * seen to drop some just under it; masking, which may lengthen a line, comes after us.
 */
export const SUMMARY_BUDGET_BYTES = 950_000;

/** Room for the sentence that says what was left out. */
const NOTICE_BYTES = 2000;

const MAX_NOTE_CHARS = 2000;

/** A report as Markdown. */
export interface Summary {
  /** Fitted into a number of bytes. */
  text: string;
  /** In full, piece by piece. */
  whole(): Iterable<string>;
}

/**
 * Renders a report as Markdown for the job summary. Everything that the service wrote is escaped.
 * Its text is below `budgetBytes` (4000 or more) of UTF-8: what does not fit is left out, least
 * important first, and the text says what and how much.
 */
export function summarize(
  whole: GateReport,
  settings: ReportSettings,
  budgetBytes = SUMMARY_BUDGET_BYTES,
): Summary {
  const report = forPeople(whole);
  const first = firstScreen(report, settings);
  const details = runSections(report, settings);
  const last = lastScreen(report, settings);
  const head = heading(report);
  const room = budgetBytes - Buffer.byteLength(head) - NOTICE_BYTES;
  const sections = [...first, ...details, ...last];
  const { texts, leftOut } = layOut(sections, room);
  const notice = leftOutNotice('summary', leftOut);
  const lastTexts = texts.splice(first.length + details.length);
  const screens = [texts, [notice], lastTexts];
  const text = `${[head, ...screens.flat()].join('').trimEnd()}\n`;
  return { text, whole: () => (leftOut.length === 0 ? [text] : inFull(head, sections)) };
}

function* inFull(head: string, sections: readonly Section[]): Generator<string> {
  yield head;
  yield* layOutWhole(sections);
}

function firstScreen(report: GateReport, settings: ReportSettings): Section[] {
  const [run, ...others] = report.runs;
  const { sections, told } = firstLines(report, settings);
  const reasons = report.reasons.filter((reason) => !told.has(reason));
  return [
    ...sections,
    ...reasonSections('reasons', reasons),
    ...(run !== undefined && others.length === 0 ? onlyRunHead(run, told) : []),
    ...(others.length > 0 ? overviewSections(report, settings) : []),
  ];
}

/** What decided nothing, and what is only looked up. */
function lastScreen(report: GateReport, settings: ReportSettings): Section[] {
  const [run, ...others] = report.runs;
  const notes = [...(run !== undefined && others.length === 0 ? run.notes : []), ...report.notes];
  const lines = notes.map((note) => inline(note, MAX_NOTE_CHARS));
  return [
    unmatchedSection(report.runs),
    noteList('**Notes:**\n\n', 'note', 'notes', lines),
    metricNotes(report.metricCollection),
    footerSection(report, settings),
  ];
}

function metricNotes(collection: MetricCollection | null): Section {
  const { jobId, notes } = collection ?? { jobId: '', notes: [] };
  const lines = notes.map((note) => inline(note, MAX_NOTE_CHARS));
  if (jobId !== '') lines.unshift(`Metric collection job: ${identifierLink(jobId, null, '')}`);
  return noteList('**Metrics:**\n\n', 'note on metrics', 'notes on metrics', lines);
}

/** Lines of Markdown, escaped already, as a list of its own under a lead. */
function noteList(open: string, one: string, many: string, lines: readonly string[]): Section {
  return section({
    part: 'run',
    one,
    many,
    count: lines.length,
    open,
    close: '\n',
    items: () => each(lines, (line) => `- ${line}\n`),
  });
}

function runSections(report: GateReport, settings: ReportSettings): Section[] {
  const { runs } = report;
  const heading = runs.length === 1 ? '###' : '####';
  const sectionsOf = (run: RunReport) =>
    reportSections(run, { settings, heading, found: foundFixes(report, runs.indexOf(run)) });
  if (runs.length === 1) {
    return runs.flatMap(sectionsOf);
  }
  return worstFirst(runs).flatMap((run) => [
    ...oneRunHead(run, settings),
    ...sectionsOf(run),
    ...oneRunFoot(run, settings),
  ]);
}
