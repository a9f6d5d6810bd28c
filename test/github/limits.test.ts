import { describe, expect, it } from 'vitest';
import type { GateReport } from '../../src/model/report.ts';
import { debriefReport, gateReport, recommendation, runReport } from '../report/builders.ts';
import type { FakeGitHub, Order } from '../support/github/fake-github.ts';
import { gitHubRuntime } from '../support/github/github-runtime.ts';
import { START_MS } from '../support/virtual-clock.ts';

const NO_SUGGESTIONS = { suggestions: false };

const SECONDARY =
  'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';

function timesOf({ requests }: FakeGitHub, operation: string): number[] {
  return requests.filter((it) => it.operation === operation).map(({ atMs }) => atMs);
}

/** Whole seconds between the requests. */
function pausesOf(github: FakeGitHub, operation: string): number[] {
  const times = timesOf(github, operation);
  return times.slice(1).map((at, index) => Math.floor((at - (times[index] ?? 0)) / 1000));
}

function withFix(): GateReport {
  const fix = recommendation({ currentText: 'B', suggestedText: 'C' });
  const place = { path: 'agent.md', startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 };
  return gateReport({
    runs: [runReport({ report: debriefReport({ recommendations: [fix] }) })],
    promptFixes: [
      {
        from: [{ run: 0, recommendation: 0 }],
        found: {
          state: 'located',
          place,
          insertedText: 'C',
          fixedLines: ['C'],
          leftOut: null,
        },
      },
    ],
  });
}

describe.each(['issues/list-comments', 'issues/create-comment'])('a limit of %s', (operation) => {
  it.each<[string, Omit<Order, 'operation' | 'times'>]>([
    ['403 with Retry-After', { status: 403, message: SECONDARY, headers: { 'retry-after': '9' } }],
    ['429 with Retry-After', { status: 429, message: SECONDARY, headers: { 'retry-after': '9' } }],
    [
      '403 with the time of its reset',
      {
        status: 403,
        message: 'API rate limit exceeded for installation ID 1.',
        headers: {
          'x-ratelimit-remaining': '0',
          // The plugin waits one second longer.
          'x-ratelimit-reset': `${START_MS / 1000 + 8}`,
        },
      },
    ],
  ])('of %s is waited for', async (_, answer) => {
    const { github, pull, report } = await gitHubRuntime();
    github.answer({ ...answer, operation, times: 1 });
    const { warnings } = await report(gateReport(), NO_SUGGESTIONS);
    expect(pausesOf(github, operation)[0]).toBe(9);
    expect(pull.comments).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  it.each<[string, Omit<Order, 'operation' | 'times'>]>([
    ['403 without Retry-After', { status: 403, message: SECONDARY }],
    ['429 without Retry-After', { status: 429, message: SECONDARY }],
    ['403 for an hour', { status: 403, message: SECONDARY, headers: { 'retry-after': '3600' } }],
  ])('of %s is longer than the step waits, so it is a warning at once', async (_, answer) => {
    const { github, report } = await gitHubRuntime();
    github.answer({ ...answer, operation });
    const { warnings, tookMs } = await report(gateReport(), NO_SUGGESTIONS);
    expect(warnings).toEqual([expect.stringContaining(`${answer.status}: ${SECONDARY}`)]);
    expect(timesOf(github, operation)).toHaveLength(1);
    expect(tookMs).toBeLessThan(1000);
  });
});

describe('trouble that passes', () => {
  it('is waited out where repeating does no harm', async () => {
    const { github, pull, report } = await gitHubRuntime();
    github.answer({ operation: 'issues/list-comments', status: 502, times: 2 });
    await report(gateReport(), NO_SUGGESTIONS);
    expect(pull.comments).toHaveLength(1);
    github.answer({ operation: 'issues/update-comment', status: 502, times: 2 });
    const { warnings } = await report(gateReport({ outcome: 'inconclusive' }), NO_SUGGESTIONS);
    expect(warnings).toEqual([]);
    expect(pull.comments[0]?.body).toContain('inconclusive');
  });

  it('is not where a second comment might come of it', async () => {
    const { github, report } = await gitHubRuntime();
    github.answer({ operation: 'issues/create-comment', status: 502 });
    const { warnings } = await report(gateReport(), NO_SUGGESTIONS);
    expect(timesOf(github, 'issues/create-comment')).toHaveLength(1);
    expect(warnings).toHaveLength(1);
  });
});

describe('GitHub out of reach', () => {
  /** A fix in the pull request's diff, so that suggestions are tried as well. */
  async function runtime() {
    const made = await gitHubRuntime({
      files: [{ filename: 'agent.md', patch: '@@ -1 +1 @@\n-A\n+B' }],
    });
    made.workspace.set('agent.md', 'B');
    return made;
  }

  it.each([7, 15, 60])('that answers after %d s costs 20 s at most', async (seconds) => {
    const { answerAfter, report } = await runtime();
    answerAfter(seconds * 1000);
    const { tookMs } = await report(withFix());
    expect(tookMs).toBeLessThanOrEqual(20_000);
  });
});

describe('writes', () => {
  it('are at least a second apart', async () => {
    const { github, pull, report } = await gitHubRuntime();
    await report(gateReport(), NO_SUGGESTIONS);
    const [own] = pull.comments;
    for (let index = 0; index < 3; index += 1) {
      github.addComment(pull, own?.body ?? '', own?.user);
    }
    await report(gateReport({ outcome: 'inconclusive' }), NO_SUGGESTIONS);
    const times = [
      ...timesOf(github, 'issues/update-comment'),
      ...timesOf(github, 'issues/delete-comment'),
    ];
    expect(times).toHaveLength(4);
    times.slice(1).forEach((at, index) => {
      expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(1000);
    });
  });
});
