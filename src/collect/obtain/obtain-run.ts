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
  switch (wanted.kind) {
    case 'planned': {
      const run = await obtainPlannedRun(wanted, wait, context);
      return { ...run, notes: [...wanted.notes, ...run.notes] };
    }
    case 'located':
      return locateRun(wanted.call, wait, context);
    case 'given': {
      const { runId } = wanted;
      context.log.say({ name: `run ${runId}` }, `given by job-id${context.log.link(runId)}`);
      const unknown = { reference: null, plan: null, fingerprint: '', notes: [] };
      return { runId, how: 'given', ...unknown };
    }
  }
}

async function obtainPlannedRun(
  wanted: PlannedRun,
  wait: RunWait,
  context: Context,
): Promise<ObtainedRun> {
  switch (wanted.recorded?.how) {
    case 'resumed':
      return resumeRun(wanted, wanted.recorded, context);
    case 'reused':
      return reuseRun(wanted, wanted.recorded, context);
    default:
      return startRun(wanted, wait, context);
  }
}

type Recorded = NonNullable<PlannedRun['recorded']>;

/** A resumed run is this step's own, as far as cancelling goes. */
function resumeRun(
  { plan, fingerprint }: PlannedRun,
  { reference }: Recorded,
  context: Context,
): ObtainedRun {
  const { log, origin } = context;
  const { jobId: runId, attempt, startedAt } = reference;
  saveRun(runId, context);
  const name = `run ${runId}`;
  log.say({ name }, `resumed, since attempt ${attempt} of this step started it${log.link(runId)}`);
  const note = `No run was started: attempt ${attempt} of this step had started this one at ${startedAt}.`;
  return {
    ...{ runId, how: 'resumed', plan, fingerprint },
    reference: { ...reference, attempt: origin.attempt },
    notes: [note],
  };
}

function reuseRun(
  { plan, fingerprint }: PlannedRun,
  { reference }: Recorded,
  context: Context,
): ObtainedRun {
  const { inputs, clock, refs, log } = context;
  const { jobId: runId, endedAt, startedAt, sha } = reference;
  const ageMs = clock.now() - Date.parse(endedAt ?? startedAt);
  const commit = sha === '' ? '' : `, of commit ${sha.slice(0, 7)}`;
  const ref = reference.ref === '' ? '' : ` on ${oneLine(reference.ref, MAX_REF_CHARS)}`;
  const age = `${formatDuration(ageMs)} ago${commit}${ref}`;
  log.say({ name: `run ${runId}` }, `reused: it ended ${age}${log.link(runId)}`);
  const note = `Reused: no run was started, since this one ended ${age} with the same plan, variables and files (reuse: ${formatDuration(inputs.reuseMs ?? 0)}). Its results were read and evaluated again.`;
  return {
    ...{ runId, how: 'reused', plan, fingerprint },
    reference: { ...reference, ref: refs.own },
    notes: [note],
  };
}
