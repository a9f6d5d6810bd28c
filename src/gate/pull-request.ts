import type { GateReport, ReportSettings } from '../core/report/model.ts';
import {
  type PullRequestOrder,
  type PullRequestResult,
  reportToPullRequest,
} from '../github/post.ts';
import { readEventPayload } from '../input/event-payload.ts';
import type { World } from '../step/world.ts';

/** Writes comment and suggestions to the pull request that the workflow runs for, if there is one. */
export function writeToPullRequest(
  report: GateReport,
  settings: ReportSettings,
  order: Omit<PullRequestOrder, 'report' | 'settings' | 'event'>,
  world: World,
): Promise<PullRequestResult> {
  return reportToPullRequest(
    { report, settings, ...order, event: readEventPayload(world.env) },
    world,
  );
}
