/**
 * Runs workflows for real, by act without containers and against the reference service: those that
 * users copy or call, green and red. Actions of others have stand-ins beside this file, so that nothing is fetched.
 * Takes the path of act, which `check-act.sh` installs, and words of the scenes that are played; all without them.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
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
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from '../../scripts/command.ts';
import { startReferenceService } from '../../src/reference-service/server.ts';
import { REPOSITORY } from '../support/github/fake-github.ts';
import { type Scene, scenes } from './scenes.ts';
import { listenToChat, serveGitHub } from './servers.ts';
import { PINNED } from './workflows.ts';

const [, , act = 'act', words = ''] = process.argv;
/** A workflow takes some seconds here. */
const LIMIT_MS = 120_000;
const TOKENS = { ofJob: 'ghs_of-the-job-0123456789', ofApp: 'ghs_of-an-app-0123456789' };

const work = mkdtempSync(join(tmpdir(), 'act-'));
const PROJECT = join(work, 'project');
copyProject(PROJECT);
const service = await startReferenceService({ timeScale: 60 });
const chat = await listenToChat();
const github = await serveGitHub(Object.values(TOKENS));
try {
  const name = 'second plan';
  const second = { name, ...service.addPlan({ name }) };
  const all = scenes({ ...service, second, github: github.github });
  await play(all.filter(({ what }) => what.includes(words)));
} finally {
  chat.close();
  github.close();
  await service.close();
  rmSync(work, { recursive: true, force: true });
}

async function play(all: readonly Scene[]): Promise<void> {
  for (const [index, scene] of all.entries()) {
    const startedMs = Date.now();
    const { exitCode, log } = await run(scene, join(work, `${index}`));
    const faults = [
      ...((exitCode === 0) === scene.isGreen ? [] : [`act ended with ${exitCode}`]),
      ...scene.says.filter((words) => !words.test(log)).map((words) => `${words} is not said`),
      ...[/GitHub knows no such thing/, ...(scene.saysNot ?? [])]
        .filter((words) => words.test(log))
        .map((words) => `${words} is said`),
    ];
    const seconds = Math.round((Date.now() - startedMs) / 1000);
    process.stdout.write(
      `${faults.length === 0 ? 'ok' : 'FAILED'}  ${scene.what} (${seconds} s)\n`,
    );
    if (faults.length === 0) continue;
    process.stdout.write(`${log}\n${faults.join('\n')}\n`);
    process.exitCode = 1;
  }
}

/** Runs a workflow in a repository of its own. */
async function run(
  { workflow, event, payload, files, isOfFork = false }: Scene,
  folder: string,
): Promise<{ exitCode: number | null; log: string }> {
  const repository = join(folder, 'repository');
  const all = { ...files, '.github/workflows/it.yml': workflow };
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), content);
  }
  beginHistory(repository);
  const allUses = workflow + readFileSync(join(ROOT, '.github/workflows/gate.yml'), 'utf8');
  const local = [...standIns(allUses), `${PINNED}=${PROJECT}`];
  const secrets = {
    GITHUB_TOKEN: TOKENS.ofJob,
    ...(isOfFork
      ? {}
      : {
          SIMULATION_API_KEY: service.keys.full,
          CHAT_WEBHOOK: chat.url,
          POLICY_APP_KEY: 'the key of an app',
        }),
  };
  const eventFile = join(folder, 'event.json');
  if (payload !== undefined) writeFileSync(eventFile, JSON.stringify(payload));
  const child = spawn(
    act,
    [
      event,
      ...['--platform', 'ubuntu-latest=-self-hosted'],
      '--use-new-action-cache',
      '--no-cache-server',
      ...['--action-cache-path', join(folder, 'cache')],
      ...['--input', 'pull-request=7'],
      ...['--var', 'POLICY_APP_CLIENT_ID=1'],
      ...['--env', `GITHUB_API_URL=${github.url}`],
      ...(payload === undefined ? [] : ['--eventpath', eventFile]),
      ...Object.entries(secrets).flatMap(([name, value]) => ['--secret', `${name}=${value}`]),
      ...local.flatMap((one) => ['--local-repository', one]),
    ],
    {
      cwd: repository,
      env: {
        ...process.env,
        ACT_PROJECT: PROJECT,
        ACT_APP_TOKEN: TOKENS.ofApp,
        ACT_ARTIFACTS: join(folder, 'artifacts'),
        PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
        XDG_CONFIG_HOME: folder,
      },
      timeout: LIMIT_MS,
    },
  );
  const log = Promise.all([text(child.stdout), text(child.stderr)]);
  const [exitCode] = await once(child, 'close');
  const told = [...chat.takeTold(), ...github.takeTold()].map((line) => `${line}\n`);
  return { exitCode, log: [...(await log), ...told].join('') };
}

/** act asks git which repository and commit it is. */
function beginHistory(repository: string): void {
  const author = ['-c', 'user.name=act', '-c', 'user.email=act@example.com'];
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
    [...author, 'commit', '--quiet', '--message', 'What is judged'],
    ['remote', 'add', 'origin', `https://github.com/${REPOSITORY}`],
  ]) {
    execFileSync('git', args, { cwd: repository, stdio: 'inherit' });
  }
}

/** What of the project is behind `OWNER/simulation-gate`. */
function copyProject(to: string): void {
  const actions = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'action.yml')));
  for (const name of ['action.yml', 'dist', '.github/workflows/gate.yml', ...actions]) {
    cpSync(join(ROOT, name), join(to, name), { recursive: true });
  }
}

/** Stand-ins for the actions of others that a workflow uses. */
function standIns(workflow: string): string[] {
  const uses = [...workflow.matchAll(/uses: (actions\/([\w-]+)@\S+)/g)];
  return [...new Map(uses.map(([, action, name]) => [action, name]))].map(
    ([action, name]) => `${action}=${join(ROOT, 'test/act', `${name}`)}`,
  );
}
