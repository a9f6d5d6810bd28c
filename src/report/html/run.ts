/** One run of the page: why it has its outcome, its parts in their order, and the facts of its footer. */

import type { Reason, RunReport } from '../../model/report.ts';
import { runFacts } from '../facts.ts';
import { describeCost, titleRun } from '../format.ts';
import { furtherWarnings, runOpening } from '../opening.ts';
import type { RunView } from '../run-views.ts';
import { notesOf } from '../waiver-words.ts';
import { callPart, excerptPart, measurePart, participantPart, scenarioPart } from './calls.ts';
import { checkPart } from './checks.ts';
import { facts, folded, icon, type Part, section } from './elements.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { recommendationPart } from './prompt-fix.ts';
import { line, message, runLink, themeLink } from './texts.ts';
import { executiveSummary, findingParts, themePart } from './themes.ts';

const FIRST_REASONS = 50;

/** Everything that the report has of a run, what failed first. */
export function partsOf(view: RunView, notes: readonly string[] = []): Part[] {
  const { run } = view;
  return [
    checkPart(run),
    scenarioPart(view),
    themePart(view),
    recommendationPart(view),
    excerptPart(view),
    callPart(view),
    participantPart(view),
    measurePart(view),
    executiveSummary(view),
    ...findingParts(view),
    notePart([...notesOf(run), ...notes]),
  ];
}

export function runSection(view: RunView): Html {
  const { run, id, settings } = view;
  // The table of runs has its first line.
  const { stated } = runOpening(run);
  return html`
<section class="run" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${icon(run.outcome)} ${runTitle(run)} ${runLink(run.jobId, settings)}: ${run.outcome}</h2>
${reasonList(run.reasons, stated, view)}
${partsOf(view).map((part) => section(part, id, 3))}
${facts(footerFacts(view))}
</section>`;
}

/** The plan and the number of a run, else its label. */
export function runTitle(run: RunReport): string {
  return line(titleRun(run, 'Run'));
}

/** Facts that are copied or looked up. */
export function footerFacts({ run, settings }: RunView): (Html | string)[] {
  const id = runLink(run.jobId, settings, true);
  return [id === EMPTY ? id : html`run ${id}`, ...runFacts(run).map(line), describeCost([run])];
}

/** Reasons, and the warnings of a run; empty without any. */
export function reasonList(
  reasons: readonly Reason[],
  stated: ReadonlySet<Reason>,
  view?: RunView,
): Html {
  const items = [
    ...reasons
      .filter((reason) => !stated.has(reason))
      .map(({ rule, message: text, theme }) => {
        const about = theme === undefined || !view ? EMPTY : html` · ${themeLink(theme, view)}`;
        return html`<li><b class="rule">${line(rule)}</b> ${message(text)}${about}</li>\n`;
      }),
    ...(view ? furtherWarnings(view.run) : []).map(
      (text) => html`<li class="inconclusive"><b class="rule">warning</b> ${message(text)}</li>\n`,
    ),
  ];
  if (items.length === 0) return EMPTY;
  return folded(
    items,
    FIRST_REASONS,
    'reason',
    (some) => html`<ul class="reasons" role="list" aria-label="Reasons">\n${some}</ul>\n`,
  );
}

export function notePart(notes: readonly string[]): Part {
  const items = notes.map((note) => html`<li>${message(note)}</li>\n`);
  const body = items.length === 0 ? EMPTY : html`<ul class="notes">${items}</ul>`;
  return { name: 'notes', heading: 'Notes', body };
}
