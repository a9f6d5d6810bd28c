/** track-themes: keeps one issue for each theme of a failed gate. */

import { GitHubApi, lacksPermission } from '../../github/api.ts';
import { ServiceError } from '../../http/errors.ts';
import { type Complete, type InputForm, isComplete } from '../../inputs/input-form.ts';
import { briefReport, redactReport } from '../../report/redact-report.ts';
import { MERGE, TRACK } from '../../report/words/action-words.ts';
import { invalid, type Parsed, valid } from '../../text/values/parsed.ts';
import type { Action, Step } from '../action.ts';
import { reportsThatCount } from '../merge-reports/counting-reports.ts';
import { readReports } from '../merge-reports/read-reports.ts';
import { keepIssues } from './keep-issues.ts';
import { type Scope, scopesOf } from './sightings.ts';

const DEFAULTS = {
  reports: '',
  label: 'simulation-theme',
  close: 'true',
  'max-issues': '10',
  'github-token': '',
  detail: 'full',
  redact: 'true',
  summary: 'true',
} as const;

const MAX_LABEL_CHARS = 50;
const MOST_ISSUES = 100;
/** Writes are a second apart, and there may be many. */
const LIMIT_MS = 10 * 60_000;

type TrackInputs = Complete<ReturnType<typeof readInputs>>;

export const trackThemes: Action = {
  headings: TRACK,
  defaults: DEFAULTS,
  outputs: ['opened', 'updated', 'closed', 'reopened'],
  meant: 'the input reports',
  prepare(form) {
    const inputs = readInputs(form);
    return isComplete(inputs) ? (step) => track(inputs, step) : undefined;
  },
};

function readInputs(form: InputForm<keyof typeof DEFAULTS>) {
  const fix = 'give the paths of the reports, such as reports/**/report.json';
  const tokenFix = `${form.inputs.howToGiveToken} that may write issues (permissions: issues: write)`;
  return {
    reports: form.required('reports', form.readGiven('reports', valid), fix),
    label: form.read('label', parseLabel),
    close: form.boolean('close'),
    maxIssues: form.integer('max-issues', 0, MOST_ISSUES),
    token: form.required('github-token', form.readGiven('github-token', valid), tokenFix),
    detail: form.choice('detail', ['full', 'brief']),
    redact: form.boolean('redact'),
  };
}

function parseLabel(text: string): Parsed<string> {
  if (text.includes(',')) return invalid(text, 'has a comma: name one label');
  return text.length > MAX_LABEL_CHARS
    ? invalid(text, `is longer than GitHub's ${MAX_LABEL_CHARS} characters: shorten it`)
    : valid(text);
}

async function track(inputs: TrackInputs, step: Step): Promise<void> {
  const { report } = step;
  const scopes = await readScopes(inputs, step);
  try {
    await keep(scopes, inputs, step);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    report.errors.push(lacksPermission(error) ? TRACK.noPermission : TRACK.failed(error.message));
  } finally {
    for (const deed of trackThemes.outputs) {
      report.outputs[deed] = `${report.rows.filter(([, , done]) => done === deed).length}`;
    }
    report.headline = TRACK.headline(report.outputs, scopes.length);
  }
}

async function readScopes(
  { reports, detail, redact }: TrackInputs,
  { report, clock }: Step,
): Promise<Scope[]> {
  const read = await readReports(reports);
  for (const { name, problem } of [...read.errors, ...read.unmatched]) {
    report.errors.push(MERGE.refused(name, problem));
  }
  const shown = reportsThatCount(read.reports).map(({ report: given }) => {
    const masked = redact ? redactReport(given) : given;
    return detail === 'brief' ? briefReport(masked) : masked;
  });
  return scopesOf(shown, clock.now());
}

async function keep(
  scopes: readonly Scope[],
  { token, label, close, maxIssues }: TrackInputs,
  step: Step,
): Promise<void> {
  const { report } = step;
  if (scopes.length === 0) {
    report.notes.push(TRACK.noRun);
    return;
  }
  const { apiUrl, repository, owner, repo } = step.workflow;
  if (repository === '') {
    report.errors.push(TRACK.noRepository);
    return;
  }
  const api = new GitHubApi({ apiUrl, owner, repo, token }, step, step.clock.now() + LIMIT_MS);
  const left = await keepIssues(scopes, { api, label, close, maxIssues, report });
  if (left.length > 0) report.warnings.push(TRACK.without(left, maxIssues));
}
