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
