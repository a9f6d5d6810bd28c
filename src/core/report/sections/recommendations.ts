import { inline, prose } from '../../text/markdown.ts';
import type { Section } from '../layout.ts';
import type { Recommendation } from '../model.ts';
import { lazily, paged, type ReportView, UNTITLED } from './building-blocks.ts';
import { promptFix } from './prompt-fix.ts';

const FIRST_PAGE = 20;
const MAX_THEMES = 20;

/** What the service recommends, in its order; a prompt fix as a diff. */
export function recommendationSections({ report, settings, heading }: ReportView): Section[] {
  const themeTitles = lazily(() => new Map(report.themes.map(({ slug, title }) => [slug, title])));
  const { first, further } = paged({
    part: 'recommendations',
    one: 'recommendation',
    many: 'recommendations',
    count: report.recommendations.length,
    list: lazily(() => report.recommendations.toSorted((a, b) => a.order - b.order)),
    firstPage: FIRST_PAGE,
    open: `${heading} Recommendations\n\n`,
    close: '',
    item: (recommendation: Recommendation) =>
      settings.detail === 'brief'
        ? `${titleLine(recommendation)}\n\n`
        : inFull(recommendation, themeTitles()),
  });
  return [first, further];
}

function titleLine({ order, title, severity, channel }: Recommendation): string {
  const marks = [severity, channel].filter((mark) => mark !== null).map((mark) => inline(mark));
  return [`**${order}. ${inline(title) || UNTITLED}**`, ...marks].join(' · ');
}

function inFull(recommendation: Recommendation, themeTitles: ReadonlyMap<string, string>): string {
  const { body, currentText, suggestedText, themeSlugs } = recommendation;
  const themes = themeSlugs.slice(0, MAX_THEMES).map((slug) => themeTitles.get(slug) ?? slug);
  const parts = [
    titleLine(recommendation),
    prose(body),
    promptFix(currentText, suggestedText),
    themes.length > 0 ? `Meant for: ${inline(themes.join('; '), 1000)}` : '',
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n\n`;
}
