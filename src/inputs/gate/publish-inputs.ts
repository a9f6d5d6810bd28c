/** The inputs of the gate and of merge-reports that say what is published. */
import { statSync } from 'node:fs';
import type { Reason } from '../../model/report.ts';
import { hasCode } from '../../text/error-text.ts';
import { parseUrlTemplate } from '../../text/values/addresses.ts';
import { invalid, type Parsed, valid } from '../../text/values/parsed.ts';
import { parseBoolean } from '../../text/values/simple-values.ts';
import { parseGlobList } from '../glob-list.ts';
import type { InputForm } from '../input-form.ts';
import type { PUBLISH_DEFAULTS } from './input-defaults.ts';

export type PublishInput = keyof typeof PUBLISH_DEFAULTS;

/** An invalid input has its default; one that has none, or is not given, is null. */
export function readPublishInputs(form: InputForm<PublishInput>) {
  const template = (name: PublishInput, placeholder: string) =>
    form.readGiven(name, (text) => parseUrlTemplate(text, placeholder)) ?? null;
  return {
    warnOnly: form.boolean('warn-only'),
    onInconclusive: form.choice('on-inconclusive', ['fail', 'warn']),
    summary: form.boolean('summary'),
    detail: form.choice('detail', ['full', 'brief']),
    callUrl: template('call-url', 'callId'),
    runUrl: template('run-url', 'jobId'),
    redact: form.boolean('redact'),
    comment: form.choice('comment', ['auto', 'always', 'never']),
    suggestions: form.boolean('suggestions'),
    paths: form.readGiven('paths', parseGlobList) ?? null,
    reportDir: form.readGiven('report-dir', parseFolder) ?? null,
    // `auto` depends on the repository and the outcome.
    uploadReport: form.read('upload-report', parseAutoOrBoolean),
  };
}

/** The inputs that say what is published of a step. */
export type PublishSettings = ReturnType<typeof readPublishInputs> & {
  /** Identifies the comment and the run history of this gate from push to push; null if it is not known. */
  gateName: string | null;
  warnings: readonly string[];
};

/** The inputs of a step, or why it ends before any request. */
export type ReadInputs<Inputs extends PublishSettings> =
  | { kind: 'inputs'; inputs: Inputs }
  /** All errors of all inputs, or the missing key for which the step is skipped. */
  | { kind: 'error' | 'skipped'; reasons: Reason[]; publishing: PublishSettings };

function parseAutoOrBoolean(text: string): Parsed<'auto' | boolean> {
  if (text === 'auto') return valid(text);
  const parsed = parseBoolean(text);
  return parsed.ok ? parsed : invalid(text, 'is not a choice here: write auto, true or false');
}

/** A folder that exists or can be created. */
export function parseFolder(path: string): Parsed<string> {
  try {
    if (statSync(path).isDirectory()) return valid(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return valid(path);
  }
  return invalid(path, 'is not a folder: name a folder, or a path for a new one');
}
