/** The gate: reads the inputs, tells the story, concludes. Its heavy parts load only when used. */
import { parseBoolean } from '../core/input/simple-values.ts';
import { type Outcome, worstOutcome } from '../core/outcome.ts';
import type { GateReport, MetricCollection, Reason, RunReport } from '../report/model.ts';
import type { Inputs } from '../runner/runner.ts';
import { readPullRequestOrigin } from '../step/inputs/event.ts';
import { readServiceProfile } from '../step/inputs/service-access.ts';
import { internalFault, stackOf } from '../step/stops.ts';
import type { World } from '../step/world.ts';
import { conclude, fails } from './delivery/conclude.ts';
import { readInputs } from './inputs/inputs.ts';
import { dayOf, readPolicy } from './inputs/policy-file.ts';
import { mayHavePullRequest } from './inputs/pull-request-event.ts';
import type { GateInputs } from './inputs/settings.ts';

/** Runs the action once and gives its exit code. Never rejects: a fault of ours ends as `error`. */
export async function runGate(world: World): Promise<number> {
  const { env, runner } = world;
  for (const secret of secretsOf(world)) if (secret !== '') runner.maskSecret(secret);
  try {
    const read = readInputs(
      runner,
      readPullRequestOrigin(env),
      await readServiceProfile(runner),
      await readPolicy(runner, dayOf(world.clock.now())),
    );
    switch (read.kind) {
      case 'inputs':
        return await judge(read.inputs, world);
      case 'faults':
        return await concludeEarly('error', read.faults, world);
      case 'skipped':
        return await concludeEarly('skipped', [{ rule: 'input', message: read.why }], world);
    }
  } catch (error) {
    return concludeBug(error, world);
  }
}

function secretsOf({ runner }: World): string[] {
  return [runner.getInput('api-key'), runner.getInput('github-token')];
}

const NO_POLICY =
  'none (.github/simulation-gate.yml is not in the workspace), so the verdict alone decides';

async function judge(inputs: GateInputs, given: World): Promise<number> {
  const { deliver, redactingWorld } = await import('./runs/follow-runs.ts');
  const world = redactingWorld(given, inputs);
  const { policy } = inputs;
  world.runner.info(`Policy: ${policy.path ?? NO_POLICY}`);
  const runs = await tellStory(inputs, world);
  const outcome = worstOutcome(runs.map((run) => run.outcome));
  const judged: GateReport = {
    outcome,
    tolerated:
      !world.cancelled.aborted && fails(outcome) && runs.every((run) => isTolerated(run, inputs)),
    reasons: [],
    runs,
    metricCollection: await collectMetrics(outcome, runs, inputs, world),
    notes: [],
    policy: { path: policy.path, isTrial: inputs.source.kind === 'policy-check' },
    promptFixes: [],
  };
  const { summary, detail, callUrl, runUrl } = inputs;
  const settings = { detail, callUrl, runUrl };
  const { report, files, warnings } = await deliver(
    judged,
    settings,
    inputs,
    secretsOf(world),
    world,
  );
  const cancelled = world.cancelled.aborted;
  return conclude({ report, files, warnings, summary, settings, cancelled }, world.runner);
}

async function collectMetrics(
  outcome: Outcome,
  runs: readonly RunReport[],
  { metricIds, source }: GateInputs,
  world: World,
): Promise<MetricCollection | null> {
  if (!fails(outcome) || metricIds === null || !('service' in source)) return null;
  const { collectOverAffected } = await import('./delivery/collect-metrics.ts');
  return collectOverAffected(runs, metricIds, source.service, world);
}

async function tellStory(inputs: GateInputs, world: World): Promise<RunReport[]> {
  const { source } = inputs;
  const { followRuns, judgeSavedDebriefs } = await import('./runs/follow-runs.ts');
  return 'service' in source
    ? followRuns(source, inputs, world)
    : judgeSavedDebriefs(source, inputs, world.runner.getInput('api-key'), world);
}

/** One run that may not fail the step; a single run that may is enough to make it red. */
function isTolerated({ outcome }: RunReport, inputs: GateInputs): boolean {
  if (inputs.source.kind === 'policy-check') return outcome !== 'error';
  if (outcome === 'failed') return inputs.warnOnly;
  if (outcome === 'inconclusive') return inputs.onInconclusive === 'warn';
  return !fails(outcome);
}

/** An ending without any run. */
async function concludeEarly(
  outcome: 'error' | 'skipped',
  reasons: Reason[],
  world: World,
): Promise<number> {
  const { env, runner, cancelled } = world;
  const report: GateReport = {
    outcome,
    tolerated: false,
    reasons,
    runs: [],
    metricCollection: null,
    notes: [],
    policy: { path: null, isTrial: false },
    promptFixes: [],
  };
  const settings = { detail: 'full', callUrl: null, runUrl: null } as const;
  const warnings: string[] = [];
  let commentUrl = '';
  if (runner.getInput('github-token') !== '' && mayHavePullRequest(env)) {
    const { tellEarlyEnd } = await import('./runs/follow-runs.ts');
    const told = await tellEarlyEnd(report, settings, world);
    warnings.push(...told.warnings);
    commentUrl = told.commentUrl;
  }
  const { writeReportFiles } = await import('./delivery/report-files.ts');
  const written = await writeReportFiles(
    { report, settings, patch: '' },
    {
      path: runner.getInput('report-dir').trim() || null,
      temp: env.RUNNER_TEMP ?? '',
      workspace: process.cwd(),
    },
    secretsOf(world),
  );
  return conclude(
    {
      report,
      files: { ...written.outputs, 'comment-url': commentUrl },
      warnings: [...warnings, ...written.warnings],
      summary: !refusesSummary(runner),
      settings,
      cancelled: cancelled.aborted,
    },
    runner,
  );
}

/** The inputs may be broken, so only a readable wish for no summary counts. */
function refusesSummary(inputs: Inputs): boolean {
  const wish = parseBoolean(inputs.getInput('summary').trim());
  return wish.ok && !wish.value;
}

function concludeBug(error: unknown, world: World): Promise<number> {
  world.runner.debug(stackOf(error));
  const { rule, message } = internalFault(error);
  return concludeEarly('error', [{ rule, message }], world);
}
