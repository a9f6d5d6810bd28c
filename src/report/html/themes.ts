/** The debrief of a run: themes as cards, the executive summary, and findings. */

import type { Finding, RunReport, Theme } from '../../model/report.ts';
import { baselineOf, goneThemes } from '../baseline.ts';
import { formatCount, formatShare } from '../format.ts';
import { furtherSummary } from '../opening.ts';
import { plainWord, severityOf } from '../outcome-words.ts';
import { furtherFindings, isShown, severityRank, themeRank } from '../theme-order.ts';
import type { Part } from './elements.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { waivedMark } from './notices.ts';
import { callList, line, prose, title } from './texts.ts';
import { type RunView, themeAnchor } from './views.ts';

/** How many of the first themes are unfolded if they are severe. */
const UNFOLDED = 5;

/** The themes, the most severe first, and those that are fixed; null without a report. */
export function themePart(view: RunView): Part | null {
  const { run, themes } = view;
  if (run.report === null) return null;
  const rules = new Map(run.reasons.map(({ theme, rule }) => [theme, rule]));
  function* cards() {
    for (const [index, theme] of themes.entries()) {
      yield themeCard(theme, index, rules.get(theme.slug), view);
    }
  }
  const body = html`${themes.length === 0 ? html`<p>No themes.</p>` : html`<div>${cards}</div>`}${fixedThemes(run)}`;
  return { name: 'themes', heading: 'Themes', count: themes.length, body };
}

/** @param rule of a reason that is about the theme */
function themeCard(theme: Theme, index: number, rule: string | undefined, view: RunView): Html {
  const { slug, severity, lifecycle } = theme;
  const { level } = view;
  const { sign, word } = severityOf(severity);
  const marks = [
    lifecycle === null ? EMPTY : html`<span class="badge">${line(plainWord(lifecycle))}</span>`,
    rule === undefined ? EMPTY : html` <span class="badge failed">reason: ${line(rule)}</span>`,
    waivedMark(view.waivers.theme.get(slug)),
  ];
  return html`<article class="theme severity-${severityRank(severity)}" id="${themeAnchor(view.id, index)}">
<div class="title"><span class="badge severity">${sign} ${line(word)}</span><h${level} dir="auto">${title(theme.title)}</h${level}><span class="marks">${marks}</span></div>
${facts(theme)}
${analysis(theme, index, view)}</article>
`;
}

function facts(theme: Theme): Html {
  const { affectedCallCount, totalCallCount, checkNames } = theme;
  const facts: [string, string | null][] = [
    ['Calls', formatShare(affectedCallCount, totalCallCount)],
    ['Impact', plainWord(theme.impact)],
    ['Prevalence', plainWord(theme.prevalence)],
    ['Cause', plainWord(theme.rootCauseChannel)],
    ['Checks', checkNames.join(', ') || null],
  ];
  const known = facts.filter(([, value]) => value !== null);
  return html`<p class="meta">${known.map(([name, value]) => html`<span>${name} <b>${line(value)}</b></span> `)}</p>`;
}

function analysis(theme: Theme, index: number, { settings }: RunView): Html {
  if (settings.detail === 'brief') return EMPTY;
  const isOpen = index < UNFOLDED && themeRank(theme) <= 1;
  return html`<details${isOpen ? html` open` : EMPTY}><summary>Analysis</summary>
${prose(theme.analysis)}${callList(theme.callIds, settings)}<p class="label">Slug <code>${line(theme.slug)}</code></p></details>
`;
}

/** Themes of the baseline, or of the service's list, that no call of the run shows. */
function fixedThemes(run: RunReport): Html {
  const baseline = baselineOf(run);
  const own = (run.report?.themes ?? []).filter((theme) => !isShown(theme));
  const { named, more } =
    baseline === null ? { named: [], more: 0 } : goneThemes(baseline, (theme) => theme);
  const titles = new Map([...own, ...named].map((theme) => [theme.slug, theme.title]));
  if (titles.size === 0) return EMPTY;
  const items = [...titles].map(
    ([slug, name]) => html`<li>${title(name)} <code>${line(slug)}</code></li>`,
  );
  const rest = more > 0 ? html`<li>${formatCount(more)} more</li>` : EMPTY;
  return html`<p>Fixed since the baseline:</p><ul>${items}${rest}</ul>`;
}

/** The service's own summary, without the words that the first line quotes; null if there is none. */
export function executiveSummary({ run, level }: RunView): Part | null {
  if (run.report === null) return null;
  const { executiveSummary } = run.report;
  const parts = [
    prose(furtherSummary(run)),
    ...executiveSummary.paragraphs.map(prose),
    ...executiveSummary.sections.map(({ heading, body }) => {
      const name = heading ?? '';
      const head = html`<h${level} dir="auto">${title(name)}</h${level}>`;
      return html`${name === '' ? EMPTY : head}${prose(body)}`;
    }),
  ].filter((part) => part !== EMPTY);
  if (parts.length === 0) return null;
  return {
    name: 'summary',
    heading: 'Executive summary',
    body: html`<div class="panel">${parts}</div>`,
  };
}

/** Key findings that are no themes, and what went well; in brief their titles only. */
export function findingParts(view: RunView): (Part | null)[] {
  const { report } = view.run;
  return report === null
    ? []
    : [
        findingPart('findings', 'Key findings', furtherFindings(report), view),
        findingPart('well', 'What went well', report.wentWell, view),
      ];
}

function findingPart(
  name: string,
  heading: string,
  findings: readonly Finding[],
  { settings, level }: RunView,
): Part | null {
  if (findings.length === 0) return null;
  const items = findings.map((finding) => {
    const head = html`<h${level} dir="auto">${title(finding.title)}</h${level}>`;
    return settings.detail === 'brief'
      ? html`<li>${head}</li>\n`
      : html`<li>${head}${prose(finding.body)}${callList(finding.callIds, settings)}</li>\n`;
  });
  const body = html`<ul class="findings" role="list">\n${items}</ul>`;
  return { name, heading, count: findings.length, body };
}
