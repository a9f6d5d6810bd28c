import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActionStart } from '../../test/support/runner-process.ts';
import { makeDebrief, makeReport } from './debriefs.ts';
import { jobIdFor } from './job-id.ts';

/** One job whose cost is measured. */
export interface BenchJob {
  name: string;
  goal: string;
  exitCode: number;
  outcome: string;
  /** Made anew for every run, since a job ID stands for a run's whole story. */
  start(): ActionStart;
  /** The part of the wall time that is waiting for the service and not work: subtracted. */
  waitedMs: number;
  /** Runs that take long: memory is measured along with time. */
  isLong: boolean;
}

/** The slowest of the runs that are watched at once, from its first request to its debrief. */
export const SLOWEST_RUN_MS = 10_000;
const RUNS_AT_ONCE = 200;
const LARGE_THEMES = 5_000;
const LARGE_SENTENCES = 16;

/** The jobs of the bench. The large debrief is written into `folder`. */
export function benchJobs(serviceUrl: string, folder: string): BenchJob[] {
  const service = { 'base-url': serviceUrl, 'api-key': 'bench-key' };
  const largeFile = join(folder, 'large-debrief.json');
  const large = makeDebrief(makeReport(LARGE_THEMES, LARGE_SENTENCES));
  writeFileSync(largeFile, JSON.stringify({ data: large }));
  return [
    {
      name: 'whole job on loopback, one poll',
      goal: '5.0 wall, 5.5 CPU',
      exitCode: 0,
      outcome: 'passed',
      start: () => ({ inputs: { ...service, 'job-id': jobIdFor(500) } }),
      waitedMs: 1_000,
      isLong: false,
    },
    {
      name: 'failing on a bad input',
      goal: '1.8 wall',
      exitCode: 1,
      outcome: 'error',
      start: () => ({ inputs: { ...service, 'job-id': jobIdFor(0), 'run-timeout': '30' } }),
      waitedMs: 0,
      isLong: false,
    },
    {
      name: `saved debrief of ${LARGE_THEMES} themes`,
      goal: '20 wall, 200 MiB',
      exitCode: 0,
      outcome: 'passed',
      start: () => ({ inputs: { 'debrief-file': largeFile } }),
      waitedMs: 0,
      isLong: false,
    },
    {
      name: `${RUNS_AT_ONCE} runs watched at once`,
      goal: '1.1 of the slowest run, 120 MiB',
      exitCode: 0,
      outcome: 'passed',
      start: () => ({ inputs: { ...service, 'max-parallel': '500', 'job-id': manyJobIds() } }),
      waitedMs: 0,
      isLong: true,
    },
  ];
}

function manyJobIds(): string {
  return Array.from({ length: RUNS_AT_ONCE }, (_, index) =>
    jobIdFor(Math.round((SLOWEST_RUN_MS * (index + 1)) / RUNS_AT_ONCE)),
  ).join('\n');
}
