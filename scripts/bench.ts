/**
 * `npm run bench [-- RUNS]`: what the action costs, as ratios to `node -e 0` run in turn with each job.
 * `npm run bench -- drift`: how often drift is reported, in simulated gates.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ActionStart, prepareAction } from '../test/support/runner-process.ts';
import { simulateDrift } from './bench/drift.ts';
import { evaluationTime } from './bench/evaluation.ts';
import { makeDebrief, makeReport } from './bench/large-debrief.ts';
import { type Cost, measure, measureMemory } from './bench/measure.ts';
import { ROOT, runNode } from './command.ts';

const RUNS = Number(process.argv[2] ?? 15);
const MEMORY_RUNS = 5;
const RUNS_AT_ONCE = 200;
/** The slowest of the runs that are watched at once, from its first request to its debrief. */
const SLOWEST_RUN_MS = 10_000;
const LARGE_THEMES = 5_000;
const LARGE_SENTENCES = 16;

interface Job {
  name: string;
  goal: string;
  exitCode: number;
  outcome: string;
  /** One job ID per run. */
  inputs(): NonNullable<ActionStart['inputs']>;
  /** The part of the wall time that is waiting for the service: subtracted. */
  waitedMs: number;
  /** Runs that take long: memory is measured along with time, and time as a ratio to the slowest run. */
  isLong: boolean;
}

let folder = '';
if (process.argv[2] === 'drift') process.stdout.write(simulateDrift());
else await benchJobs();

async function benchJobs(): Promise<void> {
  const built = await runNode([join(ROOT, 'scripts/build.ts')]);
  if (built.exitCode !== 0) throw new Error(built.output);

  // A process of its own: its work must not count as the action's.
  const service = spawn(process.execPath, [join(ROOT, 'scripts/bench/service.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await once(service.stdout, 'data');
  folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const rows = jobsFor(String(line).trim()).map((job) => {
      process.stderr.write(`${job.name} …\n`);
      return measureJob(job);
    });
    const head = ['job', 'wall', 'CPU', 'wall, ms', 'peak memory, MiB', 'goal'];
    const table = [head, head.map(() => '---'), ...rows].map((it) => `| ${it.join(' | ')} |\n`);
    process.stdout.write(
      `Median (minimum to maximum) of ${RUNS} runs; ratios to \`node -e 0\`.\n\n${table.join('')}\n`,
    );
    process.stdout.write(`dist/ holds ${megabytesOf(join(ROOT, 'dist'))} MB; goal: 10 MB.\n`);
    process.stdout.write(evaluationTime());
  } finally {
    service.stdin.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

function jobsFor(url: string): Job[] {
  const access = { 'base-url': url, 'api-key': 'bench-key' };
  const largeFile = join(folder, 'large-debrief.json');
  const large = makeDebrief(makeReport(LARGE_THEMES, LARGE_SENTENCES));
  writeFileSync(largeFile, JSON.stringify({ data: large }));
  const passed = { exitCode: 0, outcome: 'passed', waitedMs: 0, isLong: false };
  return [
    {
      ...passed,
      name: 'whole job on loopback, one poll',
      goal: '5.5 wall, 8 CPU',
      inputs: () => ({ ...access, 'job-id': jobIdFor(500) }),
      waitedMs: 1_000,
    },
    {
      ...passed,
      name: 'failing on a bad input',
      goal: '3.0 wall',
      exitCode: 1,
      outcome: 'error',
      inputs: () => ({ ...access, 'job-id': jobIdFor(0), 'run-timeout': '30' }),
    },
    {
      ...passed,
      name: `saved debrief of ${LARGE_THEMES} themes`,
      goal: '25 wall, 250 MiB',
      inputs: () => ({ 'debrief-file': largeFile }),
    },
    {
      ...passed,
      name: `${RUNS_AT_ONCE} runs watched at once`,
      goal: '1.15 of the slowest run, 250 MiB',
      inputs: () => ({ ...access, 'max-parallel': '500', 'job-id': manyJobIds() }),
      isLong: true,
    },
  ];
}

function manyJobIds(): string {
  return Array.from({ length: RUNS_AT_ONCE }, (_, index) =>
    jobIdFor(Math.round((SLOWEST_RUN_MS * (index + 1)) / RUNS_AT_ONCE)),
  ).join('\n');
}

/** A new job ID, which says how many milliseconds after the first request its debrief is ready. */
function jobIdFor(delayMs: number): string {
  return `${crypto.randomUUID().slice(0, 24)}${delayMs.toString(16).padStart(12, '0')}`;
}

function measureJob(job: Job): string[] {
  const runs = Array.from({ length: RUNS }, () => {
    const base = run(job, 'empty', measure);
    const cost = job.isLong ? run(job, 'job', measureMemory) : run(job, 'job', measure);
    return { base, cost, wallMs: cost.wallMs - job.waitedMs };
  });
  const memory = job.isLong
    ? runs.map(({ cost }) => cost)
    : Array.from({ length: MEMORY_RUNS }, () => run(job, 'job', measureMemory));
  const ratios = runs.map(
    ({ base, wallMs }) => wallMs / (job.isLong ? SLOWEST_RUN_MS : base.wallMs),
  );
  return [
    job.name,
    spreadOf(ratios, 2),
    spreadOf(
      runs.map(({ base, cost }) => cost.cpuMs / base.cpuMs),
      2,
    ),
    spreadOf(
      runs.map(({ wallMs }) => wallMs),
      0,
    ),
    spreadOf(
      memory.flatMap((cost) => ('peakMib' in cost ? [Number(cost.peakMib)] : [])),
      0,
    ),
    job.goal,
  ];
}

/** Runs the job, or `node -e 0` in the very same surroundings, and checks that it ended as it should. */
function run<T extends Cost>(
  job: Job,
  what: 'job' | 'empty',
  measured: (process: Parameters<typeof measure>[0]) => T,
): T {
  const prepared = prepareAction({ inputs: job.inputs() });
  try {
    const cost = measured(what === 'job' ? prepared : { ...prepared, args: ['-e', '0'] });
    const outcome = what === 'job' ? prepared.readOutputs().outcome : job.outcome;
    const exitCode = what === 'job' ? job.exitCode : 0;
    if (cost.exitCode !== exitCode || outcome !== job.outcome) {
      throw new Error(`${job.name} ended as ${outcome} (${cost.exitCode}):\n${cost.log}`);
    }
    return cost;
  } finally {
    prepared.dispose();
  }
}

/** Such as `3.81 (3.60 to 4.12)`: the median, and the extremes. */
function spreadOf(values: readonly number[], digits: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  const [median, low, high] = [middle, sorted[0], sorted.at(-1)].map((it) => it?.toFixed(digits));
  return `${median} (${low} to ${high})`;
}

/** The size of all files of a folder. */
function megabytesOf(of: string): string {
  const sizes = readdirSync(of, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => statSync(join(file.parentPath, file.name)).size);
  return (sizes.reduce((sum, size) => sum + size, 0) / 1_000_000).toFixed(1);
}
