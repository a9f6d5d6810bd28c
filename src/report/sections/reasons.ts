import type { Reason } from '../../model/report.ts';
import { inline, message } from '../../text/markdown.ts';
import { messageBehindRule } from '../format.ts';
import type { Section } from '../layout.ts';
import { paged } from './section.ts';
import { MAX_MESSAGE_CHARS } from './voice.ts';

/** Reasons that are not folded away. */
const FIRST_PAGE = 50;

/** All reasons as a list: the first ones, and the further ones folded. */
export function reasonSections(part: 'reasons' | 'run', reasons: readonly Reason[]): Section[] {
  return paged({
    part,
    furtherPart: 'further reasons',
    one: 'reason',
    list: reasons,
    firstPage: FIRST_PAGE,
    item: reasonLine,
  });
}

function reasonLine(reason: Reason): string {
  const rest = messageBehindRule(reason);
  const told = message(rest, MAX_MESSAGE_CHARS);
  // Which inputs are meant stands further on in the message.
  if (reason.rule === 'input' && rest === reason.message) return `- ${told}\n`;
  const colon = rest === reason.message ? ':' : '';
  return `- **${inline(reason.rule)}${colon}** ${told}\n`;
}
