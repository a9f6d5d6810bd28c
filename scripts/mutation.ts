/**
 * `npm run mutation` breaks the policy in every small way and counts what its tests notice.
 * Arguments go to Stryker.
 */
import { ROOT, runNode, TOOLS } from './command.ts';

const { exitCode } = await runNode([TOOLS.stryker, 'run', ...process.argv.slice(2)], {
  cwd: ROOT,
  live: true,
});
process.exitCode = exitCode;
