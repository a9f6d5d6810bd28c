/** How a run of a plan is obtained: resumed from an earlier attempt, reused, or else started. */

import type { Pointer } from '../../history/memory.ts';
import type { Variables } from '../../inputs/gate/variables.ts';
import { formatDuration } from '../../text/duration.ts';
import { oneLine } from '../../text/log-line.ts';
import type { Context } from '../context.ts';
import type { ObtainedRun, RunWait } from '../wait/run-wait.ts';
import { fingerprintOf, subjectOf, wholeFingerprint } from './fingerprint.ts';
import { findResumableRun } from './resume-run.ts';
import { findReusableRun } from './reuse-run.ts';
import type { RunPlan } from './run-plans.ts';
import { startRun } from './start-run.ts';

const MAX_REF_CHARS = 200;

/** A recorded run because of which none is started, and the hash of what one would be started with. */
export interface Recorded {
  found: { reference: Pointer; how: 'resumed' | 'reused' } | null;
  fingerprint: string;
  notes: string[];
}

/** Finds the recorded run that is resumed or reused instead of starting one. */
export async function findRecordedRun(
  run: RunWait,
  plan: RunPlan,
  variables: Variables,
  context: Context,
): Promise<Recorded> {
  const subject = subjectOf(plan, variables, context);
  const fingerprint = fingerprintOf(subject);
  const nothing = { found: null, fingerprint, notes: [] };
  const resumable = await findResumableRun(run, plan, subject, context);
  if (resumable !== null) return { ...nothing, found: { reference: resumable, how: 'resumed' } };
  const { reuseMs } = context.inputs;
  if (reuseMs === null) return nothing;
  const whole = await wholeFingerprint(subject, plan, context);
  if ('why' in whole) {
    const note = `No earlier run could be reused, nor can this one: ${whole.why}.`;
    return { ...nothing, notes: [note] };
  }
  const limits = { fingerprint: whole.fingerprint, maxAgeMs: reuseMs };
  const reusable = await findReusableRun(run, plan, limits, context);
  return { ...nothing, ...whole, found: reusable && { reference: reusable, how: 'reused' } };
}

/** Resumes or reuses the recorded run, else starts one. */
export async function obtainRun(
  run: RunWait,
  plan: RunPlan,
  variables: Variables,
  { found, fingerprint, notes }: Recorded,
  context: Context,
): Promise<ObtainedRun> {
  run.fingerprint = fingerprint;
  for (const note of notes) run.note(note);
  if (found === null) return startRun(run, plan, variables, context);
  const { reference, how } = found;
  return how === 'resumed' ? resume(run, reference, context) : reuse(run, reference, context);
}

/** A resumed run is this step's own, as far as cancelling goes. */
function resume(run: RunWait, left: Pointer, { saver, log, origin }: Context): ObtainedRun {
  const { jobId: runId, attempt, startedAt } = left;
  saver?.started(runId);
  run.note(
    `No run was started: attempt ${attempt} of this step had started this one at ${startedAt}.`,
  );
  log.say(
    { name: `run ${runId}` },
    `followed, since attempt ${attempt} of this step has started it${log.link(runId)}`,
  );
  return { runId, how: 'resumed', reference: { ...left, attempt: origin.attempt } };
}

function reuse(run: RunWait, reused: Pointer, context: Context): ObtainedRun {
  const { inputs, clock, refs, log } = context;
  const { jobId: runId } = reused;
  const ageMs = clock.now() - Date.parse(reused.endedAt ?? reused.startedAt);
  const commit = reused.sha === '' ? '' : `, of commit ${reused.sha.slice(0, 7)}`;
  const ref = reused.ref === '' ? '' : ` on ${oneLine(reused.ref, MAX_REF_CHARS)}`;
  const age = `${formatDuration(ageMs)} ago${commit}${ref}`;
  run.note(
    `Reused: no run was started, since this one ended ${age} with the same plan, variables and files (reuse: ${formatDuration(inputs.reuseMs ?? 0)}). Its results were read and judged again.`,
  );
  log.say({ name: `run ${runId}` }, `reused: it ended ${age}${log.link(runId)}`);
  return { runId, how: 'reused', reference: { ...reused, ref: refs.own } };
}
