import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { GateReport } from '../../src/model/report.ts';
import { patchOf } from '../../src/prompts/report-fixes.ts';
import { locatePromptFixes } from '../../src/publish/locate-fixes.ts';
import type { Runtime } from '../../src/runner/runtime.ts';
import { recommendation } from '../report/builders.ts';
import { recordingRunner } from '../support/recording-runner.ts';
import { debriefReport, gateReport, runReport } from '../support/reports.ts';
import { isHere } from '../support/tools.ts';

const HAS_GIT = isHere('git');

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A repository with these files. */
function repository(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  execFileSync('git', ['add', '.'], { cwd: folder });
  return folder;
}

function runtime(nowMs: () => number = () => 0, cancelled = new AbortController().signal): Runtime {
  const { env, runner, workflow } = recordingRunner();
  const clock = { now: nowMs, sleep: () => Promise.resolve() };
  return { env, clock, random: () => 0.5, runner, workflow, cancelled };
}

/** A gate whose runs recommend these changes. */
function gateOf(...runs: [currentText: string, suggestedText: string | null][][]): GateReport {
  return gateReport({
    runs: runs.map((fixes) =>
      runReport({
        report: debriefReport({
          recommendations: fixes.map(([currentText, suggestedText], index) =>
            recommendation({ order: index + 1, currentText, suggestedText }),
          ),
        }),
      }),
    ),
  });
}

/** Every file that git tracks. */
const ALL = null;

const PROMPT = 'You are an agent.\nRefunds are not possible.\nBe brief.\n';
const FIX: [string, string] = ['Refunds are not possible.', 'Refunds take 30 days.'];

describe.skipIf(!HAS_GIT)('the prompt fixes of a gate are looked for in its repository', () => {
  it('each once, whichever runs ask for it', async () => {
    const folder = repository({ 'agent.md': PROMPT });
    const report = gateOf([FIX, ['gone text', 'x']], [['Be brief.', null], FIX]);
    const { promptFixes, notes } = await locatePromptFixes(report, ALL, folder, runtime());
    expect(notes).toEqual([]);
    expect(promptFixes).toEqual([
      {
        from: [
          { run: 0, recommendation: 0 },
          { run: 1, recommendation: 1 },
        ],
        found: expect.objectContaining({ state: 'located', insertedText: FIX[1] }),
      },
      { from: [{ run: 0, recommendation: 1 }], found: { state: 'missing' } },
    ]);
  });

  it('only in the files that paths names', async () => {
    const folder = repository({ 'agent.md': PROMPT, 'copy.md': PROMPT });
    const all = await locatePromptFixes(gateOf([FIX]), ALL, folder, runtime());
    expect(all.promptFixes[0]?.found.state).toBe('ambiguous');
    const one = await locatePromptFixes(gateOf([FIX]), ['agent.*'], folder, runtime());
    expect(one.promptFixes[0]?.found).toMatchObject({
      state: 'located',
      place: { path: 'agent.md', startLine: 2, endLine: 2 },
    });
  });

  it('and paths that match no file are a note', async () => {
    const folder = repository({ 'agent.md': PROMPT });
    const paths = ['agent.md', 'prompt/*.md'];
    const { notes } = await locatePromptFixes(gateOf([FIX]), paths, folder, runtime());
    expect(notes).toEqual([
      "paths: no file of the workspace matches 'prompt/*.md'. Write files, or globs of files such as prompts/**",
    ]);
  });

  it('not in saved debriefs', async () => {
    const saved = JSON.stringify({ currentText: FIX[0], suggestedText: FIX[1] });
    const folder = repository({ 'agent.md': PROMPT, 'older.json': saved, 'a.json': '"Be brief."' });
    const { promptFixes } = await locatePromptFixes(
      gateOf([FIX, ['Be brief.', 'x']]),
      ALL,
      folder,
      runtime(),
    );
    expect(promptFixes.map(({ found }) => found.state)).toEqual(['located', 'ambiguous']);
  });

  it('not where nothing is to be replaced, and git is not asked then', async () => {
    const nowhere = join(tmpdir(), 'no-such-folder');
    const report = gateOf([['same', 'same']], [['Be brief.', null]], [[' \n', 'Be brief.']]);
    expect(await locatePromptFixes(report, ALL, nowhere, runtime())).toEqual({
      promptFixes: [],
      changes: [],
      notes: [],
    });
  });
});

describe.skipIf(!HAS_GIT)('a search that cannot be made is a note with the fix', () => {
  it('where nothing is checked out', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'empty-'));
    folders.push(folder);
    const { promptFixes, notes } = await locatePromptFixes(gateOf([FIX]), ALL, folder, runtime());
    expect(promptFixes).toEqual([]);
    expect(notes).toEqual([expect.stringContaining('(fatal: not a git repository')]);
  });

  it('where it takes too long: a text that was found once may be elsewhere too', async () => {
    const folder = repository({ 'agent.md': PROMPT });
    let nowMs = 0;
    const slow = runtime(() => {
      nowMs += 31_000;
      return nowMs;
    });
    const { promptFixes, notes } = await locatePromptFixes(gateOf([FIX]), ALL, folder, slow);
    expect(promptFixes).toEqual([]);
    expect(notes).toEqual([expect.stringContaining('Set paths to those that hold prompts')]);
  });

  it('if git tracks more files than are searched', async () => {
    const folder = repository({ 'agent.md': PROMPT });
    const blob = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391';
    const entries = Array.from({ length: 10_000 }, (_, index) => `100644 ${blob}\t${index}.md\n`);
    const index = { cwd: folder, input: entries.join('') };
    execFileSync('git', ['update-index', '--add', '--index-info'], index);
    const { promptFixes, notes } = await locatePromptFixes(gateOf([FIX]), ALL, folder, runtime());
    expect(promptFixes).toEqual([]);
    expect(notes).toEqual([expect.stringContaining('Set paths')]);
  });
});

describe.skipIf(!HAS_GIT)('the patch', () => {
  it('applies with git, with any line breaks', async () => {
    const folder = repository({ 'agent.md': PROMPT.replaceAll('\n', '\r\n') });
    const located = await locatePromptFixes(gateOf([FIX]), ALL, folder, runtime());
    const { patch } = patchOf({ ...gateOf([FIX]), ...located }, located.changes);
    execFileSync('git', ['apply', '-'], { cwd: folder, input: patch });
    expect(readFileSync(join(folder, 'agent.md'), 'utf8')).toBe(
      'You are an agent.\r\nRefunds take 30 days.\r\nBe brief.\r\n',
    );
  });

  it('leaves the second of two fixes out that overlap, and the report says so', async () => {
    const folder = repository({ 'agent.md': PROMPT });
    const report = gateOf([FIX, ['not possible.\nBe brief.', 'possible.\nBe kind.']]);
    const located = await locatePromptFixes(report, ALL, folder, runtime());
    const { report: told, patch } = patchOf({ ...report, ...located }, located.changes);
    expect(patch).toContain('+Refunds take 30 days.');
    expect(patch).not.toContain('kind');
    expect(told.promptFixes[1]?.found).toMatchObject({
      state: 'located',
      leftOut: expect.stringContaining('overlaps the fix "A recommendation"'),
    });
  });
});
