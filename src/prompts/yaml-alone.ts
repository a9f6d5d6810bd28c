import { isScalar, parseDocument } from 'yaml';
import { type Edit, editStretch } from './passage.ts';
import { fold } from './white-space.ts';
import { composeScalars, type PlacedScalar } from './yaml-compose.ts';

/** What reads YAML takes plain scalars by one of these for numbers, dates and the like. */
const SCHEMAS = ['core', 'yaml-1.1'] as const;

/**
 * The text of the scalar from `start` to `end` of a file after edits of it, from a document that holds
 * it as the file does and little else; null where it would be none, or a text no longer.
 */
export function readAlone(
  file: string,
  scalar: PlacedScalar,
  start: number,
  end: number,
  edits: readonly Edit[],
): string | null {
  const after = editStretch(file, { start, end }, edits);
  const document = documentOf(file, start, after, scalar);
  const node = composeScalars(document)?.at(scalar.isKey ? -2 : -1)?.node;
  if (typeof node?.value !== 'string') return null;
  if (node.type === 'PLAIN' && !staysText(file.slice(start, end), node.value)) return null;
  return node.value;
}

/** A block goes by the indentation of its line, all others by what stands right around them. */
function documentOf(
  file: string,
  start: number,
  scalar: string,
  { node, isKey, isInFlow }: PlacedScalar,
): string {
  if (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED') {
    return file.slice(file.lastIndexOf('\n', start) + 1, start) + scalar;
  }
  const entry = isKey ? `${scalar}: value` : scalar;
  if (!isInFlow) return ` ${entry}`;
  return isKey ? ` {${entry}}` : ` [${entry}]`;
}

/** Whether no schema that takes a plain scalar for a text takes another one for something else. */
function staysText(before: string, after: string): boolean {
  return SCHEMAS.every((schema) => isText(after, schema) || !isText(before, schema));
}

function isText(plain: string, schema: (typeof SCHEMAS)[number]): boolean {
  const { contents } = parseDocument(` ${fold(plain)}`, { schema });
  return isScalar(contents) && typeof contents.value === 'string';
}
