/** True if the prompt has one of the phrases; case and line breaks are ignored. */
export function holdsAny(prompt: string, phrases: readonly string[]): boolean {
  const text = fold(prompt);
  return phrases.some((phrase) => text.includes(fold(phrase)));
}

/** The text with every run of white space as one space, in lower case. */
export function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

/**
 * The sentence of a prompt that has most words of a topic, unchanged; the last
 * sentence where none does, null where the prompt has no sentence.
 */
export function sentenceAbout(prompt: string, topic: readonly string[]): string | null {
  const sentences = sentencesOf(prompt).map((text) => ({ text, score: score(text, topic) }));
  const best = sentences.reduce<{ text: string; score: number } | undefined>(
    (found, each) => (each.score > (found?.score ?? 0) ? each : found),
    undefined,
  );
  return (best ?? sentences.at(-1))?.text ?? null;
}

function score(text: string, topic: readonly string[]): number {
  const folded = fold(text);
  return topic.filter((word) => folded.includes(fold(word))).length;
}

/**
 * Where list items and headings begin. A prompt handed in as a variable is a single line, so they
 * can be anywhere in it; a sentence over them would not be found in the file.
 */
const MARKERS = /(?:^|\s)(?:[-*+]|#{1,6})\s+|\n/;

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' });

function sentencesOf(prompt: string): string[] {
  return prompt
    .split(MARKERS)
    .flatMap((piece) => Array.from(SEGMENTER.segment(piece), ({ segment }) => segment.trim()))
    .filter((sentence) => /\p{L}.*[.!?]$/u.test(sentence));
}
