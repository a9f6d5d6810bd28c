/** Variables that have Node run this code, an ES module, before the action. */
export function preloading(code: string): Record<string, string> {
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}` };
}
