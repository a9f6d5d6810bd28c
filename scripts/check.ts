/**
 * `npm test`: every check of this repository. One that fails does not keep the others from running.
 * Arguments go to the test runner.
 */
import { join } from 'node:path';
import { ROOT, runNode, TOOLS } from './command.ts';

interface Check {
  name: string;
  args: string[];
}

const CHECKS: readonly Check[] = [
  { name: 'format and lint', args: [TOOLS.biome, 'ci', '--error-on-warnings'] },
  { name: 'types', args: [TOOLS.tsc, '-p', ROOT] },
  { name: 'unused code', args: [TOOLS.knip, '--no-progress', '--treat-config-hints-as-errors'] },
  { name: 'words', args: [join(ROOT, 'scripts/check-words.ts')] },
  { name: 'generated docs', args: [join(ROOT, 'scripts/docs.ts'), '--check'] },
  { name: 'dist is current', args: [join(ROOT, 'scripts/build.ts'), '--check'] },
];

const testArgs = process.argv.slice(2);
// Started together, shown in order: the slowest one decides how long they take.
const running = CHECKS.map((check) => runCheck(check));
const failed: string[] = [];
for (const check of running) {
  const { name, passed, output, seconds } = await check;
  process.stdout.write(`${passed ? '✓' : '✗'} ${name} (${seconds} s)\n`);
  if (passed) continue;
  failed.push(name);
  process.stdout.write(`${output.trimEnd()}\n\n`);
}
if (!(await runTests(testArgs))) failed.push('tests');
if (failed.length > 0) {
  process.stdout.write(`\nFailed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}

async function runCheck({ name, args }: Check) {
  const startMs = performance.now();
  const { exitCode, output } = await runNode(args);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  return { name, passed: exitCode === 0, output, seconds };
}

/** The test runner writes straight to the terminal, so that its closing line is the last one. */
async function runTests(args: readonly string[]): Promise<boolean> {
  const { exitCode } = await runNode([TOOLS.vitest, 'run', ...args], { live: true });
  return exitCode === 0;
}
