import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import type { FoundPrompt } from '../../src/model/found-prompt.ts';
import { makePatch } from '../../src/prompts/patch.ts';
import { type FoundFix, PromptSearch } from '../../src/prompts/search.ts';
import { applyPatch } from '../support/apply-patch.ts';
import { isHere } from '../support/tools.ts';

export type Files = Record<string, string>;
/** The current and the suggested text. */
export type Fix = readonly [current: string, suggested: string];

/** What a search says of fixes, in files by their path. */
export function find(files: Files, ...fixes: Fix[]): FoundPrompt[] {
  return search(files, ...fixes).map(({ found }) => found);
}

/** The same, with the changes that a patch is made of. */
function search(files: Files, ...fixes: Fix[]): FoundFix[] {
  const prompts = new PromptSearch(
    fixes.map(([currentText, suggestedText]) => ({ currentText, suggestedText })),
  );
  for (const [path, text] of Object.entries(files)) prompts.searchFile(path, text);
  return prompts.results();
}

/** The patch of fixes that are found, in the order given, named A, B and so on. */
export function patchOf(files: Files, ...fixes: Fix[]): ReturnType<typeof makePatch> {
  return makePatch(
    search(files, ...fixes).map((fix, index) => ({
      ...fix,
      title: String.fromCharCode(65 + index),
    })),
  );
}

/** The files after the patch of the fixes was applied; unchanged for an empty patch. */
export function applied(files: Files, ...fixes: Fix[]): Files {
  const { patch } = patchOf(files, ...fixes);
  return patch === '' ? files : applyByAll(files, patch);
}

const HAS_GIT = isHere('git');
const HAS_PATCH = isHere('patch');

/** The files after `git apply`, which rejects what is no patch of them; without git, after our own. */
export function applyByGit(files: Files, patch: string): Files {
  if (!HAS_GIT) return applyPatch(files, patch);
  return applyWith(files, ['git', 'apply', '--whitespace=nowarn', '-'], patch);
}

/** The same, where GNU patch gives the same files. */
export function applyByAll(files: Files, patch: string): Files {
  const changed = applyByGit(files, patch);
  if (HAS_PATCH) {
    // Carriage returns as they are, and nothing but in its place.
    const args = ['--strip=1', '--binary', '--fuzz=0', '--force', '--silent'];
    expect(applyWith(files, ['patch', ...args], patch)).toEqual(changed);
  }
  return changed;
}

function applyWith(files: Files, [command = '', ...args]: string[], patch: string): Files {
  const folder = mkdtempSync(join(tmpdir(), 'prompts-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const env = { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir() };
    execFileSync(command, args, { cwd: folder, input: patch, env, stdio: 'pipe' });
    return Object.fromEntries(
      Object.keys(files).map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Why the only located fix is left out; null where it is not. */
export function leftOut(files: Files, ...fix: Fix): string | null {
  const [found] = find(files, fix);
  if (found?.state !== 'located') throw new Error(`It is ${found?.state}`);
  return found.leftOut;
}
