import type { Clock } from '../core/clock.ts';
import { nextTurn } from '../core/next-turn.ts';
import type { Environment, Runner } from '../runner/runner.ts';
import type { ServiceClient } from '../service/client.ts';
import { type ServiceProfile, STANDARD_PROFILE } from '../service/operations.ts';
import type { Step, StepReport, Work } from './action.ts';
import { connect } from './connect.ts';
import type { ServiceAccess } from './inputs/service-access.ts';
import { Wait, type WaitSettings } from './wait.ts';
import type { World } from './world.ts';

const MAX_POLL_INTERVAL_MS = 10_000;

/** The step of an action beside the gate, while its work goes on. */
export class ActionStep implements Step {
  readonly env: Environment;
  readonly runner: Runner;
  readonly clock: Clock;
  readonly cancelled: AbortSignal;
  readonly report: StepReport;
  readonly profile: ServiceProfile;
  /** The wait that was begun last. */
  waiting: Wait | null = null;
  readonly #access: ServiceAccess;
  readonly #world: World;
  #client: ServiceClient | undefined;

  constructor(access: ServiceAccess, report: StepReport, world: World) {
    this.#access = access;
    this.#world = world;
    this.report = report;
    this.profile = access.profile ?? STANDARD_PROFILE;
    this.env = world.env;
    this.runner = world.runner;
    this.clock = world.clock;
    this.cancelled = world.cancelled;
  }

  connect(): ServiceClient {
    this.#client ??= connect(this.#access, this.#world);
    return this.#client;
  }

  wait(settings: Omit<WaitSettings, 'maxPollIntervalMs'>): Wait {
    const whole = { ...settings, maxPollIntervalMs: MAX_POLL_INTERVAL_MS };
    this.waiting = new Wait(whole, this.clock, this.cancelled);
    return this.waiting;
  }

  async perform(work: Work): Promise<void> {
    // A signal that came in while the code was loading is told in the next turn of the event loop.
    await nextTurn();
    this.cancelled.throwIfAborted();
    await work(this);
  }
}
