import { describe, expect, it } from 'vitest';
import { PULL_REQUEST } from '../../src/report/words/publish-words.ts';
import { debriefReport, gateReport, runReport, theme } from '../report/builders.ts';
import type { Order } from '../support/github/fake-github.ts';
import { gitHubRuntime, TOKEN } from '../support/github/github-runtime.ts';

const run = runReport({ report: debriefReport({ themes: [theme({ slug: 'late' })] }) });
const FAILED = gateReport({ runs: [run] });

describe('events', () => {
  it('`pull_request_target` gets a comment and no suggestions', async () => {
    const { github, pull, report } = await gitHubRuntime();
    await report(FAILED, {}, { eventName: 'pull_request_target' });
    expect(github.told()).not.toContain('pulls/list-review-comments 200');
    expect(pull.comments).toHaveLength(1);
  });

  it('a fork gets one line in the log, and no request', async () => {
    const { github, report } = await gitHubRuntime({ headRepository: { id: 2 } });
    const { log, ...result } = await report(FAILED);
    expect(log).toBe(`${PULL_REQUEST.fromFork}\n`);
    expect(github.requests).toEqual([]);
    expect(result).toMatchObject({ notes: [], warnings: [], commentUrl: '' });
  });

  it.each(['push', 'workflow_run', 'issue_comment'])('%s is silent', async (eventName) => {
    const { github, report } = await gitHubRuntime();
    const { log } = await report(FAILED, {}, { eventName });
    expect(log).toBe('');
    expect(github.requests).toEqual([]);
  });
});

it('without prompt fixes no suggestions are read', async () => {
  const { github, report } = await gitHubRuntime();
  await report(FAILED);
  expect(github.told()).not.toContain('pulls/list-review-comments 200');
});

describe('what GitHub answers never ends the gate', () => {
  it('without the permission it says once which one is missing', async () => {
    const { github, report } = await gitHubRuntime();
    github.readers.add(TOKEN);
    const { warnings, commentUrl } = await report(FAILED);
    expect(warnings).toEqual([PULL_REQUEST.noPermission]);
    expect(commentUrl).toBe('');
  });

  it('without a token it says so and asks nothing', async () => {
    const { github, report } = await gitHubRuntime();
    const { log } = await report(FAILED, { token: '' });
    expect(log).toBe(`${PULL_REQUEST.noToken}\n`);
    expect(github.requests).toEqual([]);
  });

  it.each<[string, number, string]>([
    ['issues/list-comments', 404, 'list comments: 404: Whatever'],
    ['issues/create-comment', 422, 'create comment: 422: Whatever'],
    ['issues/create-comment', 502, 'create comment: 502: Whatever'],
    ['issues/create-comment', 301, 'create comment: 301 redirect, which is not followed'],
  ])('%s with %d is a warning', async (operation, status, said) => {
    const { github, report } = await gitHubRuntime();
    github.answer({ operation, status });
    const { warnings, commentUrl } = await report(FAILED);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(PULL_REQUEST.noComment(said));
    expect(commentUrl).toBe('');
  });

  it.each<[string, Omit<Order, 'operation'>, string]>([
    [
      'a page of something in front of GitHub',
      {
        status: 404,
        body: '<html><head><title>Blocked</title></head><body>by us</body></html>',
        headers: { 'content-type': 'text/html' },
      },
      '404: Blocked',
    ],
    ['nothing at all', { status: 404, body: '' }, '404: an empty body'],
    [
      'the JSON of something in front of GitHub',
      { status: 404, body: { error: 'no route' } },
      '404: Unknown error: {"error":"no route"}',
    ],
    [
      'details',
      {
        status: 422,
        body: { message: 'Validation Failed', errors: [{ field: 'body', code: 'invalid' }] },
      },
      '422: Validation Failed: {"field":"body","code":"invalid"}',
    ],
    [
      'another shape',
      { status: 200, body: { id: 1, body: 'none' } },
      'not as specified: expected a list',
    ],
    ['no objects', { status: 200, body: [null] }, 'not as specified: expected a list'],
    ['a longer message than is worth it', { status: 404, message: 'x'.repeat(9000) }, '404: xxx'],
  ])('an answer with %s is shown shortly', async (_, answer, said) => {
    const { github, report } = await gitHubRuntime();
    github.answer({ operation: 'issues/list-comments', ...answer });
    const { warnings } = await report(FAILED);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(`list comments: ${said}`);
    expect(warnings[0]?.length).toBeLessThan(1000);
  });

  it('says nothing more once the step is cancelled', async () => {
    const { github, cancel, report } = await gitHubRuntime();
    github.onRequest = () => cancel.abort(new Error('cancelled'));
    const { warnings, commentUrl } = await report(FAILED);
    expect(warnings).toEqual([]);
    expect(commentUrl).toBe('');
    expect(github.writes()).toEqual([]);
  });
});
