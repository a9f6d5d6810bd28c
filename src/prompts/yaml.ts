import { isScalar, parseAllDocuments, parseDocument, type Scalar, visit } from 'yaml';
import { applyEdit, type Edit, foldWhiteSpace, type Stretch } from './text-view.ts';

/** A scalar of a YAML file: its source with quotes or header, and its value. */
export interface YamlScalar extends Stretch {
  value: string;
  type: Scalar.Type | undefined;
}

/** Reading takes about a second for so many characters. */
const MAX_CHARS = 256 * 1024;

/** All scalars of a YAML file, keys included; null if the file is too large, or not valid YAML. */
export function readScalars(file: string): YamlScalar[] | null {
  if (file.length > MAX_CHARS) return null;
  // This schema reads every scalar as text.
  const options = { schema: 'failsafe', uniqueKeys: false, prettyErrors: false } as const;
  const scalars: YamlScalar[] = [];
  for (const document of parseAllDocuments(file, options)) {
    if (document.errors.length > 0) return null;
    visit(document, {
      Scalar(_, { range, type, value }) {
        const [start, end] = [Number(range?.[0]), Number(range?.[1])];
        scalars.push({ start, end, value: String(value), type });
      },
    });
  }
  return scalars;
}

/** Whether all scalars of a file have these values. */
function hasValues(file: string, values: readonly string[]): boolean {
  const scalars = readScalars(file);
  return scalars?.length === values.length && scalars.every((one, at) => one.value === values[at]);
}

/**
 * Writes `text` to the place in a scalar so that its value becomes `wanted` and all others stay: in
 * the style of the scalar, else in quotes. Null if neither is possible.
 */
export function editScalar(
  file: string,
  scalars: readonly YamlScalar[],
  scalar: YamlScalar,
  { text, wanted, ...place }: Edit & { wanted: string },
): Edit | null {
  const { start, end, type } = scalar;
  const values = scalars.map((one) => (one === scalar ? wanted : one.value));
  const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';
  const isNumber = type === 'PLAIN' && isText(scalar.value) && !isText(wanted);
  const styled = isNumber ? null : inStyle(file, scalar, text);
  const quoted = isBlock ? [] : [`'${wanted.replaceAll("'", "''")}'`, JSON.stringify(wanted)];
  const edits = [
    ...(styled === null ? [] : [{ ...place, text: styled }]),
    ...quoted.map((source) => ({ start, end, text: source })),
  ];
  return edits.find((edit) => hasValues(applyEdit(file, edit), values)) ?? null;
}

/**
 * A text as its lines are written within a scalar; null for lines if the scalar has one line alone. A
 * folded style needs one line break more for each run of them.
 */
function inStyle(file: string, { start, end, type }: YamlScalar, text: string): string | null {
  if (type === 'QUOTE_DOUBLE') return JSON.stringify(text).slice(1, -1);
  const line = type === 'QUOTE_SINGLE' ? text.replaceAll("'", "''") : text;
  if (!text.includes('\n')) return line;
  const source = file.slice(start, end);
  const [, lineBreak = ''] = /(\r?\n)/.exec(source) ?? [];
  const indents = source.match(/(?<=\n) *(?=[^ \r\n])/g) ?? [];
  const [indent] = indents.toSorted((a, b) => a.length - b.length);
  if (indent === undefined) return null;
  const further = type === 'BLOCK_LITERAL' ? 0 : 1;
  return line.replace(/\n+/g, (breaks) => lineBreak.repeat(breaks.length + further) + indent);
}

/** Whether common parsers read a plain scalar as text, and not as a number, a date or the like. */
function isText(plain: string): boolean {
  const { contents } = parseDocument(` ${foldWhiteSpace(plain)}`, { schema: 'yaml-1.1' });
  return isScalar(contents) && typeof contents.value === 'string';
}
