/** The themes in the comment: how they stand against those that it showed last. */
import { identifier, inline } from '../../core/text/markdown.ts';
import { clip, fold } from '../../core/text/strip.ts';
import { formatCount, formatCounted } from '../format.ts';
import type { Section } from '../layout.ts';
import type { GateReport, Theme } from '../model.ts';
import { bold, each, foldEnds, section, severityMark } from '../sections/building-blocks.ts';
import { sortThemes } from '../theme-order.ts';
import { asciiJson, type CommentState, type KnownTheme, MAX_TITLE_CHARS } from './state.ts';

/** The themes of all runs, each once, the most severe first within each list. */
export interface ThemeDelta {
  /** Themes that the last state does not have. */
  fresh: Theme[];
  /** Themes that it has as well. */
  still: Theme[];
  /** Themes that cannot be compared: there is no last state, or it had no room for all. */
  uncompared: Theme[];
  /** Themes that it has and the report has not. Never said while a run is not judged. */
  gone: KnownTheme[];
}

const MAX_KEY_CHARS = 100;
/** Room for the keys in a comment's state, as JSON, before its encoding adds a third. */
const MAX_STATE_CHARS = 10_000;
/** Likewise for the titles: where there is none, a theme that is gone is named by its key. */
const MAX_TITLES_CHARS = 8_000;

/** Themes of one list that are not folded away. */
const FIRST_PAGE = 10;

const NAMES = { part: 'themes', one: 'theme', many: 'themes' } as const;

/** The themes as they changed since the comment was last written. */
export function themeSections(report: GateReport, last: CommentState | null): Section[] {
  const { fresh, still, uncompared, gone } = compareThemes(report, last);
  const waived = waivedUntil(report);
  const line = (theme: Theme) => themeLine(theme, waived.get(theme.slug));
  const shown = fresh.length + still.length + uncompared.length;
  const total = report.runs.reduce((sum, run) => sum + (run.report?.themes.length ?? 0), 0);
  // Several runs may have the same theme, which is listed once and counted as often elsewhere.
  const noun = shown < total ? 'different theme' : 'theme';
  const heading = headingOf({ fresh, still, uncompared, gone }, noun);
  if (heading === '') return [];
  return [
    section({
      ...NAMES,
      one: 'heading',
      many: 'headings',
      count: 1,
      items: () => [`### ${heading}\n\n`],
    }),
    ...openList('New', fresh, line),
    ...openList('', uncompared, line),
    folded(`${formatCounted(still.length, 'theme is', 'themes are')} still there`, still, line),
    ...openList('Gone since this comment was last written', gone, knownLine),
  ];
}

function headingOf({ fresh, still, uncompared, gone }: ThemeDelta, noun: string): string {
  const all = uncompared.length > 0 ? formatCounted(uncompared.length, noun) : '';
  const changes = [
    fresh.length > 0 ? `${formatCount(fresh.length)} new` : '',
    still.length > 0 ? `${formatCount(still.length)} still there` : '',
    gone.length > 0 ? `${formatCount(gone.length)} gone` : '',
  ].filter((change) => change !== '');
  if (changes.length === 0) return all;
  return `Themes: ${[...changes, ...(all === '' ? [] : [`${all} not compared`])].join(', ')}`;
}

/** A list whose first items are shown and whose further ones are folded. */
function openList<T>(title: string, values: readonly T[], line: (value: T) => string): Section[] {
  const first = values.slice(0, FIRST_PAGE);
  const further = values.slice(FIRST_PAGE);
  return [
    section({
      ...NAMES,
      count: first.length,
      open: title === '' ? '' : `**${title}**\n\n`,
      close: '\n',
      items: () => each(first, line),
    }),
    folded(formatCounted(further.length, 'further theme'), further, line),
  ];
}

function folded<T>(summary: string, values: readonly T[], line: (value: T) => string): Section {
  return section({
    ...NAMES,
    ...foldEnds(summary),
    count: values.length,
    items: () => each(values, line),
  });
}

/** The slugs of the themes that a waiver excuses, and its last day. */
function waivedUntil({ runs }: GateReport): Map<string, string> {
  const waived = runs.flatMap(({ spared }) => spared?.waived ?? []);
  return new Map(
    waived.filter(({ kind }) => kind === 'theme').map(({ name, waiver }) => [name, waiver.expires]),
  );
}

function themeLine(theme: Theme, waivedUntil: string | undefined): string {
  const parts = [
    severityMark(theme.severity),
    bold(theme.title),
    `${formatCount(theme.affectedCallCount)} of ${formatCounted(theme.totalCallCount, 'call')}`,
    ...(waivedUntil === undefined ? [] : [`waived until ${inline(waivedUntil)}`]),
  ];
  return `- ${parts.join(' · ')}\n`;
}

function knownLine({ key, title }: KnownTheme): string {
  return `- ✅ ${inline(title) === '' ? identifier(key) : bold(title)}\n`;
}

/** Compares a report's themes with the state that the comment has. */
export function compareThemes(report: GateReport, last: CommentState | null): ThemeDelta {
  const themes = themesByKey(report);
  const delta: ThemeDelta = { fresh: [], still: [], uncompared: [], gone: [] };
  const before = new Map(last?.themes?.map((known) => [known.key, known]));
  const canBeFresh = last !== null && last.themes !== null && !last.more;
  for (const [key, theme] of themes) {
    if (before.has(key)) delta.still.push(theme);
    else if (canBeFresh) delta.fresh.push(theme);
    else delta.uncompared.push(theme);
  }
  if (isJudged(report)) delta.gone = [...before.values()].filter(({ key }) => !themes.has(key));
  return delta;
}

/** What the comment is to remember of the themes: those of a run that was not judged stay. */
export function rememberThemes(
  report: GateReport,
  last: CommentState | null,
): Pick<CommentState, 'themes' | 'more'> {
  const before = { themes: last?.themes ?? null, more: last?.more ?? false };
  if (report.runs.every((run) => run.report === null)) return before;
  const known = new Map(
    [...themesByKey(report)].map(([key, { title }]) => [key, { key, title: titleOf(title) }]),
  );
  if (!isJudged(report)) {
    for (const theme of before.themes ?? []) if (!known.has(theme.key)) known.set(theme.key, theme);
  }
  const kept: KnownTheme[] = [];
  let room = MAX_STATE_CHARS;
  let titleRoom = MAX_TITLES_CHARS;
  for (const { key, title } of known.values()) {
    room -= asciiJson(key).length + 1;
    if (room < 0) return { themes: kept, more: true };
    titleRoom -= asciiJson(title).length + 1;
    kept.push({ key, title: titleRoom < 0 ? '' : title });
  }
  return { themes: kept, more: before.more && !isJudged(report) };
}

function titleOf(title: string): string {
  return fold(title, MAX_TITLE_CHARS).toWellFormed();
}

/** True where every run of the step was judged, so that a theme that is gone is gone. */
function isJudged({ runs }: GateReport): boolean {
  return runs.length > 0 && runs.every(({ report }) => report !== null);
}

function themesByKey({ runs }: GateReport): Map<string, Theme> {
  const themes = new Map<string, Theme>();
  for (const theme of sortThemes(runs.flatMap(({ report }) => report?.themes ?? []))) {
    const key = clip(theme.slug || theme.title, MAX_KEY_CHARS).toWellFormed();
    if (!themes.has(key)) themes.set(key, theme);
  }
  return themes;
}
