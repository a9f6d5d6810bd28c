import type { Pointer } from '../../history/memory.ts';
import type { RunOutcome } from '../../model/outcome.ts';
import type { Debrief, DebriefReport, Reason, RunReport, Spared } from '../../model/report.ts';
import { hasEnded } from '../../model/run-status.ts';
import type { RunProgress } from '../../service/client.ts';
import type { Comparison, RunSimulationJob } from '../../service/evidence.ts';
import type { WaitFacts } from '../../service/explain.ts';
import type { RunResults } from '../../service/results.ts';
import type { Wait } from '../wait.ts';
import {
  type Evidence,
  evidenceOf,
  type Reported,
  withProgress,
  withSimulationJobs,
} from './evidence.ts';

const PART_OF_COST =
  'What one of these runs cost is not known, so what is told as their cost is that of the others.';

const NO_FACTS = {
  number: null,
  triggeredBy: null,
  createdAt: null,
  startedAt: null,
  endedAt: null,
  durationMs: null,
};

/** What the step learns about one run while its story is told. */
export class RunRecord {
  jobId: string;
  readonly label: string;
  /** What it is a run of, the same from run to run; empty where only its ID is known. */
  readonly stableName: string;
  /** True once this step has started the run: only such runs are ever cancelled. */
  startedHere = false;
  /** True once the service has taken the run for finished (202 on the debrief request). */
  finished = false;
  /** True once the service has taken this step's request to cancel the run. */
  askedToCancel = false;
  /** Why the run could not be cancelled when it was to be; the post step tries again. */
  uncancelled: string | null = null;
  /** Why the run goes on though the step is done with it; null where it does not. */
  leftGoing: 'unwanted' | 'lost' | null = null;
  /** False once the service has refused to have the run read. */
  readable = true;
  runStatus: string | null = null;
  /** True once the run was seen in any status but those of the queue. */
  hasHadTurn = false;
  debrief: Debrief | null = null;
  evidence: Evidence = {};
  /** The service's own comparison with another run, where it makes one. */
  comparison: Comparison | null = null;
  /** What the gate compared it with; null as long as it did not. */
  baseline: NonNullable<RunReport['baseline']> | null = null;
  /** When it is likely to end, epoch milliseconds; null if nobody knows. */
  expectedEndMs: number | null = null;
  /** The debrief as the run's results showed it last; null where they did not. */
  shownDebrief: RunResults['debrief'] = null;
  /** True once the run's results were seen. */
  hasResults = false;
  /** Why the run's results could not be read; null where they were, or where the service has none. */
  unread: string | null = null;
  /** The wait that is going on, for the log and for the words of a timeout. */
  wait: Wait | null = null;
  /** What the wait before it came to. */
  #before: WaitFacts | null = null;
  /** Hash of what it was started with; empty where nobody knows. */
  fingerprint = '';
  /** True where an earlier attempt of this step has started it. */
  attached = false;
  /** True where it was judged before, and nothing was started. */
  reused = false;
  /** What is remembered of it; null as long as nothing is. */
  pointer: Pointer | null = null;
  /** How often the service has refused what was asked of the run. */
  readonly crowd = { refusals: 0 };
  readonly notes: string[] = [];
  /** What reading the run returned once it had ended. */
  #progress: Reported = { verdict: undefined, attemptSummary: null };
  /** What of the results it may complete. */
  #results: Partial<Pick<RunResults, 'verdict' | 'attemptSummary' | 'metrics' | 'summary'>> = {};
  /** As reading the run showed them last; null if it was never read. */
  #simulationJobs: readonly RunSimulationJob[] | null = null;

  constructor(label: string, jobId = '', stableName = '') {
    this.label = label;
    this.jobId = jobId;
    this.stableName = stableName;
  }

  /** What people know it by in the log. */
  get name(): string {
    return this.jobId === '' ? this.label : `run ${this.jobId}`;
  }

  /** The ID of its run plan; null where nobody has told it. */
  get planId(): string | null {
    return this.pointer?.runPlanId || this.evidence.about?.planId || null;
  }

  /** True while the run may be placing calls that this step is answerable for. */
  get mayBePlacingCalls(): boolean {
    return this.startedHere && !this.finished && !hasEnded(this.runStatus);
  }

  /** What the run was waited for; null where it was not. */
  get waitFacts(): WaitFacts | null {
    if (this.wait === null) return null;
    return { ...this.wait.facts, ...(this.#before && { before: this.#before }) };
  }

  /** Ends the wait that goes on: the limit of the next one counts from when that begins. */
  endWait(): void {
    this.#before = this.wait?.facts ?? null;
    this.wait = null;
  }

  /** Takes what reading the run tells; what that says of its judgement only once the run has ended. */
  takeProgress(progress: RunProgress): void {
    const { status, verdict, attemptSummary } = progress;
    this.runStatus = status;
    this.takeSimulationJobs(progress);
    if (!hasEnded(status)) return;
    this.#progress = { verdict, attemptSummary };
    const reported = evidenceOf(withProgress(this.#results, this.#progress));
    this.evidence = { ...this.evidence, ...reported };
  }

  /** Takes what the results report in addition to the debrief. If they say how the run ended, they win. */
  takeResults(results: RunResults): void {
    const { run, verdict, attemptSummary, metrics, summary } = results;
    const known = this.evidence.about;
    this.#results = { verdict, attemptSummary, metrics, summary };
    const told = evidenceOf(withProgress(results, this.#progress));
    this.evidence = { ...this.evidence, ...told };
    // A service that does not name the plan in its results must not take away what it is known by.
    if (told.about !== undefined && known !== undefined) {
      const { planName, planId } = told.about;
      const about = { planName: planName ?? known.planName, planId: planId ?? known.planId };
      this.evidence.about = { ...told.about, ...about };
    }
    this.#fillCalls();
    this.comparison = results.comparison;
    this.shownDebrief = results.debrief;
    this.hasResults = true;
    const status = run?.status ?? null;
    if (status !== null && (hasEnded(status) || !hasEnded(this.runStatus))) this.runStatus = status;
  }

  /** True if calls lack what their simulation jobs show, because the run was never read. */
  get lacksSimulationJobs(): boolean {
    return this.#simulationJobs === null && (this.evidence.calls ?? []).length > 0;
  }

  /** Takes the plan that the run is of, as it is known before the results show it. */
  takePlan({ id: planId, name: planName }: { id: string; name: string | null }): void {
    this.evidence = { ...this.evidence, about: { ...NO_FACTS, planId, planName } };
  }

  takeSimulationJobs({ simulationJobs }: Pick<RunProgress, 'simulationJobs'>): void {
    this.#simulationJobs = simulationJobs ?? [];
    this.#fillCalls();
  }

  #fillCalls(): void {
    const { calls } = this.evidence;
    if (calls === undefined || this.#simulationJobs === null) return;
    this.evidence = { ...this.evidence, calls: withSimulationJobs(calls, this.#simulationJobs) };
  }

  note(text: string): void {
    if (!this.notes.includes(text)) this.notes.push(text);
  }

  /** Takes note of a further run that was to confirm what this one came to, and of what it cost. */
  addConfirmation({ jobId, about, outcome, runStatus, checks, cost }: RunReport): void {
    const confirmation = {
      jobId,
      number: about?.number ?? null,
      outcome,
      runStatus,
      usd: cost?.usd ?? null,
      checks: checks ?? null,
    };
    const { confirmations = [], cost: own } = this.evidence;
    if (jobId !== '' && (own === undefined) !== (cost === undefined)) this.note(PART_OF_COST);
    const sum = {
      usd: (own?.usd ?? 0) + (cost?.usd ?? 0),
      parts: [...(own?.parts ?? []), ...(cost?.parts ?? [])],
    };
    this.evidence = {
      ...this.evidence,
      confirmations: [...confirmations, confirmation],
      ...((own ?? cost) && { cost: sum }),
    };
  }

  /** The finished story, for the reports. */
  conclude(
    outcome: RunOutcome,
    reasons: Reason[],
    report: DebriefReport | null,
    spared: Spared | null = null,
  ): RunReport {
    const { jobId, label, stableName, notes, runStatus, debrief, baseline } = this;
    return {
      jobId,
      label,
      ...(stableName === '' ? {} : { stableName }),
      outcome,
      reasons,
      notes: [...notes],
      runStatus,
      debrief,
      report,
      spared,
      ...(baseline && { baseline }),
      ...(this.attached && { attached: true }),
      ...(this.reused && { reused: true }),
      ...(this.askedToCancel && { askedToCancel: true }),
      ...(this.unread !== null && { unread: this.unread }),
      ...this.evidence,
    };
  }
}
