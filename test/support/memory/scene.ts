/** Workflow runs that share a memory, in a virtual runtime. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import type { RunReference } from '../../../src/history/run-history.ts';

/** An empty folder that is removed after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'memory-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const fileSchema = z.looseObject({ runs: z.array(z.looseObject({})) });

/** All recorded runs of a folder. */
export function remembered(folder: string) {
  return readdirSync(folder).flatMap(
    (name) => z.parse(fileSchema, JSON.parse(readFileSync(join(folder, name), 'utf8'))).runs,
  );
}

/** Changes every recorded run of a folder. */
export function spoil(folder: string, facts: Partial<Record<keyof RunReference, unknown>>): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const document = z.parse(fileSchema, JSON.parse(readFileSync(file, 'utf8')));
    const runs = document.runs.map((run) => ({ ...run, ...facts }));
    writeFileSync(file, JSON.stringify({ ...document, runs }));
  }
}

/** The environment of a step in an attempt of a workflow run. */
export function attempt(number: number, facts: Record<string, string> = {}) {
  return {
    GITHUB_REF: 'refs/heads/main',
    GITHUB_SHA: 'a'.repeat(40),
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_ATTEMPT: `${number}`,
    GITHUB_JOB: 'calls',
    GITHUB_ACTION: '__self',
    ...facts,
  };
}
