/** The story of an ingestion: check the whole manifest, then send its calls. */

import { formatCounted } from '../report/format.ts';
import type { Step } from '../step/action.ts';
import { Stopped } from '../step/stops.ts';
import { CallReport } from './call-report.ts';
import { checkManifest } from './check-manifest.ts';
import { EarlierAttempt } from './earlier-attempt.ts';
import { InputFile } from './input-file.ts';
import { callName, type Entry } from './manifest/entry.ts';
import { ManifestSplitter } from './manifest/split-manifest.ts';
import { Sender } from './sender.ts';
import { Tally } from './tally.ts';

/** What a workflow asked for, checked and typed. */
interface IngestInputs {
  /** Path of the manifest. */
  manifest: string;
  maxParallel: number;
  onDuplicate: 'fail' | 'skip';
  /** Path of the report of an earlier attempt, or null. */
  continueFrom: string | null;
}

/** A cancelled step has 5 s, of which requests under way take 2 s and the ending the rest. */
const CANCEL_BUDGET_MS = 3_500;
/** Nothing ends the listing of what was not sent but its own budget. */
const NEVER = new AbortController().signal;

/** The log promises at least one line a minute. */
const BEAT_MS = 30_000;

/** Creates every call of the manifest, and puts what became of each into the step's report. */
export async function ingest(inputs: IngestInputs, step: Step): Promise<void> {
  const earlier = await gather(step, () => readEarlier(inputs.continueFrom, step));
  const manifest = await gather(step, () => InputFile.open('manifest', inputs.manifest));
  if (manifest === null) return;
  try {
    const version = await manifest.version();
    const calls = await check(manifest, step);
    if (calls === 0 || earlier === null) return;
    if ((await manifest.version()) !== version) throw changed(manifest);
    await send(manifest, calls, earlier, inputs, step);
  } finally {
    await manifest.close();
  }
}

/** Null, and the step's error noted, where an input cannot be used: others may be faulty, too. */
async function gather<T>(step: Step, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    step.report.errors.push(error.message);
    return null;
  }
}

async function readEarlier(path: string | null, { cancelled }: Step): Promise<EarlierAttempt> {
  return path === null ? new EarlierAttempt() : EarlierAttempt.read(path, cancelled);
}

/** How many calls there are; 0, and the step's errors noted, where nothing may be sent. */
async function check(manifest: InputFile, step: Step): Promise<number> {
  const { cancelled, report, runner, profile } = step;
  const { endStatusField } = profile.operations.createCall;
  const { calls, faults, unspecified } = await withHeartbeat(
    () => 'checking the manifest',
    step,
    () => checkManifest(manifest, endStatusField, cancelled),
  );
  if (faults.count > 0) {
    const count = formatCounted(faults.count, 'fault');
    report.errors.push(
      manifest.refuse(`has ${count}, so no call was sent`).message,
      ...faults.describe(),
    );
    return 0;
  }
  if (calls === 0) {
    throw manifest.refuse(
      'holds no call: give a JSON array of calls, or NDJSON with one call a line',
    );
  }
  runner.info(`${formatCounted(calls, 'call')} checked`);
  if (unspecified.count > 0) {
    const count = formatCounted(unspecified.count, 'value');
    report.warnings.push(
      `the manifest has ${count} beyond the specification, sent as given: a service that keeps to it refuses these calls`,
      ...unspecified.describe(),
    );
  }
  return calls;
}

async function send(
  manifest: InputFile,
  calls: number,
  earlier: EarlierAttempt,
  { maxParallel, onDuplicate }: IngestInputs,
  step: Step,
): Promise<void> {
  const { clock, cancelled, runner } = step;
  const report = openReport(step);
  runner.info(`what becomes of each call is written to ${report.path}`);
  const tally = new Tally(calls);
  const client = step.connect();
  const tell = (line: string) => runner.info(line);
  const sender = new Sender({ client, clock, cancelled, maxParallel, onDuplicate });
  const settle = async (entry: Entry) => {
    const fate = earlier.take(entry) ?? (await sender.send(entry));
    tally.note(entry, fate);
    try {
      report.write(entry, fate);
    } catch (error) {
      if (fate.result !== 'failed') {
        tell(`${callName(entry)} ${fate.result}, but not in the report: ${fate.id ?? fate.why}`);
      }
      const stopped = unrecorded(report.path, error);
      sender.stop(stopped.message);
      throw stopped;
    }
  };
  try {
    await withHeartbeat(
      () => tally.headline,
      step,
      () => settleAll(manifest, settle, maxParallel, step),
    );
    if (sender.whyStopped !== null) step.report.errors.push(sender.whyStopped);
  } finally {
    report.close();
    tally.noteRest();
    tally.tell(step.report, report);
  }
}

function openReport({ env }: Step): CallReport {
  try {
    return new CallReport(env.RUNNER_TEMP);
  } catch (error) {
    throw new Stopped(
      'input',
      `the report file cannot be made, so no call was sent: ${String(error)}. RUNNER_TEMP has to name a folder that this step may write to`,
      'error',
    );
  }
}

/** Nothing more may be sent without a record of it. */
function unrecorded(path: string, error: unknown): Stopped {
  return new Stopped(
    'report',
    `the report file ${path} cannot be written (${String(error)}), so nothing more is sent: a call without a line in it could be created twice. The log names those that have none. Make room for it, and start again with on-duplicate: skip and without the calls that were created and have no externalId`,
    'error',
  );
}

/** Has the calls settled in the manifest's order, so many at once. */
async function settleAll(
  manifest: InputFile,
  settle: (entry: Entry) => Promise<void>,
  maxParallel: number,
  { clock, cancelled }: Step,
): Promise<void> {
  const entries = manifest.entries(new ManifestSplitter(), NEVER);
  let untilMs = Number.POSITIVE_INFINITY;
  const limit = () => {
    untilMs = clock.now() + CANCEL_BUDGET_MS;
  };
  if (cancelled.aborted) limit();
  else cancelled.addEventListener('abort', limit, { once: true });
  const worker = async () => {
    for await (const entry of entries) {
      if (entry.kind === 'fault') throw changed(manifest);
      await settle(entry);
      if (clock.now() >= untilMs) return;
    }
  };
  // Whatever ends one of them, the others first learn what becomes of the calls that they have sent.
  const ends = await Promise.allSettled(Array.from({ length: maxParallel }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

function changed(manifest: InputFile): Stopped {
  return manifest.refuse('was changed while it was read: let nothing else write to it');
}

/** Does the work, and says in the meantime how far it is. */
async function withHeartbeat<Result>(
  describe: () => string,
  { clock, runner }: Step,
  work: () => Promise<Result>,
): Promise<Result> {
  const done = new AbortController();
  const beat = async () => {
    for (;;) {
      await clock.sleep(BEAT_MS, done.signal);
      runner.info(describe());
    }
  };
  // It ends by being told to, which rejects.
  beat().catch(() => {});
  try {
    return await work();
  } finally {
    done.abort();
  }
}
