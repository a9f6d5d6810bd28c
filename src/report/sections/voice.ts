import { inline, linkDestination } from '../../text/markdown.ts';
import { UNTITLED, unbroken } from '../format.ts';
import type { Voice } from '../voice.ts';

/** Longest message of a reason or a note, in UTF-16 units. */
export const MAX_MESSAGE_CHARS = 2000;

/** How Markdown writes text of others; it may stand in a table. */
export const VOICE: Voice = {
  name: bold,
  prose: (text) => inline(text, MAX_MESSAGE_CHARS),
  own: unbroken,
  link: (words, url) => `[${words}](${linkDestination(url)})`,
};

/** A title of others in bold. */
export function bold(title: string): string {
  return `**${inline(title) || UNTITLED}**`;
}

/** What to do next, on a line of its own; empty where there is nothing. */
export function nextLine(step: string): string {
  return step === '' ? '' : `**Next:** ${step}.\n\n`;
}
