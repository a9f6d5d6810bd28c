import type { Clock } from '../core/clock.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Runner } from '../runner/runner.ts';
import type { ServiceClient } from '../service/client.ts';

/** What the work of the post step is done with. */
export interface PostWork {
  client: ServiceClient;
  clock: Clock;
  runner: Runner;
  /** Its deadline is the post step's own. */
  context: RequestContext;
}
