/** Sentences without a value. */
export function constantsOf(...objects: readonly object[]): string[] {
  return objects
    .flatMap((words) => Object.values(words))
    .filter((word) => typeof word === 'string');
}
