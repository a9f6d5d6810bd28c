import {
  type PullRequestOrder,
  type PullRequestResult,
  reportToPullRequest,
} from '../../github/post.ts';
import type { GateReport, ReportSettings } from '../../report/model.ts';
import { readEventPayload } from '../../step/inputs/event.ts';
import type { World } from '../../step/world.ts';

/** Writes comment and suggestions to the pull request that the workflow runs for, if there is one. */
export function writeToPullRequest(
  report: GateReport,
  settings: ReportSettings,
  order: Omit<PullRequestOrder, 'report' | 'settings' | 'event' | 'hide'>,
  world: World,
): Promise<PullRequestResult> {
  const hide = (markup: string) => world.runner.secrets.hideInMarkup(markup);
  const event = readEventPayload(world.env);
  return reportToPullRequest({ report, settings, ...order, hide, event }, world);
}
