/** The variables that runs are started with: what is tested is what these say. */
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { sep } from 'node:path';
import type { GateReport } from '../../model/report.ts';
import { describeUnreadable } from '../../text/step-error.ts';
import { invalid, type Parsed, type ValueError, valid } from '../../text/values/parsed.ts';
import type { InputForm } from '../input-form.ts';
import { parseVariableFiles, parseVariables } from '../variables.ts';
import type { InputName } from './input-defaults.ts';

const MAX_MIB = 1;
const HASH_DIGITS = 12;

export type Variables = Readonly<Record<string, string>>;

/**
 * Reads the inputs `variables` and `variable-files`; undefined where one of them is faulty.
 *
 * @param folders in which files may lie; of these and of the files, links are followed
 */
export function readVariables(
  form: InputForm<InputName>,
  folders: readonly string[],
): Variables | undefined {
  const written = form.readExact('variables', parseVariables);
  let keys: string[] = [];
  const filed = form.readGiven('variable-files', (text) => {
    const { paths, errors } = parseVariableFiles(text);
    keys = Object.keys(paths);
    return readFiles(paths, folders, errors);
  });
  const twice = keys.filter((key) => Object.hasOwn(written ?? {}, key));
  for (const key of twice) {
    form.reject(
      `input 'variable-files': '${key}' is a key that variables has set: keep one of them`,
    );
  }
  return written === undefined || filed === undefined || twice.length > 0
    ? undefined
    : { ...written, ...filed };
}

/** @param known what is wrong beside the files, whose paths may be empty then */
function readFiles(
  paths: Variables,
  folders: readonly string[],
  known: readonly ValueError[],
): Parsed<Variables> {
  const errors = [...known];
  const variables: [string, string][] = [];
  for (const [key, path] of Object.entries(paths)) {
    if (path === '') continue;
    const text = readVariableFile(path, folders);
    if (text.ok) variables.push([key, text.value]);
    else errors.push(...text.errors);
  }
  return errors.length > 0 ? { ok: false, errors } : valid(Object.fromEntries(variables));
}

/** The file's text byte for byte, but for a byte order mark. */
function readVariableFile(path: string, folders: readonly string[]): Parsed<string> {
  let bytes: Buffer;
  try {
    const real = realpathSync(path);
    if (!folders.some((folder) => real.startsWith(realpathSync(folder) + sep))) {
      const where = 'lies neither in the workspace nor in RUNNER_TEMP (links are followed)';
      return invalid(path, `${where}: copy the file there before this step`);
    }
    const facts = statSync(real);
    if (!facts.isFile()) return invalid(path, 'is not a file: name a file of text');
    if (facts.size > MAX_MIB * 1024 * 1024) {
      return invalid(path, `is larger than ${MAX_MIB} MiB, which no variable may be`);
    }
    bytes = readFileSync(real);
  } catch (error) {
    return invalid(path, describeUnreadable(error));
  }
  try {
    return valid(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return invalid(path, 'is not UTF-8 text: save it as UTF-8');
  }
}

/** What may be said of variables: never their values. Lengths are in code points. */
export function describeVariables(variables: Variables): NonNullable<GateReport['variables']> {
  return Object.entries(variables).map(([name, value]) => ({
    name,
    length: [...value].length,
    sha256: createHash('sha256').update(value).digest('hex').slice(0, HASH_DIGITS),
  }));
}
