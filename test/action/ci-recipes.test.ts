/** Runs the shell commands of the recipes for other CI systems. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { startReferenceService } from '../../src/reference-service/server.ts';
import { ROOT } from '../support/command.ts';
import { runProcess, temporaryFolder } from '../support/command-process.ts';
import { git, releasedProject } from '../support/released-project.ts';
import { isHere } from '../support/tools.ts';

/** The example's prompt with the one instruction that it lacks. */
const GOOD_PROMPT = `${readFileSync(join(ROOT, 'examples', 'agent', 'prompt.md'), 'utf8')}
Say that refunds are possible within 14 days of the appointment and that the billing team decides on
them; never promise a refund yourself.
`;
const describeWithGit = describe.skipIf(!isHere('git'));
const example = (name: string) => readFileSync(join(ROOT, 'examples', 'ci', name), 'utf8');

async function serve() {
  const service = await startReferenceService({ timeScale: 1_000_000 });
  onTestFinished(() => service.close());
  service.addPlan({ name: 'nightly' });
  /** What each run was started with. */
  const starts = () =>
    service.requests.filter(({ path }) => path === '/v1/simulation/run').map(({ body }) => body);
  const env = {
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    SIMULATION_BASE_URL: service.url,
    SIMULATION_API_KEY: service.keys.full,
  };
  return { env, starts };
}

/** A workspace with a prompt in it. */
function workspace(prompt: string): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'prompts'));
  writeFileSync(join(folder, 'prompts', 'agent.md'), prompt);
  return folder;
}

const gitlabSchema = z.object({
  'simulation-gate': z.looseObject({
    variables: z.record(z.string(), z.string()),
    cache: z.looseObject({ key: z.string(), paths: z.array(z.string()) }),
    script: z.array(z.string()),
  }),
});

/** Each recipe's shell, and how it is run there. */
const RECIPES = {
  'gitlab-ci.yml': (text: string) => {
    const { variables, script, cache } = gitlabSchema.parse(parse(text))['simulation-gate'];
    // The runner's shell ends at the first command that fails.
    const own = script.map((line) => line.replaceAll('/tmp/simulation-gate', '"$PWD"/clone'));
    const env = { ...variables, CI_COMMIT_REF_SLUG: 'topic' };
    return { env, script: ['set -eo pipefail', ...own].join('\n'), kept: cache.paths };
  },
  Jenkinsfile: (text: string) => {
    const [, script = ''] = /'''([\s\S]*?)'''/.exec(text) ?? [];
    const [, version = ''] = /SIMULATION_GATE = '(.*)'/.exec(text) ?? [];
    return { env: { SIMULATION_GATE: version }, script, kept: ['.simulation-gate-memory/'] };
  },
};

describeWithGit('a recipe tests the prompt, ends like the gate, and leaves a report', () => {
  const release = mkdtempSync(join(tmpdir(), 'release-'));
  afterAll(() => rmSync(release, { recursive: true, force: true }));
  let clonable: Record<string, string>;
  beforeAll(() => {
    clonable = releasedProject(release);
  });

  test.each(Object.entries(RECIPES))('%s', async (name, shellOf) => {
    const { env, starts } = await serve();
    const { env: own, script, kept } = shellOf(example(name));
    const folder = workspace('Hello.');
    const all = { ...env, ...clonable, ...own };
    const { exitCode, stdout, stderr } = await runProcess('bash', ['-c', script], all, folder);
    expect(exitCode, stdout + stderr).toBe(1);
    expect(starts()).toMatchObject([{ variables: { agent_prompt: 'Hello.' } }]);
    expect(existsSync(join(folder, 'simulation-gate-report', 'junit.xml'))).toBe(true);
    for (const path of kept) expect(readdirSync(join(folder, path))).not.toEqual([]);
  });
});

test.each(readdirSync(join(ROOT, 'examples', 'ci')))('%s caps the calls of its run', (name) => {
  expect(example(name)).toMatch(/--max-calls [1-9]\d*\b/);
});

describeWithGit('pre-push', () => {
  test('tests a changed prompt, and does not push one that fails', async () => {
    const { env, starts } = await serve();
    const bin = temporaryFolder();
    const launcher = join(ROOT, 'dist', 'command.js');
    writeFileSync(join(bin, 'simulation-gate'), `#!/bin/sh\nexec node '${launcher}' "$@"\n`, {
      mode: 0o755,
    });
    const remote = temporaryFolder();
    git(remote, 'init', '--quiet', '--bare');
    const folder = workspace('Hello.');
    git(folder, 'init', '--quiet', '-b', 'main');
    git(folder, 'remote', 'add', 'origin', remote);
    const hooks = join(folder, '.git', 'hooks');
    mkdirSync(hooks, { recursive: true });
    cpSync(join(ROOT, 'examples', 'ci', 'pre-push'), join(hooks, 'pre-push'));
    const commit = (file: string, text: string) => {
      writeFileSync(join(folder, file), text);
      git(folder, 'add', '-A');
      git(folder, 'commit', '--quiet', '-m', 'change');
    };
    const all = { ...env, PATH: `${bin}:${env.PATH}` };
    const push = () => runProcess('git', ['push', '--quiet', 'origin', 'main'], all, folder);

    commit('prompts/agent.md', 'Hello there.');
    const refused = await push();
    expect(refused.exitCode, refused.stdout + refused.stderr).toBe(1);
    expect(refused.stderr).toContain('Not pushed: see the messages above.');
    expect(starts()).toHaveLength(1);

    commit('prompts/agent.md', GOOD_PROMPT);
    writeFileSync(join(folder, 'prompts', 'agent.md'), 'Not committed.');
    const unlike = await push();
    expect(unlike.exitCode, unlike.stdout + unlike.stderr).toBe(1);
    expect(unlike.stderr).toContain('Not pushed: prompts/agent.md differs from the pushed commit.');
    expect(starts()).toHaveLength(1);

    writeFileSync(join(folder, 'prompts', 'agent.md'), GOOD_PROMPT);
    const pushed = await push();
    expect(pushed.exitCode, pushed.stdout + pushed.stderr).toBe(0);
    expect(starts()).toHaveLength(2);

    commit('other.md', 'Nothing to do with it.');
    expect((await push()).exitCode).toBe(0);
    expect(starts()).toHaveLength(2);
  });
});
