import { languageOf } from './languages.ts';
import type { FileFormat } from './passage.ts';
import { readLiterals } from './source-literals.ts';
import { readScalars } from './yaml-scalars.ts';

const PLAIN_TEXT = new Set('md markdown txt text prompt rst adoc org'.split(' '));

const YAML: FileFormat = { read: readScalars, passageName: 'YAML scalar' };

/**
 * How a file holds texts, by the ending of its name: as passages of a format, as plain text (also
 * without an ending), or nobody knows.
 */
export function formatOf(path: string): FileFormat | 'plain text' | 'unknown' {
  const [, ending] = /[^/]\.([^./]+)$/.exec(path.toLowerCase()) ?? [];
  if (ending === undefined || PLAIN_TEXT.has(ending)) return 'plain text';
  if (ending === 'yaml' || ending === 'yml') return YAML;
  const language = languageOf(ending);
  if (language === undefined) return 'unknown';
  const { passageName } = language;
  return { passageName, read: (text) => readLiterals(text, language) };
}
