import { invalid, type Parsed, valid } from '../core/input/parsed.ts';
import type { Runner } from '../runner/runner.ts';
import { InputForm, isComplete } from '../step/inputs/input-form.ts';

/** Every input of track-themes with the text that stands for it where a workflow gives none. */
export const TRACK_DEFAULTS = {
  reports: '',
  label: 'simulation-theme',
  close: 'true',
  'max-issues': '10',
  'github-token': '',
  detail: 'full',
  redact: 'true',
  summary: 'true',
} as const;

/** GitHub's limit. */
const MAX_LABEL_CHARS = 50;
const MOST_ISSUES = 100;

/** What a workflow asked for, checked and typed. */
export interface TrackInputs {
  /** A list of paths and globs. */
  reports: string;
  label: string;
  /** Close the issue of a theme that is gone. */
  close: boolean;
  /** The most new ones that are opened. */
  maxIssues: number;
  token: string;
  detail: 'full' | 'brief';
  redact: boolean;
}

/** What was read, the inputs undefined where one of them is faulty. */
export interface ReadInputs {
  inputs: TrackInputs | undefined;
  /** Undefined where the input is faulty. */
  summary: boolean | undefined;
  faults: string[];
  warnings: string[];
}

/** @param token the input `github-token` */
export function readTrackInputs(runner: Runner, token: string): ReadInputs {
  const form = new InputForm(runner, TRACK_DEFAULTS);
  if (token === '') {
    form.fault(
      `input 'github-token' is empty: ${runner.howToGiveToken} that may write issues (permissions: issues: write)`,
    );
  }
  const cure = 'give the paths of the reports, such as reports/**/report.json';
  const read = {
    reports: form.required('reports', form.readGiven('reports', valid), cure),
    label: form.read('label', parseLabel, true),
    close: form.boolean('close'),
    maxIssues: form.integer('max-issues', 0, MOST_ISSUES),
    token,
    detail: form.choice('detail', ['full', 'brief']),
    redact: form.boolean('redact'),
  };
  const summary = form.boolean('summary');
  const warnings = form.findUnknown();
  const inputs = isComplete(read) && form.faults.length === 0 ? read : undefined;
  return { inputs, summary, faults: form.faults.map(({ message }) => message), warnings };
}

function parseLabel(text: string): Parsed<string> {
  if (text.includes(',')) return invalid(text, 'holds a comma, which parts labels: name one label');
  return text.length > MAX_LABEL_CHARS
    ? invalid(text, `is longer than the ${MAX_LABEL_CHARS} characters that GitHub takes`)
    : valid(text);
}
