import { evaluate } from '../core/policy/evaluate.ts';
import { RULES } from '../core/policy/rules.ts';
import type { DebriefReport, RunReport } from '../core/report/model.ts';
import type { RunRecord } from './run-record.ts';

/** The policy's decision about the report of one run. */
export function decide(run: RunRecord, report: DebriefReport): RunReport {
  const { outcome, reasons } = evaluate(report, RULES);
  return run.conclude(outcome, reasons, report);
}
