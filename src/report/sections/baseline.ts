import { identifier, inline } from '../../core/text/markdown.ts';
import { baselineOf, goneThemes } from '../baseline.ts';
import { formatCount } from '../format.ts';
import type { Section } from '../layout.ts';
import type { RunReport } from '../model.ts';
import { section } from './building-blocks.ts';

/** What is gone since the run that it was compared with, which the footer names. */
export function goneSection(run: RunReport): Section {
  const baseline = baselineOf(run);
  const { named, more } =
    baseline === null
      ? { named: [], more: 0 }
      : goneThemes(baseline, ({ slug, title }) => `${identifier(slug)} (${inline(title)})`);
  const rest = more > 0 ? ` and ${formatCount(more)} more` : '';
  return section({
    part: 'run',
    one: 'line on what is gone',
    many: 'lines on what is gone',
    count: named.length > 0 ? 1 : 0,
    close: '\n',
    items: () => [`Gone since the run that it is compared with: ${named.join(', ')}${rest}.\n`],
  });
}
