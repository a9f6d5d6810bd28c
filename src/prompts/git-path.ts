const NAMED: Readonly<Record<string, string>> = {
  '\x07': '\\a',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\v': '\\v',
  '\f': '\\f',
  '\r': '\\r',
  '"': '\\"',
  '\\': '\\\\',
};

/** A path as git writes it in a diff: in quotes, with the bytes of UTF-8 in octal, where it has to be. */
export function gitPath(path: string): string {
  const quoted = path.replace(/[\0-\x1f"\\\x7f]|[^\0-\x7f]+/g, (found) => {
    return NAMED[found] ?? [...new TextEncoder().encode(found)].map(octal).join('');
  });
  return quoted === path ? path : `"${quoted}"`;
}

function octal(byte: number): string {
  return `\\${byte.toString(8).padStart(3, '0')}`;
}
