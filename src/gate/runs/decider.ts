import { oneLine } from '../../core/text/log-line.ts';
import { type Circumstances, evaluate } from '../../policy/evaluate.ts';
import { judgeCost } from '../../policy/max-cost.ts';
import type { Policy } from '../../policy/policy.ts';
import { poolRuns } from '../../policy/pool.ts';
import type { JudgedRun } from '../../policy/rule.ts';
import type { DebriefReport, RunReport } from '../../report/model.ts';
import type { Runner } from '../../runner/runner.ts';
import type { Judgement, RunRecord } from './run-record.ts';

const MAX_VALUE_CHARS = 200;
/** A service of a later version has a few new values, not thousands. */
const MAX_TOLD = 20;

/** Decides about runs by one policy on one day. */
export class Decider {
  readonly #policy: Policy;
  readonly #today: string;
  readonly #runner: Runner;
  readonly #told = new Set<string>();

  /** @param today `YYYY-MM-DD` in UTC */
  constructor(policy: Policy, today: string, runner: Runner) {
    this.#policy = policy;
    this.#today = today;
    this.#runner = runner;
  }

  /**
   * The policy's decision about one run.
   *
   * @param report null where the run is judged by the service's own verdict alone
   */
  decide(run: RunRecord, report: DebriefReport | null): RunReport {
    const judged = {
      report,
      runStatus: run.runStatus,
      ...(run.baseline && { baseline: run.baseline }),
      ...run.evidence,
      ...(run.unread !== null && { unread: run.unread }),
    };
    return run.concludeJudged(this.judge(judged, { looks: run.looks }), report);
  }

  /** The policy's decision about what is told of a run, or of several as one. */
  judge(judged: JudgedRun, circumstances: Circumstances): Judgement {
    const decision = evaluate(judged, this.#policy, this.#today, circumstances);
    for (const value of decision.unknownValues) this.#tellUnknown(value);
    return { judged, decision };
  }

  /** The same about a run with the calls of those that were to confirm it. */
  judgePooled(
    first: JudgedRun,
    further: readonly JudgedRun[],
    circumstances: Circumstances,
  ): Judgement {
    return this.judge(poolRuns(first, further), circumstances);
  }

  /** Whether the gate fails by what its runs cost. */
  isTooDear(runs: readonly Pick<RunReport, 'cost'>[]): boolean {
    return judgeCost(runs, this.#policy).reasons.length > 0;
  }

  #tellUnknown(value: string): void {
    if (this.#told.has(value) || this.#told.size >= MAX_TOLD) return;
    this.#told.add(value);
    this.#runner.info(
      `A theme has the ${oneLine(value, MAX_VALUE_CHARS)}, which this version does not know: no rule of a policy matches it.`,
    );
  }
}
