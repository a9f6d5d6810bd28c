/** A signal at any time ends the step as cancelled. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
// Loaded beforehand: virtual time would pass meanwhile.
import '../../../src/github/repository-files.ts';
import type { Action } from '../../../src/actions/action.ts';
import { mergeReports } from '../../../src/actions/merge-reports/merge-reports.ts';
import type { Runtime } from '../../../src/runner/runtime.ts';
import { CancelledError } from '../../../src/text/step-errors.ts';
import { TOKEN } from '../../support/github/github-runtime.ts';
import { json, serviceError, startScriptedServer } from '../../support/http-server.ts';
import { workspace } from '../../support/saved-files.ts';
import { reasonsIn, runAlone } from '../../support/virtual-runtime.ts';

const RUN = '0198c0de-3333-7000-8000-00000000000c';
const PLAN = '0198c0de-2222-7000-8000-00000000000b';
const [BASE_SHA, HEAD_SHA] = ['b'.repeat(40), 'c'.repeat(40)];

const { cwd, save } = workspace('entered');
save('report.json', '{}');
save('child.yml', 'version: 1\nextends: acme/policies/gate/org.yml@v1\n');
const EVENT = join(cwd, 'event.json');
const pull = { number: 7, base: { sha: BASE_SHA }, head: { sha: HEAD_SHA } };
writeFileSync(EVENT, JSON.stringify({ pull_request: pull }));

/** What the server answers before the request that the signal comes in at. */
const LISTED = json(200, {
  data: [{ simulationRunPlanJobId: RUN, status: 'COMPLETED', createdAt: '2026-03-01T00:00:00Z' }],
});
const NOT_FOUND = serviceError(404, 'not_found', 'resource_not_found');

interface Moment {
  inputs: Record<string, string>;
  /** The first request whose path holds this is not answered. */
  at: string;
  /** By parts of their path; all others are not found. */
  answers?: Record<string, string>;
  action?: Action | ((runtime: Runtime) => Promise<number>);
}

const CHANGES = { paths: 'prompts/**', 'github-token': TOKEN };
const CONFLICT = serviceError(409, 'conflict', 'resource_in_use');

const TIMES: Record<string, Moment> = {
  'GitHub lists the changed files': { inputs: { 'job-id': RUN, ...CHANGES }, at: '/pulls/7/files' },
  'GitHub lists the changed files in a dry run': {
    inputs: { 'job-id': RUN, 'dry-run': 'true', ...CHANGES },
    at: '/pulls/7/files',
    answers: { '/results': CONFLICT },
  },
  'GitHub sends a file that the policy extends': {
    inputs: {
      'job-id': RUN,
      policy: 'child.yml',
      'github-token': TOKEN,
      'on-inconclusive': 'warn',
    },
    at: '/contents/',
  },
  'GitHub sends a file that the policy of merged reports extends': {
    inputs: {
      reports: 'report.json',
      policy: 'child.yml',
      'github-token': TOKEN,
      'on-inconclusive': 'warn',
    },
    at: '/contents/',
    action: mergeReports,
  },
  'the cache sends the run history': {
    inputs: { 'run-plan': PLAN, 'max-calls': '10', memory: 'auto', reuse: '1h' },
    at: 'CacheEntryDownloadURL',
  },
  'the service lists the runs for policy-check': {
    inputs: { 'run-plan': PLAN, 'policy-check': 'true' },
    at: '/plan/jobs',
  },
  'the service sends results for policy-check': {
    inputs: { 'run-plan': PLAN, 'policy-check': 'true' },
    at: '/results',
    answers: { '/plan/jobs': LISTED },
  },
};

test.each(Object.entries(TIMES))('SIGTERM while %s', async (_, time) => {
  const { inputs, at, answers = {}, action } = time;
  const cancel = new AbortController();
  const server = await startScriptedServer((socket, { path }) => {
    if (path.includes(at)) return cancel.abort(new CancelledError('SIGTERM'));
    const [, answer = NOT_FOUND] = Object.entries(answers).find(([it]) => path.includes(it)) ?? [];
    socket.write(answer);
  });
  onTestFinished(() => server.close());
  const env = {
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: EVENT,
    GITHUB_API_URL: server.origin,
    GITHUB_REPOSITORY: 'acme/agent',
    GITHUB_REF: 'refs/pull/7/merge',
    ACTIONS_RUNTIME_TOKEN: 'token',
    ACTIONS_RESULTS_URL: `${server.origin}/`,
    ACTIONS_CACHE_SERVICE_V2: 'True',
  };
  const given = { 'base-url': server.origin, 'api-key': 'key', memory: 'off', comment: 'never' };
  const all = action === undefined ? { ...given, suggestions: 'false', ...inputs } : inputs;
  const step = await runAlone(all, env, server.origin, action, cancel.signal);
  expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'inconclusive' } });
  expect(reasonsIn(step)).toMatchObject([
    { rule: 'cancelled', message: expect.stringContaining('SIGTERM') },
  ]);
  expect(step.log).not.toContain('internal error');
});
