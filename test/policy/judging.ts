/** Judges reports by policies as they stand in a file. */
import { readYaml } from '../../src/core/yaml-text.ts';
import { type Decision, evaluate } from '../../src/policy/evaluate.ts';
import { parsePolicy } from '../../src/policy/parse.ts';
import type { Policy } from '../../src/policy/policy.ts';
import type { DebriefReport } from '../../src/report/model.ts';
import { debriefReport, runReport } from '../support/reports.ts';

export const TODAY = '2026-11-21';

export function policyOf(text: string, today = TODAY): Policy {
  const parsed = parsePolicy(readYaml(text), 'policy.yml', today);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}

/** What is wrong with a policy's text; nothing where it is right. */
export function faultsOf(text: string, today = TODAY): string[] {
  const parsed = parsePolicy(readYaml(text), 'policy.yml', today);
  return parsed.ok ? [] : parsed.faults.map(({ problem }) => problem);
}

/**
 * The decision about a report by the rules under `gate`, as one line of YAML.
 *
 * @param report what differs from a report that passed and has neither themes nor trend
 */
export function judge(report: Partial<DebriefReport>, gate: string): Decision {
  return evaluate(
    runReport({ report: debriefReport(report) }),
    policyOf(`version: 1\ngate: ${gate}`),
    TODAY,
  );
}

/** The messages of all reasons. */
export function messages({ reasons }: Pick<Decision, 'reasons'>): string[] {
  return reasons.map(({ message }) => message);
}
