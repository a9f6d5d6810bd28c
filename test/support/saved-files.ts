import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import type { DebriefReport } from '../../src/model/report.ts';
import { DEBRIEF_ID } from './reports.ts';

/**
 * A workspace folder for one test file; it is removed after its last test. Each test starts in it where
 * it is `entered`, as a step does, and may go elsewhere.
 */
export function workspace(entered: 'entered' | null = null): {
  cwd: string;
  /** Writes a text, or anything else as JSON, and gives the path as a workflow would. */
  save(name: string, content: unknown): string;
} {
  const cwd = mkdtempSync(join(tmpdir(), 'workspace-'));
  const before = process.cwd();
  if (entered) beforeEach(() => process.chdir(cwd));
  afterAll(() => {
    process.chdir(before);
    rmSync(cwd, { recursive: true, force: true });
  });
  return {
    cwd,
    save(name, content) {
      const isRaw = typeof content === 'string' || content instanceof Uint8Array;
      writeFileSync(join(cwd, name), isRaw ? content : JSON.stringify(content));
      return name;
    },
  };
}

/** A debrief as the debrief operation returns it under `data`. */
export function savedDebrief(report: DebriefReport | null, overrides: object = {}) {
  return {
    debriefId: DEBRIEF_ID,
    status: 'READY',
    errorMessage: null,
    createdAt: '2026-01-31T14:00:00Z',
    completedAt: '2026-01-31T14:02:00Z',
    report,
    ...overrides,
  };
}
