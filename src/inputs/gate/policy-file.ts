import { lstatSync } from 'node:fs';
import type { Policy } from '../../evaluate/policy.ts';
import type { Inputs } from '../../runner/runner.ts';
import { hasCode } from '../../text/error-text.ts';
import { invalid, type Parsed, valid } from '../../text/values/parsed.ts';
import type { GatePolicy } from './policy-chain.ts';

/** The files that are read if the input names none, relative to the workspace. */
const DEFAULT_POLICY_PATHS = ['.github/simulation-gate.yml', '.github/simulation-gate.yaml'];

/** The policy without a policy file: the verdict alone decides. */
export const VERDICT_ALONE: Policy = { version: 1 };

/**
 * The policy in `policy`, else the one at a default path, else the verdict only; with the files of the
 * workspace that it extends.
 *
 * @param today `YYYY-MM-DD` in UTC
 */
export async function readPolicy(inputs: Inputs, today: string): Promise<Parsed<GatePolicy>> {
  const given = inputs.getInput('policy').trim();
  const found = given === '' ? DEFAULT_POLICY_PATHS.filter(isThere) : [given];
  if (found.length > 1) {
    return invalid(null, `is not given, and ${found.join(' and ')} both exist: keep one of them`);
  }
  const [path] = found;
  if (path === undefined)
    return valid({ path: null, rules: VERDICT_ALONE, parents: [], isComplete: true });
  // Its schemas and rules are large, and an invalid input needs none of them.
  const { readChain } = await import('./policy-chain.ts');
  return readChain(path, today, null);
}

/** `YYYY-MM-DD` in UTC. */
export function dayOf(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}

/** True for a broken link too, which is an error. */
function isThere(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch (error) {
    return !hasCode(error, 'ENOENT', 'ENOTDIR');
  }
}

/** What is published of a policy: its path, and its rules with everything that it extends. */
export function describePolicy({ path, rules, parents }: GatePolicy) {
  if (path === null) return { path };
  return { path, ...(parents.length > 0 && { extends: [...parents] }), resolved: { ...rules } };
}
