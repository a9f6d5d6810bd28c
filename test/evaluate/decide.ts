/** Evaluates runs by policies as they are written in a file. */

import {
  type Circumstances,
  type Decision as DecisionInData,
  evaluateRun as evaluateFacts,
} from '../../src/evaluate/evaluate-run.ts';
import { type Policy, parsePolicy } from '../../src/evaluate/policy.ts';
import type { RuleFacts } from '../../src/evaluate/view.ts';
import type { DebriefReport, RunReport, Trend, TrendRow } from '../../src/model/report.ts';
import { inWords } from '../../src/report/build-report.ts';
import { readYaml } from '../../src/text/yaml-text.ts';
import { debriefReport, runReport } from '../support/reports.ts';

export const TODAY = '2026-11-21';

/** A decision with its reasons and notices in words. */
export type Decision = Omit<DecisionInData, 'reasons'> & ReturnType<typeof inWords>;

export function decide(
  run: RuleFacts,
  policy: Policy,
  today = TODAY,
  circumstances: Circumstances = {},
): Decision {
  const decision = evaluateFacts(run, policy, today, circumstances);
  return { ...decision, ...inWords(decision) };
}

export function policyOf(text: string, today = TODAY): Policy {
  const parsed = parsePolicy(readYaml(text), 'policy.yml', today);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.value;
}

/** A file of a chain of policies. */
export function fileOf(shown: string, text: string) {
  const content = readYaml(text);
  return { shown, policy: policyOf(text), content };
}

/** What is wrong with a policy's text; nothing where it is right. */
export function faultsOf(text: string, today = TODAY): string[] {
  const parsed = parsePolicy(readYaml(text), 'policy.yml', today);
  return parsed.ok ? [] : parsed.errors.map(({ problem }) => problem);
}

/**
 * The decision about a run by the rules under `gate`, as one line of YAML.
 *
 * @param run differences from a run that passed and has neither themes nor trend
 * @param waivers the whole key, in YAML
 */
export function evaluateRun(run: Partial<RunReport>, gate: string, waivers = ''): Decision {
  return decide(runReport(run), policyOf(`version: 1\ngate: ${gate}\n${waivers}`), TODAY);
}

/** The same about a report. */
export function decideFor(report: Partial<DebriefReport>, gate: string): Decision {
  return evaluateRun({ report: debriefReport(report) }, gate);
}

export function trendOf(rows: TrendRow[], changes: Partial<Trend> = {}): { trend: Trend } {
  return {
    trend: { baselineRunPlanJobId: 'job-1', baselineRunNumber: 12, rows, ...changes },
  };
}

/** The messages of all reasons. */
export function messages({ reasons }: Pick<Decision, 'reasons'>): string[] {
  return reasons.map(({ message }) => message);
}
