/** Tightening of limits that hold for every check, but for the checks that have limits of their own. */
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
    const own = limitsOf(name, child);
    const parents = limitsOf(name, parent);
    // A limit of the check's own outweighs a general one of the child, also where it is the parent's.
    const inTheEnd = { ...child, ...parents, ...own };
    return limits
      .findLoosened(floorOf({ ...parent, ...parents }), inTheEnd)
      .map(({ path, wanted }) => ({
        path: isOf(own, path) ? ['checks', name, ...path] : path,
        against: isOf(parents, path) ? ['checks', name, ...path] : path,
        wanted,
      }));
  };
  return {
    keys: general.keys,
    findLoosened(parent, child) {
      // Without any limit there is nothing that a child could loosen.
      if (parent === undefined) return [];
      const names = Object.keys({ ...parent.checks, ...child.checks });
      return eachPlaceOnce([
        ...general.findLoosened(floorOf(parent), child),
        ...names.flatMap((name) => loosenedOf(name, parent, child)),
      ]);
    },
    merge(parent, child) {
      const merged = general.merge(parent, child);
      const names = Object.keys({ ...parent?.checks, ...child.checks });
      const checks = names.map((name): [string, Limits] => [
        name,
        { ...limitsOf(name, parent), ...limitsOf(name, child) } as Limits,
      ]);
      return names.length === 0 ? merged : { ...merged, checks: Object.fromEntries(checks) };
    },
  };
}

function limitsOf<Limits>(
  name: string,
  settings: WithChecks<Limits> | undefined,
): Limits | undefined {
  const checks = settings?.checks ?? {};
  return Object.hasOwn(checks, name) ? checks[name] : undefined;
}

function isOf(limits: object | undefined, [key = '']: readonly PropertyKey[]): boolean {
  return limits !== undefined && Object.hasOwn(limits, key);
}

/** A general limit of the child may be too loose for several checks. */
function eachPlaceOnce(found: readonly Loosening[]): Loosening[] {
  const told = new Map(found.toReversed().map((one) => [JSON.stringify(one.path), one]));
  return [...told.values()].toReversed();
}
