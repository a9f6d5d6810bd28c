/** The files that other tools and people read. */
import { closeSync, mkdtempSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { renderJson } from '../../report/json/render.ts';
import { renderJunit } from '../../report/junit/render.ts';
import type { GateReport, ReportSettings } from '../../report/model.ts';
import { renderSarif } from '../../report/sarif/render.ts';
import type { Summary } from '../../report/summary.ts';
import { makeFolders } from '../../step/folders.ts';
import { describeError } from '../../step/stops.ts';

/** What the report files are made of. */
export interface Written {
  report: GateReport;
  /** The report as Markdown. */
  summary: Summary;
  /** Empty where no prompt fix was located. */
  patch: string;
}

/** The outputs that hold the path of a report file. */
type FileOutput =
  | 'json-file'
  | 'markdown-file'
  | 'html-file'
  | 'sarif-file'
  | 'junit-file'
  | 'patch-file';

/** A report file, and its text, which is rendered as it is asked for. */
type RenderedFile = readonly [FileOutput, Iterable<string>];

/** Every report file, by the output that holds its path. */
const NAMES: Readonly<Record<FileOutput, string>> = {
  'json-file': 'report.json',
  'markdown-file': 'report.md',
  'html-file': 'report.html',
  'sarif-file': 'findings.sarif',
  'junit-file': 'junit.xml',
  'patch-file': 'prompt-fixes.patch',
};

/** Rendered text is written once there is about so much of it. */
const BUFFER_BYTES = 262_144;
/** What a UTF-16 unit takes at most in UTF-8. */
const MOST_BYTES = 3;

/** The outputs that say where reports are: absolute paths; empty where there is none. */
export type FileOutputs = Record<'report-dir' | FileOutput, string>;

export interface ReportFolder {
  /** The input `report-dir`, or null: a fresh folder is made then. */
  path: string | null;
  /** Where fresh folders are made; empty where the runner names none. */
  temp: string;
  workspace: string;
}

/**
 * Writes the report files, and the patch where there is one. Those of an earlier step go. A file that
 * cannot be written is told as a warning, and its output stays empty.
 */
export async function writeReportFiles(
  written: Written,
  settings: ReportSettings,
  folder: ReportFolder,
): Promise<{ outputs: FileOutputs; warnings: string[] }> {
  const outputs: FileOutputs = {
    'report-dir': '',
    'json-file': '',
    'markdown-file': '',
    'html-file': '',
    'sarif-file': '',
    'junit-file': '',
    'patch-file': '',
  };
  const warnings: string[] = [];
  let dir: string;
  try {
    dir = makeFolder(folder);
    for (const name of Object.values(NAMES)) {
      for (const old of [name, partOf(name)]) rmSync(join(dir, old), { force: true });
    }
  } catch (error) {
    return {
      outputs,
      warnings: [`the report files could not be written: ${describeError(error)}`],
    };
  }
  outputs['report-dir'] = dir;
  const buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  for (const [output, pieces] of await filesOf(written, settings)) {
    const name = NAMES[output];
    try {
      writeWhole(dir, name, pieces, buffer);
      outputs[output] = join(dir, name);
    } catch (error) {
      warnings.push(`the report file ${name} could not be written: ${describeError(error)}`);
    }
  }
  return { outputs, warnings };
}

/** Without a run there is only the report for programs: the job summary says the rest. */
async function filesOf(
  { report, summary, patch }: Written,
  settings: ReportSettings,
): Promise<RenderedFile[]> {
  const json: RenderedFile = ['json-file', renderJson(report, settings)];
  if (report.runs.length === 0) return [json];
  const { renderHtml } = await import('../../report/html/render-html.ts');
  return [
    json,
    ['markdown-file', summary.whole()],
    ['html-file', renderHtml(report, settings)],
    ['sarif-file', renderSarif(report, settings)],
    ['junit-file', renderJunit(report, settings)],
    ...(patch === '' ? [] : [['patch-file', [patch]] as const]),
  ];
}

function discard(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Where nothing can be written, nothing may be removed either.
  }
}

/** Half a report could pass for a whole one, so that it has another name until it is whole. */
function writeWhole(dir: string, name: string, pieces: Iterable<string>, buffer: Buffer): void {
  const part = join(dir, partOf(name));
  try {
    writePieces(part, pieces, buffer);
    renameSync(part, join(dir, name));
  } catch (error) {
    discard(part);
    throw error;
  }
}

/** Hidden, so that no upload takes along what a step left that was killed. */
function partOf(name: string): string {
  return `.${name}.part`;
}

/**
 * At once: a way through Node's threads takes longer than the writing. Each piece goes into a buffer by itself,
 * since V8 would copy what is joined first, at two bytes a character if any of it needs them.
 */
function writePieces(path: string, pieces: Iterable<string>, buffer: Buffer): void {
  const file = openSync(path, 'wx');
  let filled = 0;
  const empty = () => {
    writeFileSync(file, buffer.subarray(0, filled));
    filled = 0;
  };
  try {
    for (const piece of pieces) {
      const most = piece.length * MOST_BYTES;
      if (filled + most > buffer.length) empty();
      if (most > buffer.length) writeFileSync(file, piece);
      else filled += buffer.write(piece, filled);
    }
    empty();
  } finally {
    closeSync(file);
  }
}

function makeFolder({ path, temp, workspace }: ReportFolder): string {
  if (path === null) return mkdtempSync(join(temp || tmpdir(), 'simulation-gate-'));
  const dir = resolve(workspace, path);
  makeFolders(dir);
  return dir;
}
