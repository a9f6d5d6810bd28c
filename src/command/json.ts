/** The document that `--json` writes: each output by its name, those that hold JSON as what they hold. */
export function jsonOf(outputs: Readonly<Record<string, string>>): string {
  const values = Object.entries(outputs).map(([name, text]) => [name, read(text)]);
  return JSON.stringify(Object.fromEntries(values), null, 2);
}

function read(text: string): unknown {
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
