/** What the reader of a failed gate does next, as a link to where it stands on the page. */
import { theOnes } from '../format.ts';
import type { GateReport } from '../model.ts';
import { EMPTY, type Html, html } from './escape.ts';
import type { RunView } from './views.ts';

/** Empty where there is nothing to do, or where the line above says it. */
export function nextLine(report: GateReport, views: readonly RunView[]): Html {
  if (report.outcome !== 'failed' || report.policy.isTrial) return EMPTY;
  const failed = views.filter(({ run }) => run.outcome === 'failed');
  const located = report.promptFixes.filter(
    ({ found }) => found.state === 'located' && found.leftOut === null,
  ).length;
  const steps: [name: string, anchor: string, view: RunView | undefined][] = [
    [
      `apply the ${theOnes(located, 'prompt fix', 'prompt fixes')} below`,
      'recommendations',
      located === 0 ? undefined : failed.find(hasLocated),
    ],
    [
      'read the themes, the worst first',
      'themes',
      failed.find(({ run }) => (run.report?.themes.length ?? 0) > 0),
    ],
    [
      'look at the checks, the failed ones first',
      'checks',
      failed.find(({ run }) => (run.checks?.length ?? 0) > 0),
    ],
  ];
  const [step] = steps.flatMap(([name, anchor, view]) =>
    view === undefined ? [] : [html`<a href="#${view.id}-${anchor}">${name}</a>`],
  );
  return step === undefined ? EMPTY : html`<p><b>Next:</b> ${step}.</p>`;
}

function hasLocated({ fixes }: RunView): boolean {
  return [...fixes.values()].some(({ state }) => state === 'located');
}
