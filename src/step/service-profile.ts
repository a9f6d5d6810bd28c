import type { Parsed } from '../core/input/parsed.ts';
import type { Environment } from '../runner/runner.ts';
import type { Operations } from '../service/operations.ts';
import { rawInput } from './inputs/raw-input.ts';
import { readYamlFile } from './yaml-file.ts';

/**
 * The operations as the file that the input `service-profile` names has them, or every fault in it;
 * null where the input is not given. Nothing is loaded for it then.
 */
export async function readServiceProfile(env: Environment): Promise<Parsed<Operations> | null> {
  const path = rawInput(env, 'service-profile').trim();
  if (path === '') return null;
  const yaml = await readYamlFile(path, 'service profile');
  if (!yaml.ok) return yaml;
  const { parseProfile } = await import('../service/profile.ts');
  return parseProfile(yaml.value, path);
}
