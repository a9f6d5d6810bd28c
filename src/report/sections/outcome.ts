import { inline } from '../../core/text/markdown.ts';
import type { Section } from '../layout.ts';
import type { GateReport, Reason, ReportSettings } from '../model.ts';
import { waysOf } from '../next-step.ts';
import { openingOf } from '../opening.ts';
import { titleOf } from '../outcome-words.ts';
import { section } from './building-blocks.ts';
import { footer } from './footer.ts';
import { nextLine, VOICE } from './voice.ts';

/** The heading with the outcome. */
export function heading(report: GateReport): string {
  const { mark, title } = titleOf(report);
  const name = inline(report.gateName ?? '');
  return `## ${mark} ${title}${name === '' ? '' : `: ${name}`}\n\n`;
}

/** What is to be known first, and the next step; the reasons that it tells are told. */
export function firstLines(
  report: GateReport,
  settings: ReportSettings,
): { sections: Section[]; told: ReadonlySet<Reason> } {
  const { line, told } = openingOf(report, VOICE);
  const next = nextLine(report, waysOf(report, settings));
  const lines = [`${line}\n\n`, next].filter((one) => one !== '');
  const names = { one: 'first line', many: 'first lines' };
  return {
    told,
    sections: [section({ ...names, part: 'reasons', count: lines.length, items: () => lines })],
  };
}

/** What is copied or looked up, at the very end. */
export function footerSection(report: GateReport, settings: ReportSettings): Section {
  const { commit, workflowRunUrl } = report.provenance ?? {};
  const line = footer(report, settings, {
    gateName: '',
    commit: commit ?? '',
    workflowRunUrl: workflowRunUrl ?? '',
    baselines: '',
  });
  return section({
    part: 'run',
    one: 'footer',
    many: 'footers',
    count: line === '' ? 0 : 1,
    items: () => [line],
  });
}
