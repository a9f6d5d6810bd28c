/** Checks the whole manifest, then sends its calls. */
import { statSync } from 'node:fs';
import { type InputForm, isComplete } from '../../inputs/input-form.ts';
import { formatCounted } from '../../report/format.ts';
import { describeError, describeUnreadable, StepError } from '../../text/step-error.ts';
import { valid } from '../../text/values/parsed.ts';
import type { Action, Step, Work } from '../action.ts';
import { checkManifest } from './check-manifest.ts';
import { callName, type Entry, InputFile } from './input-file.ts';
import { EarlierAttempt, ReportFile } from './report-file.ts';
import { Sender } from './sender.ts';
import { type CappedList, Tally } from './tally.ts';

interface IngestInputs {
  manifest: string;
  maxParallel: number;
  onDuplicate: 'fail' | 'skip';
  /** The report of an earlier attempt. */
  continueFrom: string | null;
}

const MAX_PARALLEL = 100;

const DEFAULTS = {
  'base-url': '',
  'api-key': '',
  manifest: '',
  'max-parallel': '4',
  'on-duplicate': 'fail',
  'continue-from': '',
  'service-profile': '',
  summary: 'true',
} as const;

/** Uploads every call of a manifest. */
export const ingestCalls: Action = {
  title: 'Ingest calls',
  defaults: DEFAULTS,
  outputs: ['call-ids', 'created', 'skipped', 'failed', 'unknown', 'report-file'],
  columns: ['Call', 'External ID', 'Result', 'ID or reason'],
  meant: 'the input manifest',
  prepare,
};

function prepare(form: InputForm<keyof typeof DEFAULTS>): Work | undefined {
  const fix = 'give the path of a JSON array or NDJSON file of calls';
  const inputs = {
    manifest: form.required('manifest', form.readGiven('manifest', valid), fix),
    maxParallel: form.integer('max-parallel', 1, MAX_PARALLEL),
    onDuplicate: form.choice('on-duplicate', ['fail', 'skip']),
    continueFrom: form.readGiven('continue-from', valid),
  };
  refuseUnreadable(form, 'manifest', inputs.manifest);
  refuseUnreadable(form, 'continue-from', inputs.continueFrom);
  if (!isComplete(inputs)) return undefined;
  return (step) => ingest(inputs, step);
}

/** Whether a file is there is an error of the input, as the other inputs have theirs. */
function refuseUnreadable(
  form: InputForm<keyof typeof DEFAULTS>,
  name: 'manifest' | 'continue-from',
  path: string | null | undefined,
): void {
  if (!path) return;
  try {
    // To open a pipe would wait for its writer.
    if (!statSync(path).isFile()) form.refuse(name, 'is not a file: name the file itself');
  } catch (error) {
    form.refuse(name, describeUnreadable(error));
  }
}

/** A cancelled step has 5 s, of which requests under way take 2 s and the ending the rest. */
const CANCEL_BUDGET_MS = 3_500;
/** The log promises at least one line a minute. */
const BEAT_MS = 30_000;

/** Creates every call of the manifest, and reports the result of each. */
async function ingest(inputs: IngestInputs, step: Step): Promise<void> {
  const earlier = new EarlierAttempt();
  const manifest = new InputFile('manifest', inputs.manifest);
  try {
    if (inputs.continueFrom !== null) await earlier.read(inputs.continueFrom, step.cancelled);
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    // The manifest may have errors, too.
    step.report.errors.push(error.message);
  }
  const checking = () => check(manifest, step);
  const calls = await withHeartbeat(() => 'checking the manifest', step, checking);
  if (step.report.errors.length > 0) return;
  const report = new ReportFile(step.env.RUNNER_TEMP);
  step.runner.info(`the result of each call is written to ${report.path}`);
  const tally = new Tally(calls);
  const client = step.connect();
  const sender = new Sender({ ...inputs, ...step, client });
  const finish = async (entry: Entry) => {
    const fate = earlier.take(entry) ?? (await sender.send(entry));
    tally.note(entry, fate);
    try {
      report.write(entry, fate);
    } catch (error) {
      if (fate.result !== 'failed') {
        const detail = fate.id ?? fate.why;
        step.runner.info(`${callName(entry)} ${fate.result}, but not in the report: ${detail}`);
      }
      sender.stop(describeError(error));
      throw error;
    }
  };
  try {
    const sending = () => sendAll(manifest, finish, inputs.maxParallel, step);
    await withHeartbeat(() => tally.headline, step, sending);
    if (sender.whyStopped !== null) step.report.errors.push(sender.whyStopped);
  } finally {
    report.close();
    tally.noteRest();
    tally.report(step.report, report);
  }
}

/** Counts the calls, and adds to the step's errors and warnings. */
async function check(manifest: InputFile, step: Step): Promise<number> {
  const { cancelled, report, runner, profile } = step;
  const { endStatusField } = profile.operations.createCall;
  const { calls, errors, unspecified } = await checkManifest(manifest, endStatusField, cancelled);
  if (errors.items.length > 0) {
    const [count, ...texts] = describeList(errors, 'error');
    report.errors.push(manifest.refuse(`has ${count}, so no call was sent`).message, ...texts);
    return calls;
  }
  if (calls === 0) throw manifest.refuse('holds no call: write a JSON array, or one call per line');
  runner.info(`${formatCounted(calls, 'call')} checked`);
  if (unspecified.items.length > 0) {
    const [count, ...texts] = describeList(unspecified, 'value');
    report.warnings.push(
      `the manifest has ${count} beyond the specification, sent as given: the service may reject these calls`,
      ...texts,
    );
  }
  return calls;
}

/** The number of texts and the texts. */
function describeList({ items, more }: CappedList<string>, noun: string): [string, ...string[]] {
  const rest = more > 0 ? [`and ${formatCounted(more, `more ${noun}`)}`] : [];
  return [formatCounted(items.length + more, noun), ...items, ...rest];
}

/** Starts the calls in the manifest's order, so many at once. */
async function sendAll(
  manifest: InputFile,
  finish: (entry: Entry) => Promise<void>,
  maxParallel: number,
  { clock, cancelled }: Step,
): Promise<void> {
  const entries = manifest.entries();
  let untilMs = Number.POSITIVE_INFINITY;
  const limit = () => {
    untilMs = clock.now() + CANCEL_BUDGET_MS;
  };
  if (cancelled.aborted) limit();
  else cancelled.addEventListener('abort', limit, { once: true });
  const worker = async () => {
    for await (const entry of entries) {
      if ('problem' in entry) throw manifest.refuse(entry.problem);
      await finish(entry);
      if (clock.now() >= untilMs) return;
    }
  };
  // If one of them ends, the others still wait for the responses to the calls that they have sent.
  const ends = await Promise.allSettled(Array.from({ length: maxParallel }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Logs the progress while the work lasts. */
async function withHeartbeat<Result>(
  describe: () => string,
  { clock, runner }: Step,
  work: () => Promise<Result>,
): Promise<Result> {
  const done = new AbortController();
  const beat = (): Promise<never> =>
    clock.sleep(BEAT_MS, done.signal).then(() => {
      runner.info(describe());
      return beat();
    });
  // The abort rejects it.
  beat().catch(() => {});
  return work().finally(() => done.abort());
}
