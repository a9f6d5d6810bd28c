/** The reports that are merged, read from their files. */
import { createHash } from 'node:crypto';
import { lstat, readFile, realpath, stat } from 'node:fs/promises';
import { sep } from 'node:path';
import { type KeptReport, readReport } from '../report/json/read.ts';
import { findFiles } from '../step/files-by-glob.ts';
import { describeUnreadable } from '../step/stops.ts';

/** More are not merged at once: they are held together. */
const MAX_FILES = 2_000;
/** The report of a gate with 500 runs has a tenth of this. */
const MAX_MIB = 128;

const CURE = 'Run the job again that writes it, and upload and download report.json as it is';

/** A report, and the file that held it. */
export interface GivenReport extends KeptReport {
  path: string;
}

/** What the files of an input came to. */
export interface ReadReports {
  reports: GivenReport[];
  /** What is wrong with a file, or with a pattern that brings too many; goes on after its name. */
  faults: { name: string; problem: string }[];
  /** Paths and globs that match no file, and what to do about it. */
  unmatched: { name: string; problem: string }[];
}

/**
 * Reads the reports of a list of paths and globs. Of files that say the same the first one stands for
 * all. Never rejects.
 *
 * @param folders in which a file may lie that a link leads to
 */
export async function readReports(list: string, folders: readonly string[]): Promise<ReadReports> {
  const { paths, faults } = await findFiles(list, MAX_FILES);
  const read: ReadReports = { reports: [], faults: [], unmatched: [] };
  for (const { pattern: name, problem, isUnmatched } of faults) {
    if (isUnmatched) read.unmatched.push({ name, problem: (await whyNoFile(name)) ?? problem });
    else read.faults.push({ name, problem });
  }
  const seen = new Set<string>();
  for (const path of paths) {
    const told = await readOne(path, folders, seen);
    if (told === 'seen') continue;
    if (typeof told === 'string') read.faults.push({ name: path, problem: told });
    else read.reports.push({ path, ...told });
  }
  return read;
}

async function whyNoFile(name: string): Promise<string | null> {
  const isFolder = await stat(name).then(
    (facts) => facts.isDirectory(),
    () => false,
  );
  return isFolder
    ? 'is a folder: name the reports in it, as reports/**/report.json does those below reports'
    : null;
}

/** The report, or what is wrong with the file and the cure. */
async function readOne(
  path: string,
  folders: readonly string[],
  seen: Set<string>,
): Promise<KeptReport | string> {
  let text: string;
  try {
    if (await leadsOut(path, folders)) {
      return 'is a link that leads out of the workspace and RUNNER_TEMP: copy the file there';
    }
    const facts = await stat(path);
    if (!facts.isFile()) return 'is not a file: name a report.json';
    if (facts.size > MAX_MIB * 1024 * 1024) {
      return `is larger than ${MAX_MIB} MiB, which no report is: name a report.json`;
    }
    text = await readFile(path, 'utf8');
  } catch (error) {
    return describeUnreadable(error);
  }
  const digest = createHash('sha256').update(text).digest('hex');
  if (seen.has(digest)) return 'seen';
  seen.add(digest);
  return parseReport(text);
}

async function leadsOut(path: string, folders: readonly string[]): Promise<boolean> {
  if (!(await lstat(path)).isSymbolicLink()) return false;
  const real = await realpath(path);
  const within = await Promise.all(folders.map((folder) => realpath(folder).catch(() => folder)));
  return !within.some((folder) => real.startsWith(folder + sep));
}

function parseReport(text: string): KeptReport | string {
  const json = text.replace(/^\uFEFF/, '');
  let file: unknown;
  try {
    file = JSON.parse(json);
  } catch {
    return `is not JSON. ${CURE}`;
  }
  const read = readReport(file);
  if ('problem' in read) return read.problem;
  return read.report.policy.isTrial
    ? 'is the report of a policy check, which judges no gate: leave it out'
    : read;
}
