/** A hash of what a run is started with: runs with the same fingerprint tested the same. */
import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isWithheld } from '../../http/errors.ts';
import { listFiles } from '../../inputs/files-by-glob.ts';
import type { Variables } from '../../inputs/gate/variables.ts';
import { UNREUSABLE } from '../../report/words/run-notes.ts';
import { describeError } from '../../text/error-text.ts';
import type { RunPlan } from '../collected-run.ts';
import type { Context } from '../context.ts';

/** Hex digits of each half of a fingerprint. */
const HALF = 32;
/** The second half if it is not known. */
const UNKNOWN = '0'.repeat(HALF);

/** The variables that runs are started with. */
export function variablesOf({ source }: Pick<Context, 'source'>): Variables {
  return source.kind === 'run-plan' ? source.variables : {};
}

/**
 * The first half is of the service, the plan and the variables; the second one, for `reuse`, of the plan's
 * last change and the files of `paths`, unless they cannot be read.
 */
export async function fingerprintOf(
  { id, updatedAt, error }: RunPlan,
  context: Context,
): Promise<{ fingerprint: string; unread: string | null }> {
  const { source, inputs } = context;
  const sorted = Object.entries(variablesOf(context)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const subject = hashOf([source.service.baseUrl, id.toLowerCase(), sorted]);
  if (inputs.reuseMs === null) return { fingerprint: unreusable(subject), unread: null };
  try {
    if (error !== null && !isWithheld(error)) throw error;
    const files = await hashFiles(inputs.paths ?? []);
    return { fingerprint: subject + hashOf([updatedAt, files]), unread: null };
  } catch (failure) {
    return { fingerprint: unreusable(subject), unread: describeError(failure) };
  }
}

/** For a run that is never reused. */
function unreusable(fingerprint: string): string {
  return fingerprint.slice(0, HALF) + UNKNOWN;
}

/** Whether two runs are of one plan with the same variables. */
export function isSameSubject(one: string, other: string): boolean {
  return unreusable(one) === unreusable(other);
}

/** Rejects if a glob matches no file, or if a file cannot be read. */
async function hashFiles(globs: readonly string[]): Promise<[name: string, hash: string][]> {
  const { names, unmatched } = await listFiles(globs, process.cwd());
  const [glob] = unmatched;
  if (glob !== undefined) throw new Error(UNREUSABLE.unmatched(glob));
  const hashes: [string, string][] = [];
  for (const name of names) hashes.push([name, await hashFile(resolve(name))]);
  return hashes;
}

async function hashFile(path: string): Promise<string> {
  if (!statSync(path).isFile()) throw new Error(UNREUSABLE.noFile(path));
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, HALF);
}
