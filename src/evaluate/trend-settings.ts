/** What a policy says under `gate.trend`. */
import * as z from 'zod/mini';
import { normalizeName } from '../text/alike.ts';
import { strictMap } from '../text/yaml-check.ts';
import { choice, optional } from './policy-keys.ts';

const A_PERCENTAGE = 'has to be a number from 0 to 100';
const A_SIGNIFICANCE = 'has to be a share below 100% such as 5%, or off';

/** The significance without a policy. */
export const STANDARD_SIGNIFICANCE = '5%';
const SIGNIFICANCE = /^(?!0+(?:\.0+)? ?%)\d{1,2}(?:\.\d{1,9})? ?%$/;

function percentage(description: string) {
  const number = z.number(A_PERCENTAGE);
  return optional(number.check(z.gte(0, A_PERCENTAGE), z.lte(100, A_PERCENTAGE)), description);
}

const limits = () => ({
  'max-drop': percentage(
    'Percentage points that a check may lose against the baseline. If both have call counts, a drop fails only if it is statistically significant.',
  ),
  'min-pass-rate': percentage('Lowest current pass rate of a check, in percent.'),
  evidence: choice(
    ['point', 'likely', 'proven'],
    'point',
    'What min-pass-rate compares: the rate itself (point), the upper end of its 95% confidence interval (likely), or the lower end (proven).',
  ),
});

export const trendSchema = strictMap(
  {
    ...limits(),
    significance: z.optional(
      z
        .union(
          [z.literal('off'), z.string().check(z.regex(SIGNIFICANCE, A_SIGNIFICANCE))],
          A_SIGNIFICANCE,
        )
        .register(z.globalRegistry, {
          description:
            'Significance level of a drop that fails max-drop: the highest p-value of the one-sided Fisher test, adjusted by Holm over all checks. Or off: rates alone are compared.',
          default: STANDARD_SIGNIFICANCE,
        }),
    ),
    checks: optional(
      z.record(
        z.string(),
        strictMap(limits(), 'has to be a map such as { max-drop: 5 }'),
        'has to be a map from names of checks to their limits',
      ),
      'Limits of single checks, by their names.',
    ),
    scenarios: choice(
      ['fail', 'warn', 'off'],
      'warn',
      'What a scenario does that passed in the baseline and fails now, if the drop of its calls is statistically significant.',
    ),
    drift: choice(
      ['fail', 'warn', 'off'],
      'warn',
      'What a check does whose pass rate fell for good over the recorded runs of a branch. Runs of pull requests are not watched.',
    ),
    'on-missing-baseline': choice(
      ['pass', 'fail'],
      'pass',
      'What it does when there is no previous run, or no previous rate of a check that max-drop limits.',
    ),
  },
  'has to be a map such as { max-drop: 10 }',
);

export type TrendSettings = z.infer<typeof trendSchema>;
export type Limits = Pick<TrendSettings, keyof ReturnType<typeof limits>>;

/** The limits that hold for a check: its own, each before that of all. */
export function limitsOf(settings: TrendSettings): (check: string) => Limits {
  const own = new Map(
    Object.entries(settings.checks ?? {}).map(([name, limits]) => [normalizeName(name), limits]),
  );
  return (check) => ({ ...settings, ...own.get(normalizeName(check)) });
}

/** Whether one of these limits is set, for all checks or for a single one. */
export function hasLimit(
  { checks = {}, ...all }: TrendSettings,
  ...names: ('max-drop' | 'min-pass-rate')[]
): boolean {
  const limits = [all, ...Object.values(checks)];
  return limits.some((one) => names.some((name) => one[name] !== undefined));
}

/**
 * The highest p of a significant drop; null if the rates alone are compared.
 *
 * @param analyses how often the gate may decide by pooled calls, by which it is divided
 */
export function significanceOf(
  { significance = STANDARD_SIGNIFICANCE }: TrendSettings = {},
  analyses = 1,
): number | null {
  return significance === 'off' ? null : Number.parseFloat(significance) / 100 / analyses;
}
