import { lstatSync, realpathSync } from 'node:fs';
import { sep } from 'node:path';
import { resolvePolicy } from '../../evaluate/extends.ts';
import { type Policy, VERDICT_ALONE } from '../../evaluate/policy.ts';
import type { GateReport } from '../../model/report.ts';
import type { Inputs, Runner } from '../../runner/runner.ts';
import { hasCode } from '../../text/step-error.ts';
import { invalid, type Parsed, valid } from '../../text/values/parsed.ts';
import { readYamlFile } from '../yaml-file.ts';
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
 * The policy that the input `policy` names, else the one at a default path, else the verdict alone,
 * with the files of the workspace that it extends; or every fault in it.
 *
 * @param today `YYYY-MM-DD` in UTC
 */
export async function readPolicy(inputs: Inputs, today: string): Promise<Parsed<GatePolicy>> {
  const given = inputs.getInput('policy').trim();
  const found = given === '' ? DEFAULT_POLICY_PATHS.filter(isThere) : [given];
  if (found.length > 1) {
    const cure = 'keep one of them, or name the one that is meant';
    return invalid(null, `is not given, and both ${found.join(' and ')} are there: ${cure}`);
  }
  const [path] = found;
  if (path === undefined) return valid({ path: null, rules: VERDICT_ALONE });
  const yaml = await readYamlFile(path, 'policy');
  if (!yaml.ok) return yaml;
  const file = parseFile({ kind: 'workspace', path }, yaml.value, today);
  if (!file.ok) return file;
  return completed(path, [file.value], readInWorkspace, today);
}

/** The policy of a chain of files, continued as far as its files can be read. */
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
  const yaml = await readYamlFile(path, 'policy');
  if (!yaml.ok || realpathSync(path).startsWith(realpathSync(process.cwd()) + sep)) return yaml;
  return invalid(null, 'lies outside of the workspace (links are followed): copy the file there');
};

/** The day of the evaluation, `YYYY-MM-DD` in UTC. */
export function dayOf(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}

/** True for a broken link too: it was meant to be a policy. */
function isThere(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch (error) {
    return !hasCode(error, 'ENOENT', 'ENOTDIR');
  }
}

const NO_POLICY =
  'none (neither .github/simulation-gate.yml nor .yaml is in the workspace), so the verdict alone decides';

/** What the report says of a policy: where it stands, and what it says with all that it extends. */
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

/** Tells the log the same. */
export function tellPolicy(policy: GatePolicy, runner: Runner): void {
  const { path, extends: parents, resolved } = describePolicy(policy);
  runner.info(`Policy: ${path ?? NO_POLICY}`);
  if (parents === undefined) return;
  const title = `Policy as it is together with ${parents.join(', ')}`;
  runner.group(title, JSON.stringify(resolved, null, 2).split('\n'));
}
