/** Checks the whole manifest, then sends its calls. */
import { type InputForm, isComplete } from '../../inputs/input-form.ts';
import { formatCounted } from '../../report/format.ts';
import { INGEST } from '../../report/words/action-words.ts';
import { describeError } from '../../text/error-text.ts';
import { valid } from '../../text/values/parsed.ts';
import type { Action, Step } from '../action.ts';
import { makeReportFile, reportResults, type SentCall, writeResult } from './ingest-report.ts';
import { checkManifest, externalIdOf, Manifest } from './manifest.ts';
import { Sender } from './sender.ts';

interface IngestInputs {
  manifest: Manifest;
  maxParallel: number;
  onDuplicate: 'fail' | 'skip';
}

const MAX_PARALLEL = 100;
const MAX_LISTED = 100;

const DEFAULTS = {
  'base-url': '',
  'api-key': '',
  manifest: '',
  'max-parallel': '4',
  'on-duplicate': 'fail',
  'service-profile': '',
  summary: 'true',
} as const;

export const ingestCalls: Action = {
  headings: INGEST,
  defaults: DEFAULTS,
  outputs: ['call-ids', 'created', 'skipped', 'failed', 'unknown', 'report-file'],
  meant: 'the input manifest',
  prepare(form: InputForm<keyof typeof DEFAULTS>) {
    const fix = 'give the path of a JSON array or NDJSON file of calls';
    const path = form.required('manifest', form.readGiven('manifest', valid), fix);
    const inputs = {
      manifest: path ? new Manifest(path) : undefined,
      maxParallel: form.integer('max-parallel', 1, MAX_PARALLEL),
      onDuplicate: form.choice('on-duplicate', ['fail', 'skip']),
    };
    const problem = inputs.manifest?.findProblem();
    if (problem) form.refuse('manifest', problem);
    return isComplete(inputs) ? (step) => ingest(inputs, step) : undefined;
  },
};

/** Creates every call of the manifest, and reports the result of each. */
async function ingest(inputs: IngestInputs, step: Step): Promise<void> {
  const total = await check(inputs.manifest, step);
  if (step.report.errors.length > 0) return;
  const path = makeReportFile(step.env.RUNNER_TEMP);
  const sender = new Sender({ ...inputs, ...step, client: step.connect() });
  const sent: SentCall[] = [];
  try {
    await sendAll(inputs, sender, (call) => {
      sent.push(call);
      const problem = writeResult(path, call, step.runner);
      if (problem !== null) sender.stop(problem);
    });
    if (sender.whyStopped !== null) step.report.errors.push(sender.whyStopped);
  } finally {
    reportResults(sent, total, path, step.report);
  }
}

/** Counts the calls, and adds to the step's errors and warnings. */
async function check(manifest: Manifest, step: Step): Promise<number> {
  const { cancelled, report, runner, profile } = step;
  const { endStatusField } = profile.operations.createCall;
  const { calls, errors, unspecified } = await checkManifest(manifest, endStatusField, cancelled);
  if (errors.length > 0) {
    const problem = `has ${formatCounted(errors.length, 'error')}, so no call was sent`;
    report.errors.push(manifest.refuse(problem).message, ...errors.slice(0, MAX_LISTED));
    return calls;
  }
  if (calls === 0) throw manifest.refuse('holds no call: write a JSON array, or one call per line');
  runner.info(INGEST.checked(calls));
  if (unspecified.length > 0) {
    report.warnings.push(
      INGEST.unspecified(unspecified.length),
      ...unspecified.slice(0, MAX_LISTED),
    );
  }
  return calls;
}

/** Starts the calls in the manifest's order, so many at once, until the sending stops. */
async function sendAll(
  { manifest, maxParallel }: IngestInputs,
  sender: Sender,
  record: (call: SentCall) => void,
): Promise<void> {
  const entries = manifest.entries();
  const worker = async () => {
    for await (const entry of entries) {
      if (sender.whyStopped !== null) return;
      if ('problem' in entry) throw manifest.refuse(entry.problem);
      const result = await sender.send(entry);
      if (result === null) return;
      // The whole entry would be kept in memory.
      const place = { unit: entry.unit, number: entry.number };
      record({ place, externalId: externalIdOf(entry.value), ...result });
    }
  };
  // If one of them ends, the others still wait for the responses to the calls that they have sent.
  const workers = Array.from({ length: maxParallel }, () =>
    worker().catch((error) => {
      sender.stop(describeError(error));
      throw error;
    }),
  );
  const ends = await Promise.allSettled(workers);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
