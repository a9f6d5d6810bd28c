import { languageOf } from './languages.ts';
import type { FileFormat } from './passage.ts';
import { readLiterals } from './source-literals.ts';
import { readScalars } from './yaml-scalars.ts';

const PLAIN_TEXT = new Set('md markdown txt text prompt rst adoc org'.split(' '));

/** Names without an ending that tell of prose. */
const PROSE = new Set('readme prompt prompts system-prompt system_prompt instructions'.split(' '));

const TABLES = new Set(['csv', 'tsv']);

const YAML: FileFormat = { read: readScalars, passageName: 'YAML scalar' };

/** What has no passages; nobody knows what the unknown ones spell in which way. */
export type OtherFormat = 'plain text' | 'table' | 'unknown';

/** How a file holds texts, by the ending of its name, or by the name where it has none. */
export function formatOf(path: string): FileFormat | OtherFormat {
  const name = path.toLowerCase().slice(path.lastIndexOf('/') + 1);
  const [, ending] = /.\.([^.]+)$/s.exec(name) ?? [];
  if (ending === undefined) return PROSE.has(name) ? 'plain text' : 'unknown';
  if (PLAIN_TEXT.has(ending)) return 'plain text';
  if (TABLES.has(ending)) return 'table';
  if (ending === 'yaml' || ending === 'yml') return YAML;
  const language = languageOf(ending);
  if (language === undefined) return 'unknown';
  const { passageName } = language;
  return { passageName, read: (text) => readLiterals(text, language) };
}
