import { type Parsed, type ValueFault, valid } from './parsed.ts';

/**
 * Globs of files in the workspace, separated by newlines or commas; blanks are dropped. At least one.
 * None may lead out of the workspace.
 */
export function parseGlobList(text: string): Parsed<string[]> {
  const globs = splitGlobs(text);
  const faults = globs.flatMap((glob): ValueFault[] => {
    const problem = problemOf(glob);
    return problem === null ? [] : [{ shown: glob, problem }];
  });
  if (globs.length === 0) faults.push({ shown: text, problem: 'holds no glob' });
  return faults.length > 0 ? { ok: false, faults } : valid(globs);
}

/** Globs between newlines and commas, but for commas in the braces of one; blanks are dropped. */
export function splitGlobs(text: string): string[] {
  return text
    .split(/[\n,](?![^{}\n]*\})/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function problemOf(glob: string): string | null {
  if (glob.startsWith('!')) return 'takes nothing away: name the files that hold prompts only';
  if (/^(?:[/\\~]|[A-Za-z]:)/.test(glob) || glob.split(/[/\\]/).includes('..')) {
    return 'leads out of the workspace: write a path or glob that starts there, such as prompts/**/*.md';
  }
  return null;
}
