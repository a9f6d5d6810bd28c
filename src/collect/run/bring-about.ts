/** How a run of a plan comes about: left by an earlier attempt, reused, or else started. */

import type { Pointer } from '../../history/memory.ts';
import type { Variables } from '../../inputs/gate/variables.ts';
import { formatDuration } from '../../text/duration.ts';
import { oneLine } from '../../text/log-line.ts';
import { findLeftRun } from './attach.ts';
import { fingerprintOf, subjectOf, wholeFingerprint } from './fingerprint.ts';
import { startRun } from './locate.ts';
import { findReusableRun } from './reuse.ts';
import type { RunPlan } from './run-plans.ts';
import type { RunRecord } from './run-record.ts';
import type { Watch } from './watch.ts';

const MAX_REF_CHARS = 200;

/** A run that memory holds, because of which none is started. */
export interface SparingRun {
  pointer: Pointer;
  is: 'left' | 'reused';
}

/**
 * Puts the ID of a run of the plan into the record. Nothing is started where memory spares it.
 *
 * @param found what `findSparingRun` has found for it, where that was asked before
 */
export async function bringAboutRun(
  run: RunRecord,
  plan: RunPlan,
  variables: Variables,
  watch: Watch,
  found?: SparingRun | null,
): Promise<void> {
  const sparing = found === undefined ? await findSparingRun(run, plan, variables, watch) : found;
  if (sparing === null) return startRun(run, plan, variables, watch);
  return sparing.is === 'left'
    ? attach(run, sparing.pointer, watch)
    : reuse(run, sparing.pointer, watch);
}

/** The run that is to be followed or judged again in place of starting one; null where there is none. */
export async function findSparingRun(
  run: RunRecord,
  plan: RunPlan,
  variables: Variables,
  watch: Watch,
): Promise<SparingRun | null> {
  const subject = subjectOf(plan, variables, watch);
  run.fingerprint = fingerprintOf(subject);
  const left = await findLeftRun(run, plan, subject, watch);
  if (left !== null) return { pointer: left, is: 'left' };
  const reused = await findReusable(run, plan, subject, watch);
  return reused && { pointer: reused, is: 'reused' };
}

async function findReusable(
  run: RunRecord,
  plan: RunPlan,
  subject: string,
  watch: Watch,
): Promise<Pointer | null> {
  const { reuseMs } = watch.inputs;
  if (reuseMs === null) return null;
  const whole = await wholeFingerprint(subject, plan, watch);
  if ('why' in whole) {
    run.note(`No earlier run could be reused, nor can this one: ${whole.why}.`);
    return null;
  }
  run.fingerprint = whole.fingerprint;
  return findReusableRun(run, plan, reuseMs, watch);
}

/** It is this step's own, as far as cancelling goes. */
function attach(run: RunRecord, left: Pointer, watch: Watch): void {
  run.jobId = left.jobId;
  run.startedHere = true;
  run.attached = true;
  run.pointer = { ...left, attempt: watch.origin.attempt };
  watch.saver?.started(run);
  run.note(
    `No run was started: attempt ${left.attempt} of this step had started this one at ${left.startedAt}.`,
  );
  watch.narrator.say(
    run,
    `followed, since attempt ${left.attempt} of this step has started it${watch.narrator.link(run)}`,
  );
}

function reuse(run: RunRecord, reused: Pointer, watch: Watch): void {
  const { inputs, clock, refs } = watch;
  run.jobId = reused.jobId;
  run.reused = true;
  run.pointer = { ...reused, ref: refs.own };
  const ageMs = clock.now() - Date.parse(reused.endedAt ?? reused.startedAt);
  const commit = reused.sha === '' ? '' : `, of commit ${reused.sha.slice(0, 7)}`;
  const ref = reused.ref === '' ? '' : ` on ${oneLine(reused.ref, MAX_REF_CHARS)}`;
  const age = `${formatDuration(ageMs)} ago${commit}${ref}`;
  run.note(
    `Reused: no run was started, since this one ended ${age} with the same plan, variables and files (reuse: ${formatDuration(inputs.reuseMs ?? 0)}). Its results were read and judged again.`,
  );
  watch.narrator.say(run, `reused: it ended ${age}${watch.narrator.link(run)}`);
}
