import { readFileSync, statSync } from 'node:fs';
import { describeUnreadable } from '../text/step-error.ts';
import { invalid, type Parsed, valid } from '../text/values/parsed.ts';
import type { YamlErrors, YamlText } from '../text/yaml-text.ts';

const MAX_KIB = 256;

/**
 * Reads a file of YAML 1.2 or JSON that an input names.
 *
 * @param noun what such a file is called: `service profile`
 * @returns the document, or what is wrong with its text, each with its place; a file that cannot be
 *   taken at all is a fault of the input
 */
export async function readYamlFile(
  path: string,
  noun: string,
): Promise<Parsed<YamlText | YamlErrors>> {
  const source = readText(path, noun);
  if (!source.ok) return source;
  // Most jobs have no such file, and the package is large.
  const { readYaml } = await import('../text/yaml-text.ts');
  return valid(readYaml(source.value));
}

function readText(path: string, noun: string): Parsed<string> {
  let bytes: Buffer;
  try {
    const facts = statSync(path);
    if (!facts.isFile()) return invalid(path, 'is not a file: name a YAML or JSON file');
    if (facts.size > MAX_KIB * 1024) {
      return invalid(path, `is larger than ${MAX_KIB} KiB, which no ${noun} is`);
    }
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
