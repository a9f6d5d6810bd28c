import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../../src/command/command.ts';
import { fakeStream, ROOT } from '../support/command.ts';
import { runAlone } from '../support/virtual-world.ts';

test.each([
  [
    'with prompt fixes names the file',
    join(process.cwd(), 'out/prompt-fixes.patch'),
    `Prompt fixes for git apply: ${join(process.cwd(), 'out/prompt-fixes.patch')}\n`,
  ],
  ['without any does not', '', ''],
])('a command that ends %s', async (_, patch, told) => {
  const [stdout, stderr] = [fakeStream(), fakeStream()];
  await runAlone({}, {}, [], (world) => {
    const surroundings = { world, stdout, stderr, cleaningUp: world.cancelled };
    return runCommand(['gate'], surroundings, ROOT, async (name, { runner }) => {
      if (name === 'gate') runner.setOutput('patch-file', patch);
      return 0;
    });
  });
  expect(stdout.text()).toBe(told);
});
