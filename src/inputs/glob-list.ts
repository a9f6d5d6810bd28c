import { type Parsed, type ValueError, valid } from '../text/values/parsed.ts';

/** Globs of files in the workspace, separated by newlines or commas. At least one. */
export function parseGlobList(text: string): Parsed<string[]> {
  const globs = splitGlobs(text);
  const errors = globs.flatMap((glob): ValueError[] => {
    const problem = problemOf(glob);
    return problem === null ? [] : [{ shown: glob, problem }];
  });
  if (globs.length === 0) errors.push({ shown: text, problem: 'has no glob: write one' });
  return errors.length > 0 ? { ok: false, errors } : valid(globs);
}

/** A backslash in a Windows path. Before a bracket, brace or backslash it is an escape. */
const SEPARATOR = /\\(?![[\]{}()\\])(?<!\\\\)/g;

/** Globs separated by newlines or commas outside braces, with slashes. Blanks are dropped. */
export function splitGlobs(text: string): string[] {
  const items = text.split(/[\n,](?![^{}\n]*\})/).map((item) => item.trim());
  return items.filter((item) => item !== '').map((glob) => glob.replace(SEPARATOR, '/'));
}

function problemOf(glob: string): string | null {
  if (glob.startsWith('!')) return 'cannot exclude files: name only the files to include';
  return /^(?:[/\\~]|[A-Za-z]:)/.test(glob) || glob.split('/').includes('..')
    ? 'is outside the workspace: write a path from there, such as prompts/**/*.md'
    : null;
}
