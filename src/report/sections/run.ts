import type { Reason, ReportSettings, RunReport } from '../../model/report.ts';
import { blockQuote, identifier, inline, prose } from '../../text/markdown.ts';
import { baselineOf, goneThemes } from '../baseline.ts';
import { isToldByChecks } from '../checks.ts';
import { formatCount } from '../format.ts';
import type { Section } from '../layout.ts';
import { runOpening } from '../opening.ts';
import { outcomeMark } from '../outcome-words.ts';
import { waiversByName } from '../spared.ts';
import { VOICE } from '../voice.ts';
import type { MarkdownView } from './building-blocks.ts';
import { runFooter, runName, shortId } from './footer.ts';
import { measureSection } from './measures.ts';
import { noteSection, reasonSections } from './outcome.ts';
import { recommendationSections } from './recommendations.ts';
import { scenarioSection } from './scenarios.ts';
import { section } from './section.ts';
import { sparedSection } from './spared.ts';
import {
  executiveSummarySection,
  findingSections,
  themeSections,
  wentWellSections,
} from './themes.ts';
import { checkSections, countsByRunSection, historySections, trendSections } from './trend.ts';

/** The heading of one of several runs. */
export function oneRunHead(run: RunReport, settings: ReportSettings): Section[] {
  const name = runName(run, settings) + shortId(run);
  const title = `### ${outcomeMark(run.outcome)} ${name}: ${run.outcome}\n\n`;
  return [
    section({ part: 'run', one: 'run', many: 'runs', count: 1, items: () => [title] }),
    ...runHead(run, runOpening(run, VOICE).told),
  ];
}

/** The reasons that are not shown yet, and the error of the debrief. */
export function runHead(run: RunReport, told: ReadonlySet<Reason>): Section[] {
  const reasons = run.reasons.filter((reason) => !told.has(reason));
  return [...reasonSections('run', reasons), debriefError(run)];
}

/** The end of the report of one of several runs. */
export function oneRunFoot(run: RunReport, settings: ReportSettings): Section[] {
  const line = runFooter(run, settings);
  const names = { one: 'footer', many: 'footers' };
  return [
    noteSection(run.notes),
    section({ ...names, part: 'run', count: 1, items: () => [`${line}\n`] }),
  ];
}

/**
 * Everything that a run's report has.
 *
 * @param shownFix index of the recommendation that is shown first; null if it is of no or another run
 */
export function reportSections(
  run: RunReport,
  { settings, heading, found }: Pick<MarkdownView, 'settings' | 'heading' | 'found'>,
  shownFix: number | null,
): Section[] {
  const { report, exceptions } = run;
  const checks = [
    ...checkSections(run),
    countsByRunSection(run),
    scenarioSection(run, heading),
    measureSection(run, heading),
    sparedSection(run),
  ];
  if (report === null) return [...checks, goneSection(run)];
  const view: MarkdownView = {
    report,
    settings,
    heading,
    waivers: waiversByName(exceptions),
    found,
  };
  const verdictWords = untoldWords(run, report.verdictSummary);
  return [
    ...checks,
    verdictSummary(isToldByChecks(run) ? '' : verdictWords),
    ...themeSections(view),
    ...recommendationSections(view, shownFix),
    goneSection(run),
    ...trendSections(run, view),
    ...historySections(run, heading),
    executiveSummarySection(view, isToldByChecks(run) ? verdictWords : ''),
    ...findingSections(view),
    ...wentWellSections(view),
  ];
}

/** Why the service could not write the debrief. */
export function debriefError(run: RunReport): Section {
  const error = run.debrief?.errorMessage ?? '';
  return section({
    part: 'run',
    one: 'error message',
    many: 'error messages',
    count: error === '' ? 0 : 1,
    items: () => [`The service reports about the debrief:\n\n${blockQuote(prose(error))}\n\n`],
  });
}

/** The rest of the verdict summary, which the first line may quote. */
function untoldWords(run: RunReport, verdictSummary: string): string {
  const { quotedChars = 0 } = runOpening(run, VOICE);
  return verdictSummary.trim().slice(quotedChars).trim();
}

function verdictSummary(words: string): Section {
  return section({
    part: 'verdict summary',
    one: 'verdict summary',
    many: 'verdict summaries',
    count: words === '' ? 0 : 1,
    items: () => [`${blockQuote(prose(words))}\n\n`],
  });
}

/** Themes of the baseline that this run does not have. */
function goneSection(run: RunReport): Section {
  const baseline = baselineOf(run);
  const { named, more } =
    baseline === null
      ? { named: [], more: 0 }
      : goneThemes(baseline, ({ slug, title }) => `${identifier(slug)} (${inline(title)})`);
  const rest = more > 0 ? ` and ${formatCount(more)} more` : '';
  return section({
    part: 'run',
    one: 'line on fixed themes',
    many: 'lines on fixed themes',
    count: named.length > 0 ? 1 : 0,
    close: '\n',
    items: () => [`Fixed since the baseline: ${named.join(', ')}${rest}.\n`],
  });
}
