/**
 * How the settings of a policy may differ from those of the policy that it extends: they may be as
 * strict, or stricter. Every key says so beside its schema, with what stands here.
 */
import * as z from 'zod/mini';
import { fold } from '../core/text/strip.ts';

const MAX_WANTED_CHARS = 200;

/** A value of a child that asks for less than what holds in its parent. */
export interface Loosening {
  /** Where the child's value stands, below the key that is compared. */
  path: readonly PropertyKey[];
  /** Where that of the parent would stand. */
  against: readonly PropertyKey[];
  /** What the child would have to ask for; goes on after `has to`. */
  wanted: string;
}

/** What may become of the settings of one key in a policy that extends another. */
export interface Tightening<Value> {
  /** What stands below the key, as dotted names; `*` is any name, with all that follows it. */
  keys: readonly string[];
  /**
   * Everything in which the child asks for less than the parent.
   *
   * @param parent undefined where the parent leaves the key out
   */
  findLoosened(parent: Value | undefined, child: Value): Loosening[];
  /** What holds where both say something. */
  merge(parent: Value | undefined, child: Value): Value;
}

/**
 * The same for settings that are not known to be of the schema, as files hold them.
 *
 * @param standard what holds in a parent that leaves the key out
 */
export function throughSchema<Schema extends z.ZodMiniType>(
  schema: Schema,
  { keys, findLoosened, merge }: Tightening<z.output<Schema>>,
  standard?: z.output<Schema>,
): Tightening<unknown> {
  const read = (parent: unknown) => (parent === undefined ? undefined : z.parse(schema, parent));
  return {
    keys,
    findLoosened: (parent, child) => findLoosened(read(parent) ?? standard, z.parse(schema, child)),
    merge: (parent, child) => merge(read(parent), z.parse(schema, child)),
  };
}

/** The names of all keys, as a pattern and as a list for people. */
export function namesOf({ keys }: Pick<Tightening<never>, 'keys'>): {
  pattern: RegExp;
  told: string;
} {
  const escaped = keys.map((key) => key.replaceAll('.', '\\.').replaceAll('*', '.+'));
  return { pattern: new RegExp(`^(?:${escaped.join('|')})$`), told: keys.join(', ') };
}

interface Strictness<Value> {
  /** What holds in a parent that leaves the key out; without it nothing is asked for there. */
  standard?: Value;
  isAsStrict(child: Value, parent: Value): boolean;
  /** What a child may say; goes on after `has to`. */
  wanted(parent: Value): string;
}

/** A key whose value as a whole is as strict as another or not. */
export function asStrict<Value>({ standard, ...by }: Strictness<Value>): Tightening<Value> {
  return {
    keys: [],
    findLoosened(parent, child) {
      const floor = parent ?? standard;
      return floor === undefined || by.isAsStrict(child, floor)
        ? []
        : [{ path: [], against: [], wanted: fold(by.wanted(floor), MAX_WANTED_CHARS) }];
    },
    merge: (_, child) => child,
  };
}

/** A limit that is stricter the lower it is. */
export const LOWER_IS_STRICTER: Tightening<number> = asStrict<number>({
  isAsStrict: (child, parent) => child <= parent,
  wanted: (parent) => `be ${parent} or less`,
});

/** A limit that is stricter the higher it is. */
export const HIGHER_IS_STRICTER: Tightening<number> = asStrict<number>({
  isAsStrict: (child, parent) => child >= parent,
  wanted: (parent) => `be ${parent} or more`,
});

/** A word out of several, the strictest first. */
export function ranked<const Word extends string>(
  words: readonly Word[],
  standard?: Word,
): Tightening<Word> {
  const upTo = (word: Word) => words.slice(0, words.indexOf(word) + 1);
  return asStrict<Word>({
    ...(standard !== undefined && { standard }),
    isAsStrict: (child, parent) => upTo(parent).includes(child),
    wanted: (parent) => `be ${upTo(parent).join(' or ')}`,
  });
}

/**
 * A list that has to hold every entry of the parent's.
 *
 * @param covers whether an entry of the child asks for all that one of the parent asks for
 */
export function holdingAll<Entry>(
  covers: (child: Entry, parent: Entry) => boolean,
): Tightening<Entry[]> {
  const missing = (child: readonly Entry[], parent: readonly Entry[]) =>
    parent.filter((entry) => !child.some((own) => covers(own, entry)));
  return asStrict<Entry[]>({
    isAsStrict: (child, parent) => missing(child, parent).length === 0,
    wanted: (parent) => `hold every entry of it: ${JSON.stringify(parent).slice(1, -1)}`,
  });
}

type Parts<Value extends object> = { [Key in keyof Value]-?: Tightening<NonNullable<Value[Key]>> };

/** A map whose keys are compared one by one. */
export function each<Value extends object>(parts: Parts<Value>): Tightening<Value> {
  const names = Object.keys(parts) as (keyof Value & string)[];
  return {
    keys: names.flatMap((name) => [name, ...parts[name].keys.map((key) => `${name}.${key}`)]),
    findLoosened: (parent, child) =>
      names.flatMap((name) => {
        const own = child[name];
        if (own === undefined || own === null) return [];
        const found = parts[name].findLoosened(parent?.[name] ?? undefined, own);
        return found.map((one) => below(name, one));
      }),
    merge: (parent, child) => {
      const merged = { ...parent, ...child };
      for (const name of names) {
        const own = child[name];
        if (own === undefined || own === null) continue;
        merged[name] = parts[name].merge(parent?.[name] ?? undefined, own);
      }
      return merged;
    },
  };
}

function below(name: string, { path, against, wanted }: Loosening): Loosening {
  return { path: [name, ...path], against: [name, ...against], wanted };
}
