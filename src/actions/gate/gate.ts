/** The gate: inputs → collect → evaluate → report → publish. */

import { collectFacts } from '../../collect/collect-facts.ts';
import { evaluate } from '../../evaluate/evaluate.ts';
import type { GateInputs } from '../../inputs/gate/settings.ts';
import { deliver } from '../../publish/deliver.ts';
import { redactingRuntime } from '../../publish/redacting.ts';
import type { Runtime } from '../../runner/runtime.ts';
import { publicationOf } from '../publication.ts';
import { completeInputs, evaluationSettings, withoutPolicy } from './complete-inputs.ts';
import { confirmFailures } from './confirm-failures.ts';
import { reportOf } from './gate-report.ts';
import { recordResults } from './record-results.ts';

/** Returns the exit code. */
export async function evaluateGate(
  given: GateInputs,
  token: string,
  outer: Runtime,
): Promise<number> {
  const runtime = redactingRuntime(outer, given);
  const completed = await completeInputs(given, token, runtime);
  if ('reasons' in completed) return deliver(withoutPolicy(completed, given), given, token, outer);
  const { inputs } = completed;

  const settings = evaluationSettings(inputs, runtime);
  const first = await collectFacts(inputs, token, runtime);
  const collected = await confirmFailures(first, settings);

  const evaluation = evaluate(collected.facts, settings);
  await recordResults(collected.followed, evaluation.runs);

  const report = await reportOf(collected, evaluation, inputs, runtime);

  const publication = await publicationOf(report, inputs, runtime);
  return deliver(publication, inputs, token, runtime);
}
