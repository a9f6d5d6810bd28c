/** The text in which the runs of one gate and ref are kept. It may come from anybody. */
import * as z from 'zod/mini';
import { parseIsoTime } from '../text/values/iso-time.ts';
import { isUuid } from '../text/values/uuid-list.ts';

const VERSION = 1;
/** So many runs after a change of the plan are the reference for a lasting fall of its checks. */
export const REFERENCE_RUNS = 20;
/** Beside the reference, so many of the newest runs of a plan are recorded under a ref, and so many in all. */
export const NEWEST_RUNS = 30;
const MAX_ENTRIES = 1_000;
/** In UTF-16 units; what is longer was not written here. */
export const LONGEST_DOCUMENT = 2 * 1024 * 1024;

/** Anything else could choose the path of a request. */
const id = z.string().check(z.refine(isUuid));
const moment = z.string().check(
  z.maxLength(40),
  z.refine((text) => parseIsoTime(text) !== null),
);
const NOT_PRINTABLE = /\p{C}/u;
const word = (longest: number) =>
  z.string().check(
    z.refine((text) => !NOT_PRINTABLE.test(text)),
    z.maxLength(longest),
  );

const pointerSchema = z.object({
  jobId: id,
  /** Empty where it is not known, as the fingerprint. */
  runPlanId: z.union([z.literal(''), id]),
  /** What the run was started with, as a hash. */
  fingerprint: z.string().check(z.regex(/^(?:[0-9a-f]{64})?$/)),
  ref: word(1_000),
  /** ID of the workflow run, its attempt, and job and step in it; empty, and 0, outside of one. */
  workflowRun: z.string().check(z.regex(/^\d{0,20}$/)),
  attempt: z.int().check(z.gte(0)),
  job: word(200),
  step: word(200),
  startedAt: moment,
  /** Null until it is known that the run has ended. */
  endedAt: z.nullable(moment),
  /** Null where nobody knows; `started` until the run is judged. */
  outcome: z.nullable(z.enum(['passed', 'failed', 'inconclusive', 'error', 'started'])),
  /** Of the commit that was tested; empty where there is none. */
  sha: z.string().check(z.regex(/^[0-9a-fA-F]{0,64}$/)),
});

/** What is remembered of a run: enough to read it again, nothing that decides. */
export type Pointer = z.infer<typeof pointerSchema>;

const documentSchema = z.object({
  version: z.literal(VERSION),
  gate: z.string(),
  runs: z.array(z.unknown()),
});

/**
 * What a text remembers of a gate under a ref, newest first.
 *
 * @param gate the gate's hash
 * @param passOver told of all that does not hold, in words of ours
 */
export function pointersIn(
  text: string,
  gate: string,
  ref: string,
  passOver: (why: string) => void,
): Pointer[] {
  const read = text.length > LONGEST_DOCUMENT ? undefined : parse(text);
  const { data: document } = z.safeParse(documentSchema, read);
  if (document === undefined || document.gate !== gate) {
    const is = document === undefined ? 'not in a form that is known' : 'about another gate';
    passOver(`what is kept under ${ref} is passed over, since it is ${is}`);
    return [];
  }
  const pointers = new Map<string, Pointer>();
  for (const [index, entry] of document.runs.slice(0, MAX_ENTRIES).entries()) {
    const { data: pointer } = z.safeParse(pointerSchema, entry);
    if (pointer === undefined || pointer.ref !== ref || pointers.has(pointer.jobId)) {
      passOver(`entry ${index} of ${ref} is passed over, because it is not valid there`);
    } else pointers.set(pointer.jobId, pointer);
  }
  return [...pointers.values()];
}

/** A run to record. */
export interface Recorded {
  pointer: Pointer;
  /** When its plan last changed, ISO 8601; null if unknown. */
  planChangedAt: string | null;
}

/** With a pointer in place of that of the same run, else before all others; without the runs that nobody needs. */
export function withRecorded(
  pointers: readonly Pointer[],
  { pointer, planChangedAt }: Recorded,
): Pointer[] {
  const isKept = pointers.some(({ jobId }) => jobId === pointer.jobId);
  const kept = isKept
    ? pointers.map((one) => (one.jobId === pointer.jobId ? pointer : one))
    : [pointer, ...pointers];
  return withoutUnneeded(kept, pointer.runPlanId, planChangedAt);
}

/** Whether it could be read again. */
export function isPointer(pointer: Pointer): boolean {
  return z.safeParse(pointerSchema, pointer).success;
}

export function textOf(gate: string, runs: readonly Pointer[]): string {
  return `${JSON.stringify({ version: VERSION, gate, runs }, null, 1)}\n`;
}

/** Of a plan the newest runs and the first evaluated ones since it last changed, which are its reference. */
function withoutUnneeded(
  pointers: readonly Pointer[],
  planId: string,
  planChangedAt: string | null,
): Pointer[] {
  const changedMs = parseIsoTime(planChangedAt ?? '') ?? 0;
  const ofPlan = pointers.filter(({ runPlanId }) => runPlanId === planId);
  const reference = ofPlan
    .filter(({ outcome }) => outcome === 'passed' || outcome === 'failed')
    .filter(({ startedAt }) => (parseIsoTime(startedAt) ?? 0) >= changedMs)
    .slice(-REFERENCE_RUNS);
  const kept = new Set([...ofPlan.slice(0, NEWEST_RUNS), ...reference]);
  return pointers.filter((one) => one.runPlanId !== planId || kept.has(one)).slice(0, MAX_ENTRIES);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
