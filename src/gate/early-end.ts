/** What the pull request is told of a step that ended before it had any run. */
import { parseChoice } from '../core/input/choice.ts';
import { parsePhoneNumber } from '../core/input/phone-number.ts';
import { parseUuidList } from '../core/input/uuid-list.ts';
import type { GateReport, ReportSettings } from '../core/report/model.ts';
import type { World } from '../step/world.ts';
import { joinIds } from './gate-name.ts';

/**
 * Keeps the comment of this gate current; gives what could not be done. The inputs may be faulty, so
 * that the comment is left alone where they do not tell which one it is.
 */
export async function tellEarlyEnd(
  report: GateReport,
  settings: ReportSettings,
  world: World,
): Promise<string[]> {
  const { env } = world;
  const input = (name: string) => (env[`INPUT_${name}`] ?? '').trim();
  const mode = parseChoice(input('COMMENT') || 'auto', ['auto', 'always', 'never']);
  const gateName =
    input('GATE-NAME') || nameOf(input('RUN-PLAN-ID'), input('SERVICE-PHONE-NUMBER'));
  if (!mode.ok || gateName === null || world.cancelled.aborted) return [];
  const token = env['INPUT_GITHUB-TOKEN'] ?? '';
  const { writeToPullRequest } = await import('./pull-request.ts');
  const { warnings } = await writeToPullRequest(
    report,
    settings,
    {
      mode: mode.value,
      suggestions: false,
      token,
      gateName,
      linesOf: () => null,
    },
    [env['INPUT_API-KEY'] ?? '', token],
    world,
  );
  return warnings;
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
