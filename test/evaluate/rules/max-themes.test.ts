import { expect, it } from 'vitest';
import { theme } from '../../support/reports.ts';
import { decideFor } from '../decide.ts';

const themes = (...severities: string[]) =>
  severities.map((severity, index) => theme({ slug: `theme-${index}`, severity }));

it.each([
  ['holds below its limit', ['HIGH'], '{ HIGH: 2 }', []],
  ['holds at its limit', ['HIGH', 'HIGH'], '{ HIGH: 2 }', []],
  ['holds with none at 0', [], '{ HIGH: 0, MEDIUM: 0, LOW: 0 }', []],
  ['fails above its limit', ['HIGH'], '{ HIGH: 0 }', [{ limit: 0, value: 1 }]],
  [
    'tells every severity that has too many',
    ['LOW', 'MEDIUM', 'HIGH', 'LOW', 'MEDIUM', 'LOW'],
    '{ LOW: 2, MEDIUM: 1, HIGH: 1 }',
    [
      { limit: 1, value: 2 },
      { limit: 2, value: 3 },
    ],
  ],
  ['leaves alone what it has no limit for', ['HIGH', 'HIGH'], '{ LOW: 0 }', []],
  ['holds without any limit', ['HIGH'], '{}', []],
  ['never counts a severity that it does not know', ['BLOCKER', 'high'], '{ HIGH: 0, LOW: 0 }', []],
])('max-themes %s', (_, severities, limits, reasons) => {
  const decision = decideFor({ themes: themes(...severities) }, `{ max-themes: ${limits} }`);
  expect(decision.reasons).toMatchObject(reasons);
  expect(decision.outcome).toBe(reasons.length > 0 ? 'failed' : 'passed');
});
