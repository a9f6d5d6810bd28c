/** How each form of the report writes words. */

/** How a form of the report writes text of others. */
export interface Voice {
  /** A name, which stands out. */
  name(name: string): string;
  prose(text: string): string;
  /** Our own words, with `**` around what is strong and backticks around code. */
  own(words: string): string;
}

/** How a form of the report writes the step. */
export interface StepVoice {
  /** Our own words, with backticks around code. */
  own(words: string): string;
  link(words: string, url: string): string;
}

/** How lines of the log and annotations write text of others. */
export const PLAIN: Voice & StepVoice = {
  name: (name) => `'${name}'`,
  prose: (text) => text,
  own: (words) => words.replaceAll('**', '').replaceAll('`', ''),
  link: (words, url) => `${words} (${url})`,
};
