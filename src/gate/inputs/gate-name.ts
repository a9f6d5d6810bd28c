import type { RunSource } from './settings.ts';

/**
 * What tells a gate from others of the same job, and stays the same from push to push. The ID of a
 * run and the path of a file may not, so that such a gate has to be named where there are several.
 */
export function nameOfSource(source: RunSource): string {
  switch (source.kind) {
    case 'run-plan-id':
      return joinIds(source.runPlanIds);
    case 'service-phone-number':
      return source.servicePhoneNumber;
    default:
      return '';
  }
}

export function joinIds(ids: readonly string[]): string {
  return ids.join(', ');
}
