import type { GateReport, ReportSettings } from '../core/report/model.ts';
import {
  type PullRequestOrder,
  type PullRequestResult,
  reportToPullRequest,
} from '../github/post.ts';
import { readEventPayload } from '../input/event-payload.ts';
import type { World } from '../step/world.ts';
import type { GateInputs, RunSource } from './settings.ts';

/** Writes comment and suggestions to the pull request that the workflow runs for, if there is one. */
export function tellPullRequest(
  report: GateReport,
  settings: ReportSettings,
  { comment, suggestions, githubToken, gateName, source }: GateInputs,
  linesOf: PullRequestOrder['linesOf'],
  world: World,
): Promise<PullRequestResult> {
  return reportToPullRequest(
    {
      report,
      settings,
      mode: comment,
      suggestions,
      token: githubToken,
      gateName: gateName ?? nameOf(source),
      event: readEventPayload(world.env),
      linesOf,
    },
    world,
  );
}

/**
 * What tells this gate from others of the same job, and stays the same from push to push. The ID of a
 * run and the path of a file may not, so that such a gate has to be named where there are several.
 */
function nameOf(source: RunSource): string {
  switch (source.kind) {
    case 'run-plan-id':
      return source.runPlanIds.join(', ');
    case 'service-phone-number':
      return source.servicePhoneNumber;
    default:
      return '';
  }
}
