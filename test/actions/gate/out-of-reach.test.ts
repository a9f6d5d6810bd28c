/** What a GitHub out of reach costs a whole step, however it is out of reach, and whenever it is asked. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
// GitHub's client is loaded when it is used: time would pass meanwhile.
import '../../../src/text/yaml-text.ts';
import '../../../src/github/artifact.ts';
import '../../../src/github/repository-files.ts';
import '../../../src/github/pull-request.ts';
import '../../../src/report/html/render-html.ts';
import { environment, TOKEN } from '../../support/github/github-runtime.ts';
import {
  answer,
  hang,
  type Reply,
  serviceError,
  startScriptedServer,
} from '../../support/http-server.ts';
import { runAlone, type StepResult } from '../../support/virtual-runtime.ts';

/** For each purpose of a step. */
const BUDGET_MS = 20_000;

/** Bytes without end, of which none comes too late for the next. */
const trickle: Reply = (socket) => {
  socket.write(
    'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n',
  );
  const drip = () => {
    if (socket.destroyed) return;
    socket.write(' ');
    setTimeout(drip, 700);
  };
  drip();
};

const WAYS: Record<string, Reply> = {
  hangs: hang,
  trickles: trickle,
  // A connection that is kept has a timer, by which time would pass while others work.
  'answers 502': (socket) => void socket.end(answer(502, 'Bad gateway', { connection: 'close' })),
};

const NOTHING_AFTER = { comment: 'never', suggestions: 'false' };
const BEFORE = { paths: 'prompts/**' };
const POLICY = 'version: 1\nextends: acme/policies/gate.yml@main\n';

/** What is asked of GitHub, and when. */
interface Job {
  inputs: Record<string, string>;
  /** For how many purposes. */
  purposes: number;
  isAskedForAll?: boolean;
}

const JOBS: Record<string, Job> = {
  'before the run': { inputs: { ...BEFORE, ...NOTHING_AFTER }, purposes: 1 },
  'after the run': { inputs: { paths: '' }, purposes: 1 },
  'before and after the run': { inputs: BEFORE, purposes: 2 },
  'for a policy': { inputs: { policy: 'POLICY', ...BEFORE }, purposes: 2 },
  'for all that there is': {
    purposes: 4,
    inputs: { ...BEFORE, 'upload-report': 'true', memory: 'auto' },
    isAskedForAll: true,
  },
};

/** Runs a gate whose key the service does not know, which shows before a call is placed. */
async function gate(origin: string, isTracked: boolean, name: string) {
  const { inputs = {}, isAskedForAll = false } = JOBS[name] ?? {};
  const service = await startScriptedServer(serviceError(401, 'authentication_error', 'bad_key'));
  const folder = mkdtempSync(join(tmpdir(), 'job-'));
  onTestFinished(async () => {
    await service.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const event = join(folder, 'event.json');
  const [head, base] = ['a', 'b'].map((letter) => ({ sha: letter.repeat(40), repo: { id: 1 } }));
  writeFileSync(event, JSON.stringify({ pull_request: { number: 7, head, base } }));
  writeFileSync(join(folder, 'policy.yml'), POLICY);
  const claims = Buffer.from(JSON.stringify({ scp: 'Actions.Results:run-1:job-1' }));
  const results = {
    ACTIONS_RUNTIME_TOKEN: `e30.${claims.toString('base64url')}.e30`,
    ACTIONS_RESULTS_URL: `${origin}/`,
    GITHUB_SERVER_URL: 'https://github.com',
  };
  const env = {
    ...environment(`${origin}/api/v3`),
    GITHUB_EVENT_PATH: event,
    GITHUB_BASE_REF: 'main',
    ...(isAskedForAll && results),
  };
  // The toolkit that uploads reads the variables of the process.
  if (isAskedForAll) for (const [key, value] of Object.entries(env)) vi.stubEnv(key, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const given = {
    'base-url': service.origin,
    'api-key': 'a-key-of-the-test',
    'run-plan': '0198c0de-2222-7000-8000-00000000000b',
    'github-token': TOKEN,
    ...inputs,
    ...(inputs.policy && { policy: join(folder, 'policy.yml') }),
  };
  const servers = isTracked ? [service.origin, origin] : [service.origin];
  return runAlone(given, env, servers);
}

/** The toolkit that uploads waits by timers of its own, for which time would pass while others work. */
const CASES = Object.entries(JOBS).flatMap(([job, { isAskedForAll }]) =>
  Object.keys(WAYS).flatMap((way) => (isAskedForAll && way !== 'hangs' ? [] : [[way, job]])),
);

function expectUnharmed(step: StepResult, job: string): void {
  expect(step.durationMs).toBeLessThanOrEqual(BUDGET_MS * (JOBS[job]?.purposes ?? 0));
  const isUnjudgeable = job === 'for a policy';
  expect(step.outputs.outcome).toBe(isUnjudgeable ? 'inconclusive' : 'error');
  expect(step.summary).toContain(isUnjudgeable ? 'did not return' : 'it is bad_key');
}

describe('a GitHub that', () => {
  test.each(CASES)(
    '%s costs at most 20 s for each purpose and changes no outcome, requested %s',
    async (way, job) => {
      const github = await startScriptedServer(WAYS[way] ?? hang);
      onTestFinished(() => github.close());
      // Time passes while an answer is waited for that never comes.
      const step = await gate(github.origin, way === 'answers 502', job);
      expect(github.requests.length).toBeGreaterThan(0);
      expectUnharmed(step, job);
    },
  );

  test.each(Object.keys(JOBS))(
    'refuses connections costs at most 20 s for each purpose and changes no outcome, requested %s',
    async (job) => {
      // Nothing listens on the port of discard.
      expectUnharmed(await gate('http://127.0.0.1:9', true, job), job);
    },
  );
});
