/** A policy file and those that it extends, read one after another. */
import { realpathSync } from 'node:fs';
import { normalize, sep } from 'node:path';
import { type PolicyFile, resolvePolicy } from '../../evaluate/extends.ts';
import { type Policy, parsePolicy } from '../../evaluate/policy.ts';
import {
  addressOf,
  type PolicyAddress,
  type RepositoryFile,
  spellAddress,
} from '../../github/policy-address.ts';
import { oneLine } from '../../text/log-line.ts';
import { invalid, type Parsed, type ValueError, valid } from '../../text/values/parsed.ts';
import type { YamlText } from '../../text/yaml-text.ts';
import { readYamlFile } from '../text-file.ts';

/** The most files of a policy, the first one included. */
export const MAX_FILES = 5;
const MAX_SHOWN_CHARS = 200;

interface ChainFile extends PolicyFile {
  address: PolicyAddress;
}

export interface GatePolicy {
  path: string | null;
  rules: Policy;
  /** The files that it extends, as far as they have been read. */
  parents: readonly string[];
  /** False while files of repositories that it extends have not been read. */
  isComplete: boolean;
}

/** Reads a file of a repository; errors in its YAML are a part of the value. */
export type ReadRepositoryFile = (file: RepositoryFile) => Promise<Parsed<YamlText>>;

/**
 * The policy of a file and of those that it extends.
 *
 * @param today `YYYY-MM-DD` in UTC
 * @param readRepositoryFile null if only files of the workspace are read
 */
export async function readChain(
  path: string,
  today: string,
  readRepositoryFile: ReadRepositoryFile | null,
): Promise<Parsed<GatePolicy>> {
  const files: ChainFile[] = [];
  let next: PolicyAddress | null = { kind: 'workspace', path };
  while (next !== null) {
    const address: PolicyAddress = next;
    const misstep = findMisstep(files, address);
    if (misstep !== null) return atExtends(files, [{ shown: null, problem: misstep }]);
    if (address.kind === 'repository' && readRepositoryFile === null) break;
    const yaml =
      address.kind === 'repository' && readRepositoryFile !== null
        ? await readRepositoryFile(address)
        : await readInWorkspace(address.path, files.length === 0);
    if (!yaml.ok) return atExtends(files, yaml.errors);
    const shown = spellAddress(address);
    const policy = parsePolicy(yaml.value, shown, today);
    if (!policy.ok) return policy;
    files.push({ shown, policy: policy.value, content: yaml.value, address });
    next = policy.value.extends === undefined ? null : addressOf(policy.value.extends, address);
  }
  const rules = resolvePolicy(files);
  if (!rules.ok) return rules;
  const [, ...parents] = files.map(({ shown }) => shown);
  return valid({ path, rules: rules.value, parents, isComplete: next === null });
}

/** @param isGiven whether it is the file that the input names, which may be anywhere */
async function readInWorkspace(path: string, isGiven: boolean) {
  const yaml = await readYamlFile(path);
  if (isGiven || !yaml.ok) return yaml;
  return realpathSync(path).startsWith(realpathSync(process.cwd()) + sep)
    ? yaml
    : invalid(null, 'is outside the workspace (links are resolved): copy the file there');
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

/** Errors of a file are reported at the `extends` that names it; those of the first file as they are. */
function atExtends(files: readonly ChainFile[], found: ValueError[]): Parsed<never> {
  const last = files.at(-1);
  if (last === undefined) return { ok: false, errors: found };
  const { line, column } = last.content.placeOf(['extends']);
  const name = oneLine(last.policy.extends ?? '', MAX_SHOWN_CHARS);
  const errors = found.map(({ problem }) => ({
    shown: last.shown,
    problem: `line ${line}, column ${column}: extends is '${name}', which ${problem}`,
  }));
  return { ok: false, errors };
}
