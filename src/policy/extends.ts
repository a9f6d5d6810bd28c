/** A policy together with those that it extends. */
import type { Parsed, ValueFault } from '../core/input/parsed.ts';
import { valid } from '../core/input/parsed.ts';
import { valueAt } from '../core/json-object.ts';
import { pathName, showValue } from '../core/yaml-check.ts';
import type { YamlContent } from '../core/yaml-text.ts';
import { type Decisive, POLICY_TIGHTENING, type Policy } from './policy.ts';
import type { Loosening } from './tighten.ts';

/** One file of a chain in which each extends the next. */
export interface PolicyFile {
  /** What the file is called in faults. */
  shown: string;
  policy: Policy;
  content: YamlContent;
}

/**
 * What holds by a file and those that it extends, or every place where one of them loosens what a
 * file above it asks for. Each file may loosen only what all files above it, whose demand it would
 * loosen, allow; what such a file allows holds for all below it, and gives away no more than is its own.
 *
 * @param files the one that judges first, then what it extends, and so on
 */
export function resolvePolicy(files: readonly PolicyFile[]): Parsed<Policy> {
  const faults: ValueFault[] = [];
  const ancestors: Ancestor[] = [];
  let resolved: Decisive = {};
  for (const file of files.toReversed()) {
    const { gate, waivers } = file.policy;
    const own: Decisive = { ...(gate && { gate }), ...(waivers && { waivers }) };
    faults.unshift(...findFaults(file, own, ancestors));
    resolved = ancestors.length === 0 ? own : POLICY_TIGHTENING.merge(resolved, own);
    ancestors.unshift({ ...file, resolved });
  }
  return faults.length > 0 ? { ok: false, faults } : valid({ version: 1, ...resolved });
}

interface Ancestor extends PolicyFile {
  /** What holds by it and those that it extends. */
  resolved: Decisive;
}

/** One fault for each place of the file that loosens; the nearest file that forbids it is named. */
function findFaults(file: PolicyFile, own: Decisive, ancestors: readonly Ancestor[]): ValueFault[] {
  const told = new Set<string>();
  return ancestors.flatMap((ancestor, index) => {
    const loosened = POLICY_TIGHTENING.findLoosened(ancestor.resolved, own);
    return loosened.flatMap((one): ValueFault[] => {
      const key = one.path.map(String).join('.');
      if (told.has(key) || isAllowed(key, ancestor.policy)) return [];
      told.add(key);
      return [
        { shown: file.shown, problem: describe(one, file, ancestor, ancestors.slice(index)) },
      ];
    });
  });
}

function isAllowed(key: string, policy: Policy): boolean {
  const allowed = policy['allow-loosening'] ?? [];
  return allowed.some((name) => key === name || key.startsWith(`${name}.`));
}

function describe(
  { path, against, wanted }: Loosening,
  { content }: PolicyFile,
  nearest: Ancestor,
  further: readonly Ancestor[],
): string {
  const place = placeIn(content, path);
  const isThere = ({ content: { value } }: PolicyFile) => valueAt(value, against) !== undefined;
  const source = further.find(isThere);
  const where = source
    ? `${placeIn(source.content, against)} of '${source.shown}'`
    : `${placeIn(nearest.content, against)} of '${nearest.shown}', which leaves it out`;
  const name = pathName(path, '');
  const cure = `or '${nearest.shown}' has to have allow-loosening: [${allowanceFor(path)}]`;
  return `${place}: ${name} is ${showValue(valueAt(content.value, path))}, which loosens ${where}: it has to ${wanted}, ${cure}`;
}

/** A waiver is allowed together with all others. */
function allowanceFor(path: readonly PropertyKey[]): string {
  return path.filter((key) => typeof key !== 'number').join('.');
}

function placeIn({ placeOf }: YamlContent, path: readonly PropertyKey[]): string {
  const { line, column } = placeOf(path);
  return `line ${line}, column ${column}`;
}
