import type { EvaluationSettings } from '../../evaluate/evaluate.ts';
import { completePolicy, type Unread } from '../../inputs/gate/policy-beyond.ts';
import { dayOf } from '../../inputs/gate/policy-file.ts';
import { type GateInputs, isTrial } from '../../inputs/gate/settings.ts';
import { describeVariables } from '../../inputs/gate/variables.ts';
import type { GateReport } from '../../model/report.ts';
import type { Publication } from '../../publish/deliver.ts';
import { GATE } from '../../report/words/gate-words.ts';
import type { Runtime } from '../../runner/runtime.ts';
import { endedEarly } from '../evaluating-step.ts';

/**
 * The inputs with the whole policy, which may extend files of other repositories; both are logged.
 */
export async function completeInputs(
  given: GateInputs,
  token: string,
  runtime: Runtime,
): Promise<{ inputs: GateInputs } | Unread> {
  const policy = await completePolicy(given.policy, token, given.memory, runtime);
  if ('reasons' in policy) return policy;
  const { runner } = runtime;
  const { path, parents, rules } = policy;
  runner.info(GATE.policy(path));
  if (parents.length > 0) {
    runner.group(GATE.wholePolicy(parents), JSON.stringify(rules, null, 2).split('\n'));
  }
  for (const variable of variablesOf(given)) runner.info(GATE.variable(variable));
  return { inputs: { ...given, policy } };
}

export function evaluationSettings(
  { policy, confirm, source }: GateInputs,
  { clock }: Pick<Runtime, 'clock'>,
): EvaluationSettings {
  const today = dayOf(clock.now());
  return { policy: policy.rules, today, confirm, isTrial: isTrial(source) };
}

/** The variables that are sent with the runs, without their values. */
export function variablesOf({ source }: GateInputs): NonNullable<GateReport['variables']> {
  return source.kind === 'run-plan' ? describeVariables(source.variables) : [];
}

/** An ending without an evaluation, since the policy is not known. */
export function withoutPolicy({ outcome, reasons }: Unread, inputs: GateInputs): Publication {
  const { policy, source, onInconclusive, givenName } = inputs;
  return endedEarly(outcome, reasons, {
    ...(givenName !== null && { gateName: givenName }),
    tolerated: outcome === 'inconclusive' && onInconclusive === 'warn' && !isTrial(source),
    policy: { path: policy.path, isTrial: isTrial(source) },
  });
}
