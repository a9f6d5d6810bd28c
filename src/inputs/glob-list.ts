import { type Parsed, type ValueError, valid } from '../text/values/parsed.ts';

/**
 * Globs of files in the workspace, separated by newlines or commas; blanks are dropped. At least one.
 * None may lead out of the workspace.
 */
export function parseGlobList(text: string): Parsed<string[]> {
  const globs = splitList(text);
  const errors = globs.flatMap((glob): ValueError[] => {
    const problem = problemOf(glob);
    return problem === null ? [] : [{ shown: glob, problem }];
  });
  if (globs.length === 0) errors.push({ shown: text, problem: 'holds no glob' });
  return errors.length > 0 ? { ok: false, errors } : valid(globs.map(withSlashes));
}

/** A backslash as paths of Windows have it; before a bracket, brace or backslash it escapes that. */
const SEPARATOR = /\\(?![[\]{}()\\])(?<!\\\\)/g;

/**
 * Globs between newlines and commas, but for commas in the braces of one; blanks are dropped.
 * Paths of Windows are given with slashes.
 */
export function splitGlobs(text: string): string[] {
  return splitList(text).map(withSlashes);
}

function splitList(text: string): string[] {
  return text
    .split(/[\n,](?![^{}\n]*\})/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function withSlashes(glob: string): string {
  return glob.replace(SEPARATOR, '/');
}

function problemOf(glob: string): string | null {
  if (glob.startsWith('!')) return 'takes nothing away: name only the files that are meant';
  if (/^(?:[/\\~]|[A-Za-z]:)/.test(glob) || glob.split(/[/\\]/).includes('..')) {
    return 'leads out of the workspace: write a path or glob that starts there, such as prompts/**/*.md';
  }
  return null;
}
