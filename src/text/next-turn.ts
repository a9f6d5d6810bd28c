/** Ends in the next turn of the event loop, once what came in meanwhile has been heard, such as a signal. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
