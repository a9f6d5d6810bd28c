/** What the reader of the page does next, with links to where that stands on the page. */
import type { GateReport } from '../../model/report.ts';
import { type Destination, nextStep, waysOf } from '../next-step.ts';
import { EMPTY, type Html, html, ownMarkup } from './escape.ts';
import type { RunView } from './views.ts';
import { VOICE } from './words.ts';

/** Empty where there is nothing to do, or where the line above says it. */
export function nextLine(report: GateReport, views: readonly RunView[]): Html {
  const [view] = views;
  if (view === undefined) return EMPTY;
  // The page is the whole report itself.
  const ways = { ...waysOf(report, view.settings), reportUrl: '', places: placesOn(views) };
  const step = nextStep(report, ways, VOICE);
  // What is put into it is escaped, and the words around that are our own.
  return step === '' ? EMPTY : html`<p><b>Next:</b> ${ownMarkup(step)}.</p>`;
}

/** The first section of each kind in a run that failed. */
function placesOn(views: readonly RunView[]): Partial<Record<Destination, string>> {
  const failed = views.filter(({ run }) => run.outcome === 'failed');
  const places: [place: Destination, anchor: string, view: RunView | undefined][] = [
    ['fixes', 'recommendations', failed.find(hasLocated)],
    ['themes', 'themes', failed.find(({ run }) => (run.report?.themes.length ?? 0) > 0)],
    ['checks', 'checks', failed.find(({ run }) => (run.checks?.length ?? 0) > 0)],
  ];
  return Object.fromEntries(
    places.flatMap(([place, anchor, view]) =>
      view === undefined ? [] : [[place, `#${view.id}-${anchor}`]],
    ),
  );
}

function hasLocated({ fixes }: RunView): boolean {
  return [...fixes.values()].some(({ state }) => state === 'located');
}
