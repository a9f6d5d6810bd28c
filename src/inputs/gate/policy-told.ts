/** Where the policy comes from, and what it comes to. */
import type { GateReport } from '../../model/report.ts';
import type { Runner } from '../../runner/runner.ts';
import type { GatePolicy } from './policy-file.ts';

const NO_POLICY =
  'none (neither .github/simulation-gate.yml nor .yaml is in the workspace), so the verdict alone decides';

/** What the report says of a policy: where it stands, and what it says with all that it extends. */
export function describePolicy({
  path,
  rules,
  files = [],
}: GatePolicy): Omit<GateReport['policy'], 'isTrial'> {
  if (path === null) return { path };
  const [, ...parents] = files;
  const resolved = { ...rules };
  return parents.length === 0
    ? { path, resolved }
    : { path, extends: parents.map(({ shown }) => shown), resolved };
}

/** Tells the log the same. */
export function tellPolicy(policy: GatePolicy, runner: Runner): void {
  const { path, extends: parents, resolved } = describePolicy(policy);
  runner.info(`Policy: ${path ?? NO_POLICY}`);
  if (parents === undefined) return;
  const title = `Policy as it is together with ${parents.join(', ')}`;
  runner.group(title, JSON.stringify(resolved, null, 2).split('\n'));
}
