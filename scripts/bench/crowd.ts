/** Many gates at once at a service with little room, in virtual time. */
import { Screen } from '../../src/command/screen.ts';
import { TerminalRunner } from '../../src/command/terminal-runner.ts';
import { runGate } from '../../src/gate/gate.ts';
import { LostTime } from '../../src/step/lost-time.ts';
import type { World } from '../../src/step/world.ts';
import { RequestsUnderway } from '../../test/support/requests-underway.ts';
import { VirtualClock } from '../../test/support/virtual-clock.ts';
import { type CrowdLimits, startCrowdService } from './crowd-service.ts';
import { seededRandom } from './polling.ts';
import { showTable } from './statistics.ts';

const PLAN = '0198c0de-2222-7000-8000-00000000000b';

/** What came of it; times in milliseconds. */
export interface CrowdResult {
  outcomes: Record<string, number>;
  runs: number;
  /** Most runs of one gate. */
  runsOfOne: number;
  /** From the moment when all gates began to a run's turn: the 95th percentile, and of an ideal queue. */
  waitMs: number;
  idealWaitMs: number;
  /** Of one gate, refused ones among them. */
  mostRequests: number;
  meanRequests: number;
}

/** All gates begin at the same moment. */
export async function simulateCrowd(
  gates: number,
  limits: CrowdLimits,
  inputs: Readonly<Record<string, string>>,
): Promise<CrowdResult> {
  const clock = new VirtualClock(() => underway.any);
  const startedMs = clock.now();
  const service = await startCrowdService(clock, limits);
  const underway = new RequestsUnderway(service.url, () => clock.look());
  try {
    const outcomes: Record<string, number> = {};
    const steps = Array.from({ length: gates }, async (_, index) => {
      const outcome = await runOne(index, service.url, inputs, clock);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    });
    await Promise.all(steps);
    const runs = [...service.record.runs.values()];
    const counts = [...Map.groupBy(runs, ({ gate }) => gate).values()].map(({ length }) => length);
    const requests = [...service.record.requests.values()];
    return {
      outcomes,
      runs: runs.length,
      runsOfOne: Math.max(...counts),
      waitMs: percentile95(runs.map(({ beginsMs }) => beginsMs - startedMs)),
      idealWaitMs: percentile95(
        Array.from(
          { length: gates },
          (_, index) => Math.floor(index / limits.slots) * limits.runMs,
        ),
      ),
      mostRequests: Math.max(...requests),
      meanRequests: requests.reduce((sum, each) => sum + each, 0) / gates,
    };
  } finally {
    underway.stop();
    service.close();
  }
}

async function runOne(
  index: number,
  url: string,
  inputs: Readonly<Record<string, string>>,
  clock: VirtualClock,
): Promise<string> {
  const screen = new Screen({ write: () => true }, {});
  const given = {
    'base-url': url,
    'api-key': `key-of-gate-${index}`,
    'run-plan-id': PLAN,
    'report-dir': `${process.env.TMPDIR ?? '/tmp'}/crowd`,
    summary: 'false',
    memory: 'off',
    ...inputs,
  };
  const runner = new TerminalRunner({ inputs: given, isDebug: false, screen, errors: screen });
  const world: World = {
    env: {},
    clock,
    random: seededRandom(index + 1),
    runner,
    workflow: () => Promise.reject(new Error('there is no workflow')),
    lost: new LostTime({}),
    cancelled: new AbortController().signal,
  };
  await runGate(world);
  return runner.outputs.outcome ?? '';
}

function percentile95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0;
}

const LIMITS = { slots: 30, requestsPerSecond: 10, runMs: 90_000, debriefMs: 40_000 } as const;

/** 1,000 gates of a night at a service that admits 30 runs at a time and 10 requests a second. */
export async function crowdTable(): Promise<string> {
  const rows: string[][] = [];
  for (const whenFull of ['queued', 'refused'] as const) {
    const inputs = { 'queue-timeout': '4h', 'run-timeout': '2h', 'debrief-timeout': '2h' };
    const result = await simulateCrowd(1_000, { ...LIMITS, whenFull }, inputs);
    const { outcomes, runs, runsOfOne, waitMs, idealWaitMs, meanRequests, mostRequests } = result;
    rows.push([
      whenFull === 'queued' ? 'a start waits in a queue' : 'a start is refused (429)',
      Object.entries(outcomes)
        .map(([name, count]) => `${count} ${name}`)
        .join(', '),
      `${runs}, at most ${runsOfOne} a gate`,
      `${(waitMs / idealWaitMs).toFixed(2)} of the ideal queue's`,
      `${meanRequests.toFixed(1)}, at most ${mostRequests}`,
    ]);
  }
  return showTable(
    ['when all are taken', 'outcomes', 'runs', 'wait, 95th percentile', 'requests a gate'],
    rows,
  );
}
