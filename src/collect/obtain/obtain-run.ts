import { formatDuration } from '../../text/duration.ts';
import { oneLine } from '../../text/log-line.ts';
import type { Context } from '../context.ts';
import type { ObtainedRun, PlannedRun, WantedRun } from '../run.ts';
import { saveRun } from '../saved-runs.ts';
import type { RunWait } from '../wait/run-wait.ts';
import { locateRun } from './locate-run.ts';
import { startRun } from './start-run.ts';

const MAX_REF_CHARS = 200;

/** Starts, resumes, reuses or locates a run. Rejects if there is none. */
export async function obtainRun(
  wanted: WantedRun,
  wait: RunWait,
  context: Context,
): Promise<ObtainedRun> {
  const { log } = context;
  if (wanted.kind === 'located') return locateRun(wanted.call, wait, context);
  if (wanted.kind === 'given') {
    const { runId } = wanted;
    log.say({ name: `run ${runId}` }, `given by job-id${log.link(runId)}`);
    return { runId, how: 'given', reference: null, plan: null, notes: [] };
  }
  const { recorded, plan } = wanted;
  if (recorded === null) return startRun(wanted, wait, context);
  const { how, reference } = recorded;
  const { jobId: runId } = reference;
  const own = how === 'resumed' ? resumed(recorded, context) : reused(recorded, context);
  log.say({ name: `run ${runId}` }, `${own.why}${log.link(runId)}`);
  const notes = [...wanted.notes, own.note];
  return { runId, how, reference: { ...reference, ...own.now }, plan, notes };
}

type Recorded = NonNullable<PlannedRun['recorded']>;

/** A resumed run is this step's own, as far as cancelling goes. */
function resumed({ reference }: Recorded, context: Context) {
  const { jobId, attempt, startedAt } = reference;
  saveRun(jobId, context);
  return {
    why: `resumed, since attempt ${attempt} of this step started it`,
    note: `No run was started: attempt ${attempt} of this step had started this one at ${startedAt}.`,
    now: { attempt: context.origin.attempt },
  };
}

function reused({ reference }: Recorded, { inputs, clock, refs }: Context) {
  const { endedAt, startedAt, sha, ref } = reference;
  const ageMs = clock.now() - Date.parse(endedAt ?? startedAt);
  const commit = sha === '' ? '' : `, of commit ${sha.slice(0, 7)}`;
  const on = ref === '' ? '' : ` on ${oneLine(ref, MAX_REF_CHARS)}`;
  const age = `${formatDuration(ageMs)} ago${commit}${on}`;
  return {
    why: `reused: it ended ${age}`,
    note: `Reused: no run was started, since this one ended ${age} with the same plan, variables and files (reuse: ${formatDuration(inputs.reuseMs ?? 0)}). Its results were read and evaluated again.`,
    now: { ref: refs.own },
  };
}
