import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { debriefReport, FULL, gateReport, runReport, theme } from '../report/builders.ts';
import {
  type Account,
  OTHER_APP,
  PERSON,
  VIEWER,
  WORKFLOW,
} from '../support/github/fake-github.ts';
import { gitHubRuntime, TOKEN } from '../support/github/github-runtime.ts';

const NO_SUGGESTIONS = { suggestions: false };

/** An evaluated report with themes of these slugs. */
function withThemes(...slugs: string[]) {
  const themes = slugs.map((slug) => theme({ slug, title: `Theme ${slug}` }));
  return gateReport({ runs: [runReport({ report: debriefReport({ themes }) })] });
}

const PASSED = gateReport({
  outcome: 'passed',
  runs: [
    runReport({ outcome: 'passed', reasons: [], report: debriefReport({ verdict: 'PASSED' }) }),
  ],
});

describe('the comment of mode `auto`', () => {
  it('is created when the gate did not pass, and its URL is returned', async () => {
    const { github, pull, report } = await gitHubRuntime();
    const { commentUrl, warnings } = await report(withThemes('late'), NO_SUGGESTIONS);
    expect(github.writes()).toEqual(['issues/create-comment 201']);
    expect(pull.comments).toMatchObject([{ user: WORKFLOW }]);
    expect(pull.comments[0]?.body).toContain('## ❌ Simulation gate failed');
    expect(commentUrl).toBe(
      `https://github.test/octo/agent/pull/7#issuecomment-${pull.comments[0]?.id}`,
    );
    expect(warnings).toEqual([]);
  });

  it('is not created when the gate passed', async () => {
    const { github, pull, report } = await gitHubRuntime();
    const { commentUrl } = await report(PASSED);
    expect(pull.comments).toEqual([]);
    expect(github.writes()).toEqual([]);
    expect(commentUrl).toBe('');
  });

  it('is not written again if nothing in it has changed', async () => {
    const { github, report } = await gitHubRuntime();
    const first = await report(withThemes('late'), NO_SUGGESTIONS);
    const second = await report(withThemes('late'), NO_SUGGESTIONS);
    expect(github.writes()).toEqual(['issues/create-comment 201']);
    expect(second.commentUrl).toBe(first.commentUrl);
  });

  it('is no longer than GitHub takes, with its hidden record', async () => {
    const { pull, report } = await gitHubRuntime();
    const slugs = Array.from({ length: 400 }, (_, index) => `${index}-${'ab'.repeat(40)}`);
    const { warnings } = await report(withThemes(...slugs), NO_SUGGESTIONS);
    expect(warnings).toEqual([]);
    expect(pull.comments).toHaveLength(1);
  });

  it('links the report of the newest run', async () => {
    const { pull, report } = await gitHubRuntime();
    await report(withThemes('late'), NO_SUGGESTIONS);
    const settings = { ...FULL, reportUrl: 'https://github.test/artifacts/2' };
    const again = await report(
      withThemes('late'),
      { ...NO_SUGGESTIONS, settings },
      { runId: '101' },
    );
    expect(pull.comments).toHaveLength(1);
    expect(pull.comments[0]?.body).toContain(settings.reportUrl);
    expect(again.commentUrl).toContain(`#issuecomment-${pull.comments[0]?.id}`);
  });
});

describe('the other modes', () => {
  it('`never` asks nothing of GitHub without suggestions', async () => {
    const { github, report } = await gitHubRuntime();
    await report(withThemes('late'), { ...NO_SUGGESTIONS, mode: 'never' });
    expect(github.requests).toEqual([]);
  });
});

describe('one comment for each gate', () => {
  it.each([
    ['gates', { gateName: 'plan a' }, {}],
    ['jobs', {}, { job: 'other' }],
    ['workflows', {}, { workflow: 'Nightly' }],
  ])('stands beside that of other %s', async (_, order, workflow) => {
    const { pull, report } = await gitHubRuntime();
    await report(withThemes('late'), NO_SUGGESTIONS);
    await report(withThemes('late'), { ...NO_SUGGESTIONS, ...order }, workflow);
    await report(PASSED, { ...NO_SUGGESTIONS, ...order }, workflow);
    expect(pull.comments.map(({ body }) => /Simulation gate \w+/.exec(body)?.[0])).toEqual([
      'Simulation gate failed',
      'Simulation gate passed',
    ]);
  });

  it('is not a text of another author with its marker', async () => {
    const { github, pull, report } = await gitHubRuntime();
    await report(withThemes('late'), NO_SUGGESTIONS);
    const [copy = ''] = pull.comments.map(({ body }) => body);
    pull.comments = [];
    const named: Account = { login: 'github-actions', type: 'User' };
    const others = [PERSON, OTHER_APP, named, null];
    for (const user of others) github.addComment(pull, copy, user);
    await report(withThemes('other'), NO_SUGGESTIONS);
    expect(pull.comments.map(({ user }) => user)).toEqual([...others, WORKFLOW]);
    expect(pull.comments.slice(0, -1).map(({ body }) => body)).toEqual(others.map(() => copy));
  });
});

describe('the author of the comment', () => {
  const APP: Account = { login: 'Acme-Gate[bot]', type: 'Bot' };

  it.each([WORKFLOW, APP, PERSON])('is the owner of the token: $login', async (account) => {
    const { github, pull, report } = await gitHubRuntime();
    github.accounts.set(TOKEN, account);
    await report(withThemes('late'), NO_SUGGESTIONS);
    expect(github.told()).not.toContain(`${VIEWER} 200`);
    github.addComment(pull, pull.comments[0]?.body ?? '', OTHER_APP);
    await report(PASSED, NO_SUGGESTIONS);
    expect(github.told()).toContain(`${VIEWER} 200`);
    expect(github.writes()).toEqual(['issues/create-comment 201', 'issues/update-comment 200']);
    expect(pull.comments[0]?.body).toContain('gate passed');
  });

  it('may be spelled otherwise where GitHub names it', async () => {
    const { github, pull, report } = await gitHubRuntime();
    github.accounts.set(TOKEN, APP);
    await report(withThemes('late'), NO_SUGGESTIONS);
    const body = { data: { viewer: { login: 'acme-gate' } } };
    github.answer({ operation: VIEWER, status: 200, body });
    await report(PASSED, NO_SUGGESTIONS);
    expect(pull.comments).toHaveLength(1);
  });

  it.each([
    ['refuses', WORKFLOW, { status: 403 }],
    ['refuses', PERSON, { status: 403 }],
    ['reports an error', PERSON, { status: 200, body: { errors: [{ message: 'no' }] } }],
    ['names nobody', WORKFLOW, { status: 200, body: { data: { viewer: {} } } }],
    ['is in trouble for a while', OTHER_APP, { status: 502, times: 2 }],
  ])('is known if GitHub %s (%o, %o)', async (_, account, answer) => {
    const { github, pull, report } = await gitHubRuntime();
    github.accounts.set(TOKEN, account);
    await report(withThemes('late'), NO_SUGGESTIONS);
    github.answer({ operation: VIEWER, ...answer });
    const { warnings } = await report(PASSED, NO_SUGGESTIONS);
    expect(warnings).toEqual([]);
    expect(pull.comments).toHaveLength(1);
    expect(pull.comments[0]?.body).toContain('gate passed');
  });

  it('is asked for in vain if GitHub is in trouble: nothing is written', async () => {
    const { github, pull, report } = await gitHubRuntime();
    // REST refuses an app, which says nothing about its name.
    github.accounts.set(TOKEN, APP);
    await report(withThemes('late'), NO_SUGGESTIONS);
    github.answer({ operation: VIEWER, status: 502 });
    const { warnings } = await report(PASSED, NO_SUGGESTIONS);
    expect(warnings).toHaveLength(1);
    expect(pull.comments).toHaveLength(1);
    expect(github.writes()).toEqual(['issues/create-comment 201']);
  });
});

it('an invalid URL of GitHub is no error if nothing is requested', async () => {
  const { report } = await gitHubRuntime();
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  await report(PASSED, { mode: 'never' }, { apiUrl: 'nowhere' });
  await import('../../src/github/octokit.ts');
  await setImmediate();
  expect(unhandled).not.toHaveBeenCalled();
});

it('comments of others without a text are none of the gate', async () => {
  const { github, pull, report } = await gitHubRuntime();
  for (const body of [null, undefined]) {
    Object.assign(github.addComment(pull, ''), { body });
  }
  const { warnings } = await report(withThemes('late'), NO_SUGGESTIONS);
  expect(warnings).toEqual([]);
  expect(pull.comments).toHaveLength(3);
});

it('two comments that two jobs wrote at the same time become one with the next run', async () => {
  const { github, pull, report } = await gitHubRuntime();
  await report(withThemes('late'), NO_SUGGESTIONS);
  const [oldest] = pull.comments;
  github.addComment(pull, oldest?.body ?? '', WORKFLOW);
  // In any order of a server's list.
  pull.comments.reverse();
  await report(PASSED, NO_SUGGESTIONS);
  expect(pull.comments.map(({ id }) => id)).toEqual([oldest?.id]);
  expect(pull.comments[0]?.body).toContain('gate passed');
});

describe('the token', () => {
  it('is registered as a secret and is in no text', async () => {
    const { pull, report } = await gitHubRuntime();
    const { log } = await report(withThemes('late'));
    expect(log).toContain(`::add-mask::${TOKEN}\n`);
    expect(log.replaceAll(`::add-mask::${TOKEN}\n`, '')).not.toContain(TOKEN);
    expect(JSON.stringify(pull)).not.toContain(TOKEN);
  });
});
