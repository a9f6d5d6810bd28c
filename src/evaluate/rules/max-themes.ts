import * as z from 'zod/mini';
import { strictMap } from '../../text/yaml-check.ts';
import { KNOWN_VALUES } from '../known-values.ts';
import { isOver, type PolicyView, type Ruling } from '../rule.ts';

const most = () =>
  z.optional(z.int('has to be a whole number').check(z.gte(0, 'has to be 0 or more')));

export const maxThemesSchema = strictMap(
  { HIGH: most(), MEDIUM: most(), LOW: most() },
  'has to be a map such as { HIGH: 0 }',
).register(z.globalRegistry, {
  description: 'The most themes of each severity; more than that fail the gate.',
});

/** More themes of a severity than allowed fail the gate. */
export function evaluateMaxThemes(
  { themes }: PolicyView,
  limits: z.infer<typeof maxThemesSchema>,
): Ruling[] {
  return KNOWN_VALUES.severity.flatMap((severity): Ruling[] => {
    const limit = limits[severity];
    const value = themes.filter((one) => one.severity === severity && !isOver(one)).length;
    if (limit === undefined || value <= limit) return [];
    return [{ effect: 'fail', finding: 'max-themes', severity, limit, value }];
  });
}
