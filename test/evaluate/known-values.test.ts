import { expect, it } from 'vitest';
import { KNOWN_VALUES, unknownValues } from '../../src/evaluate/known-values.ts';
import { theme } from '../support/reports.ts';

it('every value of the specification is known in its own field, and a missing one is not unknown', () => {
  const themes = Object.entries(KNOWN_VALUES).flatMap(([field, values]) =>
    values.map((value) => theme({ [field]: value })),
  );
  const missing = { impact: null, prevalence: null, lifecycle: null, rootCauseChannel: null };
  expect(themes).toHaveLength(21);
  expect(unknownValues([...themes, theme(missing)])).toEqual([]);
});

it('an unknown value is listed once, with its field', () => {
  const themes = [
    theme({ severity: 'CRITICAL', impact: 'critical' }),
    theme({ severity: 'CRITICAL', rootCauseChannel: 'CRITICAL' }),
  ];
  expect(unknownValues(themes)).toEqual([
    'severity CRITICAL',
    'impact critical',
    'rootCauseChannel CRITICAL',
  ]);
});
