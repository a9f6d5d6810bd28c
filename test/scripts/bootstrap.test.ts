/** The set-up of a fresh clone, with an npm that stands in: what it says while it installs. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../support/command.ts';
import { runProcess, temporaryFolder } from '../support/command-process.ts';

/** Runs the set-up where npm writes these lines to stderr, and then does what the script says. */
async function setUp(lines: readonly string[], then: string) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'scripts'));
  copyFileSync(join(ROOT, 'scripts/bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  const npm = join(folder, 'npm-cli.js');
  const text = lines.map((line) => `${line}\n`).join('');
  writeFileSync(npm, `process.stderr.write(${JSON.stringify(text)});${then}`);
  const env = { npm_execpath: npm, npm_node_execpath: process.execPath };
  return runProcess(process.execPath, ['scripts/bootstrap.mjs', 'a.ts'], env, folder);
}

const failure = (code: string) =>
  `npm http fetch GET https://registry.test/zod attempt 1 failed with ${code}`;

describe('an installation that cannot be made', () => {
  test('for a certificate ends at once, and says what helps', async () => {
    const { exitCode, stderr } = await setUp(
      ['npm warn EBADENGINE', failure('SELF_SIGNED_CERT_IN_CHAIN')],
      'setTimeout(() => {}, 60_000)',
    );
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(
      /\nnpm ci: attempt 1 failed with SELF_SIGNED_CERT_IN_CHAIN\. .*NODE_EXTRA_CA_CERTS, or as cafile in your \.npmrc\.\n$/,
    );
  });

  test('for anything else is told while npm tries again, and then in its own words', async () => {
    const error = 'npm error network request to https://registry.test/zod failed';
    const { exitCode, stderr } = await setUp(
      [failure('ECONNREFUSED'), failure('ETIMEDOUT'), 'npm warn old', error],
      'process.exitCode = 7',
    );
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(
      new RegExp(
        `: \\nnpm ci: attempt 1 failed with ECONNREFUSED; it tries again \\n${error}\nnpm ci ended with code 7\\.\n$`,
      ),
    );
  });
});
