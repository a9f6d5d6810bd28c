/** What a service may say in an answer that nobody has to give: anything that is JSON. */

/** Text that does harm wherever it is taken for markup, for a command of the runner, or for a line. */
export const HOSTILE =
  '<img src=x onerror=alert(1)> ![x](https://evil.example/p) @everyone\n::error::forged\r\n## Forged\u202e`` | x';

const LONG = 200 * 1024;
const OTHER_ID = '33333333-3333-4333-8333-333333333333';

type Leaf = (value: unknown, key: string) => unknown;

/** The value with each of its leaves replaced; lists and objects keep their form. */
function eachLeaf(value: unknown, leaf: Leaf, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => eachLeaf(item, leaf, key));
  if (typeof value !== 'object' || value === null) return leaf(value, key);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, eachLeaf(part, leaf, name)]),
  );
}

const numbers = (replace: (value: number, key: string) => unknown) => (value: unknown) =>
  eachLeaf(value, (leaf, key) => (typeof leaf === 'number' ? replace(leaf, key) : leaf));

const texts = (replace: (value: string, key: string) => unknown) => (value: unknown) =>
  eachLeaf(value, (leaf, key) => (typeof leaf === 'string' ? replace(leaf, key) : leaf));

/** The first text under each name is as long as a book. */
function longNames(value: unknown): unknown {
  const seen = new Set<string>();
  return texts((text, key) => {
    if (seen.has(key) || !/name|label|persona|agent|text/i.test(key)) return text;
    seen.add(key);
    return HOSTILE + 'x'.repeat(LONG);
  })(value);
}

/** Every list has two thousand entries, the outermost ones alone. */
function endless(value: unknown): unknown {
  if (Array.isArray(value)) {
    return Array.from({ length: 2_000 }, (_, index) => value[index % value.length]);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, endless(part)]));
}

/** What becomes of the value, or of the JSON text of it. */
export const LIES: Readonly<Record<string, (value: unknown) => unknown>> = {
  'negative counts': numbers((number) => -1 - number),
  'passed above evaluated': numbers((number, key) =>
    /^(passed|failed|graded)/i.test(key) ? 1_000_000 + number : number,
  ),
  'rates outside 0 to 100': numbers((number, key) =>
    /rate|score|share/i.test(key) ? 1e9 : number,
  ),
  'numbers beyond all counting': numbers(() => 1e300),
  'text that looks like a number': numbers(() => 'NaN'),
  nulls: (value) => eachLeaf(value, () => null),
  nothing: () => null,
  'a text': () => HOSTILE,
  'a number': () => 7,
  'an empty list': () => [],
  'an empty object': () => ({}),
  'wrong types': (value) =>
    eachLeaf(value, (leaf) => (typeof leaf === 'string' ? { is: leaf } : `${leaf}`)),
  'names of 200 KB': longNames,
  'hostile text': texts(() => HOSTILE),
  'names that objects inherit': texts((text, key) =>
    /name|label|persona|agent|type|status/i.test(key) ? '__proto__' : text,
  ),
  'two thousand entries': endless,
  'IDs of others': texts((text, key) => (/id$/i.test(key) ? OTHER_ID : text)),
};

/** The JSON with keys in every object that objects inherit. */
export function withInheritedKeys(json: string): string {
  return json.replaceAll('{"', '{"__proto__":{"passed":true},"constructor":{"prototype":1},"');
}
