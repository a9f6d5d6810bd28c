import { spawnSync } from 'node:child_process';

/**
 * Whether a program is here. Tests that need one that is missing are skipped, unless REQUIRE_TOOLS
 * says that all are here.
 */
export function isHere(command: string): boolean {
  const isThere = spawnSync(command, ['--version']).error === undefined;
  return isThere || process.env.REQUIRE_TOOLS === '1';
}
