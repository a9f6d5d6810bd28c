/** What the input `paths` does, in a repository of its own. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attempt, emptyFolder } from '../../support/memory/scene.ts';
import { workspace } from '../../support/saved-files.ts';
import { isHere } from '../../support/tools.ts';
import { countOf, virtualRuntime } from '../../support/virtual-runtime.ts';

const { cwd, save } = workspace('entered');
const PROMPT = readFileSync(join(import.meta.dirname, '../../../examples/agent/prompt.md'), 'utf8');

function git(...args: string[]): string {
  const user = ['-c', 'user.name=a', '-c', 'user.email=a@b.example'];
  return execFileSync('git', [...user, ...args], { cwd, encoding: 'utf8' }).trim();
}

function commit(): void {
  git('add', 'prompts', 'sent', 'README.md');
  git('commit', '--quiet', '-m', 'change');
}

test.skipIf(!isHere('git'))(
  'paths are part of what reuse compares, and are searched for prompt fixes',
  async () => {
    for (const folder of ['prompts', 'sent']) mkdirSync(join(cwd, folder));
    for (const file of ['prompts/agent.md', 'sent/agent.md', 'README.md']) save(file, PROMPT);
    git('init', '--quiet');
    commit();
    const runtime = await virtualRuntime();
    const inputs = {
      'run-plan': runtime.service.demo.runPlanId,
      'variable-files': 'agent_prompt=sent/agent.md',
      paths: 'prompts/**',
      reuse: '24h',
      memory: emptyFolder(),
      'github-token': '',
    };

    const first = await runtime.runStep(inputs, attempt(1));
    expect(first.outputs).toMatchObject({ outcome: 'failed', reused: 'false' });
    const patch = readFileSync(first.outputs['patch-file'] ?? '', 'utf8');
    expect(patch.match(/^\+\+\+ .*/gm)).toEqual(['+++ b/prompts/agent.md']);

    const again = (run: string) => runtime.runStep(inputs, attempt(1, { GITHUB_RUN_ID: run }));
    save('README.md', 'Read me.');
    expect((await again('4712')).outputs.reused).toBe('true');
    save('prompts/other.md', 'Another part of the agent.');
    expect((await again('4713')).outputs.reused).toBe('false');
    expect(countOf(runtime, 'POST start')).toBe(2);
  },
);
