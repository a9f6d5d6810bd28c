import { inline, linkDestination } from '../text/markdown.ts';
import { UNTITLED } from './format.ts';

/** How a form of the report writes text of others. */
export interface Voice extends StepVoice {
  /** A name, which stands out. */
  name(name: string): string;
  prose(text: string): string;
}

/** How it writes the next step. */
export interface StepVoice {
  /** Our own words, with `**` around what is strong and backticks around code. */
  own(words: string): string;
  link(words: string, url: string): string;
}

/** How lines of the log and annotations write text of others. */
export const PLAIN: Voice = {
  name: (name) => `'${name}'`,
  prose: (text) => text,
  own: (words) => words.replaceAll('**', '').replaceAll('`', ''),
  link: (words, url) => `${words} (${url})`,
};

/** Longest message of a reason or a note, in UTF-16 units. */
export const MAX_MESSAGE_CHARS = 2000;

/** How Markdown writes text of others; it may stand in a table. */
export const VOICE: Voice = {
  name: bold,
  prose: (text) => inline(text, MAX_MESSAGE_CHARS),
  own: (words) => words,
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
