import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { howToApply } from '../../src/command/apply-patch.ts';
import { gitRepository } from '../support/git-repository.ts';
import { isHere } from '../support/tools.ts';

const PATCH = `diff --git a/prompts/a.md b/prompts/a.md
--- a/prompts/a.md
+++ b/prompts/a.md
@@ -1 +1 @@
-Be brief.
+Be kind.
`;

const itWithGit = it.skipIf(!isHere('git'));

itWithGit.each([
  ['the top of a repository', '.', 'git apply reports/prompt-fixes.patch'],
  [
    'a folder of it, from which git would change nothing',
    "agents/it's one",
    "git apply --directory='agents/it'\\''s one' reports/prompt-fixes.patch",
  ],
])('the command that applies the patch holds in %s', (_, folder, command) => {
  const repository = gitRepository();
  const workspace = join(repository.folder, folder);
  for (const name of ['prompts', 'reports']) mkdirSync(join(workspace, name), { recursive: true });
  writeFileSync(join(workspace, 'prompts/a.md'), 'Be brief.\n');
  const patch = join(workspace, 'reports/prompt-fixes.patch');
  writeFileSync(patch, PATCH);
  expect(howToApply(patch, workspace)).toBe(command);
  execFileSync('sh', ['-c', command], { cwd: workspace });
  expect(readFileSync(join(workspace, 'prompts/a.md'), 'utf8')).toBe('Be kind.\n');
});

itWithGit('shows a patch that lies elsewhere by its whole path', () => {
  const { folder } = gitRepository();
  expect(howToApply('/reports/x y.patch', folder)).toBe("git apply '/reports/x y.patch'");
  expect(howToApply('/nowhere/a.patch', '/nowhere')).toBe('git apply a.patch');
});
