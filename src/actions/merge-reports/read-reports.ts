/** The reports that are merged, read from their files. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type KeptReport, readReport } from '../../collect/saved/read-report.ts';
import { findFiles } from '../../inputs/files-by-glob.ts';
import { describeUnreadable } from '../../text/error-text.ts';
import { readJson } from '../../text/json-object.ts';

/** More are not merged at once: they are held together. */
const MAX_FILES = 2_000;

const FIX = 'Run the job again that writes it, and upload and download report.json as it is';

/** A report, and the file that held it. */
export interface GivenReport extends KeptReport {
  path: string;
}

export interface ReadReports {
  reports: GivenReport[];
  /** Errors of files and patterns; each continues after its name. */
  errors: { name: string; problem: string }[];
  /** Paths and globs that match no file, each with a fix. */
  unmatched: { name: string; problem: string }[];
}

/** Reads the reports of a list of paths and globs. Of equal files the first one counts. Never rejects. */
export async function readReports(list: string): Promise<ReadReports> {
  const { paths, errors } = await findFiles(list, MAX_FILES);
  const read: ReadReports = { reports: [], errors: [], unmatched: [] };
  for (const { pattern: name, problem, isUnmatched } of errors) {
    (isUnmatched ? read.unmatched : read.errors).push({ name, problem });
  }
  const digests = new Set<string>();
  for (const path of paths) {
    try {
      const text = await readFile(path, 'utf8');
      const known = digests.size;
      digests.add(createHash('sha256').update(text).digest('hex'));
      if (digests.size === known) continue;
      const report = parseReport(text);
      if (typeof report === 'string') read.errors.push({ name: path, problem: report });
      else read.reports.push({ path, ...report });
    } catch (error) {
      read.errors.push({ name: path, problem: describeUnreadable(error) });
    }
  }
  return read;
}

/** The report, or what is wrong with the file and the fix. */
function parseReport(text: string): KeptReport | string {
  const file = readJson(text.replace(/^\uFEFF/, ''));
  if (file === undefined) return `is not JSON. ${FIX}`;
  const read = readReport(file);
  if ('problem' in read) return `${read.problem}. ${FIX}`;
  return read.report.policy.isTrial
    ? 'is the report of a policy check, not of a gate: leave it out'
    : read;
}
