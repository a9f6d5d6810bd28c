/** What the service says in prose: verdict, executive summary, findings and what went well. */
import type { Finding } from '../../model/report.ts';
import { section } from './elements.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { callList } from './links.ts';
import { prose, title } from './texts.ts';
import type { ReportView } from './views.ts';

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
