import { type Parsed, type ValueError, valid } from '../text/values/parsed.ts';

const KEY = /^[A-Za-z_][A-Za-z0-9_.-]*$/;
const A_KEY = 'which begins with a name of letters, digits, _ . and - right before its first =';

/**
 * `KEY=VALUE` lines, cut at the first `=`, in their order. The value is kept exactly as it stands
 * behind the `=`, spaces and quotes included. Blank lines and lines that start with `#` are ignored;
 * lines end with LF or CRLF. A key stands there once. Any other line is refused, so that a text of
 * several lines is never cut or split in silence.
 */
export function parseVariables(text: string): Parsed<Record<string, string>> {
  const { values, errors } = readLines(
    text,
    `is no KEY=VALUE line, ${A_KEY}`,
    ': a value of several lines goes into a file that the input variable-files names',
  );
  return errors.length > 0 ? { ok: false, errors } : valid(values);
}

/**
 * The same for `KEY=path` lines; white space around a path is dropped. What is wrong with some lines leaves
 * the paths of all others, which may be wrong as well; one that is empty is told here.
 */
export function parseVariableFiles(text: string): {
  paths: Record<string, string>;
  errors: ValueError[];
} {
  const { values, errors } = readLines(
    text,
    `is no KEY=path line, such as agent_prompt=prompts/agent.md, ${A_KEY}`,
    '',
  );
  const paths = Object.entries(values).map(([key, path]) => [key, path.trim()] as const);
  const missing = paths
    .filter(([, path]) => path === '')
    .map(([key]) => ({ shown: key, problem: 'has no path: write KEY=path' }));
  return { paths: Object.fromEntries(paths), errors: [...errors, ...missing] };
}

/** `misfit` is the problem of any other line, `cure` its fix. */
function readLines(text: string, misfit: string, cure: string) {
  const lineOfKey = new Map<string, number>();
  const variables: [string, string][] = [];
  const errors: ValueError[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const start = line.trimStart();
    if (start === '' || start.startsWith('#')) continue;
    const number = index + 1;
    const cut = line.indexOf('=');
    const key = line.slice(0, Math.max(cut, 0));
    const earlier = lineOfKey.get(key);
    if (!KEY.test(key)) {
      errors.push({ shown: line, problem: `(line ${number}) ${misfit}${cure}` });
    } else if (earlier !== undefined) {
      const problem = `(line ${number}) is a key that line ${earlier} has set: keep one of them`;
      errors.push({ shown: key, problem });
    } else {
      lineOfKey.set(key, number);
      variables.push([key, line.slice(cut + 1)]);
    }
  }
  return { values: Object.fromEntries(variables), errors };
}
