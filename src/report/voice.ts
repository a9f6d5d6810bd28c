import { inline, linkDestination } from '../text/markdown.ts';
import { UNTITLED } from './format.ts';

/** How a form of the report writes its sentences. */
export interface Voice extends StepVoice {
  /** A name of others, emphasized. */
  name(name: string): string;
  /** Text of others. */
  prose(text: string): string;
}

/** How it writes the next step. */
export interface StepVoice {
  /** Our own words, which hold no markup. */
  own(words: string): string;
  /** A setting or a command. */
  code(text: string): string;
  link(words: string, url: string): string;
}

/** How the log and annotations write them. */
export const PLAIN: Voice = {
  name: (name) => `'${name}'`,
  prose: (text) => text,
  own: (words) => words,
  code: (text) => text,
  link: (words, url) => `${words} (${url})`,
};

/** Longest message of a reason or a note, in UTF-16 units. */
export const MAX_MESSAGE_CHARS = 2000;

/** How Markdown writes them, in tables too. */
export const VOICE: Voice = {
  name: bold,
  prose: (text) => inline(text, MAX_MESSAGE_CHARS),
  own: (words) => words,
  code: (text) => `\`${text}\``,
  link: (words, url) => `[${words}](${linkDestination(url)})`,
};

/** A title of others in bold. */
export function bold(title: string): string {
  return `**${inline(title) || UNTITLED}**`;
}
