import { readFile, stat } from 'node:fs/promises';
import { invalid, type Parsed, valid } from '../core/input/parsed.ts';
import type { Environment } from '../runner/runner.ts';
import type { Operations } from '../service/operations.ts';
import { describeUnreadable } from './stops.ts';

const MAX_KIB = 256;

/**
 * The operations as the file that the input `service-profile` names has them, or every fault in it;
 * null where the input is not given. Nothing is loaded for it then.
 */
export async function readServiceProfile(env: Environment): Promise<Parsed<Operations> | null> {
  const path = (env['INPUT_SERVICE-PROFILE'] ?? '').trim();
  if (path === '') return null;
  const source = await readSource(path);
  if (!source.ok) return source;
  const { parseProfile } = await import('../service/profile.ts');
  return parseProfile(source.value, path);
}

async function readSource(path: string): Promise<Parsed<string>> {
  let bytes: Buffer;
  try {
    const facts = await stat(path);
    if (!facts.isFile()) return invalid(path, 'is not a file: name a YAML or JSON file');
    if (facts.size > MAX_KIB * 1024) {
      return invalid(path, `is larger than ${MAX_KIB} KiB, which no service profile is`);
    }
    bytes = await readFile(path);
  } catch (error) {
    return invalid(path, describeUnreadable(error));
  }
  try {
    return valid(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return invalid(path, 'is not UTF-8 text: save it as UTF-8');
  }
}
