/** Pages for tests, and what is in them. */
import { expect } from 'vitest';
import type {
  DebriefReport,
  GateReport,
  ReportSettings,
  RunReport,
} from '../../../src/model/report.ts';
import { briefReport } from '../../../src/report/redact-report.ts';
import { debriefReport, FULL, gateReport, runReport } from '../builders.ts';
import { renderHtml } from '../rendered.ts';

/** A page without its constant style, for golden files. */
export function page(report: GateReport, settings: ReportSettings = FULL): string {
  return renderHtml(settings.detail === 'brief' ? briefReport(report) : report, settings)
    .replace(/(<(style)>).*?(<\/\2>)/gs, '$1$3')
    .replace(/sha256-[^&]*/g, 'sha256-')
    .replace(/\n\s*\n/g, '\n');
}

export function pageOfRun(run: Partial<RunReport>, settings = FULL): string {
  return page(gateReport({ runs: [runReport(run)] }), settings);
}

export function pageOf(report: Partial<DebriefReport>, settings = FULL): string {
  return pageOfRun({ report: debriefReport(report) }, settings);
}

/** What a reader sees, with one space wherever something else begins. */
export function textOf(html: string): string {
  return html
    .replace(/<(?:svg.*?<\/svg|head>.*?<\/head)>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}

export function expectInOrder(text: string, parts: readonly string[]): void {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    expect(at, `${part} in ${text.slice(from, from + 2000)}`).toBeGreaterThanOrEqual(0);
    from = at + part.length;
  }
}
