/** The files that other tools and people read. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { renderHtml } from '../../report/html/render-html.ts';
import { renderJson } from '../../report/json/render.ts';
import { renderJunit } from '../../report/junit.ts';
import { renderSummary } from '../../report/markdown.ts';
import type { GateReport, ReportSettings } from '../../report/model.ts';
import { renderSarif } from '../../report/sarif/render.ts';
import { hideForms, secretFormsInMarkup } from '../../runner/secret-forms.ts';
import { describeError } from '../../step/stops.ts';
import { type FileOutputs, NO_FILES } from './no-files.ts';

const FILES = [
  ['json-file', 'report.json', renderJson],
  [
    'markdown-file',
    'report.md',
    (report: GateReport, settings: ReportSettings) =>
      renderSummary(report, settings, Number.MAX_SAFE_INTEGER),
  ],
  ['html-file', 'report.html', renderHtml],
  ['sarif-file', 'findings.sarif', renderSarif],
  ['junit-file', 'junit.xml', renderJunit],
] as const;

const PATCH_NAME = 'prompt-fixes.patch';

export interface ReportFolder {
  /** The input `report-dir`, or null: a fresh folder is made then. */
  path: string | null;
  /** Where fresh folders are made; empty where the runner names none. */
  temp: string;
  workspace: string;
}

/**
 * Writes all report files, and the patch where there is one; a patch of an earlier step goes. A file
 * that cannot be written is told as a warning, and its output stays empty.
 *
 * @param patch empty where no fix was located
 * @param secrets hidden in whatever is written
 */
export async function writeReportFiles(
  { report, settings, patch }: { report: GateReport; settings: ReportSettings; patch: string },
  folder: ReportFolder,
  secrets: readonly string[],
): Promise<{ outputs: FileOutputs; warnings: string[] }> {
  const forms = secretFormsInMarkup(secrets);
  const outputs = { ...NO_FILES };
  const warnings: string[] = [];
  let dir: string;
  try {
    dir = await makeFolder(folder);
    await rm(join(dir, PATCH_NAME), { force: true });
  } catch (error) {
    return {
      outputs,
      warnings: [`the report files could not be written: ${describeError(error)}`],
    };
  }
  outputs['report-dir'] = dir;
  const write = async (output: keyof FileOutputs, name: string, render: () => string) => {
    try {
      await writeFile(join(dir, name), hideForms(render(), forms));
      outputs[output] = join(dir, name);
    } catch (error) {
      warnings.push(`the report file ${name} could not be written: ${describeError(error)}`);
    }
  };
  for (const [output, name, render] of FILES) {
    await write(output, name, () => render(report, settings));
  }
  if (patch !== '') await write('patch-file', PATCH_NAME, () => patch);
  return { outputs, warnings };
}

async function makeFolder({ path, temp, workspace }: ReportFolder): Promise<string> {
  if (path === null) return mkdtemp(join(temp || tmpdir(), 'simulation-gate-'));
  const dir = resolve(workspace, path);
  await makeFolders(dir);
  return dir;
}

/** `mkdir` with `recursive` never ends where a folder that is there can hold no other, as /proc. */
async function makeFolders(dir: string): Promise<void> {
  const parent = dirname(dir);
  if (existsSync(dir) || parent === dir) return;
  await makeFolders(parent);
  await mkdir(dir);
}
