/** Tightening of limits that hold for every check, but for the checks that have limits of their own. */
import { eachLookOnce, looksLike } from '../core/text/alike.ts';
import type { Loosening, Tightening } from './tighten.ts';

interface WithChecks<Limits> {
  checks?: Readonly<Record<string, Limits>> | undefined;
}

/** Has no say: the limits of single checks are compared as `ofEachCheck` does. */
export function leftToEachCheck<Value>(): Tightening<Value> {
  return { keys: ['*'], findLoosened: () => [], merge: (_, child) => child };
}

/**
 * What counts is what holds for each check in the end, by its own limits or by the general ones: those
 * that a child gives a check are held against the general ones of its parent too.
 *
 * @param general compares the settings as a whole, but for `checks`
 * @param limits compares the limits of one check
 * @param floorOf what a parent with such limits asks of a child
 */
export function ofEachCheck<Limits extends object, Settings extends Limits & WithChecks<Limits>>(
  general: Tightening<Settings>,
  limits: Tightening<Limits>,
  floorOf: <Given extends Limits>(parent: Given) => Given,
): Tightening<Settings> {
  const loosenedOf = (name: string, parent: Settings, child: Settings): Loosening[] => {
    const { name: ownName, limits: own } = namedIn(child, name);
    const { name: parentsName, limits: parents } = namedIn(parent, name);
    // A limit of the check's own outweighs a general one of the child, also where it is the parent's.
    const inTheEnd = { ...child, ...parents, ...own };
    return limits
      .findLoosened(floorOf({ ...parent, ...parents }), inTheEnd)
      .map(({ path, wanted }) => ({
        path: isOf(own, path) ? ['checks', ownName, ...path] : path,
        against: isOf(parents, path) ? ['checks', parentsName, ...path] : path,
        wanted,
      }));
  };
  return {
    keys: general.keys,
    findLoosened(parent, child) {
      // Without any limit there is nothing that a child could loosen.
      if (parent === undefined) return [];
      const names = checkNames(parent, child);
      return eachPlaceOnce([
        ...general.findLoosened(floorOf(parent), child),
        ...names.flatMap((name) => loosenedOf(name, parent, child)),
      ]);
    },
    merge(parent, child) {
      const merged = general.merge(parent, child);
      const names = checkNames(parent, child);
      const checks = names.map((name): [string, Limits] => [
        name,
        { ...namedIn(parent, name).limits, ...namedIn(child, name).limits } as Limits,
      ]);
      return names.length === 0 ? merged : { ...merged, checks: Object.fromEntries(checks) };
    },
  };
}

type Settings = WithChecks<unknown> | undefined;

/** The checks that either names; two names that look the same are one. */
function checkNames(parent: Settings, child: Settings): string[] {
  return eachLookOnce(Object.keys({ ...parent?.checks, ...child?.checks }));
}

/** The limits of a check, and how it is written there. */
function namedIn<Limits>(
  settings: WithChecks<Limits> | undefined,
  wanted: string,
): { name: string; limits?: Limits } {
  const isWanted = looksLike(wanted);
  const [found] = Object.entries(settings?.checks ?? {}).filter(([name]) => isWanted(name));
  return found === undefined ? { name: wanted } : { name: found[0], limits: found[1] };
}

function isOf(limits: object | undefined, [key = '']: readonly PropertyKey[]): boolean {
  return limits !== undefined && Object.hasOwn(limits, key);
}

/** A general limit of the child may be too loose for several checks. */
function eachPlaceOnce(found: readonly Loosening[]): Loosening[] {
  const told = new Map(found.toReversed().map((one) => [JSON.stringify(one.path), one]));
  return [...told.values()].toReversed();
}
