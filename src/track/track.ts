/** Reads the reports and has the issues of their themes kept. */
import { ServiceError } from '../http/errors.ts';
import { reportsThatCount } from '../merge/attempts.ts';
import { readReports } from '../merge/read-reports.ts';
import { briefReport } from '../report/brief.ts';
import { formatCounted, formatList } from '../report/format.ts';
import { redactReport } from '../report/redact.ts';
import type { StepReport } from '../step/action.ts';
import type { Workflow, World } from '../step/world.ts';
import type { TrackInputs } from './inputs.ts';
import { type Deed, keepIssues } from './keep-issues.ts';
import { type Scope, scopesOf } from './sightings.ts';

const MAX_LISTED = 5;

const NO_PERMISSION =
  'The issues could not be written, since the token may not: give the job `permissions: issues: write`, or a `github-token` that has it';

/** Puts what it does into the step's report as it goes. Rejects for faults of ours alone. */
export async function track(inputs: TrackInputs, report: StepReport, world: World): Promise<void> {
  const counts: Record<Deed, number> = { opened: 0, updated: 0, closed: 0, reopened: 0 };
  const scopes = await readScopes(inputs, report, world);
  try {
    await keep(scopes, inputs, counts, report, world);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { lacksPermission } = await import('../github/octokit.ts');
    report.errors.push(
      lacksPermission(error) ? NO_PERMISSION : `The issues could not be kept: ${error.message}`,
    );
  } finally {
    const deeds = Object.entries(counts);
    for (const [deed, count] of deeds) report.outputs[deed] = `${count}`;
    report.headline = `${deeds.map(([deed, count]) => `${count} ${deed}`).join(', ')}, of the themes of ${formatCounted(scopes.length, 'run plan')}`;
  }
}

async function readScopes(
  { reports, detail, redact }: TrackInputs,
  report: StepReport,
  { env, clock }: World,
): Promise<Scope[]> {
  const folders = [process.cwd(), env.RUNNER_TEMP ?? ''].filter((folder) => folder !== '');
  const read = await readReports(reports, folders);
  for (const { name, problem } of [...read.faults, ...read.unmatched]) {
    report.errors.push(`input 'reports': '${name}' ${problem}`);
  }
  const shown = reportsThatCount(read.reports).map(({ report: given }) => {
    const masked = redact ? redactReport(given) : given;
    return detail === 'brief' ? briefReport(masked) : masked;
  });
  return scopesOf(shown, clock.now());
}

async function keep(
  scopes: readonly Scope[],
  { token, label, close, maxIssues }: TrackInputs,
  counts: Record<Deed, number>,
  report: StepReport,
  world: World,
): Promise<void> {
  if (scopes.length === 0) {
    report.notes.push('No report tells of a run that was judged, so all issues stay as they are.');
    return;
  }
  const workflow = await world.workflow();
  const repository = repositoryOf(workflow);
  if (repository === null) {
    report.errors.push(
      'the environment variable GITHUB_REPOSITORY does not name the repository whose issues are kept: set it, as in acme/agent',
    );
    return;
  }
  const { openIssues } = await import('../github/issues.ts');
  const api = openIssues({ apiUrl: workflow.apiUrl, repository, token }, world);
  const left = await keepIssues(scopes, {
    api,
    label,
    close,
    maxIssues,
    onDone(deed, title, number) {
      counts[deed] += 1;
      report.rows.push([`${number}`, title, deed]);
    },
    onTakenBack(number) {
      counts.opened -= 1;
      report.rows.splice(
        report.rows.findIndex(([issue]) => issue === `${number}`),
        1,
      );
    },
    onFault: (message) => report.warnings.push(message),
  });
  if (left.length > 0) {
    report.warnings.push(
      `${formatCounted(left.length, 'theme has', 'themes have')} no issue yet, since max-issues is ${maxIssues}: ${formatList(left, MAX_LISTED)}`,
    );
  }
}

function repositoryOf(workflow: Workflow): Workflow['repo'] | null {
  try {
    return workflow.repo;
  } catch {
    return null;
  }
}
