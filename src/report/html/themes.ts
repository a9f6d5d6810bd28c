/** Failure themes as cards, the most severe first. */

import type { Finding, Theme } from '../../model/report.ts';
import { formatShare } from '../format.ts';
import { plainWord } from '../outcome-words.ts';
import { severityRank, themeRank } from '../theme-order.ts';
import { section } from './elements.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { waivedMark, waiverWords } from './spared.ts';
import { callList, line, prose, title } from './texts.ts';
import { type ReportView, reasonMark, themeAnchor } from './views.ts';

/** How many of the first themes are unfolded if they are severe. */
const UNFOLDED = 5;

/** The cards of a run's themes. */
export function themeSection(view: ReportView): Html {
  const { id, run, themes } = view;
  if (themes.length === 0) return html`<p>No themes.</p>`;
  const known = new Set(run.exceptions?.known);
  function* cards() {
    for (const [index, theme] of themes.entries()) yield themeCard(theme, index, known, view);
  }
  return section(
    { id: `${id}-themes`, heading: 'Themes', count: themes.length },
    html`<div>${cards}</div>`,
  );
}

function themeCard(
  theme: Theme,
  index: number,
  known: ReadonlySet<string>,
  view: ReportView,
): Html {
  const rank = severityRank(theme.severity);
  return html`<article class="theme severity-${rank}" id="${themeAnchor(view.id, index)}">
<div class="title"><span class="badge severity">${line(plainWord(theme.severity))}</span><h4 dir="auto">${title(theme.title)}</h4>${marks(theme, known, view)}</div>
${facts(theme)}
${waiverNote(theme, view)}${analysis(theme, index, view)}</article>
`;
}

/** What else is said of a theme on the page, in a word each. */
function marks({ slug, lifecycle }: Theme, known: ReadonlySet<string>, view: ReportView): Html {
  return html`<span class="marks">${[
    lifecycle === null || (known.has(slug) && lifecycle === 'PERSISTENT')
      ? EMPTY
      : html`<span class="badge">${line(plainWord(lifecycle))}</span>`,
    reasonMark('theme', slug, view),
    waivedMark(view.waivers.theme.get(slug)),
    known.has(slug) ? html`<span class="badge waived">persistent</span>` : EMPTY,
  ]}</span>`;
}

function facts(theme: Theme): Html {
  const { affectedCallCount: affected, totalCallCount: total, checkNames } = theme;
  const facts: [string, Html][] = [
    ['Calls affected', html`${formatShare(affected, total)} ${shareBar(affected, total)}`],
    ...fact('Impact', plainWord(theme.impact)),
    ...fact('Prevalence', plainWord(theme.prevalence)),
    ...fact('Root cause', plainWord(theme.rootCauseChannel)),
    ...fact('Checks', checkNames.length === 0 ? null : checkNames.join(', ')),
  ];
  return html`<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function fact(name: string, value: string | null): [string, Html][] {
  return value === null ? [] : [[name, html`${line(value)}`]];
}

function shareBar(part: number, whole: number): Html {
  const percent = whole > 0 ? Math.min((part / whole) * 100, 100).toFixed(1) : 0;
  return html`<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width="${percent}" height="6"/></svg>`;
}

function waiverNote({ slug }: Theme, { waivers }: ReportView): Html {
  const waiver = waivers.theme.get(slug);
  return waiver === undefined ? EMPTY : html`<p class="note">Waived: ${waiverWords(waiver)}</p>\n`;
}

function analysis(theme: Theme, index: number, { settings }: ReportView): Html {
  if (settings.detail === 'brief') return EMPTY;
  const isOpen = index < UNFOLDED && themeRank(theme) <= 1;
  return html`<details${isOpen ? html` open` : EMPTY}><summary>Analysis</summary>
${prose(theme.analysis)}${callList(theme.callIds, settings)}<p class="label">Slug <code>${line(theme.slug)}</code></p></details>
`;
}

/**
 * The executive summary; empty where there is none.
 *
 * @param before what stands before its own words; may be empty
 */
export function executiveSummary({ report, id }: ReportView, before: Html): Html {
  const { paragraphs, sections } = report.executiveSummary;
  if (paragraphs.length + sections.length === 0 && before === EMPTY) return EMPTY;
  const parts = sections.map(({ heading, body }) => {
    const name = heading ?? '';
    return html`${name === '' ? EMPTY : html`<h4 dir="auto">${title(name)}</h4>`}${prose(body)}`;
  });
  return section(
    { id: `${id}-summary`, heading: 'Executive summary' },
    html`<div class="panel">${before}${paragraphs.map(prose)}${parts}</div>`,
  );
}

/** A list of findings under a heading; empty without any. In brief their titles only. */
export function findingSection(
  { settings, id }: ReportView,
  heading: string,
  anchor: string,
  findings: readonly Finding[],
): Html {
  if (findings.length === 0) return EMPTY;
  const items = findings.map((finding) =>
    settings.detail === 'brief'
      ? html`<li><p dir="auto">${title(finding.title)}</p></li>`
      : html`<li><h4 dir="auto">${title(finding.title)}</h4>${prose(finding.body)}${callList(finding.callIds, settings)}</li>\n`,
  );
  return section(
    { id: `${id}-${anchor}`, heading, count: findings.length },
    html`<ul class="findings" role="list">\n${items}</ul>`,
  );
}
