/** The inputs that say how an ending is told: that of a gate, and that of several together. */
import { statSync } from 'node:fs';
import { hasCode } from '../../text/step-error.ts';
import { parseUrlTemplate } from '../../text/values/addresses.ts';
import { invalid, type Parsed, valid } from '../../text/values/parsed.ts';
import { parseBoolean } from '../../text/values/simple-values.ts';
import { parseGlobList } from '../glob-list.ts';
import type { InputForm } from '../input-form.ts';
import { type Telling, UNREAD } from './settings.ts';

type TellingInput =
  | 'warn-only'
  | 'on-inconclusive'
  | 'summary'
  | 'detail'
  | 'redact'
  | 'call-url'
  | 'run-url'
  | 'comment'
  | 'suggestions'
  | 'paths'
  | 'report-dir'
  | 'upload-report';

/** A member is undefined where its input is faulty. */
export function readTellingInputs(form: InputForm<TellingInput>) {
  const template = (name: TellingInput, placeholder: string) =>
    form.readGiven(name, (text) => parseUrlTemplate(text, placeholder));
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
    paths: form.readGiven('paths', parseGlobList),
    reportDir: form.readGiven('report-dir', parseFolder),
    uploadReport: form.read('upload-report', parseAutoOrBoolean),
  };
}

/** What holds of the telling: a faulty input has its default, but for a comment that nobody can be sure to want. */
export function tellingOf(
  read: ReturnType<typeof readTellingInputs>,
): Omit<Telling, 'gateName' | 'warnings'> {
  return {
    summary: read.summary ?? UNREAD.summary,
    detail: read.detail ?? UNREAD.detail,
    callUrl: read.callUrl ?? UNREAD.callUrl,
    runUrl: read.runUrl ?? UNREAD.runUrl,
    comment: read.comment ?? 'never',
    suggestions: read.suggestions ?? UNREAD.suggestions,
    reportDir: read.reportDir ?? UNREAD.reportDir,
    uploadReport: read.uploadReport ?? UNREAD.uploadReport,
  };
}

function parseAutoOrBoolean(text: string): Parsed<'auto' | boolean> {
  if (text === 'auto') return valid(text);
  const parsed = parseBoolean(text);
  return parsed.ok ? parsed : invalid(text, 'is no choice here: write auto, true or false');
}

/** A folder that is there, or that can be made. */
export function parseFolder(path: string): Parsed<string> {
  const cure = 'name a folder, or a path at which one can be made';
  try {
    return statSync(path).isDirectory() ? valid(path) : invalid(path, `is not a folder: ${cure}`);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return valid(path);
    // Too long, a loop of links, or behind what is no folder or is closed to us.
    return invalid(path, `cannot be a folder: ${cure}`);
  }
}
