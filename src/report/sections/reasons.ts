import { inline, message } from '../../core/text/markdown.ts';
import { formatCounted, messageBehindRule } from '../format.ts';
import type { Section } from '../layout.ts';
import type { Reason } from '../model.ts';
import { each, foldEnds, section } from './section.ts';
import { MAX_MESSAGE_CHARS } from './voice.ts';

/** Reasons that are not folded away. */
const FIRST_PAGE = 50;

/** All reasons as a list: the first ones, and the further ones folded. */
export function reasonSections(part: 'reasons' | 'run', reasons: readonly Reason[]): Section[] {
  const names = { one: 'reason', many: 'reasons' };
  const further = Math.max(0, reasons.length - FIRST_PAGE);
  return [
    section({
      ...names,
      part,
      count: reasons.length - further,
      close: '\n',
      items: () => each(reasons.slice(0, FIRST_PAGE), reasonLine),
    }),
    section({
      ...names,
      ...foldEnds(formatCounted(further, 'further reason')),
      part: 'further reasons',
      count: further,
      items: () => each(reasons.slice(FIRST_PAGE), reasonLine),
    }),
  ];
}

function reasonLine(reason: Reason): string {
  const rest = messageBehindRule(reason);
  const told = message(rest, MAX_MESSAGE_CHARS);
  // Which inputs are meant stands further on in the message.
  if (reason.rule === 'input' && rest === reason.message) return `- ${told}\n`;
  const colon = rest === reason.message ? ':' : '';
  return `- **${inline(reason.rule)}${colon}** ${told}\n`;
}
