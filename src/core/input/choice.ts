import { invalid, type Parsed, valid } from './parsed.ts';

/** One of a few words, spelled exactly so. */
export function parseChoice<T extends string>(text: string, choices: readonly T[]): Parsed<T> {
  const choice = choices.find((candidate) => candidate === text);
  return choice === undefined
    ? invalid(text, `is not a choice here: write ${choices.join(' or ')}`)
    : valid(choice);
}
