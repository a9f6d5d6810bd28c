/** A review comment that suggests a fix. */
import { fenceAround, prose } from '../../core/text/markdown.ts';
import { bold } from '../sections/building-blocks.ts';
import type { LocatedFix } from './fixes.ts';

/** GitHub's limit on a comment is 65,536 characters. */
const MAX_BODY_CHARS = 65_000;
const MAX_EXPLANATION_CHARS = 2000;

/**
 * The text of a review comment, or null where it would be too long. The suggested lines stand there
 * as they are, since GitHub puts them into the file as they are; their fence outruns their backticks.
 *
 * @param marker a line of ours that no reader sees
 */
export function suggestionBody(marker: string, fix: LocatedFix): string | null {
  const { title, body } = fix.recommendation;
  const fence = fenceAround(fix.fixedLines.join('\n'));
  const text = [
    `${marker}\n${bold(title)}`,
    prose(body, MAX_EXPLANATION_CHARS),
    [`${fence}suggestion`, ...fix.fixedLines, fence].join('\n'),
  ];
  const comment = text.filter((part) => part !== '').join('\n\n');
  return comment.length > MAX_BODY_CHARS ? null : comment;
}
