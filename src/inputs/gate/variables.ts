/** The variables of a run: `KEY=VALUE` lines, and files whose contents are the values. */
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { GateReport } from '../../model/report.ts';
import { describeUnreadable } from '../../text/error-text.ts';
import { invalid, type Parsed, type ValueError, valid } from '../../text/values/parsed.ts';
import type { InputForm } from '../input-form.ts';
import { readTextFile } from '../text-file.ts';
import type { InputName } from './input-defaults.ts';

const MAX_KIB = 1024;
const HASH_DIGITS = 12;
const KEY = /^[A-Za-z_][A-Za-z0-9_.-]*$/;

export type Variables = Readonly<Record<string, string>>;

/**
 * Reads `variables` and `variable-files`; undefined if one of them is invalid.
 *
 * @param folders in which the files must be, after links are resolved
 */
export function readVariables(
  form: InputForm<InputName>,
  folders: readonly string[],
): Variables | undefined {
  const written = form.readExact('variables', parseVariables);
  const filed = form.readGiven('variable-files', (text) => readFiles(text, folders, written ?? {}));
  return written === undefined || filed === undefined ? undefined : { ...written, ...filed };
}

/** The paths of `variable-files`, relative to the workspace. */
export function variableFiles(form: InputForm<InputName>): string[] {
  const { values } = readLines(form.text('variable-files'), '');
  return Object.values(values).map((path) => relative('', path.trim()).replaceAll(sep, '/'));
}

/**
 * `KEY=VALUE` lines, cut at the first `=`. The value is everything after it, unchanged. Blank lines and
 * lines that start with `#` are ignored. Any other line is an error, so that a text of several lines is
 * never cut.
 */
export function parseVariables(text: string): Parsed<Variables> {
  const fix = 'put a value of several lines into a file, and give it in variable-files';
  const { values, errors } = readLines(text, `is not a KEY=VALUE line: ${fix}`);
  return errors.length > 0 ? { ok: false, errors } : valid(values);
}

/** The contents of files by `KEY=path` lines. White space around a path is dropped. */
function readFiles(
  text: string,
  folders: readonly string[],
  written: Variables,
): Parsed<Variables> {
  const problem = 'is not a KEY=path line, such as agent_prompt=prompts/agent.md';
  const { values: paths, errors } = readLines(text, problem);
  const variables: [string, string][] = [];
  for (const [key, path] of Object.entries(paths)) {
    const file = readVariableFile(key, path.trim(), folders);
    const isTwice = Object.hasOwn(written, key);
    if (isTwice) errors.push({ shown: key, problem: 'is also set in variables: keep one of them' });
    if (file.ok) variables.push([key, file.value]);
    else errors.push(...file.errors);
  }
  return errors.length > 0 ? { ok: false, errors } : valid(Object.fromEntries(variables));
}

function readVariableFile(key: string, path: string, folders: readonly string[]): Parsed<string> {
  if (path === '') return invalid(key, 'has no path: write KEY=path');
  try {
    const real = realpathSync(path);
    if (folders.some((folder) => real.startsWith(realpathSync(folder) + sep))) {
      return readTextFile(path, MAX_KIB);
    }
    const fix = 'copy the file there before this step';
    return invalid(path, `is not in the workspace or RUNNER_TEMP (links are resolved): ${fix}`);
  } catch (error) {
    return invalid(path, describeUnreadable(error));
  }
}

function readLines(text: string, problem: string): { values: Variables; errors: ValueError[] } {
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
      errors.push({ shown: line, problem: `(line ${number}) ${problem}` });
    } else if (earlier !== undefined) {
      const twice = `(line ${number}) is already set in line ${earlier}: keep one of them`;
      errors.push({ shown: key, problem: twice });
    } else {
      lineOfKey.set(key, number);
      variables.push([key, line.slice(cut + 1)]);
    }
  }
  return { values: Object.fromEntries(variables), errors };
}

/** What is published of variables: never their values. Lengths are in code points. */
export function describeVariables(variables: Variables): NonNullable<GateReport['variables']> {
  return Object.entries(variables).map(([name, value]) => ({
    name,
    length: [...value].length,
    sha256: createHash('sha256').update(value).digest('hex').slice(0, HASH_DIGITS),
  }));
}
