import { readFileSync, rmSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { GateReport, Theme } from '../../../src/model/report.ts';
import { TRACK } from '../../../src/report/words/action-words.ts';
import { CancelledError } from '../../../src/text/step-errors.ts';
import { BRIEF, FULL } from '../../report/builders.ts';
import { OTHER_APP, PERSON, VIEWER, WORKFLOW } from '../../support/github/fake-github.ts';
import { TOKEN } from '../../support/github/github-runtime.ts';
import { hang, startScriptedServer } from '../../support/http-server.ts';
import { workspace } from '../../support/saved-files.ts';
import { failedRun, gate, merge, save } from '../merge-reports/merging.ts';
import { NOTHING, night, nights, track } from './tracking.ts';

workspace('entered');

const REFUND = { slug: 'refund', title: 'Refunds are refused' };
const GREETING = { slug: 'greeting', title: 'No greeting', severity: 'LOW' };

describe('each theme of a failed gate has an issue', () => {
  test('with the label, which is made where there is none', async () => {
    const github = await nights();
    const step = await track(github, [night(1, [REFUND, GREETING])]);
    expect(step).toMatchObject({ exitCode: 0, counts: { ...NOTHING, opened: 2 } });
    expect(github.issues.all).toMatchObject([
      { title: 'Refunds are refused (refunds)', labels: ['simulation-theme'], state: 'open' },
      { title: 'No greeting (refunds)', labels: ['simulation-theme'] },
    ]);
    expect(github.told()).toContain('issues/create-label 201');
    expect(github.issues.all[0]?.body).toContain('job-1');
    expect(step.summary).toContain('| 1 | Refunds are refused (refunds) | opened |');
  });

  test('and none of a gate that passed or was not evaluated', async () => {
    const github = await nights();
    const passed = { outcome: 'passed' as const, reasons: [] };
    const step = await track(github, [
      night(1, [REFUND], passed, { outcome: 'passed' }),
      night(1, [GREETING], { outcome: 'inconclusive' }, { gateName: 'other' }),
    ]);
    expect(step).toMatchObject({ exitCode: 0, counts: NOTHING });
    expect(github.issues.all).toEqual([]);
  });

  test('at most so many new ones a run, the most severe first, and the rest is said', async () => {
    const github = await nights();
    const step = await track(github, [night(1, [GREETING, REFUND])], { 'max-issues': '1' });
    expect(step.counts.opened).toBe(1);
    expect(github.issues.all[0]?.title).toBe('Refunds are refused (refunds)');
    expect(step.annotations).toEqual([`warning: ${TRACK.without(['No greeting (refunds)'], 1)}`]);
    expect(
      (await track(github, [night(2, [GREETING, REFUND])], { 'max-issues': '1' })).counts,
    ).toEqual({ ...NOTHING, opened: 1 });
  });
});

describe('a merged report', () => {
  /** The report that merge-reports makes of these. */
  async function mergedOf(...parts: GateReport[]): Promise<string> {
    rmSync('reports', { recursive: true, force: true });
    for (const [index, part] of parts.entries()) save(`reports/${index}/report.json`, part);
    const { outputs } = await merge({ 'gate-name': 'all', 'report-dir': 'merged' });
    return readFileSync(outputs['json-file'] ?? '', 'utf8');
  }
  const part = (gateName: string, themes: Partial<Theme>[], outcome: 'failed' | 'passed') =>
    night(1, themes, { jobId: `job-${gateName}`, outcome }, { gateName, outcome });
  const parts = [part('a', [REFUND], 'failed'), part('b', [GREETING], 'passed')];

  test.each(['alone', 'before its parts', 'behind its parts'])(
    'opens issues for the gates that failed alone: %s',
    async (place) => {
      const github = await nights();
      const merged = await mergedOf(...parts);
      const others = place === 'alone' ? [] : parts;
      const all = place === 'behind its parts' ? [...others, merged] : [merged, ...others];
      expect((await track(github, all)).counts).toEqual({ ...NOTHING, opened: 1 });
      expect(github.issues.all[0]?.body).toContain('Gate: a\n');
      expect((await track(github, all)).counts).toEqual(NOTHING);
    },
  );
});

describe('an issue follows its theme', () => {
  test('and stays as it is where nothing but the run is another', async () => {
    const github = await nights();
    await track(github, [night(1, [REFUND])]);
    const body = github.issues.all[0]?.body;
    const before = github.told().length;
    const step = await track(github, [night(2, [{ ...REFUND, callIds: ['another-call'] }])]);
    expect(step).toMatchObject({ exitCode: 0, counts: NOTHING });
    expect(github.issues.all).toMatchObject([{ body }]);
    expect(github.told().slice(before)).toEqual(['issues/list-for-repo 200', `${VIEWER} 200`]);
  });

  test.for([
    { affectedCallCount: 9 },
    { severity: 'MEDIUM' },
    { analysis: 'The prompt forbids it.' },
  ])('and is written anew with %j', async (change) => {
    const github = await nights();
    await track(github, [night(1, [REFUND])]);
    const step = await track(github, [night(2, [{ ...REFUND, ...change }])]);
    expect(step.counts).toEqual({ ...NOTHING, updated: 1 });
    expect(github.issues.all).toMatchObject([{ body: expect.stringContaining('job-2') }]);
    // A user may have closed it at the same time.
    expect(github.requests.at(-1)?.body).not.toHaveProperty('state');
  });

  test('and is closed with a comment once it is gone, and reopened when it returns', async () => {
    const github = await nights();
    await track(github, [night(1, [REFUND, GREETING])]);
    const gone = await track(github, [night(2, [REFUND])]);
    expect(gone.counts).toEqual({ ...NOTHING, closed: 1 });
    expect(github.issues.all[1]).toMatchObject({
      state: 'closed',
      stateReason: 'completed',
      comments: [expect.stringContaining('run `job-2`')],
    });
    const back = await track(github, [night(3, [REFUND, GREETING])]);
    expect(back.counts).toEqual({ ...NOTHING, reopened: 1 });
    expect(github.issues.all[1]).toMatchObject({
      state: 'open',
      body: expect.stringContaining('job-3'),
    });
    expect(github.issues.all).toHaveLength(2);
  });

  test('and is counted as closed if GitHub refuses the comment', async () => {
    const github = await nights();
    await track(github, [night(1, [REFUND])]);
    github.answer({ operation: 'issues/create-comment', status: 422 });
    const gone = await track(github, [night(2, [])]);
    expect(gone).toMatchObject({ exitCode: 0, counts: { ...NOTHING, closed: 1 } });
    expect(github.issues.all[0]?.state).toBe('closed');
    expect(gone.annotations).toEqual([expect.stringContaining('comment on issue: 422')]);
  });

  test.for([
    ['was not evaluated', night(2, [], { outcome: 'inconclusive', report: null })],
    ['ended in an error, although it has a debrief', night(2, [], { outcome: 'error' })],
    ['is of another plan', gate('nightly', [failedRun('sales')])],
    ['is of another gate', gate('weekly', night(2, []).runs)],
  ] as const)('but not by a report that %s', async ([, report]) => {
    const github = await nights();
    await track(github, [night(1, [REFUND])]);
    const step = await track(github, [report]);
    expect(step.counts.closed).toBe(0);
    expect(github.issues.all[0]?.state).toBe('open');
  });

  test('but not where close is false', async () => {
    const github = await nights();
    await track(github, [night(1, [REFUND])]);
    expect((await track(github, [night(2, [])], { close: 'false' })).counts).toEqual(NOTHING);
  });
});

describe('what people do to an issue', () => {
  test('with the label gone it is found by its author', async () => {
    const github = await nights();
    await track(github, [night(1, [REFUND])]);
    const [issue] = github.issues.all;
    if (issue) issue.labels = [];
    expect((await track(github, [night(2, [{ ...REFUND, severity: 'LOW' }])])).counts).toEqual({
      ...NOTHING,
      updated: 1,
    });
  });

  test.for(['not_planned', 'duplicate'])('one closed as %s stays closed', async (stateReason) => {
    const github = await nights();
    await track(github, [night(1, [REFUND])]);
    const [issue] = github.issues.all;
    if (issue) Object.assign(issue, { state: 'closed', stateReason });
    expect((await track(github, [night(2, [REFUND])])).counts).toEqual(NOTHING);
  });

  test.for(['completed', null])(
    'one closed as done (%s) is opened again where a gate fails and the theme is there',
    async (stateReason) => {
      const github = await nights();
      await track(github, [night(1, [REFUND])]);
      const [issue] = github.issues.all;
      if (issue) Object.assign(issue, { state: 'closed', stateReason });
      const passed = night(2, [REFUND], { outcome: 'passed', reasons: [] }, { outcome: 'passed' });
      expect((await track(github, [passed])).counts).toEqual(NOTHING);
      expect((await track(github, [night(3, [REFUND])])).counts.reopened).toBe(1);
    },
  );

  test('an issue of another author with the marker is not managed, nor is a pull request', async () => {
    const github = await nights();
    await track(github, [night(1, [REFUND])]);
    const [mine] = github.issues.all;
    const body = mine?.body ?? '';
    github.issues.all.length = 0;
    for (const user of [PERSON, OTHER_APP]) {
      github.issues.add({ body, labels: ['simulation-theme'], user });
    }
    github.issues.add({ body, labels: ['simulation-theme'], user: WORKFLOW, isPull: true });
    expect((await track(github, [night(2, [REFUND])])).counts.opened).toBe(1);
    expect(github.issues.all.slice(0, 3).map((issue) => issue.body)).toEqual([body, body, body]);
  });
});

test('a cancelled step does nothing more', async () => {
  const github = await nights();
  await track(github, [night(1, [REFUND, GREETING])]);
  const cancel = new AbortController();
  github.onRequest = (operation) => {
    if (operation === 'issues/update') cancel.abort(new CancelledError('SIGTERM'));
  };
  const changed = [REFUND, GREETING].map((one) => ({ ...one, affectedCallCount: 9 }));
  const over = { cancelled: cancel.signal };
  const step = await track(github, [night(2, changed)], {}, FULL, over);
  expect(step).toMatchObject({ exitCode: 1, counts: NOTHING });
  expect(step.annotations).toEqual(['error: the step was cancelled (SIGTERM)']);
  expect(github.writes().filter((it) => it.startsWith('issues/update'))).toHaveLength(1);
});

describe('what cannot be done is said', () => {
  test('without the permission, with a fix', async () => {
    const github = await nights();
    github.readers.add(TOKEN);
    const step = await track(github, [night(1, [REFUND])]);
    expect(step).toMatchObject({ exitCode: 1, counts: NOTHING });
    expect(step.annotations).toEqual([`error: ${TRACK.noPermission}`]);
  });

  test('without a token, or with inputs that cannot be taken, before any request', async () => {
    const github = await nights();
    const step = await track(github, [night(1, [REFUND])], {
      'github-token': '',
      label: 'a,b',
      'max-issues': '101',
    });
    expect(step.exitCode).toBe(1);
    expect(step.annotations).toHaveLength(3);
    expect(Object.keys(step.outputs)).toEqual(['opened', 'updated', 'closed', 'reopened']);
    expect(github.requests).toEqual([]);
  });

  test('of a GitHub that answers nothing, after 20 s at most', async () => {
    const github = await startScriptedServer(hang);
    onTestFinished(() => github.close());
    const over = { servers: 'http://127.0.0.1:9' };
    const step = await track({ apiUrl: github.origin }, [night(1, [REFUND])], {}, FULL, over);
    expect(step).toMatchObject({ exitCode: 1, counts: NOTHING });
    expect(step.durationMs).toBeLessThanOrEqual(20_000);
    expect(step.annotations).toEqual([expect.stringContaining('list issues: given up')]);
  });
});

test('contacts are masked, and a brief report gives a brief issue', async () => {
  const github = await nights();
  const analysis = 'Ask +1 555 010 0200 about it.';
  await track(github, [night(1, [{ ...REFUND, analysis }])]);
  expect(github.issues.all[0]?.body).not.toContain('010 0200');
  await track(github, [night(1, [{ ...REFUND, analysis }])], { redact: 'false' });
  expect(github.issues.all[0]?.body).toContain('010 0200');
  await track(github, [night(2, [{ ...GREETING, analysis: 'A long story.' }])], {}, BRIEF);
  await track(github, [night(3, [{ ...GREETING, slug: 'x', analysis: 'A long story.' }])], {
    detail: 'brief',
  });
  for (const { body } of github.issues.all.slice(2)) expect(body).not.toContain('A long story.');
});
