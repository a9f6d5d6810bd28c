import { endedRun, type RunFacts } from '../../model/run-facts.ts';
import type { RunResults } from '../../service/results.ts';
import { casesOf, gradedCalls } from '../evidence/cases.ts';
import { evidenceOf } from '../evidence/evidence.ts';
import { measuredMetrics, measuresOf } from '../evidence/measures.ts';
import { debriefOf } from '../wait/debrief.ts';

/**
 * The facts of a run that results alone report.
 *
 * @param named how it is named, and its ID if it has one
 * @param why why there is nothing to evaluate if the debrief has no report
 */
export function factsOfResults(
  named: { label: string; runId?: string; stableName?: string },
  results: RunResults,
  why: string,
  rule = 'debrief',
): RunFacts {
  const { label, runId = '', stableName } = named;
  const { debrief, run } = results;
  const report = (debrief?.status === 'READY' ? debrief.report : null) ?? null;
  const ended = { outcome: 'inconclusive' as const, reasons: [{ rule, message: why }] };
  const cases = casesOf({ calls: gradedCalls(results.calls ?? []), jobs: null }, []);
  const measures = measuresOf(measuredMetrics(results), []);
  return {
    ...endedRun(label, ended, stableName),
    ...evidenceOf({ results }),
    ...(cases.length > 0 && { cases }),
    ...(measures.length > 0 && { measures }),
    jobId: runId,
    runStatus: run?.status ?? null,
    debrief: debrief && debriefOf(debrief, null),
    report,
    ending: report === null ? ended : null,
  };
}
