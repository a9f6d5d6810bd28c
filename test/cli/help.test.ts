import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { readSubcommands } from '../../src/cli/subcommands.ts';
import { CLI, WITHOUT_FLAG } from '../../src/report/words/cli-words.ts';
import { ROOT, runCommandHere } from '../support/command.ts';
import { recordingRunner } from '../support/recording-runner.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

const { signal } = new AbortController();

function run(args: string[]) {
  const { runner, workflow } = recordingRunner();
  const clock = new VirtualClock(() => false);
  const runtime = { env: {}, clock, random: () => 0.5, runner, workflow, cancelled: signal };
  return runCommandHere(runtime, args);
}

describe('help', () => {
  test.each([['--help'], ['-h'], ['help']])(
    '%s names what can be done, and the exit codes',
    async (flag) => {
      const { exitCode, stdout } = await run([flag]);
      expect(exitCode).toBe(0);
      for (const name of ['gate', 'ingest-calls', 'find-simulation'])
        expect(stdout).toContain(name);
      expect(stdout).toContain('3  inconclusive');
    },
  );

  test.each([[['gate', '--help']], [['help', 'gate']], [['gate', '--nonsense', '-h']]])(
    '%j shows every flag with what it means and its default',
    async (args) => {
      const { exitCode, stdout } = await run(args);
      expect(exitCode).toBe(0);
      expect(stdout).toContain('  --json\n');
      expect(stdout).toMatch(
        /--queue-timeout\n +Longest wait for a queued run to begin\. \(default: 15m\)/,
      );
      expect(stdout).not.toMatch(/--(?:api-key|github-token)\n/);
    },
  );

  test.each(readSubcommands(ROOT))('of $name names every input once', async ({ name, inputs }) => {
    const { stdout } = await run([name, '--help']);
    const flags = inputs.filter((input) => !(input.name in WITHOUT_FLAG));
    for (const flag of flags) expect(stdout.split(`  --${flag.name}\n`)).toHaveLength(2);
    const takesKey = inputs.some((input) => input.name === 'api-key');
    expect(stdout.includes('  --api-key-file\n')).toBe(takesKey);
    for (const variable of ['SIMULATION_API_KEY', 'GITHUB_TOKEN'])
      expect(stdout).toContain(variable);
  });

  test('--version', async () => {
    expect(await run(['--version'])).toEqual({
      exitCode: 0,
      stdout: `${packageJson.version}\n`,
      stderr: '',
    });
  });
});

describe('the first argument', () => {
  const NAMES = [...readSubcommands(ROOT).map(({ name }) => name), 'init'];

  test.each([
    [[], CLI.noSubcommand(NAMES)],
    [['--json'], CLI.noSubcommand(NAMES)],
    [['gat'], ' gate?'],
    [['ingest_calls'], ' ingest-calls?'],
  ])('%j ends with 2', async (args, message) => {
    const { exitCode, stdout, stderr } = await run(args);
    expect(exitCode).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
  });
});
