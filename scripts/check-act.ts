/**
 * Runs workflows for real, by act without containers and against the reference service: those that
 * users copy or call, green and red. Actions of others have stand-ins in `act/`, so that nothing is fetched.
 * Takes the path of act; `check-act.sh` installs it.
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
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type RunningReferenceService, startReferenceService } from '../src/reference/server.ts';
import { ROOT } from './command.ts';

const [, , act = 'act'] = process.argv;
const SECOND_PLAN = 'second plan';
const SHA = '1'.repeat(40);
const REPOSITORY = 'OWNER/simulation-gate';
const OURS = `${REPOSITORY}@${SHA}`;
/** A workflow takes some seconds here. */
const LIMIT_MS = 120_000;

const PROMPT = readFileSync(join(ROOT, 'examples/agent/prompt.md'), 'utf8');
const REMEDY =
  'Say that refunds are possible within 14 days of the appointment and that the billing team decides on them; never promise a refund yourself.';

/** A prompt that passes, and one that lacks an instruction. */
const GOOD = `${PROMPT}- ${REMEDY}\n`;

interface Scene {
  what: string;
  workflow: string;
  event: string;
  /** The prompts and other files of the repository. */
  files: Readonly<Record<string, string>>;
  /** Whether every job is green. */
  isGreen: boolean;
  /** What the log has to say. */
  says: RegExp[];
  /** What it must not say. */
  saysNot?: RegExp[];
}

const work = mkdtempSync(join(tmpdir(), 'act-'));
const PROJECT = join(work, 'project');
copyProject(PROJECT);
const service = await startReferenceService({ timeScale: 60 });
const chat = await listenToChat();
try {
  const { runPlanId } = service.addPlan({ name: SECOND_PLAN });
  await play(scenes(service, runPlanId));
} finally {
  chat.close();
  await service.close();
  rmSync(work, { recursive: true, force: true });
}

function scenes({ demo, url }: RunningReferenceService, secondId: string): Scene[] {
  const copied = (name: string) =>
    readFileSync(join(ROOT, 'examples/workflows', `${name}.yml`), 'utf8')
      .replaceAll('https://api.example.com', url)
      .replaceAll('booking agent', demo.name)
      .replaceAll('billing agent', SECOND_PLAN)
      .replaceAll('FULL_COMMIT_SHA', SHA)
      .replace(/( +)plans: \|/, `$1action-repository: ${REPOSITORY}\n$1action-ref: '${SHA}'\n$&`);
  const plans = JSON.stringify([
    { name: demo.name },
    { name: 'other', id: secondId, 'variable-files': 'agent_prompt=prompts/other.md' },
  ]);
  const inputs = { plans, 'variable-files': 'agent_prompt=prompts/agent.md' };
  // act tells a called workflow as little of itself as older runners do.
  const caller = calling({ ...inputs, 'action-repository': REPOSITORY, 'action-ref': SHA });
  const prompts = (agent: string, other = agent) => ({
    'prompts/agent.md': agent,
    'prompts/other.md': other,
  });
  const makefile = { Makefile: 'build publish:\n\t@echo it is time to $@\n' };
  return [
    {
      what: 'gate.yml, where every plan passes',
      workflow: caller,
      event: 'push',
      files: prompts(GOOD),
      isGreen: true,
      says: [/outcome=passed runs=passed\+passed/],
    },
    {
      what: 'gate.yml, where one of two plans fails',
      workflow: caller,
      event: 'push',
      files: prompts(GOOD, PROMPT),
      isGreen: false,
      says: [/verdict.*outcome=failed/, /Failure - Main Judge all plans/],
    },
    {
      what: 'gate.yml, which does not know its commit',
      workflow: calling(inputs),
      event: 'push',
      files: prompts(GOOD),
      isGreen: false,
      says: [/give gate\.yml the inputs action-repository and action-ref/],
      saysNot: [/Main Judge the plan/, /Main Judge all plans/],
    },
    {
      what: 'monorepo.yml',
      workflow: copied('monorepo'),
      event: 'pull_request',
      files: {
        'agents/booking/prompt.md': GOOD,
        'agents/billing/prompt.md': PROMPT,
        'agents/billing/policy.yml': 'version: 1\ngate: { verdict: ignore, run-verdict: warn }\n',
      },
      isGreen: true,
      says: [/verdict.*outcome=passed/],
    },
    {
      what: 'matrix.yml, where one language fails',
      workflow: copied('matrix'),
      event: 'workflow_dispatch',
      files: { 'prompts/english.md': GOOD, 'prompts/spanish.md': PROMPT },
      isGreen: false,
      says: [/Judge all languages.*outcome=failed/],
      saysNot: [/is missing/],
    },
    {
      what: 'merge-queue.yml, in the queue',
      workflow: copied('merge-queue'),
      event: 'merge_group',
      files: prompts(GOOD),
      isGreen: true,
      says: [/outcome=passed/],
    },
    {
      what: 'release.yml',
      workflow: copied('release'),
      event: 'push',
      files: { ...prompts(GOOD), ...makefile },
      isGreen: true,
      says: [/outcome=started/, /outcome=passed/, /it is time to publish/],
    },
    {
      what: 'release.yml, where the gate fails',
      workflow: copied('release'),
      event: 'push',
      files: { ...prompts(PROMPT), ...makefile },
      isGreen: false,
      says: [/it is time to build/, /outcome=failed/],
      saysNot: [/it is time to publish/],
    },
    {
      what: 'fork.yml',
      workflow: copied('fork'),
      event: 'workflow_dispatch',
      files: prompts(GOOD),
      isGreen: true,
      says: [/Variable agent_prompt/, /outcome=passed/],
    },
    {
      what: 'chat.yml, where the gate fails',
      workflow: copied('chat').replace(
        /( +)(run-plan-name: .*)/,
        '$1$2\n$1variable-files: agent_prompt=prompts/agent.md',
      ),
      event: 'workflow_dispatch',
      files: prompts(PROMPT),
      isGreen: false,
      says: [
        /chat was told: Simulation gate: failed, \d+ of 24 calls passed\ncheck 'refund policy stated'/,
      ],
    },
  ];
}

/** A server in the chat's place; what it is told goes into the log of the scene. */
async function listenToChat() {
  const told: string[] = [];
  const server = createServer(async (request, response) => {
    told.push(JSON.parse(await text(request)).text);
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    takeTold: () => told.splice(0).map((line) => `chat was told: ${line}\n`),
    close: () => server.close(),
  };
}

/** A workflow that calls the reusable one and tells its outputs. */
function calling(inputs: Readonly<Record<string, string>>): string {
  const given = Object.entries({ 'base-url': service.url, ...inputs });
  return `name: Caller
on: push
jobs:
  gates:
    permissions: { contents: read, pull-requests: write }
    uses: ${REPOSITORY}/.github/workflows/gate.yml@${SHA}
    with:
${given.map(([name, value]) => `      ${name}: ${JSON.stringify(value)}`).join('\n')}
    secrets:
      api-key: \${{ secrets.SIMULATION_API_KEY }}
  after:
    needs: gates
    if: always()
    runs-on: ubuntu-latest
    steps:
      - run: echo "outcome=$OUTCOME runs=$RUNS"
        env:
          OUTCOME: \${{ needs.gates.outputs.outcome }}
          RUNS: \${{ join(fromJSON(needs.gates.outputs.runs || '[]').*.outcome, '+') }}
`;
}

async function play(all: readonly Scene[]): Promise<void> {
  for (const [index, scene] of all.entries()) {
    const startedMs = Date.now();
    const { exitCode, log } = await run(scene, join(work, `${index}`));
    const faults = [
      ...((exitCode === 0) === scene.isGreen ? [] : [`act ended with ${exitCode}`]),
      ...scene.says.filter((words) => !words.test(log)).map((words) => `${words} is not said`),
      ...(scene.saysNot ?? [])
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
  { workflow, event, files }: Scene,
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
  const local = [...standIns(allUses), `${OURS}=${PROJECT}`];
  const secrets = {
    SIMULATION_API_KEY: service.keys.full,
    CHAT_WEBHOOK: chat.url,
    GITHUB_TOKEN: 'none',
  };
  const child = spawn(
    act,
    [
      event,
      ...['--platform', 'ubuntu-latest=-self-hosted'],
      '--use-new-action-cache',
      '--no-cache-server',
      ...['--action-cache-path', join(folder, 'cache')],
      ...['--input', 'pull-request=7'],
      ...Object.entries(secrets).flatMap(([name, value]) => ['--secret', `${name}=${value}`]),
      ...local.flatMap((one) => ['--local-repository', one]),
    ],
    {
      cwd: repository,
      env: {
        ...process.env,
        ACT_PROJECT: PROJECT,
        ACT_ARTIFACTS: join(folder, 'artifacts'),
        PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
        XDG_CONFIG_HOME: folder,
      },
      timeout: LIMIT_MS,
    },
  );
  const log = Promise.all([text(child.stdout), text(child.stderr)]);
  const [exitCode] = await once(child, 'close');
  return { exitCode, log: [...(await log), ...chat.takeTold()].join('') };
}

/** act asks git which repository and commit it is. */
function beginHistory(repository: string): void {
  const author = ['-c', 'user.name=act', '-c', 'user.email=act@example.com'];
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
    [...author, 'commit', '--quiet', '--message', 'What is judged'],
    ['remote', 'add', 'origin', 'https://github.com/acme/agent'],
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
    ([action, name]) => `${action}=${join(ROOT, 'scripts/act', `${name}`)}`,
  );
}
