/** The debrief of a run: themes as cards, the executive summary, and findings. */

import type { Finding, RunReport, Theme } from '../../model/report.ts';
import { fixedThemes, furtherFindings, severityRank, themeRank } from '../../model/theme-order.ts';
import { themeFacts } from '../facts.ts';
import { formatCount, formatShare } from '../format.ts';
import { furtherSummary } from '../opening.ts';
import { formatSeverity, plainWord } from '../outcome-words.ts';
import type { RunView } from '../run-views.ts';
import { waiversByName } from '../waiver-words.ts';
import { badge, facts, findingList, type Part } from './elements.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { callList, line, prose, title } from './texts.ts';

/** How many of the first themes are unfolded if they are severe. */
const UNFOLDED = 5;
const MAX_FIXED = 20;

/** The themes, the most severe first, and those that are fixed. */
export function themePart(view: RunView): Part {
  const { run, themes } = view;
  const fixed = fixedList(run);
  const failing = new Set(run.reasons.map(({ theme }) => theme));
  const waived = waiversByName(run.exceptions).theme;
  function* cards() {
    for (const [index, theme] of themes.entries()) {
      const marks = [
        theme.lifecycle === null ? EMPTY : badge(plainWord(theme.lifecycle)),
        failing.has(theme.slug) ? badge('fails the gate', 'failed') : EMPTY,
        waived.has(theme.slug) ? badge('waived', 'waived') : EMPTY,
      ];
      yield themeCard(theme, index, marks, view);
    }
  }
  const body = html`${themes.length === 0 ? EMPTY : html`<div>${cards}</div>`}${fixed}`;
  return { name: 'themes', heading: 'Themes', count: themes.length, body };
}

function themeCard(theme: Theme, index: number, marks: readonly Html[], view: RunView): Html {
  const { slug, severity, affectedCallCount, totalCallCount } = theme;
  const { level, id, settings } = view;
  const known = [
    ['Calls', formatShare(affectedCallCount, totalCallCount)],
    ...themeFacts(theme),
    ['Slug', slug],
  ];
  const open = index < UNFOLDED && themeRank(theme) <= 1 ? html` open` : EMPTY;
  const analysis = html`<details${open}><summary>Analysis</summary>
${prose(theme.analysis)}${callList(theme.callIds, settings)}</details>`;
  return html`<article class="theme severity-${severityRank(severity)}" id="${id}-theme-${index + 1}">
<div class="title">${badge(formatSeverity(severity), 'severity')}<h${level} dir="auto">${index + 1}. ${title(theme.title)}</h${level}><span class="marks">${marks}</span></div>
${facts(known.map(([name = '', value = '']) => html`${name} <b>${line(value)}</b>`))}
${theme.analysis === '' ? EMPTY : analysis}
</article>
`;
}

function fixedList(run: RunReport): Html {
  const fixed = fixedThemes([run]);
  if (fixed.length === 0) return EMPTY;
  const items = fixed
    .slice(0, MAX_FIXED)
    .map(({ slug, title: name }) => html`<li>${title(name)} <code>${line(slug)}</code></li>`);
  const more = fixed.length - MAX_FIXED;
  const rest = more > 0 ? html`<li>${formatCount(more)} more</li>` : EMPTY;
  return html`<p>Fixed since the baseline:</p><ul>${items}${rest}</ul>`;
}

/** The service's own summary, without the words that the first line quotes. */
export function executiveSummary({ run, level }: RunView): Part {
  const { paragraphs = [], sections = [] } = run.report?.executiveSummary ?? {};
  const parts = [
    prose(furtherSummary(run)),
    ...paragraphs.map(prose),
    ...sections.map(({ heading, body }) => {
      const head = heading ? html`<h${level} dir="auto">${title(heading)}</h${level}>` : EMPTY;
      return html`${head}${prose(body)}`;
    }),
  ].filter((part) => part !== EMPTY);
  const body = parts.length === 0 ? EMPTY : html`<div class="panel">${parts}</div>`;
  return { name: 'summary', heading: 'Executive summary', body };
}

/** Key findings that are no themes, and what went well. */
export function findingParts(view: RunView): Part[] {
  const { report } = view.run;
  if (report === null) return [];
  return [
    findingPart('findings', 'Key findings', furtherFindings(report), view),
    findingPart('well', 'What went well', report.wentWell, view),
  ];
}

function findingPart(
  name: string,
  heading: string,
  findings: readonly Finding[],
  { settings, level }: RunView,
): Part {
  const items = findings.map(
    (finding) =>
      html`<li><h${level} dir="auto">${title(finding.title)}</h${level}>${prose(finding.body)}${callList(finding.callIds, settings)}</li>\n`,
  );
  return { name, heading, count: findings.length, body: findingList(items) };
}
