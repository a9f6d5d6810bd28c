import { blockQuote, inline, prose } from '../../core/text/markdown.ts';
import { baselineOf } from '../baseline.ts';
import { factsOf, tellCost, untoldError } from '../facts.ts';
import { formatCount, formatCounted } from '../format.ts';
import type { Section } from '../layout.ts';
import type { ReportSettings, RunReport } from '../model.ts';
import { outcomeMark } from '../outcome-words.ts';
import { waiversByName } from '../spared.ts';
import { baselineSection } from './baseline.ts';
import { each, type ReportView, runLink, section } from './building-blocks.ts';
import { furtherCallSection } from './calls.ts';
import { checkSections, shortfallSection } from './checks.ts';
import { executiveSummarySection, findingSections, wentWellSections } from './findings.ts';
import { MAX_MESSAGE_CHARS, reasonSections } from './reasons.ts';
import { recommendationSections } from './recommendations.ts';
import { sparedSection } from './spared.ts';
import { themeSections } from './themes.ts';
import { trendSections } from './trend.ts';

/** What a run is called: its ID, linked where the workflow says how, or its label. */
export function runName({ jobId, label }: RunReport, settings: ReportSettings): string {
  return runLink(jobId, settings) || inline(label) || '(unnamed)';
}

/** The same where a line begins with it; a label, such as a file's path, says what it is by itself. */
function runTitle(run: RunReport, settings: ReportSettings): string {
  return `${run.jobId === '' ? '' : 'Run '}${runName(run, settings)}`;
}

function runHeading(run: RunReport, settings: ReportSettings): Section {
  const heading = `### ${outcomeMark(run.outcome)} ${runTitle(run, settings)}: ${run.outcome}\n\n`;
  return section({ part: 'run', one: 'run', many: 'runs', count: 1, items: () => [heading] });
}

/** What stands at the top for a step's only run. */
export function onlyRunHead(run: RunReport, settings: ReportSettings): Section[] {
  return runHead(run, [runTitle(run, settings), ...runFacts(run)], settings);
}

/** What stands above the report of one of several runs. */
export function oneRunHead(run: RunReport, settings: ReportSettings): Section[] {
  return [runHeading(run, settings), ...runHead(run, runFacts(run), settings)];
}

/** Why a run came to its outcome, its facts in one line, and what else there is to say. */
function runHead(run: RunReport, facts: readonly string[], settings: ReportSettings): Section[] {
  const { section: shortfall, told } = shortfallSection(run);
  const reasons = run.reasons.filter((reason) => !told.has(reason));
  return [
    shortfall,
    ...reasonSections('run', reasons),
    section({
      part: 'run',
      one: 'line of facts',
      many: 'lines of facts',
      count: facts.length === 0 ? 0 : 1,
      items: () => [`${facts.join(' · ')}\n\n`],
    }),
    baselineSection(run, settings),
    debriefError(run),
    noteSection(run),
    sparedSection(run),
  ];
}

/** Facts worth knowing that decided nothing. */
export function noteSection({ notes }: RunReport): Section {
  return section({
    part: 'run',
    one: 'note',
    many: 'notes',
    count: notes.length,
    close: '\n',
    items: () => each(notes, (note) => `- ${inline(note, MAX_MESSAGE_CHARS)}\n`),
  });
}

/** Everything that a run's report holds; nothing where it has none. */
export function reportSections(
  run: RunReport,
  { settings, heading, found }: Pick<ReportView, 'settings' | 'heading' | 'found'>,
): Section[] {
  const { report, spared } = run;
  const checks = checkSections(run);
  if (report === null) return checks;
  const view: ReportView = { report, settings, heading, waivers: waiversByName(spared), found };
  return [
    ...checks,
    verdictSummary(view),
    ...themeSections(view),
    ...recommendationSections(view),
    ...trendSections(view),
    executiveSummarySection(view),
    ...findingSections(view),
    ...wentWellSections(view),
    furtherCallSection(view),
  ];
}

function runFacts(run: RunReport): string[] {
  const { report, runStatus, debrief } = run;
  const facts: string[] = [];
  if (report !== null) facts.push(`Verdict **${inline(report.verdict)}**`);
  else if (debrief !== null) facts.push(`Debrief **${inline(debrief.status)}**`);
  if (runStatus !== null && runStatus !== 'COMPLETED')
    facts.push(`Run status **${inline(runStatus)}**`);
  if (report !== null) {
    const { themesTotal, themesHigh, themesNew, checksRegressed } = factsOf(report);
    const split = ` (${formatCount(themesHigh)} high, ${formatCount(themesNew)} new)`;
    facts.push(`**${formatCounted(themesTotal, 'theme')}**${themesTotal > 0 ? split : ''}`);
    facts.push(
      report.trend === null
        ? baselineOf(run) === null
          ? 'No previous run to compare with'
          : 'No pass rates to compare'
        : `${formatCount(checksRegressed)} of ${formatCounted(report.trend.rows.length, 'check')} below ${comparedWith(run)}`,
    );
  }
  const cost = tellCost([run]);
  if (cost !== '') facts.push(cost.replace('cost', 'Cost'));
  return facts;
}

/** With what the rates of the trend were compared. */
function comparedWith({ baseline }: RunReport): string {
  const isOwn = baseline?.source === 'memory' || baseline?.source === 'given';
  return isOwn ? 'the baseline' : 'the previous run';
}

/** What the service says of a debrief that it could not write. */
export function debriefError(run: RunReport): Section {
  const error = untoldError(run);
  return section({
    part: 'run',
    one: 'error message',
    many: 'error messages',
    count: error === '' ? 0 : 1,
    items: () => [`The service says of the debrief:\n\n${blockQuote(prose(error))}\n\n`],
  });
}

function verdictSummary({ report }: ReportView): Section {
  return section({
    part: 'verdict summary',
    one: 'verdict summary',
    many: 'verdict summaries',
    count: report.verdictSummary.trim() === '' ? 0 : 1,
    items: () => [`${blockQuote(prose(report.verdictSummary))}\n\n`],
  });
}
