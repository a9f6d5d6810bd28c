/** The report page as an artifact of the workflow run, so that one click opens it. */
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublishSettings } from '../inputs/gate/publish-inputs.ts';
import { fails } from '../model/outcome.ts';
import type { GateReport } from '../model/report.ts';
import { PUBLISH } from '../report/words/publish-words.ts';
import { isEnterpriseServer, type Runtime, type Workflow } from '../runner/runtime.ts';
import { valueAt } from '../text/json-object.ts';

/**
 * Uploads the page if the input `upload-report` and the job allow it. Returns its URL, or an empty one and
 * notes on the failure if the workflow expects the page. A cancelled step has no time for it.
 */
export async function uploadReport(
  report: GateReport,
  inputs: PublishSettings,
  runtime: Runtime,
): Promise<{ url: string; notes: string[] }> {
  const { workflow, cancelled } = runtime;
  const hasPage = report.runs.length > 0 && !cancelled.aborted;
  if (!hasPage || !isWanted(report, inputs, workflow)) return { url: '', notes: [] };
  const { ACTIONS_RUNTIME_TOKEN: key, ACTIONS_RESULTS_URL: url } = runtime.env;
  if (!key || !url || isEnterpriseServer(workflow)) {
    return { url: '', notes: inputs.uploadReport === true ? [PUBLISH.noArtifacts] : [] };
  }
  try {
    const { renderHtml } = await import('../report/html/render-html.ts');
    const id = await upload(renderHtml(report, inputs), runtime);
    const { serverUrl, repository, runId } = workflow;
    const page = `${serverUrl || 'https://github.com'}/${repository}`;
    return { url: `${page}/actions/runs/${runId}/artifacts/${id}`, notes: [] };
  } catch (error) {
    return { url: '', notes: cancelled.aborted ? [] : [PUBLISH.noPage(error)] };
  }
}

/** Everyone may read an artifact of a public repository, so `auto` uploads none there. */
function isWanted(
  { outcome, policy }: GateReport,
  { uploadReport, detail }: PublishSettings,
  { payload }: Workflow,
): boolean {
  if (uploadReport !== 'auto') return uploadReport;
  const isPublic =
    valueAt(payload, ['repository', 'private']) === false ||
    valueAt(payload, ['repository', 'visibility']) === 'public';
  return fails(outcome) && !policy.isTrial && detail === 'full' && !isPublic;
}

async function upload(pieces: Iterable<string>, runtime: Runtime): Promise<number> {
  const folder = runtime.env.RUNNER_TEMP || tmpdir();
  const path = join(folder, `simulation-gate-${randomUUID()}.html`);
  try {
    await writeFile(path, [...pieces].join(''));
    const { uploadPage } = await import('../github/artifact.ts');
    return await uploadPage(path, folder, runtime);
  } finally {
    await rm(path, { force: true });
  }
}
