import { describe, expect, it } from 'vitest';
import type { Theme } from '../../../src/model/report.ts';
import { theme } from '../../support/reports.ts';
import { decideFor, messages } from '../decide.ts';

const THEME = theme({
  slug: 'refund',
  severity: 'HIGH',
  impact: 'CRITICAL',
  prevalence: 'RECURRING',
  lifecycle: 'PERSISTENT',
  rootCauseChannel: 'LLM_MODEL',
  affectedCallCount: 3,
  totalCallCount: 30,
  checkNames: ['greeting', 'refund'],
});

/** What the message says between its fixed words, or nothing where no theme matched. */
function traitsOf(changes: Partial<Theme>, entry: string): string | undefined {
  const decision = decideFor({ themes: [{ ...THEME, ...changes }] }, `{ themes: [${entry}] }`);
  expect(decision.outcome).toBe(decision.reasons.length > 0 ? 'failed' : 'passed');
  const [message] = messages(decision);
  return message?.match(/^theme 'refund' is not allowed: (.*) \(gate\.themes, entry 1\)$/)?.[1];
}

describe('a theme that matches an entry fails the gate', () => {
  it.each([
    ['{ severity: [HIGH] }', 'severity HIGH'],
    ['{ severity: [LOW, HIGH] }', 'severity HIGH'],
    ['{ impact: [CRITICAL] }', 'impact CRITICAL'],
    ['{ prevalence: [RECURRING] }', 'prevalence RECURRING'],
    ['{ lifecycle: [PERSISTENT, NEW] }', 'lifecycle PERSISTENT'],
    ['{ channel: [PROMPT, LLM_MODEL] }', 'channel LLM_MODEL'],
    ['{ checks: [other, refund] }', "check 'refund'"],
    ['{ checks: [refund, greeting] }', "check 'refund', 'greeting'"],
    ['{ min-affected: 2 }', '3 of 30 calls affected, the limit is 2'],
    ['{ min-affected: 3 }', '3 of 30 calls affected, the limit is 3'],
    ['{ min-affected: 10% }', '3 of 30 calls affected, the limit is 10%'],
    [
      '{ min-affected: 1, checks: [refund], channel: [LLM_MODEL], lifecycle: [PERSISTENT], prevalence: [RECURRING], impact: [CRITICAL], severity: [HIGH] }',
      "severity HIGH, impact CRITICAL, prevalence RECURRING, lifecycle PERSISTENT, channel LLM_MODEL, check 'refund', 3 of 30 calls affected, the limit is 1",
    ],
  ])('%s', (entry, traits) => {
    expect(traitsOf({}, entry)).toBe(traits);
  });

  it('without a lifecycle it counts as new', () => {
    expect(traitsOf({ lifecycle: null }, '{ lifecycle: [NEW] }')).toBe(
      'lifecycle none, which counts as NEW',
    );
  });
});

describe('a theme holds that misses one key of an entry', () => {
  it.each([
    '{ severity: [LOW, MEDIUM] }',
    '{ impact: [HIGH] }',
    '{ prevalence: [WIDESPREAD] }',
    '{ lifecycle: [NEW] }',
    '{ channel: [PROMPT] }',
    '{ checks: [other, Refund] }',
    '{ min-affected: 4 }',
    '{ min-affected: 10.000000001% }',
    '{ severity: [LOW], impact: [CRITICAL], checks: [refund] }',
    '{ severity: [HIGH], checks: [refund], min-affected: 5 }',
  ])('%s', (entry) => {
    expect(traitsOf({}, entry)).toBeUndefined();
  });

  it.each([
    [{ impact: null }, '{ impact: [CRITICAL, HIGH, MEDIUM, LOW] }'],
    [{ prevalence: null }, '{ prevalence: [WIDESPREAD, RECURRING, ISOLATED] }'],
    [{ lifecycle: null }, '{ lifecycle: [PERSISTENT, IMPROVING, FIXED] }'],
    [
      { rootCauseChannel: null },
      '{ channel: [PROMPT, VOICE_CONFIG, STT, SPEECH_MODEL, LLM_MODEL, INFRA, EXTERNAL] }',
    ],
    [{ checkNames: [] }, '{ checks: [refund] }'],
    [{ severity: 'BLOCKER' }, '{ severity: [HIGH, MEDIUM, LOW] }'],
    [{ lifecycle: 'RETURNED' }, '{ lifecycle: [NEW, PERSISTENT, IMPROVING, FIXED] }'],
    [{ affectedCallCount: 0, totalCallCount: 0 }, '{ min-affected: 10% }'],
    [{ affectedCallCount: 0 }, '{ min-affected: 1 }'],
  ])('with %o, which is missing or not known, under %s', (changes, entry) => {
    expect(traitsOf(changes, entry)).toBeUndefined();
  });
});

describe('themes and entries are alternatives', () => {
  it('one reason a theme names every entry that it matches', () => {
    const themes = [THEME, theme({ slug: 'greeting', severity: 'LOW', impact: null })];
    const entries = '[{ severity: [MEDIUM] }, { impact: [CRITICAL] }, { severity: [HIGH, LOW] }]';
    expect(messages(decideFor({ themes }, `{ themes: ${entries} }`))).toEqual([
      "theme 'refund' is not allowed: impact CRITICAL (gate.themes, entry 2, 3)",
      "theme 'greeting' is not allowed: severity LOW (gate.themes, entry 3)",
    ]);
  });

  it('facts are fields: the slug, and limit and value if calls are counted', () => {
    const entries = (entry: string) =>
      decideFor({ themes: [THEME] }, `{ themes: [${entry}] }`).reasons.map(
        ({ message, short, ...facts }) => facts,
      );
    expect(entries('{ severity: [HIGH] }')).toEqual([{ rule: 'themes', theme: 'refund' }]);
    expect(entries('{ min-affected: 2 }')).toEqual([
      { rule: 'themes', theme: 'refund', limit: 2, value: 3 },
    ]);
    expect(entries('{ min-affected: 10% }')).toEqual([
      { rule: 'themes', theme: 'refund', limit: '10%', value: '10%' },
    ]);
  });
});
