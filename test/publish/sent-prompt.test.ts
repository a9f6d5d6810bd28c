import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { recommendation } from '../report/builders.ts';
import { debriefReport } from '../support/reports.ts';
import { workspace } from '../support/saved-files.ts';
import { isHere } from '../support/tools.ts';
import { virtualRuntime } from '../support/virtual-runtime.ts';

const { cwd } = workspace();

const TEXT = 'Refunds are not possible.';
const PROMPT = `You are an agent.\n${TEXT}\nBe brief.\n`;

const reportSchema = z.object({
  promptFixes: z.array(
    z.object({
      found: z.looseObject({
        state: z.string(),
        place: z.optional(z.looseObject({ path: z.string() })),
        places: z.optional(z.array(z.looseObject({ path: z.string() }))),
      }),
    }),
  ),
});

/** Runs the gate in a repository with these files, of which some are sent, and gives what became of the fix. */
async function locate(files: Record<string, string>, sent: readonly string[], folder: string) {
  process.chdir(mkRepository(folder, files));
  const runtime = await virtualRuntime();
  const report = debriefReport({
    recommendations: [recommendation({ currentText: TEXT, suggestedText: 'Refunds take a week.' })],
  });
  for (const [operation, place] of [
    ['results', '/data/debrief/report'],
    ['debrief', '/data/report'],
  ] as const) {
    const values = { [place]: JSON.parse(JSON.stringify(report)) };
    runtime.service.orderFault({ operation, kind: 'altered-body', values, times: 'always' });
  }
  const step = await runtime.runStep({
    'run-plan': runtime.service.demo.runPlanId,
    'variable-files': sent.map((path, index) => `prompt_${index}=${path}`).join('\n'),
    'report-dir': 'report',
  });
  const json = JSON.parse(readFileSync(step.outputs['json-file'] ?? '', 'utf8'));
  const [fix] = z.parse(reportSchema, json).promptFixes;
  const patchFile = step.outputs['patch-file'] ?? '';
  return { found: fix?.found, patch: patchFile === '' ? '' : readFileSync(patchFile, 'utf8') };
}

function mkRepository(name: string, files: Record<string, string>): string {
  const folder = join(cwd, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync('prompts', join(folder, 'link'));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  execFileSync('git', ['add', '.'], { cwd: folder });
  return folder;
}

const COPIES = { 'docs/copy.md': PROMPT, 'prompts/agent.md': PROMPT, 'src/old.md': PROMPT };

describe.skipIf(!isHere('git'))('a prompt text that several files hold', () => {
  test.each([
    ['as it is written', ['prompts/agent.md']],
    ['by another way to it', ['./docs/../prompts/agent.md']],
    ['by a link', ['link/agent.md']],
  ])('is located in the one that variable-files names, %s', async (name, sent) => {
    const { found, patch } = await locate(COPIES, sent, name);
    expect(found).toMatchObject({ state: 'located', place: { path: 'prompts/agent.md' } });
    expect(patch).toContain('+++ b/prompts/agent.md');
    expect(patch).not.toContain('docs/copy.md');
  });

  test('is ambiguous if it is in two files that were sent', async () => {
    const { found, patch } = await locate(COPIES, ['prompts/agent.md', 'docs/copy.md'], 'two');
    expect(found).toMatchObject({
      state: 'ambiguous',
      places: [{ path: 'docs/copy.md' }, { path: 'prompts/agent.md' }],
    });
    expect(patch).toBe('');
  });

  test('is ambiguous if it is in no file that was sent', async () => {
    const { found } = await locate({ ...COPIES, 'other.md': 'x' }, ['other.md'], 'none');
    expect(found).toMatchObject({ state: 'ambiguous' });
    expect(found?.places).toHaveLength(3);
  });
});
