import { inline, prose } from '../../core/text/markdown.ts';
import { UNTITLED } from '../format.ts';
import type { Section } from '../layout.ts';
import type { FoundPrompt, Recommendation } from '../model.ts';
import { plainWord } from '../plain-words.ts';
import { lazily, type MarkdownView, paged, severityMark } from './building-blocks.ts';
import { foundLine } from './found-prompt.ts';
import { promptFix } from './prompt-fix.ts';

const FIRST_PAGE = 20;
const MAX_THEMES = 20;

/** What the service recommends, in its order; a prompt fix as a diff. */
export function recommendationSections({
  report,
  settings,
  heading,
  found,
}: MarkdownView): Section[] {
  const themeTitles = lazily(() => new Map(report.themes.map(({ slug, title }) => [slug, title])));
  const { first, further } = paged({
    part: 'recommendations',
    one: 'recommendation',
    many: 'recommendations',
    count: report.recommendations.length,
    list: lazily(() =>
      [...report.recommendations.entries()].toSorted(([, a], [, b]) => a.order - b.order),
    ),
    firstPage: FIRST_PAGE,
    open: `${heading} Recommendations\n\n`,
    close: '',
    item: ([index, recommendation]: [number, Recommendation]) =>
      settings.detail === 'brief'
        ? `${titleLine(recommendation)}\n\n`
        : inFull(recommendation, found.get(index), themeTitles()),
  });
  return [first, further];
}

function titleLine({ order, title, severity, channel }: Recommendation): string {
  const marks = [
    ...(severity === null ? [] : [severityMark(severity)]),
    ...(channel === null ? [] : [inline(plainWord(channel))]),
  ];
  return [`**${order}. ${inline(title) || UNTITLED}**`, ...marks].join(' · ');
}

function inFull(
  recommendation: Recommendation,
  found: FoundPrompt | undefined,
  themeTitles: ReadonlyMap<string, string>,
): string {
  const { body, currentText, suggestedText, themeSlugs } = recommendation;
  const themes = themeSlugs.slice(0, MAX_THEMES).map((slug) => themeTitles.get(slug) ?? slug);
  const parts = [
    titleLine(recommendation),
    prose(body),
    promptFix(currentText, suggestedText),
    found === undefined ? '' : foundLine(found),
    themes.length > 0 ? `Meant for: ${inline(themes.join('; '), 1000)}` : '',
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n\n`;
}
