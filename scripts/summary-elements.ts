const BARE =
  'h1 h2 h3 h4 h5 h6 p br hr strong em b del code table thead tbody tr details summary ul li blockquote sub sup';

/** Every element that a job summary may consist of, with the attributes that it may have. */
export const SUMMARY_ELEMENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ...BARE.split(' ').map((name): [string, string[]] => [name, []]),
  ['a', ['href', 'title']],
  ['ol', ['start']],
  ['pre', ['lang']],
  ['td', ['align']],
  ['th', ['align']],
]);

/** True for an address that a job summary may link to. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//.test(address);
}
