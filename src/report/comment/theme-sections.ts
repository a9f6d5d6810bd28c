import { identifier, inline } from '../../core/text/markdown.ts';
import { formatCount, formatCounted } from '../format.ts';
import type { Section } from '../layout.ts';
import type { GateReport, Theme } from '../model.ts';
import { bold, each, foldEnds, section } from '../sections/building-blocks.ts';
import type { CommentState } from './marker.ts';
import { compareThemes, type ThemeDelta } from './themes.ts';

/** Themes of one list that are not folded away. */
const FIRST_PAGE = 10;

const NAMES = { part: 'themes', one: 'theme', many: 'themes' } as const;

/** The themes as they changed since the comment was last written. */
export function themeSections(report: GateReport, last: CommentState | null): Section[] {
  const { fresh, still, uncompared, fixed } = compareThemes(report, last);
  const waived = waivedUntil(report);
  const line = (theme: Theme) => themeLine(theme, waived.get(theme.slug));
  const shown = fresh.length + still.length + uncompared.length;
  const total = report.runs.reduce((sum, run) => sum + (run.report?.themes.length ?? 0), 0);
  // Several runs may have the same theme, which is listed once and counted as often elsewhere.
  const noun = shown < total ? 'different theme' : 'theme';
  const heading = headingOf({ fresh, still, uncompared, fixed }, noun);
  if (heading === '') return [];
  return [
    section({
      ...NAMES,
      one: 'heading',
      many: 'headings',
      count: 1,
      items: () => [`### ${heading}\n\n`],
    }),
    ...openList('New here', fresh, line),
    ...openList('', uncompared, line),
    folded(`${formatCounted(still.length, 'theme is', 'themes are')} still there`, still, line),
    ...openList(
      'Fixed since this comment was last written',
      fixed,
      (key) => `- ${identifier(key)}\n`,
    ),
  ];
}

function headingOf({ fresh, still, uncompared, fixed }: ThemeDelta, noun: string): string {
  const all = uncompared.length > 0 ? formatCounted(uncompared.length, noun) : '';
  const changes = [
    fresh.length > 0 ? `${formatCount(fresh.length)} new` : '',
    still.length > 0 ? `${formatCount(still.length)} still there` : '',
    fixed.length > 0 ? `${formatCount(fixed.length)} fixed` : '',
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
    inline(theme.severity) || 'no severity',
    bold(theme.title),
    `${formatCount(theme.affectedCallCount)} of ${formatCounted(theme.totalCallCount, 'call')}`,
    ...(waivedUntil === undefined ? [] : [`waived until ${inline(waivedUntil)}`]),
  ];
  return `- ${parts.join(' · ')}\n`;
}
