/** A policy file and those that it extends, read one after another. */
import { realpathSync } from 'node:fs';
import { normalize, sep } from 'node:path';
import { type PolicyFile, resolvePolicy } from '../../evaluate/extends.ts';
import { addressOf, type PolicyAddress, spellAddress } from '../../evaluate/extends-address.ts';
import { type Policy, parsePolicy } from '../../evaluate/policy.ts';
import { oneLine } from '../../text/log-line.ts';
import { invalid, type Parsed, valid } from '../../text/values/parsed.ts';
import type { YamlErrors, YamlText } from '../../text/yaml-text.ts';
import { readYamlFile } from '../text-file.ts';

/** The most files of a policy, the first one included. */
const MAX_FILES = 5;
const MAX_SHOWN_CHARS = 200;

export interface ChainFile extends PolicyFile {
  address: PolicyAddress;
}

export interface GatePolicy {
  /** Null if there is no policy file. */
  path: string | null;
  /** The policy of the files that have been read. */
  rules: Policy;
  /** The file, and those that it extends as far as they have been read. */
  files?: readonly ChainFile[];
}

/** Reads a file as YAML; null if files of this kind are read later. */
export type ReadPolicyFile = (
  address: PolicyAddress,
) => Promise<Parsed<YamlText | YamlErrors> | null>;

/**
 * The policy of a file and of the files of the workspace that it extends.
 *
 * @param today `YYYY-MM-DD` in UTC
 */
export async function readChain(path: string, today: string): Promise<Parsed<GatePolicy>> {
  const yaml = await readYamlFile(path);
  if (!yaml.ok) return yaml;
  const file = parseFile({ kind: 'workspace', path }, yaml.value, today);
  if (!file.ok) return file;
  return continueChain(path, [file.value], readInWorkspace, today);
}

/** Reads further files of a chain, and resolves the policy of all files. */
export async function continueChain(
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

/** The file that the last file of a chain extends, or null. */
export function nextOf(files: readonly ChainFile[]): PolicyAddress | null {
  const last = files.at(-1);
  return last?.policy.extends === undefined ? null : addressOf(last.policy.extends, last.address);
}

/** Continues a chain as far as its files can be read. */
async function followChain(
  begun: readonly ChainFile[],
  read: ReadPolicyFile,
  today: string,
): Promise<Parsed<ChainFile[]>> {
  const files = [...begun];
  for (let next = nextOf(files); next !== null; next = nextOf(files)) {
    const misstep = findMisstep(files, next);
    const yaml = misstep === null ? await read(next) : invalid(null, misstep);
    if (yaml === null) break;
    if (!yaml.ok) return atExtends(files, yaml);
    const file = parseFile(next, yaml.value, today);
    if (!file.ok) return file;
    files.push(file.value);
  }
  return valid(files);
}

function parseFile(
  address: PolicyAddress,
  yaml: YamlText | YamlErrors,
  today: string,
): Parsed<ChainFile> {
  const shown = spellAddress(address);
  const policy = parsePolicy(yaml, shown, today);
  if (!policy.ok) return policy;
  // A valid policy is valid YAML.
  return valid({ shown, policy: policy.value, content: yaml as YamlText, address });
}

/** Why a chain cannot continue with a file, or null. */
function findMisstep(files: readonly ChainFile[], next: PolicyAddress): string | null {
  if (next.kind === 'repository' && next.path.split('/').includes('..')) {
    return "has '..' in its path: write the path from the root of the repository";
  }
  const names = [...files.map(({ address }) => nameOf(address)), nameOf(next)];
  const first = names.indexOf(nameOf(next));
  if (first < files.length) {
    const circle = names.slice(first).map((name) => oneLine(name, MAX_SHOWN_CHARS));
    return `extends itself (${circle.join(', ')}): remove one of these extends`;
  }
  return files.length < MAX_FILES
    ? null
    : `would be file ${MAX_FILES + 1} of at most ${MAX_FILES}: merge some of them`;
}

function nameOf(address: PolicyAddress): string {
  if (address.kind === 'workspace') return normalize(address.path);
  const { owner, repo } = address;
  return spellAddress({ ...address, owner: owner.toLowerCase(), repo: repo.toLowerCase() });
}

/** Errors of a file are reported at the `extends` that names it. */
function atExtends(files: readonly ChainFile[], parsed: Parsed<unknown>): Parsed<never> {
  const last = files.at(-1);
  if (parsed.ok || last === undefined) return { ok: false, errors: [] };
  const { line, column } = last.content.placeOf(['extends']);
  const name = oneLine(last.policy.extends ?? '', MAX_SHOWN_CHARS);
  const errors = parsed.errors.map(({ problem }) => ({
    shown: last.shown,
    problem: `line ${line}, column ${column}: extends is '${name}', which ${problem}`,
  }));
  return { ok: false, errors };
}
