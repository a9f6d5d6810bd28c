import {
  type PullRequestOrder,
  type PullRequestResult,
  reportToPullRequest,
} from '../../github/post.ts';
import type { GateReport, ReportSettings } from '../../report/model.ts';
import { hideForms, secretFormsInMarkup } from '../../runner/secret-forms.ts';
import { readEventPayload } from '../../step/inputs/event.ts';
import type { World } from '../../step/world.ts';

/**
 * Writes comment and suggestions to the pull request that the workflow runs for, if there is one.
 *
 * @param secrets hidden in whatever is written
 */
export function writeToPullRequest(
  report: GateReport,
  settings: ReportSettings,
  order: Omit<PullRequestOrder, 'report' | 'settings' | 'event' | 'hide'>,
  secrets: readonly string[],
  world: World,
): Promise<PullRequestResult> {
  const forms = secretFormsInMarkup(secrets);
  const hide = (text: string) => hideForms(text, forms);
  const event = readEventPayload(world.env);
  return reportToPullRequest({ report, settings, ...order, hide, event }, world);
}
