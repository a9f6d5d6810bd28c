import { describe, expect, it } from 'vitest';
import { gateReport } from '../report/builders.ts';
import type { FakeGitHub, Order } from '../support/github/fake-github.ts';
import { gitHubWorld } from '../support/github/github-world.ts';
import { START_MS } from '../support/virtual-clock.ts';

const NO_SUGGESTIONS = { suggestions: false };

const SECONDARY =
  'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';

function timesOf({ requests }: FakeGitHub, operation: string): number[] {
  return requests.filter((it) => it.operation === operation).map(({ atMs }) => atMs);
}

describe('a limit', () => {
  it.each<[string, Omit<Order, 'operation' | 'times'>]>([
    ['403 with Retry-After', { status: 403, message: SECONDARY, headers: { 'retry-after': '9' } }],
    [
      '403 with the time of its reset',
      {
        status: 403,
        message: 'API rate limit exceeded for installation ID 1.',
        headers: {
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset': `${START_MS / 1000 + 9}`,
        },
      },
    ],
    ['429 with Retry-After', { status: 429, headers: { 'retry-after': '9' } }],
  ])('of %s is waited for, reading and writing', async (_, answer) => {
    for (const operation of ['issues/list-comments', 'issues/create-comment']) {
      const { github, pull, report } = await gitHubWorld();
      github.answer({ ...answer, operation, times: 1 });
      const { warnings } = await report(gateReport(), NO_SUGGESTIONS);
      const [first = 0, second = 0] = timesOf(github, operation);
      expect(second - first).toBe(9000);
      expect(pull.comments).toHaveLength(1);
      expect(warnings).toEqual([]);
    }
  });

  it.each<[string, Omit<Order, 'operation' | 'times'>, string]>([
    ['403 without Retry-After', { status: 403, message: SECONDARY }, '60 s'],
    ['403 of an older server', { status: 403, message: 'abuse detection mechanism' }, '60 s'],
    ['429 without Retry-After', { status: 429 }, '60 s'],
    ['403 for an hour', { status: 403, headers: { 'retry-after': '3600' } }, '3600 s'],
  ])(
    'of %s is given up at once, since the wait would be longer than there is time',
    async (_, answer, pause) => {
      for (const operation of ['issues/create-comment', 'issues/list-comments']) {
        const { github, report } = await gitHubWorld();
        github.answer({ ...answer, operation });
        const { warnings, tookMs } = await report(gateReport(), NO_SUGGESTIONS);
        expect(warnings).toHaveLength(1);
        expect(warnings[0]).toContain(
          `GitHub limits the requests of this token (${answer.status}) and wants a pause of ${pause}`,
        );
        expect(timesOf(github, operation)).toHaveLength(1);
        expect(tookMs).toBeLessThan(1000);
      }
    },
  );

  it('without any pause is tried again a second later', async () => {
    const { github, pull, report } = await gitHubWorld();
    const order = { status: 403, message: 'abuse detection mechanism', times: 2 };
    const headers = { 'retry-after': '0' };
    github.answer({ ...order, headers, operation: 'issues/list-comments' });
    await report(gateReport(), NO_SUGGESTIONS);
    expect(pull.comments).toHaveLength(1);
    const [first = 0, second = 0, third = 0] = timesOf(github, 'issues/list-comments');
    expect([second - first, third - second]).toEqual([1000, 1000]);
  });

  it('of 429 for an hour is given up when reading, too', async () => {
    const { github, report } = await gitHubWorld();
    const headers = { 'retry-after': '3600' };
    github.answer({ operation: 'issues/list-comments', status: 429, headers });
    const { warnings } = await report(gateReport(), NO_SUGGESTIONS);
    expect(warnings[0]).toContain('Retry-After (3600) lies past the deadline');
    expect(timesOf(github, 'issues/list-comments')).toHaveLength(1);
  });

  it('that holds the suggestions up leaves time for the comment', async () => {
    const { github, pull, report } = await gitHubWorld();
    const headers = { 'retry-after': '45' };
    github.answer({ operation: 'pulls/list-review-comments', status: 403, headers });
    const { warnings, tookMs } = await report(gateReport());
    expect(warnings).toHaveLength(1);
    expect(pull.comments).toHaveLength(1);
    expect(tookMs).toBeLessThan(1000);
  });
});

describe('trouble that passes', () => {
  it('is waited out where repeating does no harm', async () => {
    const { github, pull, report } = await gitHubWorld();
    github.answer({ operation: 'issues/list-comments', status: 502, times: 2 });
    await report(gateReport(), NO_SUGGESTIONS);
    expect(pull.comments).toHaveLength(1);
    github.answer({ operation: 'issues/update-comment', status: 502, times: 2 });
    const { warnings } = await report(gateReport({ outcome: 'inconclusive' }), NO_SUGGESTIONS);
    expect(warnings).toEqual([]);
    expect(pull.comments[0]?.body).toContain('inconclusive');
  });

  it('is not where a second comment might come of it', async () => {
    const { github, report } = await gitHubWorld();
    github.answer({ operation: 'issues/create-comment', status: 502 });
    const { warnings } = await report(gateReport(), NO_SUGGESTIONS);
    expect(timesOf(github, 'issues/create-comment')).toHaveLength(1);
    expect(warnings).toHaveLength(1);
  });

  it('is given up after a minute', async () => {
    const { github, report } = await gitHubWorld();
    github.answer({ operation: 'issues/list-comments', status: 502 });
    const { warnings, tookMs } = await report(gateReport(), NO_SUGGESTIONS);
    expect(warnings[0]).toContain('no time is left for another attempt');
    expect(tookMs).toBeLessThanOrEqual(60_000);
  });
});

describe('writes', () => {
  it('are at least a second apart', async () => {
    const { github, pull, report } = await gitHubWorld();
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
