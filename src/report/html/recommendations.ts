/** What the service recommends, in its order. */
import type { Recommendation } from '../../model/report.ts';
import { plainWord } from '../plain-words.ts';
import { section } from './elements.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { place, promptFix } from './prompt-fix.ts';
import { line, prose, title } from './texts.ts';
import type { ReportView } from './views.ts';

const MAX_THEMES = 20;

/** All recommendations; empty without any. */
export function recommendationSection(view: ReportView): Html {
  const { id, report } = view;
  const { recommendations } = report;
  if (recommendations.length === 0) return EMPTY;
  const items = [...recommendations.entries()]
    .toSorted(([, a], [, b]) => a.order - b.order)
    .map(([position, recommendation]) => item(recommendation, position, view));
  const anchor = `${id}-recommendations`;
  const count = recommendations.length;
  return section({ id: anchor, heading: 'Recommendations', count }, html`${items}`);
}

function item(recommendation: Recommendation, position: number, view: ReportView): Html {
  const { order, severity, channel, body } = recommendation;
  const id = `${view.id}-fix-${position + 1}`;
  const found = view.fixes.get(position);
  const marks = [severity, channel].map((mark) =>
    mark === null ? EMPTY : html`<span class="badge">${line(plainWord(mark))}</span>`,
  );
  const rest =
    view.settings.detail === 'brief'
      ? place(found)
      : html`${prose(body)}${promptFix(recommendation, found)}${meantFor(recommendation, view)}`;
  return html`<article class="panel recommendation" id="${id}">
<div class="title"><span class="order">${order}.</span><h4 dir="auto">${title(recommendation.title)}</h4><span class="marks">${marks}</span></div>
${rest}</article>
`;
}

function meantFor({ themeSlugs }: Recommendation, view: ReportView): Html {
  if (themeSlugs.length === 0) return EMPTY;
  const themes = themeSlugs.slice(0, MAX_THEMES).map((slug, index) => {
    const link = view.themeLink(slug) ?? html`${title(slug)}`;
    return html`${index > 0 ? '; ' : ''}${link}`;
  });
  return html`<p class="label">Meant for: ${themes}</p>`;
}
