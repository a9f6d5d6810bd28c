/** Where the policy comes from, and what it comes to. */
import type { GateReport } from '../../report/model.ts';
import type { Runner } from '../../runner/runner.ts';
import type { GatePolicy } from './policy-file.ts';

const NO_POLICY =
  'none (neither .github/simulation-gate.yml nor .yaml is in the workspace), so the verdict alone decides';

/** What the report says of a policy; of one that extends others, what they come to. */
export function describePolicy({
  path,
  rules,
  chain,
}: GatePolicy): Omit<GateReport['policy'], 'isTrial'> {
  const [, ...parents] = chain?.files ?? [];
  return parents.length === 0
    ? { path }
    : { path, extends: parents.map(({ shown }) => shown), resolved: { ...rules } };
}

/** Tells the log the same. */
export function tellPolicy(policy: GatePolicy, runner: Runner): void {
  const { path, extends: parents, resolved } = describePolicy(policy);
  runner.info(`Policy: ${path ?? NO_POLICY}`);
  if (parents === undefined) return;
  const title = `Policy as it is together with ${parents.join(', ')}`;
  runner.group(title, JSON.stringify(resolved, null, 2).split('\n'));
}
