/** What a run is started with, as a hash: two runs with the same one tested the same. */
import { createHash } from 'node:crypto';
import { createReadStream, lstatSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { filesByGlob } from '../../inputs/files-by-glob.ts';
import type { Variables } from '../../inputs/gate/variables.ts';
import { describeError } from '../../text/step-error.ts';
import type { Context } from '../context.ts';
import { isWithheld } from '../not-offered.ts';
import type { RunPlan } from './run-plans.ts';

/** Hex digits of each half of a fingerprint. */
const HALF = 32;
/** The second half of a run that nobody may reuse, since it is not known what else it was started with. */
const UNKNOWN = '0'.repeat(HALF);
/** How long the plan may take to be read. */
const BUDGET_MS = 10_000;

/** The first half: where, of what plan and with which variables a run is started. */
export function subjectOf(
  plan: Pick<RunPlan, 'id'>,
  variables: Variables,
  { source }: Context,
): string {
  const { baseUrl } = source.service;
  const sorted = Object.entries(variables).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hashOf([baseUrl, plan.id.toLowerCase(), sorted]);
}

/** A fingerprint of which the second half is not known. */
export function fingerprintOf(subject: string): string {
  return subject + UNKNOWN;
}

/** The same for a run that must not stand for another one, such as one of several that decided together. */
export function unreusable(fingerprint: string): string {
  return fingerprintOf(fingerprint.slice(0, HALF));
}

/** True where two fingerprints have the same first half. */
export function isSameSubject(fingerprint: string, subject: string): boolean {
  return fingerprint.slice(0, HALF) === subject;
}

/**
 * The whole fingerprint, with when the plan was changed last and what is in the files of `paths`;
 * or why it is not known.
 */
export async function wholeFingerprint(
  subject: string,
  plan: RunPlan,
  context: Context,
): Promise<{ fingerprint: string } | { why: string }> {
  try {
    const updatedAt = plan.updatedAt ?? (await readUpdatedAt(plan.id, context));
    const files = await hashFiles(context.inputs.paths ?? [], process.cwd());
    return { fingerprint: subject + hashOf([updatedAt, files]) };
  } catch (error) {
    if (context.cancelled.aborted) throw error;
    return { why: describeError(error) };
  }
}

/** Null where the service does not tell, or does not have the operation. */
async function readUpdatedAt(planId: string, context: Context): Promise<string | null> {
  const { client, deadline, cancelled } = context;
  try {
    const request = { signal: cancelled, deadlineMs: deadline.within(BUDGET_MS), once: true };
    return (await client.readPlan(planId, request)).updatedAt;
  } catch (error) {
    if (isWithheld(error)) return null;
    throw error;
  }
}

/** Name and hash of each file that the globs name. Rejects where one names none, or one cannot be read. */
async function hashFiles(
  globs: readonly string[],
  workspace: string,
): Promise<[name: string, hash: string][]> {
  const names = new Set<string>();
  for (const pattern of globs) {
    const matched = await filesByGlob(pattern, workspace);
    if (matched.length === 0) throw new Error(`'${pattern}' of paths matches no file`);
    for (const name of matched) names.add(name);
  }
  const hashes: [string, string][] = [];
  for (const name of [...names].sort()) hashes.push([name, await hashFile(name, workspace)]);
  return hashes;
}

async function hashFile(name: string, workspace: string): Promise<string> {
  const path = join(workspace, name);
  if (!realpathSync(path).startsWith(realpathSync(workspace) + sep) || !isFile(path)) {
    throw new Error(`'${name}', which paths matches, is not a file of the workspace`);
  }
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function isFile(path: string): boolean {
  return lstatSync(realpathSync(path)).isFile();
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, HALF);
}
