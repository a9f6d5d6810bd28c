/**
 * The run history: references to the runs of a gate, kept from one workflow run to the next. A reference
 * decides nothing: the run is read again from the service.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { HISTORY } from '../report/words/log-words.ts';
import type { Runtime } from '../runner/runtime.ts';
import { readJson } from '../text/json-object.ts';
import { parseIsoTime } from '../text/values/iso-time.ts';
import { isUuid } from '../text/values/simple-values.ts';
import { type HistoryPlace, MAX_DOCUMENT_CHARS, openStore, type Store } from './stores.ts';

const VERSION = 1;
/** So many evaluated runs after a change of the plan are the reference for a lasting fall. */
export const REFERENCE_RUNS = 20;
/** So many of the newest runs of a plan are kept in addition. */
export const NEWEST_RUNS = 30;
const MAX_ENTRIES = 1_000;

/** Any other text could choose the path of a request. */
const id = z.string().check(z.refine(isUuid));
const isTime = (text: string) => parseIsoTime(text) !== null;
const time = z.string().check(z.maxLength(40), z.refine(isTime));
const word = (maxLength: number) => z.string().check(z.maxLength(maxLength), z.regex(/^\P{C}*$/u));

const referenceSchema = z.object({
  jobId: id,
  /** Empty if unknown. */
  runPlanId: z.union([z.literal(''), id]),
  /** Hash of what the run was started with; empty if unknown. */
  fingerprint: z.string().check(z.regex(/^(?:[0-9a-f]{64})?$/)),
  ref: word(1_000),
  /** ID of the workflow run, its attempt, job and step; empty, and 0, outside of one. */
  workflowRun: z.string().check(z.regex(/^\d{0,20}$/)),
  attempt: z.int().check(z.gte(0)),
  job: word(200),
  step: word(200),
  startedAt: time,
  /** Null until the run is known to have ended. */
  endedAt: z.nullable(time),
  /** Null if unknown; `started` until the run is evaluated. */
  outcome: z.nullable(z.enum(['passed', 'failed', 'inconclusive', 'error', 'started'])),
  /** The run whose failure it was to confirm; absent if it is a run of its own. */
  confirms: z.optional(id),
  /** The tested commit; empty if there is none. */
  sha: z.string().check(z.regex(/^[0-9a-fA-F]{0,64}$/)),
});

/** What is recorded of a run: enough to read it again, nothing that decides. */
export type RunReference = z.infer<typeof referenceSchema>;

const documentSchema = z.object({
  version: z.literal(VERSION),
  gate: z.string(),
  runs: z.array(z.unknown()),
});

/** No method rejects. Without a store nothing is recorded. */
export class RunHistory {
  readonly #store: Store | null;
  /** A cache may refuse a job; a folder of the workflow's own is expected to take the runs. */
  #warnsOfLoss: boolean;
  readonly #gate: string;
  readonly #runner: Runtime['runner'];
  readonly #read = new Map<string, Promise<RunReference[]>>();
  readonly #own: RunReference[] = [];
  readonly #changes = new Map<string, number>();
  readonly #waiting = new Set<string>();
  #stored: Promise<void> = Promise.resolve();

  /** @param gate identifies the gate, the same from run to run */
  constructor(place: HistoryPlace, gate: readonly string[], runtime: Runtime) {
    this.#store = openStore(place, runtime);
    this.#warnsOfLoss = place.kind === 'folder';
    this.#gate = digest(JSON.stringify(gate));
    this.#runner = runtime.runner;
  }

  /** The runs recorded under a ref when it is first read in this step, newest first. */
  read(ref: string): Promise<RunReference[]> {
    const known = this.#read.get(ref) ?? this.#load(ref);
    this.#read.set(ref, known);
    return known;
  }

  /** Notes when a plan last changed, epoch milliseconds: the first evaluated runs since then are kept. */
  noteChange(planId: string, changedMs: number): void {
    this.#changes.set(planId, changedMs);
  }

  /** Records a run under its ref, in place of an earlier reference to it. */
  record(reference: RunReference): Promise<void> {
    if (z.safeParse(referenceSchema, reference).success) {
      this.#own.push(reference);
      this.#waiting.add(reference.ref);
    }
    this.#stored = this.#stored.then(() => this.#storeWaiting());
    return this.#stored;
  }

  async #load(ref: string): Promise<RunReference[]> {
    try {
      return this.#parse((await this.#store?.read(this.#nameOf(ref))) ?? null, ref);
    } catch (error) {
      this.#debug(HISTORY.unread(ref, error));
      return [];
    }
  }

  /**
   * Stores together what was recorded while the store was busy, and again what was stored before: another job
   * may have replaced it, or the store may not show it yet.
   */
  async #storeWaiting(): Promise<void> {
    for (const ref of this.#waiting) {
      this.#waiting.delete(ref);
      try {
        await this.#store?.update(this.#nameOf(ref), (text) => {
          const own = this.#own.filter((reference) => reference.ref === ref);
          const runs = own.reduce(this.#withRecorded, this.#parse(text, ref));
          return `${JSON.stringify({ version: VERSION, gate: this.#gate, runs }, null, 1)}\n`;
        });
      } catch (error) {
        const problem = HISTORY.unrecorded(ref, error);
        this.#debug(problem);
        if (this.#warnsOfLoss) this.#runner.annotate('warning', problem);
        this.#warnsOfLoss = false;
      }
    }
  }

  /** The references in a text that anybody may have written. Nothing of it is logged. */
  #parse(text: string | null, ref: string): RunReference[] {
    if (text === null) return [];
    const json = text.length > MAX_DOCUMENT_CHARS ? undefined : readJson(text);
    const { data: document } = z.safeParse(documentSchema, json);
    if (document?.gate !== this.#gate) {
      this.#debug(HISTORY.otherDocument(ref));
      return [];
    }
    const references = new Map<string, RunReference>();
    for (const [index, entry] of document.runs.slice(0, MAX_ENTRIES).entries()) {
      const { data: reference } = z.safeParse(referenceSchema, entry);
      if (reference === undefined || reference.ref !== ref || references.has(reference.jobId)) {
        this.#debug(HISTORY.invalidEntry(index, ref));
      } else references.set(reference.jobId, reference);
    }
    return [...references.values()];
  }

  /** With a reference in the place of that to the same run, else first, without those that are too many. */
  readonly #withRecorded = (
    references: RunReference[],
    reference: RunReference,
  ): RunReference[] => {
    const { jobId, runPlanId } = reference;
    const at = references.findIndex((one) => one.jobId === jobId);
    const all = at < 0 ? [reference, ...references] : references.with(at, reference);
    const ofPlan = all.filter((one) => one.runPlanId === runPlanId);
    const firstEvaluated = ofPlan
      .filter(isEvaluated)
      .filter(isStartedSince(this.#changes.get(runPlanId) ?? 0))
      .slice(-REFERENCE_RUNS);
    const kept = new Set([...ofPlan.slice(0, NEWEST_RUNS), ...firstEvaluated]);
    return all.filter((one) => one.runPlanId !== runPlanId || kept.has(one)).slice(0, MAX_ENTRIES);
  };

  #nameOf(ref: string): string {
    return `${this.#gate}-${digest(ref)}`;
  }

  #debug(text: string): void {
    this.#runner.debug(HISTORY.line(text));
  }
}

export function isEvaluated({ outcome }: RunReference): boolean {
  return outcome === 'passed' || outcome === 'failed';
}

export function isStartedSince(ms: number) {
  return ({ startedAt }: RunReference) => (parseIsoTime(startedAt) ?? 0) >= ms;
}

/** 24 hex digits: enough that no two gates or refs of an organisation share a name. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
