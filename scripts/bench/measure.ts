import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PEAK_MEMORY = fileURLToPath(new URL('../../test/support/peak-memory.cjs', import.meta.url));
const KIB_PER_MIB = 1024;

/**
 * The shell's own accounting: it sees the whole process, its tear-down after the last exit handler
 * too, and leaves it undisturbed. Prints start, end, exit code, user and system seconds.
 */
const TIMED = `
log=$1 cpu=$2; shift 2
TIMEFORMAT='%3U %3S'
start=$EPOCHREALTIME
{ time "$@" >"$log" 2>&1; } 2>"$cpu"
code=$? end=$EPOCHREALTIME
echo "$start $end $code $(<"$cpu")"
`;

export interface MeasuredProcess {
  command: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
}

export interface Cost {
  wallMs: number;
  /** User and system time, to the millisecond. */
  cpuMs: number;
  exitCode: number;
  log: string;
}

export interface MemoryCost extends Cost {
  /** Peak resident memory. */
  peakMib: number;
}

/** Runs a process to its end. Needs bash 5; throws where there is none. */
export function measure({ command, args, env, cwd }: MeasuredProcess): Cost {
  return inScratchFolder((folder) => {
    const [log, cpu] = [join(folder, 'log'), join(folder, 'cpu')];
    const { stdout, stderr, error } = spawnSync(
      'bash',
      ['-c', TIMED, 'measure', log, cpu, command, ...args],
      { cwd, env: { ...env, LC_ALL: 'C' }, encoding: 'utf8' },
    );
    if (error !== undefined) throw error;
    const [start, end, exitCode, user, system] = stdout.trim().split(' ').map(Number);
    if (!start || !end || exitCode === undefined || user === undefined || system === undefined) {
      throw new Error(`The bench needs bash 5 or newer. ${stdout}${stderr}`);
    }
    return {
      wallMs: (end - start) * 1000,
      cpuMs: (user + system) * 1000,
      exitCode,
      log: readFileSync(log, 'utf8'),
    };
  });
}

/** As `measure`, with the peak memory, which costs the process about a millisecond at its exit. */
export function measureMemory(measured: MeasuredProcess): MemoryCost {
  return inScratchFolder((folder) => {
    const file = join(folder, 'peak-memory');
    const env = {
      ...measured.env,
      NODE_OPTIONS: `--require ${JSON.stringify(PEAK_MEMORY)}`,
      PEAK_MEMORY_FILE: file,
    };
    const cost = measure({ ...measured, env });
    return { ...cost, peakMib: Number(readFileSync(file, 'utf8')) / KIB_PER_MIB };
  });
}

function inScratchFolder<T>(action: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    return action(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
