/** Read inputs of which none is faulty. */
type Complete<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Whether every input could be read: one that could not is undefined. */
export function isComplete<T extends object>(inputs: T): inputs is Complete<T> & T {
  return Object.values(inputs).every((value) => value !== undefined);
}
