/** What a run was compared with, and what is gone since then. */
import { baselineFacts, baselineOf, goneThemes, isOld } from '../baseline.ts';
import { formatCount } from '../format.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { runLink } from './links.ts';
import { line, title } from './texts.ts';
import type { RunView } from './views.ts';

/** Empty where it was compared with nothing. */
export function baselineFact({ run, settings }: RunView): Html {
  const baseline = baselineOf(run);
  if (baseline === null) return EMPTY;
  const { jobId, number } = baseline;
  const id = runLink(jobId, settings);
  const name = number === null ? html`run ${id}` : html`run ${formatCount(number)} (${id})`;
  const facts = baselineFacts(baseline, line).map((fact) => html`, ${line(fact)}`);
  return html`${isOld(baseline) ? '⚠️ ' : ''}Compared with ${name}${facts}`;
}

/** Themes that are gone since then; empty where there are none. */
export function goneList({ run }: RunView): Html {
  const baseline = baselineOf(run);
  if (baseline === null || baseline.gone.length === 0) return EMPTY;
  const { named, more } = goneThemes(
    baseline,
    ({ slug, title: text }) => html`<li>${title(text)} <code>${line(slug)}</code></li>`,
  );
  const rest = more > 0 ? html`<li>${formatCount(more)} more</li>` : EMPTY;
  return html`<div><p>Gone since the run that it is compared with:</p><ul>${named}${rest}</ul></div>`;
}
