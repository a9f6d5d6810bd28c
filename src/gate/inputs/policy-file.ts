import { lstatSync } from 'node:fs';
import { invalid, type Parsed, valid } from '../../core/input/parsed.ts';
import type { Policy } from '../../policy/policy.ts';
import { VERDICT_ALONE } from '../../policy/verdict-alone.ts';
import type { Inputs } from '../../runner/runner.ts';
import { hasCode } from '../../step/stops.ts';
import { readYamlFile } from '../../step/yaml-file.ts';
import type { PolicyChain } from './policy-chain.ts';

/** Where a policy is looked for when the input names none; paths start at the workspace. */
const DEFAULT_POLICY_PATHS = ['.github/simulation-gate.yml', '.github/simulation-gate.yaml'];

export interface GatePolicy {
  /** Null where there is no policy file. */
  path: string | null;
  /** By the file and those of the workspace that it extends, until all are read. */
  rules: Policy;
  /** The file and what it extends; absent where there is no file. */
  chain?: PolicyChain;
}

/**
 * The policy that the input `policy` names, else the one at a default place, else the verdict alone,
 * with what it extends in the workspace; or every fault in it.
 *
 * @param today `YYYY-MM-DD` in UTC
 */
export async function readPolicy(inputs: Inputs, today: string): Promise<Parsed<GatePolicy>> {
  const given = inputs.getInput('policy').trim();
  const states = DEFAULT_POLICY_PATHS.map(lookFor);
  if (given === '' && states.every((state) => state === 'there')) {
    const cure = 'keep one of them, or name the one that is meant';
    const both = DEFAULT_POLICY_PATHS.join(' and ');
    return invalid(null, `is not given, and both ${both} are there: ${cure}`);
  }
  const path = given || DEFAULT_POLICY_PATHS.find((_, index) => states[index] !== 'gone');
  if (path === undefined) return valid({ path: null, rules: VERDICT_ALONE });
  const yaml = await readYamlFile(path, 'policy');
  if (!yaml.ok) return yaml;
  const { beginChain, followChain, readInWorkspace, resolveChain } = await import(
    './policy-chain.ts'
  );
  const begun = beginChain(path, yaml.value, today);
  if (!begun.ok) return begun;
  const chain = await followChain(begun.value, 'workspace', readInWorkspace, today);
  if (!chain.ok) return chain;
  const rules = resolveChain(chain.value);
  return rules.ok ? valid({ path, rules: rules.value, chain: chain.value }) : rules;
}

/** The day on which a gate judges, `YYYY-MM-DD` in UTC. */
export function dayOf(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}

/** Only what is certain is said: a link that leads nowhere was meant to be something. */
function lookFor(path: string): 'there' | 'gone' | 'unclear' {
  try {
    lstatSync(path);
    return 'there';
  } catch (error) {
    return hasCode(error, 'ENOENT', 'ENOTDIR') ? 'gone' : 'unclear';
  }
}
