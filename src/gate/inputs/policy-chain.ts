/** A policy file and those that it extends, read one after another. */
import { realpathSync } from 'node:fs';
import { normalize, sep } from 'node:path';
import { invalid, type Parsed, valid } from '../../core/input/parsed.ts';
import { oneLine } from '../../core/text/log-line.ts';
import type { YamlFaults, YamlText } from '../../core/yaml-text.ts';
import { type PolicyFile, resolvePolicy } from '../../policy/extends.ts';
import { addressOf, type PolicyAddress, spellAddress } from '../../policy/extends-address.ts';
import { parsePolicy } from '../../policy/parse.ts';
import type { Policy } from '../../policy/policy.ts';
import { readYamlFile } from '../../step/yaml-file.ts';

/** More files than these, the one that begins included, make no policy. */
const MAX_FILES = 5;
const MAX_SHOWN_CHARS = 200;

export interface PolicyChain {
  /** Each extends the next. */
  files: readonly [ChainFile, ...ChainFile[]];
  /** What the last file extends and nobody has read yet, or null. */
  next: PolicyAddress | null;
}

interface ChainFile extends PolicyFile {
  address: PolicyAddress;
}

/** Reads a file as YAML; what is wrong with it goes on after what it is called. */
export type ReadPolicyFile<Address> = (address: Address) => Promise<Parsed<YamlText | YamlFaults>>;

/** The chain that a file of the workspace begins. */
export function beginChain(
  path: string,
  yaml: YamlText | YamlFaults,
  today: string,
): Parsed<PolicyChain> {
  const file = readAs({ kind: 'workspace', path }, yaml, today);
  return file.ok ? valid(chainOf([file.value])) : file;
}

/**
 * Goes on with a chain as far as it stays in one place.
 *
 * @param kind of the addresses that are followed
 * @param today `YYYY-MM-DD` in UTC
 */
export async function followChain<Kind extends PolicyAddress['kind']>(
  begun: PolicyChain,
  kind: Kind,
  read: ReadPolicyFile<Extract<PolicyAddress, { kind: Kind }>>,
  today: string,
): Promise<Parsed<PolicyChain>> {
  let chain = begun;
  for (;;) {
    const { files, next } = chain;
    if (next === null || !isOf(kind, next)) return valid(chain);
    const misstep = findMisstep(chain, next);
    const yaml = misstep === null ? await read(next) : invalid(null, misstep);
    if (!yaml.ok) return atExtends(files, yaml);
    const file = readAs(next, yaml.value, today);
    if (!file.ok) return file;
    chain = chainOf([...files, file.value]);
  }
}

/** Reads what a policy of the workspace extends there. */
export const readInWorkspace: ReadPolicyFile<{ path: string }> = async ({ path }) => {
  const yaml = await readYamlFile(path, 'policy');
  if (!yaml.ok || realpathSync(path).startsWith(realpathSync(process.cwd()) + sep)) return yaml;
  return invalid(null, 'lies outside of the workspace (links are followed): copy the file there');
};

/** The policy that all files of a chain come to, or every place that loosens. */
export function resolveChain({ files }: PolicyChain): Parsed<Policy> {
  return resolvePolicy(files);
}

function chainOf(files: PolicyChain['files']): PolicyChain {
  const { policy, address } = lastOf(files);
  return { files, next: policy.extends === undefined ? null : addressOf(policy.extends, address) };
}

function readAs(
  address: PolicyAddress,
  yaml: YamlText | YamlFaults,
  today: string,
): Parsed<ChainFile> {
  const shown = spellAddress(address);
  const policy = parsePolicy(yaml, shown, today);
  if (!policy.ok) return policy;
  // What has no faults as a policy has none as YAML.
  return valid({ shown, policy: policy.value, content: yaml as YamlText, address });
}

/** Why a chain cannot go on as its last file says; goes on after the address. */
function findMisstep({ files }: PolicyChain, next: PolicyAddress): string | null {
  if (next.kind === 'repository' && next.path.split('/').includes('..')) {
    return "has '..' in its path: write the path from the root of the repository, without it";
  }
  const nameOf = (address: PolicyAddress) =>
    address.kind === 'workspace'
      ? normalize(address.path)
      : spellAddress({
          ...address,
          owner: address.owner.toLowerCase(),
          repo: address.repo.toLowerCase(),
        });
  const way = [...files.map(({ address }) => address), next].map(nameOf);
  const first = way.indexOf(nameOf(next));
  if (first < files.length) {
    const circle = way.slice(first).map((name) => oneLine(name, MAX_SHOWN_CHARS));
    return `leads back to itself (${circle.join(', ')}): take out one of the steps`;
  }
  return files.length < MAX_FILES
    ? null
    : `would be file ${MAX_FILES + 1} of this policy, which may have ${MAX_FILES}: join some of them`;
}

/** What is wrong with a file is told where the one before names it. */
function atExtends<T>(files: PolicyChain['files'], parsed: Parsed<T>): Parsed<T> {
  if (parsed.ok) return parsed;
  const { shown, policy, content } = lastOf(files);
  const { line, column } = content.placeOf(['extends']);
  const name = oneLine(policy.extends ?? '', MAX_SHOWN_CHARS);
  const faults = parsed.faults.map(({ problem }) => ({
    shown,
    problem: `line ${line}, column ${column}: extends is '${name}', which ${problem}`,
  }));
  return { ok: false, faults };
}

function lastOf(files: PolicyChain['files']): ChainFile {
  return files.at(-1) ?? files[0];
}

function isOf<Kind extends PolicyAddress['kind']>(
  kind: Kind,
  address: PolicyAddress,
): address is Extract<PolicyAddress, { kind: Kind }> {
  return address.kind === kind;
}
