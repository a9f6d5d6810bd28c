import { identifier, inline } from '../../core/text/markdown.ts';
import { baselineFacts, baselineOf, goneThemes, isOld } from '../baseline.ts';
import { formatCount } from '../format.ts';
import type { Section } from '../layout.ts';
import type { ReportSettings, RunReport } from '../model.ts';
import { runLink, section } from './building-blocks.ts';

/** What the run was compared with, and what is gone since then; nothing where it was with nothing. */
export function baselineSection(run: RunReport, settings: ReportSettings): Section {
  const baseline = baselineOf(run);
  const lines: string[] = [];
  if (baseline !== null) {
    const { jobId, number } = baseline;
    const link = runLink(jobId, settings);
    const name = number === null ? `run ${link}` : `run ${formatCount(number)} (${link})`;
    const facts = baselineFacts(baseline, identifier);
    lines.push(`${isOld(baseline) ? '⚠️ ' : ''}Compared with ${[name, ...facts].join(', ')}.`);
    const { named, more } = goneThemes(
      baseline,
      ({ slug, title }) => `${identifier(slug)} (${inline(title)})`,
    );
    const rest = more > 0 ? ` and ${formatCount(more)} more` : '';
    if (named.length > 0) lines.push(`Gone since then: ${named.join(', ')}${rest}.`);
  }
  return section({
    part: 'run',
    one: 'line on the baseline',
    many: 'lines on the baseline',
    count: lines.length,
    close: '\n',
    items: () => lines.map((line) => `${line}\n`),
  });
}
