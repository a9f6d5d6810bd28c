/** A hash of what a run is started with: runs with the same fingerprint tested the same. */
import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isWithheld } from '../../http/errors.ts';
import type { Variables } from '../../inputs/gate/variables.ts';
import { describeError } from '../../text/step-error.ts';
import type { RunPlan } from '../collected-run.ts';
import type { Context } from '../context.ts';
import { listPromptFiles } from '../prompts/prompt-files.ts';

/** Hex digits of each half of a fingerprint. */
const HALF = 32;
/** The second half of a run that is never reused, since it is not known what it was started with. */
const UNKNOWN = '0'.repeat(HALF);

/** The variables that runs are started with. */
export function variablesOf({ source }: Pick<Context, 'source'>): Variables {
  return source.kind === 'run-plan' ? source.variables : {};
}

/** The first half: the service, the plan and the variables of a run. */
export function subjectOf(plan: Pick<RunPlan, 'id'>, context: Pick<Context, 'source'>): string {
  const { baseUrl } = context.source.service;
  const sorted = Object.entries(variablesOf(context)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hashOf([baseUrl, plan.id.toLowerCase(), sorted]);
}

/** A fingerprint whose second half is not known. */
export function fingerprintOf(subject: string): string {
  return subject + UNKNOWN;
}

/** For a run that is never reused, such as one of several whose calls decided together. */
export function unreusable(fingerprint: string): string {
  return fingerprintOf(fingerprint.slice(0, HALF));
}

/** For a run that is neither reused nor resumed: alone it does not show what a gate decided. */
export const CONFIRMATION = fingerprintOf(UNKNOWN);

/** Whether the first half of a fingerprint is the subject. */
export function isSameSubject(fingerprint: string, subject: string): boolean {
  return fingerprint.slice(0, HALF) === subject;
}

/** The whole fingerprint, with the plan's last change and the files of `paths`; or why it is not known. */
export async function wholeFingerprint(
  subject: string,
  { updatedAt, error }: RunPlan,
  context: Context,
): Promise<{ fingerprint: string } | { why: string }> {
  if (error !== null && !isWithheld(error)) return { why: describeError(error) };
  try {
    const files = await hashFiles(context.inputs.paths ?? [], process.cwd());
    return { fingerprint: subject + hashOf([updatedAt, files]) };
  } catch (failure) {
    return { why: describeError(failure) };
  }
}

/** Rejects if a glob matches no file, or if a file cannot be read. */
async function hashFiles(
  globs: readonly string[],
  workspace: string,
): Promise<[name: string, hash: string][]> {
  const { names, unmatched } = await listPromptFiles(globs, workspace);
  if (unmatched.length > 0) throw new Error(`'${unmatched[0]}' of paths matches no file`);
  const hashes: [string, string][] = [];
  for (const name of names) hashes.push([name, await hashFile(join(workspace, name))]);
  return hashes;
}

async function hashFile(path: string): Promise<string> {
  if (!statSync(path).isFile()) throw new Error(`'${path}', which paths matches, is not a file`);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, HALF);
}
