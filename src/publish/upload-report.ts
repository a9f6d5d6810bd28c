/** The report page as an artifact of the workflow run, so that one click opens it. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isEnterpriseServer } from '../history/cache-store.ts';
import type { PublishSettings } from '../inputs/gate/settings.ts';
import { fails } from '../model/outcome.ts';
import type { GateReport } from '../model/report.ts';
import type { Environment } from '../runner/runner.ts';
import type { Runtime } from '../runner/runtime.ts';
import { valueAt } from '../text/json-object.ts';
import { oneLine } from '../text/log-line.ts';
import { describeError } from '../text/step-error.ts';

interface Uploaded {
  /** Address of the page; empty where it was not uploaded. */
  url: string;
  /** Why it was not, where somebody may wonder. */
  notes: string[];
}

const MAX_NAME_CHARS = 60;
const MAX_ERROR_CHARS = 300;

/** Where the address of a storage has its key. */
const QUERY = /\?\S+/g;
const GITHUB = 'https://github.com';

/** What GitHub takes in no artifact's name, and what reads badly in one. */
const UNFIT = /[^A-Za-z0-9._-]+/g;

/**
 * Uploads the page where the input `upload-report` and its job say so. A failure is a note. A step that
 * was cancelled has no time for it.
 *
 * @param report without secrets
 * @param event the payload of the event, or null
 */
export async function uploadReport(
  report: GateReport,
  publishing: PublishSettings,
  event: unknown,
  runtime: Runtime,
): Promise<Uploaded> {
  const { env, cancelled } = runtime;
  const hasPage = report.runs.length > 0 && !cancelled.aborted;
  if (!hasPage || !isWanted(report, publishing, event)) return { url: '', notes: [] };
  const impossible = whyImpossible(env);
  if (impossible !== null) {
    return { url: '', notes: publishing.uploadReport === true ? [notUploaded(impossible)] : [] };
  }
  try {
    const { renderHtml } = await import('../report/html/render-html.ts');
    const id = await upload(renderHtml(report, publishing), report, runtime);
    return { url: addressOf(id, env), notes: [] };
  } catch (error) {
    return { url: '', notes: cancelled.aborted ? [] : [notUploaded(describeError(error))] };
  }
}

function notUploaded(why: string): string {
  return `The report page was not uploaded (upload-report): ${oneLine(why.replace(QUERY, ''), MAX_ERROR_CHARS)}`;
}

/** Everybody may read an artifact of a public repository. */
function isWanted(
  { outcome, policy }: GateReport,
  { uploadReport, detail }: PublishSettings,
  event: unknown,
): boolean {
  if (uploadReport !== 'auto') return uploadReport;
  return fails(outcome) && !policy.isTrial && detail === 'full' && !isPublic(event);
}

function isPublic(event: unknown): boolean {
  return (
    valueAt(event, ['repository', 'private']) === false ||
    valueAt(event, ['repository', 'visibility']) === 'public'
  );
}

/** Why the job cannot upload anything, or null. */
function whyImpossible(env: Environment): string | null {
  if (!env.ACTIONS_RUNTIME_TOKEN || !env.ACTIONS_RESULTS_URL) {
    return 'the runner gives this step no access to artifacts (ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL)';
  }
  if (!isEnterpriseServer(env)) return null;
  return `GitHub Enterprise Server (${env.GITHUB_SERVER_URL}) takes no artifacts of this kind; upload the file of the output html-file with a version of actions/upload-artifact that it takes`;
}

async function upload(
  pieces: Iterable<string>,
  report: GateReport,
  runtime: Runtime,
): Promise<number> {
  const { env } = runtime;
  const folder = await mkdtemp(join(env.RUNNER_TEMP || tmpdir(), 'simulation-gate-page-'));
  try {
    const page = [...pieces].join('');
    const path = join(folder, artifactName(report, env));
    await writeFile(path, page);
    const { uploadPage } = await import('../github/artifact.ts');
    return await uploadPage(path, folder, runtime);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A name with gate and job that no other upload of the workflow run has. */
function artifactName({ gateName, runs }: GateReport, { GITHUB_JOB = '' }: Environment): string {
  const names = [gateName ?? runs[0]?.about?.planName ?? '', GITHUB_JOB].map((name) =>
    name
      .replace(UNFIT, '-')
      .slice(0, MAX_NAME_CHARS)
      .replace(/^-+|-+$/g, ''),
  );
  const parts = ['simulation-gate', ...names, randomUUID().slice(0, 12).replace('-', '')];
  return `${parts.filter((part) => part !== '').join('-')}.html`;
}

function addressOf(id: number, env: Environment): string {
  const { GITHUB_SERVER_URL = GITHUB, GITHUB_REPOSITORY, GITHUB_RUN_ID } = env;
  return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}/artifacts/${id}`;
}
