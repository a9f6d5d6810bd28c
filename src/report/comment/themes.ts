/**
 * The themes in the comment: how they stand against those that it showed last, in a first comment against
 * the run that the gate compares with.
 */
import { identifier, inline } from '../../core/text/markdown.ts';
import { clip, fold } from '../../core/text/strip.ts';
import { formatCount, formatCounted } from '../format.ts';
import type { Section } from '../layout.ts';
import type { GateReport, Theme } from '../model.ts';
import { plainWord } from '../plain-words.ts';
import { severityMark } from '../sections/building-blocks.ts';
import { each, foldEnds, section } from '../sections/section.ts';
import { bold } from '../sections/voice.ts';
import { isShown, sortThemes } from '../theme-order.ts';
import { asciiJson, type CommentState, type KnownTheme, MAX_TITLE_CHARS } from './state.ts';

/** The themes of all runs, each once, the most severe first within each list. */
export interface ThemeDelta {
  /** What they were compared with: the comment's last state, or the run that the gate compares with. */
  since: 'comment' | 'baseline';
  /** Themes that it does not have. */
  fresh: Theme[];
  /** Themes that it has as well. */
  still: Theme[];
  /** Themes that cannot be compared: nobody knows what was before, or the state had no room for all. */
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

/** Lifecycles of a theme that was there before. */
const KNOWN: ReadonlySet<string> = new Set(['PERSISTENT', 'IMPROVING', 'FIXED']);

const NAMES = { part: 'themes', one: 'theme', many: 'themes' } as const;

/** How what was there before is called, by what the themes were compared with. */
const WORDS = {
  comment: { still: 'still there', gone: 'Gone since this comment was last written' },
  baseline: { still: 'known before', gone: 'Gone since the run that it is compared with' },
} as const;

/** The themes and how they changed, the worst first. */
export function themeSections(report: GateReport, last: CommentState | null): Section[] {
  const delta = compareThemes(report, last);
  const { since, fresh, still, uncompared, gone } = delta;
  const themes = sortThemes([...fresh, ...still, ...uncompared]);
  const heading = headingOf(delta, nounOf(report, themes.length));
  if (heading === '') return [];
  const waived = waivedUntil(report);
  const words = new Map<Theme, string>([
    ...fresh.map((theme) => [theme, 'new'] as const),
    ...still.map((theme) => [theme, stillWord(theme, since)] as const),
  ]);
  // What is the same of all of them, the heading tells.
  const told = ['new', WORDS[since].still].find((word) =>
    themes.every((theme) => words.get(theme) === word),
  );
  const changes = told === undefined ? words : new Map<Theme, string>();
  const line = (theme: Theme) => themeLine(theme, changes.get(theme), waived.get(theme.slug));
  return [
    section({
      ...NAMES,
      one: 'heading',
      many: 'headings',
      count: 1,
      items: () => [`### ${heading}\n\n`],
    }),
    ...openList('', themes, line),
    ...openList(WORDS[since].gone, gone, knownLine),
  ];
}

function stillWord({ lifecycle }: Theme, since: ThemeDelta['since']): string {
  return since === 'baseline' && lifecycle === 'IMPROVING'
    ? plainWord(lifecycle)
    : WORDS[since].still;
}

/** Several runs may have the same theme, which is listed once and counted as often elsewhere. */
function nounOf({ runs }: GateReport, shown: number): string {
  const all = runs.flatMap(({ report }) => report?.themes ?? []).filter(isShown);
  return shown < all.length ? 'different theme' : 'theme';
}

function headingOf({ since, fresh, still, uncompared, gone }: ThemeDelta, noun: string): string {
  const all = uncompared.length > 0 ? formatCounted(uncompared.length, noun) : '';
  const changes = [
    fresh.length > 0 ? `${formatCount(fresh.length)} new` : '',
    still.length > 0 ? `${formatCount(still.length)} ${WORDS[since].still}` : '',
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

function themeLine(
  theme: Theme,
  change: string | undefined,
  waivedUntil: string | undefined,
): string {
  const parts = [
    severityMark(theme.severity),
    bold(theme.title),
    `${formatCount(theme.affectedCallCount)} of ${formatCounted(theme.totalCallCount, 'call')}`,
    ...(change === undefined ? [] : [change]),
    ...(waivedUntil === undefined ? [] : [`waived until ${inline(waivedUntil)}`]),
  ];
  return `- ${parts.join(' · ')}\n`;
}

function knownLine({ key, title }: KnownTheme): string {
  return `- ✅ ${inline(title) === '' ? identifier(key) : bold(title)}\n`;
}

/** Compares a report's themes with what was before. */
export function compareThemes(report: GateReport, last: CommentState | null): ThemeDelta {
  return last === null || last.themes === null
    ? compareWithBaseline(report)
    : compareWithLast(report, last.themes, !last.more);
}

function compareWithLast(
  report: GateReport,
  known: readonly KnownTheme[],
  isComplete: boolean,
): ThemeDelta {
  const themes = themesByKey(report);
  const delta: ThemeDelta = { since: 'comment', fresh: [], still: [], uncompared: [], gone: [] };
  const before = new Set(known.map(({ key }) => key));
  for (const [key, theme] of themes) {
    if (before.has(key)) delta.still.push(theme);
    else if (isComplete) delta.fresh.push(theme);
    else delta.uncompared.push(theme);
  }
  return { ...delta, gone: goneFrom(known, themes, report) };
}

/** By the lifecycles, which the gate judges itself where it has a baseline. */
function compareWithBaseline(report: GateReport): ThemeDelta {
  const themes = themesByKey(report);
  const delta: ThemeDelta = { since: 'baseline', fresh: [], still: [], uncompared: [], gone: [] };
  for (const theme of themes.values()) {
    const { lifecycle } = theme;
    if (lifecycle === 'NEW') delta.fresh.push(theme);
    else if (lifecycle !== null && KNOWN.has(lifecycle)) delta.still.push(theme);
    else delta.uncompared.push(theme);
  }
  const fixed = report.runs.flatMap((run) => [
    ...(run.baseline?.gone ?? []),
    ...(run.report?.themes ?? []).filter((theme) => !isShown(theme)),
  ]);
  const before = fixed.map((theme) => ({ key: keyOf(theme), title: titleOf(theme.title) }));
  return { ...delta, gone: goneFrom(before, themes, report) };
}

/** What was there before and is no more, each once. Never said while a run is not judged. */
function goneFrom(
  before: readonly KnownTheme[],
  themes: ReadonlyMap<string, Theme>,
  report: GateReport,
): KnownTheme[] {
  if (!isJudged(report)) return [];
  const once = new Map(before.map((known) => [known.key, known]));
  return [...once.values()].filter(({ key }) => !themes.has(key));
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
  const all = runs.flatMap(({ report }) => report?.themes ?? []).filter(isShown);
  for (const theme of sortThemes(all)) {
    const key = keyOf(theme);
    if (!themes.has(key)) themes.set(key, theme);
  }
  return themes;
}

function keyOf({ slug, title }: Pick<Theme, 'slug' | 'title'>): string {
  return clip(slug || title, MAX_KEY_CHARS).toWellFormed();
}
