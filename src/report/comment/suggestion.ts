/** The prompt fixes as suggestions on the lines of the pull request. */

import { fenceAround, prose } from '../../text/markdown.ts';
import type { LocatedFix } from '../facts.ts';
import { bold } from '../sections/building-blocks.ts';

/** GitHub's limit on a comment is 65,536 characters. */
const MAX_BODY_CHARS = 65_000;
const MAX_EXPLANATION_CHARS = 2000;

/**
 * The text of a review comment, or null if it would be too long. GitHub puts the suggested lines into the
 * file, so they are not escaped; their fence is longer than any of their backticks.
 *
 * @param marker a line of ours that no reader sees
 */
export function suggestionBody(
  marker: string,
  { recommendations, fixedLines }: LocatedFix,
): string | null {
  const fence = fenceAround(fixedLines.join('\n'));
  const explanation = recommendations.flatMap(({ title, body }) => [
    bold(title),
    prose(body, MAX_EXPLANATION_CHARS),
  ]);
  const suggestion = [`${fence}suggestion`, ...fixedLines, fence].join('\n');
  const text = [...explanation, suggestion].filter((part) => part !== '').join('\n\n');
  const comment = `${marker}\n${text}`;
  return comment.length > MAX_BODY_CHARS ? null : comment;
}
