import { formatCount } from './format.ts';
import type { RunReport } from './model.ts';

/** E.g. `nightly, run 12`, or what is known of that; empty where it is nothing. */
export function planRun({ about }: RunReport): string {
  const { planName = null, number = null } = about ?? {};
  const parts = [
    ...(planName?.trim() ? [planName] : []),
    ...(number === null ? [] : [`run ${formatCount(number)}`]),
  ];
  return parts.join(', ');
}
