/** Files that inputs name. */
import { readFileSync, statSync } from 'node:fs';
import { describeUnreadable } from '../text/error-text.ts';
import { invalid, type Parsed, valid } from '../text/values/parsed.ts';
import type { YamlText } from '../text/yaml-text.ts';

const MAX_YAML_KIB = 256;

/** The content of a file of UTF-8 text, without a byte order mark. */
export function readTextFile(path: string, maxKib: number): Parsed<string> {
  let bytes: Buffer;
  try {
    const facts = statSync(path);
    if (!facts.isFile()) return invalid(path, 'is not a file: name a text file');
    if (facts.size > maxKib * 1024)
      return invalid(path, `is larger than ${maxKib} KiB: shorten it`);
    bytes = readFileSync(path);
  } catch (error) {
    return invalid(path, describeUnreadable(error));
  }
  try {
    return valid(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return invalid(path, 'is not UTF-8 text: save it as UTF-8');
  }
}

/** A document of YAML 1.2 or JSON with the errors in it; a file that cannot be read is an error of the input. */
export async function readYamlFile(path: string): Promise<Parsed<YamlText>> {
  const source = readTextFile(path, MAX_YAML_KIB);
  return source.ok ? valid(await readYamlText(source.value)) : source;
}

/** The same of a text. */
export async function readYamlText(source: string): Promise<YamlText> {
  // Most jobs have no YAML, and the package is large.
  const { readYaml } = await import('../text/yaml-text.ts');
  return readYaml(source);
}
