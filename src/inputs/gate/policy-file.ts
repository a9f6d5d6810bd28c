import { lstatSync, realpathSync } from 'node:fs';
import { sep } from 'node:path';
import { resolvePolicy } from '../../evaluate/extends.ts';
import { type Policy, VERDICT_ALONE } from '../../evaluate/policy.ts';
import type { GateReport } from '../../model/report.ts';
import type { Inputs, Runner } from '../../runner/runner.ts';
import { hasCode } from '../../text/step-error.ts';
import { invalid, type Parsed, valid } from '../../text/values/parsed.ts';
import { readYamlFile } from '../text-file.ts';
import { type ChainFile, followChain, parseFile, type ReadPolicyFile } from './policy-chain.ts';

/** The files that are read if the input names none, relative to the workspace. */
const DEFAULT_POLICY_PATHS = ['.github/simulation-gate.yml', '.github/simulation-gate.yaml'];

export interface GatePolicy {
  /** Null if there is no policy file. */
  path: string | null;
  /** The policy of the files that have been read. */
  rules: Policy;
  /** The file, and those that it extends as far as they have been read. */
  files?: readonly ChainFile[];
}

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
  if (path === undefined) return valid({ path: null, rules: VERDICT_ALONE });
  const yaml = await readYamlFile(path);
  if (!yaml.ok) return yaml;
  const file = parseFile({ kind: 'workspace', path }, yaml.value, today);
  if (!file.ok) return file;
  return completed(path, [file.value], readInWorkspace, today);
}

export async function completed(
  path: string | null,
  begun: readonly ChainFile[],
  read: ReadPolicyFile,
  today: string,
): Promise<Parsed<GatePolicy>> {
  const files = await followChain(begun, read, today);
  if (!files.ok) return files;
  const rules = resolvePolicy(files.value);
  return rules.ok ? valid({ path, rules: rules.value, files: files.value }) : rules;
}

const readInWorkspace: ReadPolicyFile = async (address) => {
  if (address.kind !== 'workspace') return null;
  const { path } = address;
  const yaml = await readYamlFile(path);
  if (!yaml.ok || realpathSync(path).startsWith(realpathSync(process.cwd()) + sep)) return yaml;
  return invalid(null, 'is outside the workspace (links are resolved): copy the file there');
};

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

const NO_POLICY = 'none (.github/simulation-gate.yml does not exist): the verdict decides';

/** What is published of a policy: its path, and its rules with everything that it extends. */
export function describePolicy({
  path,
  rules,
  files = [],
}: GatePolicy): Omit<GateReport['policy'], 'isTrial'> {
  if (path === null) return { path };
  const [, ...parents] = files;
  const resolved = { ...rules };
  return parents.length === 0
    ? { path, resolved }
    : { path, extends: parents.map(({ shown }) => shown), resolved };
}

export function logPolicy(policy: GatePolicy, runner: Runner): void {
  const { path, extends: parents, resolved } = describePolicy(policy);
  runner.info(`Policy: ${path ?? NO_POLICY}`);
  if (parents === undefined) return;
  runner.group(`Policy with ${parents.join(', ')}`, JSON.stringify(resolved, null, 2).split('\n'));
}
