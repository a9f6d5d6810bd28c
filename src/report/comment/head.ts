/** What a reader of the comment sees first: the outcome, what fell short, and the next step. */
import { inline } from '../../core/text/markdown.ts';
import { leftOutCount } from '../next-step.ts';
import { openingOf } from '../opening.ts';
import { titleOf } from '../outcome-words.ts';
import { IDS } from '../sections/footer.ts';
import { nextLine, VOICE } from '../sections/voice.ts';
import type { Shortfall } from '../shortfall.ts';
import { recommendationsOf } from './fixes.ts';
import type { CommentView } from './view.ts';

/** Heading, first line and next step, and the reasons that they tell. */
export function head(view: CommentView): Pick<Shortfall, 'told'> & { text: string } {
  const { report, settings, gateName, fixes, summaryUrl, changesUrl } = view;
  const { mark, title } = titleOf(report);
  const name = gateName === '' || IDS.test(gateName) ? '' : `: ${inline(gateName)}`;
  const { line, told } = openingOf(report, VOICE);
  const suggested = fixes.filter(({ suggestedAt }) => suggestedAt !== null).length;
  const diffs = fixes.filter(({ suggestedAt }) => suggestedAt === null);
  const next = nextLine(report, {
    suggested,
    changesUrl,
    shown: diffs.flatMap(({ fix }) => recommendationsOf(fix)).length,
    leftOut: leftOutCount(report),
    reportUrl: settings.reportUrl ?? (report.outcome === 'failed' ? summaryUrl : ''),
    workflowRunUrl: summaryUrl,
  });
  return { text: `## ${mark} ${title}${name}\n\n${line}\n\n${next}`, told };
}
