/** What the pull request is told of a step that ended before it had any run. */
import { parseChoice, parsePhoneNumber } from '../../core/input/simple-values.ts';
import { parseUuidList } from '../../core/input/uuid-list.ts';
import type { PullRequestResult } from '../../github/post.ts';
import type { GateReport, ReportSettings } from '../../report/model.ts';
import type { World } from '../../step/world.ts';
import { joinIds } from '../inputs/gate-name.ts';

const NOTHING_TOLD: PullRequestResult = { notes: [], warnings: [], commentUrl: '' };

/**
 * Keeps the comment of this gate current. The inputs may be faulty, so that the comment is left alone
 * where they do not tell which one it is.
 */
export async function tellEarlyEnd(
  report: GateReport,
  settings: ReportSettings,
  world: World,
): Promise<PullRequestResult> {
  const { runner } = world;
  const input = (name: string) => runner.getInput(name).trim();
  const mode = parseChoice(input('comment') || 'auto', ['auto', 'always', 'never']);
  const gateName =
    input('gate-name') || nameOf(input('run-plan-id'), input('service-phone-number'));
  if (!mode.ok || gateName === null) return NOTHING_TOLD;
  const token = runner.getInput('github-token');
  const { writeToPullRequest } = await import('./pull-request.ts');
  return writeToPullRequest(
    report,
    settings,
    {
      mode: mode.value,
      suggestions: false,
      token,
      gateName,
      linesOf: () => null,
    },
    [runner.getInput('api-key'), token],
    world,
  );
}

function nameOf(runPlanIds: string, servicePhoneNumber: string): string | null {
  if (runPlanIds !== '') {
    const ids = parseUuidList(runPlanIds);
    return ids.ok ? joinIds(ids.value) : null;
  }
  if (servicePhoneNumber === '') return '';
  const number = parsePhoneNumber(servicePhoneNumber);
  return number.ok ? number.value : null;
}
