/** Copies of what the report's shapes describe, from which redaction, `brief` and `report.json` come. */
import * as z from 'zod/mini';
import { IN_FULL_ONLY, SERVICE_TEXT } from './fields.ts';

export interface Copying {
  text?: (text: string) => string;
  /** Whether fields that are there `inFull` only are empty. */
  isBrief?: boolean;
  /** Whether an optional field that is absent is null. */
  fillsAbsent?: boolean;
  /** Fills in fields of a copied object. */
  complete?: (fields: Record<string, unknown>) => void;
}

type Copy = (value: unknown) => unknown;

const same: Copy = (value) => value;

/**
 * A function that copies values of a shape: all fields that the shape knows, in its order, and no
 * others.
 */
export function copier<T>(shape: z.ZodMiniType<T>, copying: Copying): (value: T) => T {
  const copy = copyOf(shape, copying, false);
  // Made field by field as the shape says, so it is of the shape's type.
  return (value) => copy(value) as T;
}

function copyOf(shape: z.core.$ZodType, copying: Copying, isInText: boolean): Copy {
  const isText = isInText || SERVICE_TEXT.has(shape);
  const partOf = (part: z.core.$ZodType) => copyOf(part, copying, isText);
  // The union of all types that a schema can have, by which the compiler knows each one's parts.
  const { def } = (shape as z.core.$ZodTypes)._zod;
  const isLeftOut = copying.isBrief === true && IN_FULL_ONLY.has(shape);
  switch (def.type) {
    case 'string': {
      if (isLeftOut) return () => '';
      const { text } = copying;
      return isText && text ? (value) => text(String(value)) : same;
    }
    case 'nullable': {
      if (isLeftOut) return () => null;
      const part = partOf(def.innerType);
      return (value) => (value === null ? null : part(value));
    }
    case 'array':
      return isLeftOut ? () => [] : copyItems(partOf(def.element));
    case 'optional':
      return isLeftOut ? () => undefined : partOf(def.innerType);
    case 'object':
      return copyFields(
        Object.entries(def.shape).map(([name, part]) => [name, partOf(part)]),
        copying,
      );
    case 'union':
      return copyOption(def.options.map((option) => [option, partOf(option)]));
    default:
      return same;
  }
}

function copyItems(item: Copy): Copy {
  if (item === same) return same;
  return (values) => (values as readonly unknown[]).map((one) => item(one));
}

function copyFields(fields: readonly [string, Copy][], { fillsAbsent, complete }: Copying): Copy {
  return (value) => {
    const source = value as Readonly<Record<string, unknown>>;
    const copied: Record<string, unknown> = {};
    for (const [name, copy] of fields) {
      const part = source[name] === undefined ? undefined : copy(source[name]);
      if (part !== undefined) copied[name] = part;
      else if (fillsAbsent === true) copied[name] = null;
    }
    complete?.(copied);
    return copied;
  };
}

/** Copies a value by the first of several shapes that it has. */
function copyOption(options: readonly (readonly [z.core.$ZodType, Copy])[]): Copy {
  return (value) =>
    options.flatMap(([shape, copy]) =>
      z.core.safeParse(shape, value).success ? [copy(value)] : [],
    )[0];
}
