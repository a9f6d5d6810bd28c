import { endedRun, type RunFacts } from '../../model/run-facts.ts';
import type { RunResults } from '../../service/results.ts';
import { casesOf, gradedCalls } from '../evidence/cases.ts';
import { evidenceOf } from '../evidence/evidence.ts';
import { measuredMetrics, measuresOf } from '../evidence/measures.ts';
import { debriefOf } from '../wait/debrief.ts';

/**
 * The facts of a run that its results alone report.
 *
 * @param why the reason if the debrief has no report
 */
export function factsOfResults(
  named: { label: string; jobId?: string; stableName?: string },
  results: RunResults,
  why: string,
  rule = 'debrief',
): RunFacts {
  const { label, jobId = '', stableName } = named;
  const { debrief, run } = results;
  const report = (debrief?.status === 'READY' ? debrief.report : null) ?? null;
  const ending = { outcome: 'inconclusive' as const, reasons: [{ rule, message: why }] };
  const cases = casesOf({ calls: gradedCalls(results.calls ?? []), jobs: null }, []);
  const measures = measuresOf(measuredMetrics(results), []);
  return {
    ...endedRun(label, ending, stableName),
    ...evidenceOf({ results }),
    ...(cases.length > 0 && { cases }),
    ...(measures.length > 0 && { measures }),
    ...{
      jobId,
      report,
      runStatus: run?.status ?? null,
      debrief: debrief && debriefOf(debrief, null),
    },
    ...(report !== null && { ending: null }),
  };
}
