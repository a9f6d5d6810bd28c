import { describe, expect, it } from 'vitest';
import type { GateReport, PromptFix } from '../../src/model/report.ts';
import { briefReport } from '../../src/report/redact-report.ts';
import { SUGGESTION } from '../../src/report/words/publish-words.ts';
import { BRIEF, debriefReport, gateReport, recommendation, runReport } from '../report/builders.ts';
import { HEAD_SHA, OTHER_APP } from '../support/github/fake-github.ts';
import { type GitHubRuntime, gitHubRuntime, TOKEN } from '../support/github/github-runtime.ts';

const PROMPT = 'agent/prompt.md';

/** Fifteen lines, of which the pull request changes the 6th and the 14th. */
const LINES = Array.from({ length: 15 }, (_, index) => `Line ${index + 1}.`);

const PATCH = [
  '@@ -3,7 +3,7 @@ Line 2.',
  ' Line 3.',
  ' Line 4.',
  ' Line 5.',
  '-Old line 6.',
  '+Line 6.',
  ' Line 7.',
  ' Line 8.',
  ' Line 9.',
  '@@ -11,5 +11,5 @@ Line 10.',
  ' Line 11.',
  ' Line 12.',
  ' Line 13.',
  '-Old line 14.',
  '+Line 14.',
  ' Line 15.',
  '\\ No newline at end of file',
].join('\n');

interface Fix {
  path?: string;
  from: number;
  to: number;
  fixed: string[];
  title?: string;
}

/** A failed gate whose recommendations are these fixes, all located. */
function reportOf(...fixes: Fix[]): GateReport {
  const promptFixes = fixes.map(
    ({ path = PROMPT, from, to, fixed }, index): PromptFix => ({
      from: [{ run: 0, recommendation: index }],
      found: {
        state: 'located',
        place: { path, startLine: from, startColumn: 1, endLine: to, endColumn: 8 },
        insertedText: fixed.join('\n'),
        fixedLines: fixed,
        leftOut: null,
      },
    }),
  );
  const recommendations = fixes.map(({ title = 'Ask for the PIN', fixed }, index) =>
    recommendation({
      order: index + 1,
      title,
      body: 'It was lost.',
      currentText: 'Old text.',
      suggestedText: fixed.join('\n'),
    }),
  );
  const run = runReport({ report: debriefReport({ recommendations }) });
  return gateReport({ runs: [run], promptFixes });
}

async function runtime(): Promise<GitHubRuntime> {
  const made = await gitHubRuntime({ files: [{ filename: PROMPT, patch: PATCH }] });
  made.workspace.set(PROMPT, LINES.join('\n'));
  return made;
}

const ONE = { from: 6, to: 6, fixed: ['Line 6, and ask for the PIN.'] };
const TWO = { from: 12, to: 14, fixed: ['Line 12 to 14.'] };
const OUTSIDE = { from: 1, to: 1, fixed: ['Line 0.', 'Line 1.'] };

describe('a fix in lines that the diff shows', () => {
  it('becomes a suggestion on those lines of the head commit', async () => {
    const { github, pull, report } = await runtime();
    const { notes, warnings } = await report(reportOf(TWO));
    expect(pull.reviewComments).toMatchObject([
      { path: PROMPT, startLine: 12, line: 14, commitId: HEAD_SHA },
    ]);
    expect(pull.reviewComments[0]?.body).toContain(
      '\n**Ask for the PIN**\n\nIt was lost.\n\n```suggestion\nLine 12 to 14.\n```',
    );
    expect(github.writes()).toEqual(['pulls/create-review 200', 'issues/create-comment 201']);
    expect([...notes, ...warnings]).toEqual([]);
  });

  it('is posted as it is, in a fence that outruns its backticks', async () => {
    const { pull, report } = await runtime();
    const fixed = ['````suggestion', '\tTell @them <!-- not `this` -->', '````', 'fixes #1'];
    await report(reportOf({ ...ONE, fixed }));
    expect(pull.reviewComments[0]?.body).toContain(
      ['`````suggestion', ...fixed, '`````'].join('\n'),
    );
  });

  it('says no secret, be it as a suggestion or as a patch', async () => {
    const { pull, report } = await runtime();
    const say = (text: string, run: number) =>
      report(
        reportOf({ ...ONE, fixed: [text] }, { ...OUTSIDE, fixed: [text] }),
        {},
        { runId: String(run) },
      );
    await say(`Say ${TOKEN}.`, 100);
    expect(pull.reviewComments[0]?.body).toContain('\nSay ***.\n');
    expect(pull.comments[0]?.body).toContain('\n+Say ***.\n');
    await say(`Say ${TOKEN} twice.`, 101);
    expect(pull.comments[0]?.body).toContain('\n+Say *** twice.\n');
  });

  it('is found in a workspace with the pull request merged into a base that has moved on', async () => {
    const { pull, workspace, report } = await runtime();
    workspace.set(PROMPT, ['A line of the base.', ...LINES].join('\n'));
    await report(reportOf({ ...TWO, from: 13, to: 15 }));
    expect(pull.reviewComments).toMatchObject([{ startLine: 12, line: 14 }]);
  });
});

describe('a fix outside the diff', () => {
  it('is not returned as suggested', async () => {
    const { github, report } = await runtime();
    const { suggested } = await report(reportOf(OUTSIDE));
    expect(suggested).toBeUndefined();
    expect(github.writes()).toEqual(['issues/create-comment 201']);
  });

  it.each([
    ['in a line that no hunk shows', OUTSIDE],
    ['over two hunks', { ...ONE, to: 12 }],
    ['in a file that the pull request does not change', { ...ONE, path: 'other.md' }],
  ])('%s is in the comment as a patch', async (_, fix) => {
    const { github, pull, workspace, report } = await runtime();
    workspace.set('other.md', LINES.join('\n'));
    const { notes, warnings } = await report(reportOf(fix));
    expect(github.writes()).toEqual(['issues/create-comment 201']);
    const body = pull.comments[0]?.body ?? '';
    expect(body).toContain('**Next:** apply the prompt fix');
    expect(body).toContain(SUGGESTION.notInDiff);
    expect(body).toContain(`· ${'path' in fix ? fix.path : PROMPT}:${fix.from}`);
    expect([...notes, ...warnings]).toEqual([]);
  });

  it('is what remains where the diff has other text in these lines', async () => {
    const { pull, workspace, report } = await runtime();
    workspace.set(PROMPT, LINES.join('\n').replace('Line 6.', 'Line 6, changed on main.'));
    await report(reportOf(ONE));
    expect(pull.reviewComments).toEqual([]);
    expect(pull.comments[0]?.body).toContain('+Line 6, and ask for the PIN.');
  });
});

describe('a suggestion that is posted', () => {
  it('is not posted again, however often the workflow runs', async () => {
    const { github, pull, report } = await runtime();
    for (const run of [100, 101, 102]) {
      await report(reportOf(ONE, TWO), {}, { runId: String(run) });
    }
    expect(github.writes().filter((write) => write.startsWith('pulls/'))).toEqual([
      'pulls/create-review 200',
    ]);
    expect(pull.reviewComments).toHaveLength(2);
    expect(pull.comments[0]?.body).toContain('[apply the 2 suggestions]');
  });

  it('gives its place to a new one for the same lines', async () => {
    const { github, pull, report } = await runtime();
    await report(reportOf(ONE, TWO));
    await report(reportOf({ ...ONE, fixed: ['Another line 6.'] }, TWO));
    expect(github.writes().slice(2)).toEqual([
      'pulls/delete-review-comment 204',
      'pulls/create-review 200',
      'issues/update-comment 200',
    ]);
    expect(pull.reviewComments).toHaveLength(2);
    expect(pull.reviewComments[1]?.body).toContain('```suggestion\nAnother line 6.\n```');
    await report(reportOf(ONE, TWO));
    expect(pull.reviewComments.map(({ body }) => body).join()).not.toContain('Another');
    expect(pull.comments[0]?.body).toContain('[apply the 2 suggestions]');
  });

  it.each([
    ['of another gate', {}, { gateName: 'b' }],
    ['whose lines have changed since', { line: null }, {}],
    ['that begins elsewhere', { startLine: 5 }, {}],
    ['on another file', { path: 'other.md' }, {}],
  ])('goes with a new one where it is one %s', async (_, change, order) => {
    const { github, pull, report } = await runtime();
    await report(reportOf(ONE));
    for (const comment of pull.reviewComments) Object.assign(comment, change);
    await report(reportOf({ ...ONE, fixed: ['Another line 6.'] }), order);
    expect(github.writes()).not.toContain('pulls/delete-review-comment 204');
    expect(pull.reviewComments).toHaveLength(2);
  });

  it('that cannot be deleted is a warning, and the fix is in the comment', async () => {
    const { github, pull, report } = await runtime();
    await report(reportOf(ONE));
    github.answer({ operation: 'pulls/delete-review-comment', status: 403, message: 'Locked' });
    const { warnings } = await report(reportOf({ ...ONE, fixed: ['Another line 6.'] }));
    expect(warnings).toEqual([expect.stringContaining('delete outdated suggestion: 403: Locked')]);
    expect(pull.reviewComments).toHaveLength(1);
    expect(pull.comments[0]?.body).toContain('Another line 6.');
  });

  it('by another author stays, and one of ours is posted too', async () => {
    const { pull, report } = await runtime();
    await report(reportOf(ONE));
    for (const comment of pull.reviewComments) comment.user = OTHER_APP;
    await report(reportOf(ONE));
    expect(pull.reviewComments).toHaveLength(2);
    await report(reportOf({ ...ONE, fixed: ['Another line 6.'] }));
    expect(pull.reviewComments).toMatchObject([
      { user: OTHER_APP, body: expect.stringContaining('ask for the PIN') },
      { body: expect.stringContaining('Another line 6.') },
    ]);
  });
});

it('a fix whose suggestion GitHub refuses is in the comment, and the outdated one is gone', async () => {
  const { github, pull, report } = await runtime();
  await report(reportOf(ONE));
  github.answer({ operation: 'pulls/create-review', status: 422, message: 'Locked' });
  await report(reportOf({ ...ONE, fixed: ['Another line 6.'] }));
  expect(pull.reviewComments).toEqual([]);
  expect(pull.comments[0]?.body).toContain('+Another line 6.');
});

it('suggestions that each run words differently do not pile up, though GitHub deletes slowly', async () => {
  const lines = Array.from({ length: 15 }, (_, index) => `Rule ${index + 1}.`);
  const patch = ['@@ -0,0 +1,15 @@', ...lines.map((line) => `+${line}`)].join('\n');
  const { pull, workspace, report } = await gitHubRuntime({ files: [{ filename: PROMPT, patch }] });
  workspace.set(PROMPT, lines.join('\n'));
  const say = (words: string, run: number) =>
    report(
      reportOf(...lines.map((_, at) => ({ from: at + 1, to: at + 1, fixed: [`${words} ${at}`] }))),
      {},
      { runId: `${run}` },
    );
  await say('Once', 100);
  expect(pull.reviewComments).toHaveLength(15);
  const { warnings, tookMs } = await say('Twice', 101);
  expect(tookMs).toBeLessThan(20_000);
  expect(pull.reviewComments.length).toBeLessThan(10);
  expect(pull.reviewComments.map(({ body }) => body).join()).not.toContain('Twice');
  expect(warnings).toEqual([expect.stringContaining('delete outdated suggestion: ')]);
  expect(pull.comments[0]?.body).toContain('Twice');
  await say('Again', 102);
  expect(pull.reviewComments).toHaveLength(15);
  expect(pull.reviewComments.every(({ body }) => body.includes('Again'))).toBe(true);
});

describe('what is not suggested', () => {
  it('adds invisible characters', async () => {
    const { pull, report } = await runtime();
    const { notes } = await report(reportOf({ ...ONE, fixed: ['Line 6.\u202e hidden'] }));
    expect(pull.reviewComments).toEqual([]);
    expect(notes).toEqual([expect.stringContaining(`${PROMPT}:6 `)]);
    expect(notes[0]).toContain(SUGGESTION.invisible);
  });

  it.each([
    ['within them', TWO, { ...TWO, from: 13, to: 13 }, '13'],
    ['at their end', { ...TWO, from: 14, to: 14 }, TWO, '12-14'],
    ['on the same one', ONE, { ...ONE, fixed: ['Line 6, or else.'] }, '6'],
  ])('changes lines that another suggestion changes too: %s', async (_, one, other, lines) => {
    const { pull, report } = await runtime();
    const { notes } = await report(reportOf(one, other));
    expect(pull.reviewComments).toHaveLength(1);
    expect(notes).toEqual([expect.stringContaining(`${PROMPT}:${lines} `)]);
    expect(notes[0]).toContain(SUGGESTION.taken);
  });

  it('is switched off, and then in the comment', async () => {
    const { github, pull, report } = await runtime();
    await report(reportOf(ONE), { suggestions: false });
    expect(github.told()).not.toContain('pulls/list-files 200');
    expect(pull.comments[0]?.body).toContain('+Line 6, and ask for the PIN.');
  });

  it('is not to be shown in brief, neither here nor in the comment', async () => {
    const { pull, report } = await runtime();
    await report(briefReport(reportOf(ONE)), { settings: BRIEF });
    expect(pull.reviewComments).toEqual([]);
    expect(pull.comments[0]?.body).not.toContain('Line 6');
  });
});
