/**
 * `npm run mutation` breaks the policy in every small way and counts what its tests notice.
 * Arguments go to Stryker, which it installs first.
 */
import { join } from 'node:path';
import { ROOT, runNode } from './command.ts';

const FOLDER = join(ROOT, 'scripts', 'mutation');
const STRYKER = join(FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js');

process.exitCode = await mutate();

async function mutate(): Promise<number> {
  const npm = process.env.npm_execpath;
  if (npm === undefined) throw new Error('Start this by: npm run mutation');
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const installed = await runNode([npm, 'ci', ...flags], { cwd: FOLDER, live: true });
  if (installed.exitCode !== 0) return installed.exitCode;
  const config = join(FOLDER, 'stryker.config.mjs');
  const broken = await runNode([STRYKER, 'run', config, ...process.argv.slice(2)], { live: true });
  return broken.exitCode;
}
