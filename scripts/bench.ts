/**
 * `npm run bench`: what the action costs, each number as a ratio to `node -e 0` of the same moment.
 * `npm run bench -- chance`: what the gate finds, and what it takes for something that is nothing.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareAction } from '../test/support/runner-process.ts';
import { chanceTables } from './bench/chance.ts';
import { crowdTable } from './bench/crowd.ts';
import { type BenchJob, benchJobs, SLOWEST_RUN_MS } from './bench/jobs.ts';
import { type Cost, measure, measureMemory } from './bench/measure.ts';
import { pollingTable } from './bench/polling.ts';
import { measurePrompts } from './bench/prompts.ts';
import { startService } from './bench/start-service.ts';
import { showSpread, showTable, spreadOf } from './bench/statistics.ts';
import { ROOT, runNode } from './command.ts';

const GOAL_TRIALS = 5_000;
const CHANCE_TRIALS = 500;

if (process.argv[2] === 'chance') {
  process.stdout.write(chanceTables(GOAL_TRIALS, CHANCE_TRIALS));
  process.exit();
}

const RUNS = Number(process.argv[2] ?? 15);
const MEMORY_RUNS = 5;

const built = await runNode([join(ROOT, 'scripts/build.ts')]);
if (built.exitCode !== 0) throw new Error(built.output);

const service = await startService();
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  const rows = [];
  for (const job of benchJobs(service.url, folder)) {
    process.stderr.write(`${job.name} …\n`);
    rows.push(measureJob(job));
  }
  process.stderr.write('prompt fixes …\n');
  rows.push(measurePrompts(MEMORY_RUNS));
  process.stdout.write(
    `Median (minimum to maximum) of ${RUNS} runs; ratios to \`node -e 0\` run in turn with each.\n\n`,
  );
  process.stdout.write(`dist/ holds ${megabytesOf(join(ROOT, 'dist'))} MB; goal: 3 MB.\n\n`);
  const head = ['job', 'wall', 'CPU', 'wall, ms', 'peak memory, MiB', 'goal'];
  process.stdout.write(showTable(head, rows));
  process.stdout.write(
    '\nPolling, simulated over 10,000 waits of each kind; cost = lateness + 0.1 s a request.\n\n',
  );
  process.stdout.write(pollingTable());
  process.stdout.write(
    '\n1,000 gates at once at a service that admits 30 runs of 90 s and 10 requests a second, in virtual time.\n\n',
  );
  process.stdout.write(await crowdTable());
} finally {
  service.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** What the files of a folder hold in all, in megabytes. */
function megabytesOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map((file) => statSync(join(file.parentPath, file.name)).size);
  return (sizes.reduce((sum, size) => sum + size, 0) / 1_000_000).toFixed(1);
}

function measureJob(job: BenchJob): string[] {
  const runs = Array.from({ length: RUNS }, () => {
    const base = run(job, 'empty', measure);
    const cost = job.isLong ? run(job, 'job', measureMemory) : run(job, 'job', measure);
    return { base, cost, wallMs: cost.wallMs - job.waitedMs };
  });
  const memory = job.isLong
    ? runs.map(({ cost }) => cost)
    : Array.from({ length: MEMORY_RUNS }, () => run(job, 'job', measureMemory));
  const peaks = memory.flatMap((cost) => ('peakMib' in cost ? [Number(cost.peakMib)] : []));
  const wall = job.isLong
    ? `${showSpread(spreadOf(runs.map(({ wallMs }) => wallMs / SLOWEST_RUN_MS)), 3)} of the slowest run`
    : showSpread(spreadOf(runs.map(({ base, wallMs }) => wallMs / base.wallMs)), 2);
  return [
    job.name,
    wall,
    showSpread(spreadOf(runs.map(({ base, cost }) => cost.cpuMs / base.cpuMs)), 2),
    showSpread(spreadOf(runs.map(({ wallMs }) => wallMs)), 0),
    showSpread(spreadOf(peaks), 0),
    job.goal,
  ];
}

/** Runs the job, or `node -e 0` in the very same surroundings, and sees that it ended as it should. */
function run<T extends Cost>(
  job: BenchJob,
  what: 'job' | 'empty',
  measured: (process: Parameters<typeof measure>[0]) => T,
): T {
  const prepared = prepareAction(job.start());
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
