/** The words that a service has for states and verdicts in place of those of the specification. */

/** The service's word, and ours for it. One that is not listed is taken as it is. */
type Vocabulary = Readonly<Record<string, string>>;

export interface Words {
  runStatus: Vocabulary;
  simulationJobStatus: Vocabulary;
  processingStatus: Vocabulary;
  metricJobStatus: Vocabulary;
  debriefStatus: Vocabulary;
  verdict: Vocabulary;
}

export const NO_WORDS: Words = {
  runStatus: {},
  simulationJobStatus: {},
  processingStatus: {},
  metricJobStatus: {},
  debriefStatus: {},
  verdict: {},
};

/** Our word for one of the service's; null and undefined stay what they are. */
export function translate<Word extends string | null | undefined>(
  word: Word,
  vocabulary: Vocabulary,
): Word | string {
  const isListed = typeof word === 'string' && Object.hasOwn(vocabulary, word);
  return (isListed && vocabulary[word]) || word;
}
