/** The report files, for other tools and for people. */

import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { GateReport, ReportSettings } from '../model/report.ts';
import { renderJson } from '../report/render-json.ts';
import { renderJunit } from '../report/render-junit.ts';
import { renderSarif } from '../report/render-sarif.ts';
import type { Summary } from '../report/summary.ts';
import { PUBLISH } from '../report/words/publish-words.ts';
import { makeFolders } from '../runner/folders.ts';

export interface Written {
  report: GateReport;
  summary: Summary;
  /** Empty if no prompt fix was located. */
  patch: string;
}

export const PATCH_FILE = 'prompt-fixes.patch';

/** The name of every report file, by the output that holds its path. */
const NAMES = {
  'json-file': 'report.json',
  'markdown-file': 'report.md',
  'html-file': 'report.html',
  'sarif-file': 'findings.sarif',
  'junit-file': 'junit.xml',
  'patch-file': PATCH_FILE,
} as const;

/** A large report is never held as one text. */
const CHUNK_CHARS = 32_768;

type FileOutput = keyof typeof NAMES;

/** Absolute paths; empty for what was not written. */
export type FileOutputs = Record<'report-dir' | FileOutput, string>;

/**
 * Writes the report files, and the patch if there is one, and removes those of an earlier step. A
 * file that cannot be written is a warning, and its output stays empty.
 *
 * @param folder the input `report-dir`, or null for a new folder
 * @param temp the folder for new folders; empty if the runner names none
 */
export async function writeReportFiles(
  written: Written,
  settings: ReportSettings,
  folder: string | null,
  temp: string,
): Promise<{ outputs: FileOutputs; warnings: string[] }> {
  const outputs: FileOutputs = {
    ...{ 'report-dir': '', 'json-file': '', 'markdown-file': '', 'html-file': '' },
    ...{ 'sarif-file': '', 'junit-file': '', 'patch-file': '' },
  };
  const warnings: string[] = [];
  try {
    const dir = makeFolder(folder, temp);
    for (const name of Object.values(NAMES)) rmSync(join(dir, name), { force: true });
    outputs['report-dir'] = dir;
  } catch (error) {
    return { outputs, warnings: [PUBLISH.noFiles(error)] };
  }
  for (const [output, render] of await filesOf(written, settings)) {
    const name = NAMES[output];
    const path = join(outputs['report-dir'], name);
    try {
      writeWhole(path, render());
      outputs[output] = path;
    } catch (error) {
      // Half a report could pass for a whole one.
      rmSync(path, { force: true });
      warnings.push(PUBLISH.noFile(name, error));
    }
  }
  return { outputs, warnings };
}

/** Without a run only the report for programs is written: the job summary says the rest. */
async function filesOf(
  { report, summary, patch }: Written,
  settings: ReportSettings,
): Promise<(readonly [FileOutput, () => Iterable<string>])[]> {
  const json = ['json-file', () => renderJson(report, settings)] as const;
  if (report.runs.length === 0) return [json];
  const { renderHtml } = await import('../report/html/render-html.ts');
  return [
    json,
    ['markdown-file', () => summary.whole()],
    ['html-file', () => renderHtml(report, settings)],
    ['sarif-file', () => renderSarif(report, settings)],
    ['junit-file', () => renderJunit(report)],
    ...(patch === '' ? [] : [['patch-file', () => [patch]] as const]),
  ];
}

function writeWhole(path: string, pieces: Iterable<string>): void {
  const file = openSync(path, 'w');
  try {
    let chunk: string[] = [];
    let chars = 0;
    for (const piece of pieces) {
      chunk.push(piece);
      chars += piece.length;
      if (chars < CHUNK_CHARS) continue;
      writeFileSync(file, chunk.join(''));
      chunk = [];
      chars = 0;
    }
    writeFileSync(file, chunk.join(''));
  } finally {
    closeSync(file);
  }
}

function makeFolder(folder: string | null, temp: string): string {
  if (folder === null) return mkdtempSync(join(temp || tmpdir(), 'simulation-gate-'));
  const dir = resolve(folder);
  makeFolders(dir);
  return dir;
}
