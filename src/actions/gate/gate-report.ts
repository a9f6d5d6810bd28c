/** The report of the gate, from its facts and their evaluation. */

import type { Collected } from '../../collect/collect-facts.ts';
import type { Context } from '../../collect/context.ts';
import type { PlanSize } from '../../collect/dry-run.ts';
import { readExcerpts } from '../../collect/evidence/excerpts.ts';
import { callsToQuote, withQuotes } from '../../collect/evidence/quoted-calls.ts';
import type { Evaluation } from '../../evaluate/evaluate.ts';
import type { Policy } from '../../evaluate/policy.ts';
import { detectableOf } from '../../evaluate/rules/trend.ts';
import { dayOf, describePolicy } from '../../inputs/gate/policy-file.ts';
import { type GateInputs, isTrial } from '../../inputs/gate/settings.ts';
import { tolerates } from '../../model/outcome.ts';
import type { GateReport, RunReport } from '../../model/report.ts';
import { gateFindings, runReports } from '../../report/build-report.ts';
import { describeTrial, GATE } from '../../report/words/gate-words.ts';
import { describeReason } from '../../report/words/reason-words.ts';
import type { Runtime } from '../../runner/runtime.ts';
import { variablesOf } from './complete-inputs.ts';

/** The words of the evaluation, with quotes from calls of failed runs; nothing is decided any more. */
export async function reportOf(
  { followed, skipped, notes, sizes }: Collected,
  evaluation: Evaluation,
  inputs: GateInputs,
  runtime: Runtime,
): Promise<GateReport> {
  const { policy, givenName, source } = inputs;
  const reports = runReports(evaluation, dayOf(runtime.clock.now()));
  const runs = followed === null ? reports : await quoteCalls(reports, followed.context);
  logRuns(runs, inputs, runtime);
  const isOnTrial = isTrial(source);
  const report = {
    ...(givenName === null ? {} : { gateName: givenName }),
    runs,
    policy: { ...describePolicy(policy), isTrial: isOnTrial },
    promptFixes: [],
  };
  const variables = variablesOf(inputs);
  const sent = variables.length > 0 ? [GATE.variables(variables)] : [];
  if (skipped !== null) {
    const detectable = describeDetectable(sizes, policy.rules);
    const all = skipped.rule === 'paths' ? notes : [...notes, ...detectable, ...sent];
    return { ...report, outcome: 'skipped', tolerated: false, reasons: [skipped], notes: all };
  }
  const { outcome, reasons } = evaluation;
  const outcomes = [...runs.map((run) => run.outcome), ...reasons.map(() => 'failed' as const)];
  const findings = gateFindings(evaluation);
  return {
    ...report,
    outcome,
    tolerated: tolerates(outcomes, { ...inputs, isTrial: isOnTrial }),
    ...findings,
    notes: [...findings.notes, ...notes, ...sent],
    ...(source.kind === 'run-plan' && { variables }),
  };
}

/** The smallest drop that a run of each plan with known checks would detect: all are tested together. */
function describeDetectable(sizes: readonly PlanSize[], { gate }: Policy): string[] {
  const checks = sizes.reduce((sum, size) => sum + size.checks, 0);
  const known = sizes.filter((size) => size.checks > 0);
  return known.flatMap(({ plan, ...size }) =>
    detectableOf({ ...size, checks }, gate?.trend).map(
      (reason) => `${plan}: ${describeReason(reason)}.`,
    ),
  );
}

/** Only a failed run costs requests for what was said in its calls. */
async function quoteCalls(runs: readonly RunReport[], context: Context): Promise<RunReport[]> {
  const { transcripts, detail } = context.inputs;
  const failed = runs.filter(
    ({ outcome }) => outcome === 'failed' && transcripts && detail === 'full',
  );
  const excerpts = await readExcerpts(callsToQuote(failed), context);
  return runs.map((run) => (failed.includes(run) ? withQuotes(run, excerpts) : run));
}

function logRuns(runs: readonly RunReport[], { source }: GateInputs, { runner }: Runtime): void {
  const known = 'service' in source ? runs.filter(({ jobId }) => jobId !== '') : [];
  for (const run of known) runner.info(GATE.outcome(run));
  if (!('service' in source) && isTrial(source)) {
    for (const line of runs.flatMap(describeTrial)) runner.info(line);
  }
}
