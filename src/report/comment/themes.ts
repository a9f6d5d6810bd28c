/** The themes in the comment, compared with the run that the gate compares with. */

import type { GateReport, Theme } from '../../model/report.ts';
import { identifier, inline } from '../../text/markdown.ts';
import { formatCount, formatCounted } from '../format.ts';
import type { Section } from '../layout.ts';
import { plainWord } from '../outcome-words.ts';
import { severityMark } from '../sections/building-blocks.ts';
import { paged, section } from '../sections/section.ts';
import { isShown, sortThemes } from '../theme-order.ts';
import { bold } from '../voice.ts';

type Named = Pick<Theme, 'slug' | 'title'>;

const THEMES = { part: 'themes', furtherPart: 'themes', one: 'theme', firstPage: 10 } as const;

/** Lifecycles of a theme that was there before. */
const KNOWN: ReadonlySet<string | null> = new Set(['PERSISTENT', 'IMPROVING', 'FIXED']);

/** The themes of all runs and how they changed, each once, the most severe first. */
export function themeSections(report: GateReport): Section[] {
  const all = themesOf(report);
  const shown = sortThemes(all.filter(isShown));
  const themes = uniqueByKey(shown);
  const gone = goneThemes(report, all, themes);
  const heading = headingOf(themes, gone.length, themes.length < shown.length);
  if (heading === '') return [];
  const waivers = waivedUntil(report);
  return [
    section({
      part: 'themes',
      one: 'heading',
      many: 'headings',
      count: 1,
      items: () => [`### ${heading}\n\n`],
    }),
    ...paged({
      ...THEMES,
      list: themes,
      item: (theme) => themeLine(theme, waivers.get(theme.slug)),
    }),
    ...paged({
      ...THEMES,
      open: '**Fixed since the baseline**\n\n',
      list: gone,
      item: (theme) =>
        `- ✅ ${inline(theme.title) === '' ? identifier(theme.slug) : bold(theme.title)}\n`,
    }),
  ];
}

/** @param isRepeated whether several runs have the same theme, which is listed once */
function headingOf(themes: readonly Theme[], gone: number, isRepeated: boolean): string {
  const fresh = themes.filter(({ lifecycle }) => lifecycle === 'NEW').length;
  const known = themes.filter(({ lifecycle }) => KNOWN.has(lifecycle)).length;
  const others = themes.length - fresh - known;
  const noun = isRepeated ? 'different theme' : 'theme';
  const rest = others > 0 ? formatCounted(others, noun) : '';
  const changes = [
    ...(fresh > 0 ? [`${formatCount(fresh)} new`] : []),
    ...(known > 0 ? [`${formatCount(known)} ${plainWord('PERSISTENT')}`] : []),
    ...(gone > 0 ? [`${formatCount(gone)} fixed`] : []),
  ];
  if (changes.length === 0) return rest;
  return `Themes: ${[...changes, ...(rest === '' ? [] : [`${rest} not compared`])].join(', ')}`;
}

/** The last day of the waiver of each waived theme, by slug. */
function waivedUntil({ runs }: GateReport): Map<string, string> {
  const waived = runs.flatMap(({ exceptions }) => exceptions?.waived ?? []);
  return new Map(
    waived.filter(({ kind }) => kind === 'theme').map(({ name, waiver }) => [name, waiver.expires]),
  );
}

function themeLine(theme: Theme, waivedUntil: string | undefined): string {
  const { severity, title, affectedCallCount, totalCallCount, lifecycle } = theme;
  // A fixed theme that calls still show is not fixed.
  const status = lifecycle === 'FIXED' ? 'PERSISTENT' : lifecycle;
  const parts = [
    severityMark(severity),
    bold(title),
    `${formatCount(affectedCallCount)} of ${formatCounted(totalCallCount, 'call')}`,
    ...(status === 'NEW' || KNOWN.has(status) ? [plainWord(`${status}`)] : []),
    ...(waivedUntil === undefined ? [] : [`waived until ${inline(waivedUntil)}`]),
  ];
  return `- ${parts.join(' · ')}\n`;
}

/** What was there before and is gone. Never shown while a run has no report. */
function goneThemes(
  { runs }: GateReport,
  all: readonly Theme[],
  themes: readonly Theme[],
): Named[] {
  if (runs.some(({ report }) => report === null)) return [];
  const before = [
    ...runs.flatMap(({ baseline }) => baseline?.gone ?? []),
    ...all.filter((theme) => !isShown(theme)),
  ];
  const present = new Set(themes.map(keyOf));
  return uniqueByKey(before).filter((theme) => !present.has(keyOf(theme)));
}

function themesOf({ runs }: GateReport): Theme[] {
  return runs.flatMap(({ report }) => report?.themes ?? []);
}

/** Of several themes with one key, the first. */
function uniqueByKey<T extends Named>(themes: readonly T[]): T[] {
  return [...new Map(themes.toReversed().map((theme) => [keyOf(theme), theme])).values()].reverse();
}

function keyOf({ slug, title }: Named): string {
  return slug || title;
}
