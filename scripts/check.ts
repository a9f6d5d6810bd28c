/**
 * `npm test`: every check of this repository. One that fails does not keep the others from running.
 * Arguments go to the test runner, and coverage is then left out, since only a part may have run.
 */
import { readFile, rm } from 'node:fs/promises';
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
  { name: 'generated docs', args: [join(ROOT, 'scripts/docs.ts'), '--check'] },
  { name: 'dist is current', args: [join(ROOT, 'scripts/build.ts'), '--check'] },
];
const COVERAGE = join(ROOT, 'coverage', 'lcov.info');

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
  const isWhole = args.length === 0;
  await rm(COVERAGE, { force: true });
  const options = isWhole ? ['--coverage'] : args;
  // Its coverage strips types by a function of Node that is experimental still.
  const silently = ['--disable-warning=ExperimentalWarning', TOOLS.vitest];
  const { exitCode } = await runNode([...silently, 'run', ...options], { live: true });
  if (exitCode !== 0) process.stdout.write(await showUncovered());
  return exitCode === 0;
}

/** A line a file with uncovered lines or branches, from the coverage report if there is one. */
async function showUncovered(): Promise<string> {
  const report = await readFile(COVERAGE, 'utf8').catch(() => '');
  return report
    .split('end_of_record')
    .map((file) => {
      const lines = [...file.matchAll(/^(?:DA:(\d+),0|BRDA:(\d+),.*,(?:0|-))$/gm)];
      const numbers = new Set(lines.map(([, line, branch]) => Number(line ?? branch)));
      const sorted = [...numbers].sort((a, b) => a - b);
      const path = /^SF:(.*)$/m.exec(file)?.[1];
      return sorted.length > 0 ? `uncovered: ${path}: ${sorted.join(', ')}\n` : '';
    })
    .join('');
}
