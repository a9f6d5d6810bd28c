import { describe, expect, it } from 'vitest';
import { faultsOf, policyOf } from './decide.ts';
import { schemaAccepts } from './policy-values.ts';

const CONTRACT = `# yaml-language-server: $schema=schema/policy.schema.json
version: 1
gate:
  verdict: fail                      # what a THRESHOLD_FAILED verdict does
  themes:                            # a theme that matches all keys of one entry fails the gate
    - severity: [HIGH]
      lifecycle: [NEW]
    - impact: [CRITICAL]
      channel: [PROMPT, LLM_MODEL]
      min-affected: 2
  max-themes: { HIGH: 0, MEDIUM: 5 }
  trend:
    max-drop: 10
    min-pass-rate: 80
    checks: { "greeting": { min-pass-rate: 95, max-drop: 5 } }
    on-missing-baseline: pass
waivers:
  - theme: refund-policy-missed
    reason: fix is planned for the next release
    owner: "@voice-team"
    expires: 2027-01-31
`;

const VALUE = {
  version: 1,
  gate: {
    verdict: 'fail',
    themes: [
      { severity: ['HIGH'], lifecycle: ['NEW'] },
      { impact: ['CRITICAL'], channel: ['PROMPT', 'LLM_MODEL'], 'min-affected': 2 },
    ],
    'max-themes': { HIGH: 0, MEDIUM: 5 },
    trend: {
      'max-drop': 10,
      'min-pass-rate': 80,
      checks: { greeting: { 'min-pass-rate': 95, 'max-drop': 5 } },
      'on-missing-baseline': 'pass',
    },
  },
  waivers: [
    {
      theme: 'refund-policy-missed',
      reason: 'fix is planned for the next release',
      owner: '@voice-team',
      expires: '2027-01-31',
    },
  ],
};

describe('a policy is read', () => {
  it('from YAML', () => {
    expect(policyOf(CONTRACT)).toEqual(VALUE);
  });

  it('from YAML with CRLF and a byte order mark', () => {
    expect(policyOf(`\uFEFF${CONTRACT.replaceAll('\n', '\r\n')}`)).toEqual(VALUE);
  });

  it.each([
    'version: 1',
    'version: 1\ngate: {}\nwaivers: []',
    'version: 1\ngate: { trend: { max-drop: 0, min-pass-rate: 100 } }',
    'version: 1\ngate: { themes: [{ min-affected: 0 }, { min-affected: 0% }, { min-affected: 100% }] }',
    'version: 1\nwaivers: [{ check: "*", reason: r, expires: 2026-12-01 }]',
    'version: 1\nwaivers: [{ theme: "*a", reason: r, expires: 2026-12-01 }]',
    'version: 1\ngate: { trend: { checks: { "any name": { max-drop: 5 } }, on-missing-baseline: fail } }',
    'version: 1\ngate: { verdict: fail-unless-known, themes: [{ checks: [a], channel: [STT] }] }',
    'version: 1\nwaivers: [{ theme: "a*", reason: r, owner: o, expires: 2020-02-29 }]',
  ])('the parser and the schema accept %s', (text) => {
    expect(faultsOf(text)).toEqual([]);
    expect(schemaAccepts(text)).toBe(true);
  });
});

describe('all errors are reported at once, with line and column', () => {
  it('in YAML', () => {
    const text = `version: 1
gate:
  verdict: fial
  themes:
    - severty: [HIGH]
    - severity: [high]
  max-theme: {}
  trend:
    max-drop: 10%
    checks:
      greeting:
        min-rate: 5
waivers:
  - theme: a
    expires: 2028-01-01
waiver: []
`;
    const places = faultsOf(text).map((fault) => fault.split(' ', 5).join(' '));
    expect(places).toEqual([
      'line 3, column 3: gate.verdict',
      'line 5, column 7: gate.themes[0].severty',
      'line 6, column 18: gate.themes[1].severity[0]',
      'line 7, column 3: gate.max-theme',
      'line 9, column 5: gate.trend.max-drop',
      'line 12, column 9: gate.trend.checks.greeting.min-rate',
      'line 14, column 5: waivers[0].reason',
      'line 15, column 5: waivers[0].expires',
      'line 16, column 1: waiver',
    ]);
  });
});

describe('values of the wrong kind at the top', () => {
  it.each([
    ['', 'the policy is empty'],
    ['fail', 'the policy is "fail"'],
    ['{}', 'version is missing'],
    ['version: "1"', 'version is "1"'],
    ['version: 1\ngate: fail', 'gate is "fail"'],
    ['version: 1\nwaivers: { theme: a }', 'waivers is {"theme":"a"}'],
    ['version: 1\nwaivers: [a]', 'waivers[0] is "a"'],
  ])('%j: %s', (text, problem) => {
    expect(faultsOf(text)).toEqual([expect.stringContaining(problem)]);
    expect(schemaAccepts(text)).toBe(false);
  });
});

/** A text whose only error is one setting of a rule. */
const setting = (path: string, value: string) => {
  const keys = path.split('.');
  return `version: 1\ngate: ${keys.map((key) => `{ ${key}: `).join('')}${value}${' }'.repeat(keys.length)}`;
};

describe('a setting that is not what its rule takes', () => {
  it.each([
    ['verdict', 'FAIL'],
    ['themes', '{}'],
    ['max-themes', '3'],
    ['max-themes.HIGH', '-1'],
    ['trend', '10'],
    ['trend.max-drop', '100.1'],
    ['trend.min-pass-rate', '80%'],
    ['trend.on-missing-baseline', 'no'],
    ['trend.checks', '[greeting]'],
    ['trend.checks.a.max-drop', '101'],
    ['never', '[]'],
    ['min-graded-calls', '-1'],
    ['min-graded-calls', '101%'],
    ['max-cost-usd', '-1'],
  ])('%s: %s', (path, value) => {
    expect(schemaAccepts(setting(path, value))).toBe(false);
    expect(faultsOf(setting(path, value))).toEqual([
      expect.stringMatching(new RegExp(`^line 2, column \\d+: gate\\.${path} is `)),
    ]);
  });

  it.each([
    ['5', ''],
    ['{ severity: HIGH }', '.severity'],
    ['{ lifecycle: [] }', '.lifecycle'],
    ['{ checks: [] }', '.checks'],
    ['{ impact: [SEVERE] }', '.impact[0]'],
    ['{ channel: [LLM] }', '.channel[0]'],
    ['{ min-affected: -1 }', '.min-affected'],
    ['{ min-affected: 1.5 }', '.min-affected'],
    ...['x10%', '101%', '100.1%', '10', '.5%', '1.%', '10\xa0\xa0%', '-1%', '1.1234567890%'].map(
      (share) => [`{ min-affected: "${share}" }`, '.min-affected'],
    ),
  ])('gate.themes: %s', (entry, place) => {
    const faults = faultsOf(setting('themes', `[${entry}]`));
    expect(faults).toEqual([expect.stringContaining(`: gate.themes[0]${place} is `)]);
    expect(schemaAccepts(setting('themes', `[${entry}]`))).toBe(false);
  });
});

describe('a waiver that is not right in itself', () => {
  const END = 'reason: r, expires: 2026-12-01';

  it.each([
    [`{ ${END} }`, ' is {"reason":"r","expires":"2026-12-01"}, but has to name either a theme'],
    [`{ theme: a, check: a, ${END} }`, 'has to name either a theme or a check'],
    [`{ theme: "", ${END} }`, '.theme is "", but has to be the slug of a theme'],
    [`{ check: a, owner: "", ${END} }`, '.owner is "", but has to name a person or a team'],
    ['{ theme: a, reason: "\\t", expires: 2026-12-01 }', ', but has to say why'],
    [`{ theme: a, until: x, ${END} }`, '.until is not known here. Known are'],
    ['{ theme: a, reason: r }', '.expires is missing: it has to be a day'],
    ['{ theme: a, reason: r, expires: 2027-02-29 }', '"2027-02-29", but has to be a day'],
  ])('%s', (waiver, problem) => {
    const text = `version: 1\nwaivers: [${waiver}]`;
    expect(faultsOf(text)).toEqual([expect.stringContaining(problem)]);
    expect(schemaAccepts(text)).toBe(false);
  });
});
