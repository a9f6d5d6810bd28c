/**
 * Runs workflows for real, by act without containers and against the reference service: those that
 * users copy or call, green and red. Actions of others have stand-ins in `act/`, so that nothing is fetched.
 * Takes the path of act; `check-act.sh` installs it.
 */
import { spawn } from 'node:child_process';
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
import { delimiter, join } from 'node:path';
import { type RunningReferenceService, startReferenceService } from '../src/reference/server.ts';
import { ROOT } from './command.ts';

const [, , act = 'act'] = process.argv;
const SHA = '1'.repeat(40);
const OURS = `OWNER/simulation-gate@${SHA}`;
/** A workflow takes some seconds here. */
const LIMIT_MS = 120_000;

const PROMPT = readFileSync(join(ROOT, 'examples/agent/prompt.md'), 'utf8');
const REMEDY =
  'Say that refunds are possible within 14 days of the appointment and that the billing team decides on them; never promise a refund yourself.';

interface Scene {
  what: string;
  workflow: string;
  event: string;
  /** Exit code of act: 0 where every job is green. */
  exitCode: 0 | 1;
  /** What the log has to say. */
  says: RegExp[];
  /** What it must not say. */
  saysNot?: RegExp[];
  prompt?: string;
}

const work = mkdtempSync(join(tmpdir(), 'act-'));
const PROJECT = join(work, 'project');
copyProject(PROJECT);
const service = await startReferenceService({ timeScale: 60 });
try {
  const second = service.addPlan({ name: 'second plan' });
  await play(scenes(service, second.runPlanId));
} finally {
  await service.close();
  rmSync(work, { recursive: true, force: true });
}

function scenes({ demo }: RunningReferenceService, secondId: string): Scene[] {
  const plans = JSON.stringify([
    { name: demo.name },
    { name: 'other', id: secondId, 'variable-files': 'agent_prompt=prompts/other.md' },
  ]);
  const caller = calling({ plans, 'variable-files': 'agent_prompt=prompts/agent.md' });
  return [
    {
      what: 'the reusable workflow where every plan passes',
      workflow: caller,
      event: 'push',
      exitCode: 0,
      says: [/outcome=passed runs=passed\+passed/],
    },
    {
      what: 'the reusable workflow where one of two plans fails',
      workflow: caller,
      event: 'push',
      prompt: PROMPT,
      exitCode: 1,
      says: [/verdict.*outcome=failed/, /Failure - Main Judge all plans/],
    },
  ];
}

/** A workflow that calls the reusable one and tells its outputs. */
function calling(inputs: Readonly<Record<string, string>>): string {
  const given = Object.entries({ 'base-url': service.url, ...inputs });
  return `name: Caller
on: push
jobs:
  gates:
    permissions: { contents: read, pull-requests: write }
    uses: OWNER/simulation-gate/.github/workflows/gate.yml@${SHA}
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
      ...(exitCode === scene.exitCode ? [] : [`act ended with ${exitCode}, not ${scene.exitCode}`]),
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
  { workflow, event, prompt }: Scene,
  folder: string,
): Promise<{ exitCode: number | null; log: string }> {
  const repository = join(folder, 'repository');
  mkdirSync(join(repository, '.github/workflows'), { recursive: true });
  mkdirSync(join(repository, 'prompts'));
  writeFileSync(join(repository, '.github/workflows/it.yml'), workflow);
  const better = `${PROMPT}- ${REMEDY}\n`;
  writeFileSync(join(repository, 'prompts/agent.md'), better);
  writeFileSync(join(repository, 'prompts/other.md'), prompt ?? better);
  const git = spawn(
    'sh',
    [
      '-c',
      'git init -q && git add . && git -c user.name=a -c user.email=a@example.com commit -qm a && git remote add origin https://github.com/acme/agent',
    ],
    { cwd: repository, stdio: 'inherit' },
  );
  await new Promise((resolve) => git.on('close', resolve));
  const replaced = [
    `${OURS}=${PROJECT}`,
    ...standIns(workflow + readFileSync(join(ROOT, '.github/workflows/gate.yml'), 'utf8')),
  ];
  const child = spawn(
    act,
    [
      event,
      '--platform',
      'ubuntu-latest=-self-hosted',
      '--use-new-action-cache',
      '--no-cache-server',
      '--action-cache-path',
      join(folder, 'cache'),
      '--secret',
      `SIMULATION_API_KEY=${service.keys.full}`,
      '--secret',
      'GITHUB_TOKEN=none',
      ...replaced.flatMap((one) => ['--local-repository', one]),
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
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { exitCode, log };
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
