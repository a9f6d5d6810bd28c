/** References to the runs of one gate and ref, and the text that they are stored as. */
import * as z from 'zod/mini';
import { parseIsoTime } from '../text/values/iso-time.ts';
import { isUuid } from '../text/values/uuid-list.ts';

const VERSION = 1;
/** So many evaluated runs after a change of the plan are the reference for a lasting fall. */
export const REFERENCE_RUNS = 20;
/** So many of the newest runs of a plan are kept in addition. */
export const NEWEST_RUNS = 30;
const MAX_ENTRIES = 1_000;
/** In UTF-16 units. */
export const MAX_DOCUMENT_CHARS = 2 * 1024 * 1024;

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

export function isValidReference(reference: RunReference): boolean {
  return z.safeParse(referenceSchema, reference).success;
}

/**
 * The references in a text that anybody may have written, newest first.
 *
 * @param gate the gate's hash
 * @param onInvalid takes why something is passed over, without any text of the document
 */
export function parseDocument(
  text: string,
  gate: string,
  ref: string,
  onInvalid: (why: string) => void,
): RunReference[] {
  const { data: document } = z.safeParse(documentSchema, parseJson(text));
  if (document === undefined || document.gate !== gate) {
    const is = document === undefined ? 'not in a known form' : 'of another gate';
    onInvalid(`the document of ${ref} is passed over, since it is ${is}`);
    return [];
  }
  const references = new Map<string, RunReference>();
  for (const [index, entry] of document.runs.slice(0, MAX_ENTRIES).entries()) {
    const { data: reference } = z.safeParse(referenceSchema, entry);
    if (reference === undefined || reference.ref !== ref || references.has(reference.jobId)) {
      onInvalid(`entry ${index} of ${ref} is passed over, because it is not valid there`);
    } else references.set(reference.jobId, reference);
  }
  return [...references.values()];
}

export function composeDocument(gate: string, runs: readonly RunReference[]): string {
  return `${JSON.stringify({ version: VERSION, gate, runs }, null, 1)}\n`;
}

/** A run to record. */
export interface Recorded {
  reference: RunReference;
  /** When its plan last changed, ISO 8601; null if unknown. */
  planChangedAt: string | null;
}

/** With a reference in the place of that to the same run, else first, without those that are too many. */
export function withRecorded(
  references: readonly RunReference[],
  { reference, planChangedAt }: Recorded,
): RunReference[] {
  const at = references.findIndex(({ jobId }) => jobId === reference.jobId);
  const all = at < 0 ? [reference, ...references] : references.with(at, reference);
  const changedMs = parseIsoTime(planChangedAt ?? '') ?? 0;
  const ofPlan = all.filter(({ runPlanId }) => runPlanId === reference.runPlanId);
  const firstEvaluated = ofPlan
    .filter(isEvaluated)
    .filter(({ startedAt }) => (parseIsoTime(startedAt) ?? 0) >= changedMs)
    .slice(-REFERENCE_RUNS);
  const kept = new Set([...ofPlan.slice(0, NEWEST_RUNS), ...firstEvaluated]);
  return all
    .filter((one) => one.runPlanId !== reference.runPlanId || kept.has(one))
    .slice(0, MAX_ENTRIES);
}

export function isEvaluated({ outcome }: RunReference): boolean {
  return outcome === 'passed' || outcome === 'failed';
}

function parseJson(text: string): unknown {
  try {
    return text.length > MAX_DOCUMENT_CHARS ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
