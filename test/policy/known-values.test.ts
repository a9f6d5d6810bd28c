import { expect, it } from 'vitest';
import { KNOWN_VALUES, unknownValues } from '../../src/policy/known-values.ts';
import { theme } from '../support/reports.ts';

it('a value is known in the field that the specification gives it for', () => {
  const themes = [
    ...KNOWN_VALUES.severity.map((severity) => theme({ severity })),
    ...KNOWN_VALUES.impact.map((impact) => theme({ impact })),
    ...KNOWN_VALUES.prevalence.map((prevalence) => theme({ prevalence })),
    ...KNOWN_VALUES.lifecycle.map((lifecycle) => theme({ lifecycle })),
    ...KNOWN_VALUES.rootCauseChannel.map((rootCauseChannel) => theme({ rootCauseChannel })),
  ];
  expect(themes).toHaveLength(21);
  expect(unknownValues(themes)).toEqual([]);
});

it('a value that is missing is not unknown', () => {
  const missing = { impact: null, prevalence: null, lifecycle: null, rootCauseChannel: null };
  expect(unknownValues([theme(missing)])).toEqual([]);
});

it('every unknown value is told once, with its field', () => {
  const themes = [
    theme({ severity: 'CRITICAL', impact: 'critical' }),
    theme({ severity: 'CRITICAL', prevalence: 'RARE', lifecycle: 'RETURNED' }),
    theme({ severity: '', rootCauseChannel: 'CRITICAL' }),
  ];
  expect(unknownValues(themes)).toEqual([
    'severity CRITICAL',
    'impact critical',
    'prevalence RARE',
    'lifecycle RETURNED',
    'severity ',
    'rootCauseChannel CRITICAL',
  ]);
});
