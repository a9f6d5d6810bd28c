/** The files of a report as whole texts. */
import * as html from '../../src/report/html/render-html.ts';
import * as json from '../../src/report/render-json.ts';
import * as junit from '../../src/report/render-junit.ts';
import * as sarif from '../../src/report/render-sarif.ts';
import * as summary from '../../src/report/summary.ts';

export const renderHtml = joined(html.renderHtml);
export const renderJson = joined(json.renderJson);
export const renderJunit = joined(junit.renderJunit);
export const renderSarif = joined(sarif.renderSarif);

export function renderSummary(...args: Parameters<typeof summary.summarize>): string {
  return summary.summarize(...args).text;
}

function joined<Args extends unknown[]>(render: (...args: Args) => Iterable<string>) {
  return (...args: Args): string => [...render(...args)].join('');
}
