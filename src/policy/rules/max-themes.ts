import * as z from 'zod/mini';
import { strictMap } from '../../core/yaml-check.ts';
import { KNOWN_VALUES } from '../known-values.ts';
import { gateRule, isOver, type Ruling } from '../rule.ts';
import { each, LOWER_IS_STRICTER } from '../tighten.ts';

const most = () =>
  z.optional(z.int('has to be a whole number').check(z.gte(0, 'has to be 0 or more')));

/** More themes of a severity than allowed fail the gate. */
export const maxThemesRule = gateRule({
  name: 'max-themes',
  schema: strictMap(
    { HIGH: most(), MEDIUM: most(), LOW: most() },
    'has to be a map such as { HIGH: 0 }',
  ).register(z.globalRegistry, {
    description: 'The most themes of each severity; more than that fail the gate.',
  }),
  tighten: each({
    HIGH: LOWER_IS_STRICTER,
    MEDIUM: LOWER_IS_STRICTER,
    LOW: LOWER_IS_STRICTER,
  }),
  apply({ themes }, limits) {
    return KNOWN_VALUES.severity.flatMap((severity): Ruling[] => {
      const limit = limits[severity];
      const value = themes.filter((one) => one.severity === severity && !isOver(one)).length;
      if (limit === undefined || value <= limit) return [];
      const message = `${value} ${value === 1 ? 'theme' : 'themes'} of severity ${severity}; the limit is ${limit}`;
      return [{ effect: 'fail', message, limit, value }];
    });
  },
});
