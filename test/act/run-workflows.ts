/**
 * Runs workflows with act, without containers, against the reference service. Third-party actions have stand-ins in
 * this folder, so that nothing is fetched. Arguments: the path of act, which `check-act.sh` installs, and part of the
 * names of the scenes to run (all without it).
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
  symlinkSync,
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
    const problems = [
      ...((exitCode === 0) === scene.isGreen ? [] : [`act ended with ${exitCode}`]),
      ...scene.shows
        .filter((words) => !words.test(log))
        .map((words) => `${words} is missing in the log`),
      ...[/Invalid request to GitHub/, ...(scene.hides ?? [])]
        .filter((words) => words.test(log))
        .map((words) => `${words} is in the log`),
    ];
    const seconds = Math.round((Date.now() - startedMs) / 1000);
    process.stdout.write(
      `${problems.length === 0 ? 'ok' : 'FAILED'}  ${scene.what} (${seconds} s)\n`,
    );
    if (problems.length === 0) continue;
    process.stdout.write(`${log}\n${problems.join('\n')}\n`);
    process.exitCode = 1;
  }
}

/** Runs a workflow in a repository of its own. */
async function run(
  { workflow, event, payload, files, isOfFork = false, matrix, isOwn = false }: Scene,
  folder: string,
): Promise<{ exitCode: number | null; log: string }> {
  const repository = join(folder, 'repository');
  if (isOwn) copyCheckout(repository);
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
      ...['--workflows', '.github/workflows/it.yml'],
      '--use-new-action-cache',
      '--no-cache-server',
      ...['--action-cache-path', join(folder, 'cache')],
      ...['--input', 'pull-request=7'],
      ...['--var', 'POLICY_APP_CLIENT_ID=1'],
      ...['--env', `GITHUB_API_URL=${github.url}`],
      ...(matrix === undefined ? [] : ['--matrix', matrix]),
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
  const received = [...chat.takeLines(), ...github.takeLines()].map((line) => `${line}\n`);
  return { exitCode, log: [...(await log), ...received].join('') };
}

/** act asks git which repository and commit it is. */
function beginHistory(repository: string): void {
  const author = ['-c', 'user.name=act', '-c', 'user.email=act@example.com'];
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
    [...author, 'commit', '--quiet', '--message', 'Prompt'],
    ['remote', 'add', 'origin', `https://github.com/${REPOSITORY}`],
  ]) {
    execFileSync('git', args, { cwd: repository, stdio: 'inherit' });
  }
}

/** The tracked files of this project, with its installed packages. */
function copyCheckout(to: string): void {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT }).toString().split('\0');
  for (const file of tracked.filter((name) => name !== ''))
    cpSync(join(ROOT, file), join(to, file));
  symlinkSync(join(ROOT, 'node_modules'), join(to, 'node_modules'));
}

/** The files that `OWNER/simulation-gate` consists of. */
function copyProject(to: string): void {
  const actions = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'action.yml')));
  for (const name of ['action.yml', 'dist', '.github/workflows/gate.yml', ...actions]) {
    cpSync(join(ROOT, name), join(to, name), { recursive: true });
  }
}

/** Stand-ins for the third-party actions of a workflow. */
function standIns(workflow: string): string[] {
  const uses = [...workflow.matchAll(/uses: (actions\/([\w-]+)@\S+)/g)];
  return [...new Map(uses.map(([, action, name]) => [action, name]))].map(
    ([action, name]) => `${action}=${join(ROOT, 'test/act', `${name}`)}`,
  );
}
