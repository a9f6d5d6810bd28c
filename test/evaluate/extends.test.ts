import { describe, expect, it, test } from 'vitest';
import { resolvePolicy } from '../../src/evaluate/extends.ts';
import { addressOf, isPinned, type RepositoryFile } from '../../src/github/policy-address.ts';
import { faultsOf, fileOf } from './decide.ts';

/** What comes of policies of which each extends the next: `child.yml`, `parent.yml`, `top.yml`. */
function resolve(...texts: string[]) {
  const names = ['child.yml', 'parent.yml', 'top.yml'];
  const files = texts.map((text, at) => fileOf(names[at] ?? '', `version: 1\n${text}`));
  return resolvePolicy(files);
}

function loosened(...texts: string[]): string[] {
  const resolved = resolve(...texts);
  return resolved.ok ? [] : resolved.errors.map(({ shown, problem }) => `${shown} ${problem}`);
}

const gate = (rules: string) => `gate: ${rules}`;

describe('what a child says, and what it leaves out', () => {
  it('is joined key by key', () => {
    const child = gate(
      '{ trend: { max-drop: 5, checks: { a: { max-drop: 3 } } }, max-themes: { LOW: 9 } }',
    );
    const parent = `extends: top.yml\n${gate('{ trend: { max-drop: 10, checks: { a: { min-pass-rate: 70 }, b: { max-drop: 40 } } }, max-themes: { HIGH: 0 } }')}`;
    const top = `allow-loosening: [waivers]\n${gate('{ verdict: fail }')}\nwaivers: [{ theme: t, reason: r, expires: 2027-01-31 }]`;
    expect(resolve(child, parent, top)).toEqual({
      ok: true,
      value: {
        version: 1,
        gate: {
          verdict: 'fail',
          'max-themes': { HIGH: 0, LOW: 9 },
          trend: {
            'max-drop': 5,
            checks: { a: { 'min-pass-rate': 70, 'max-drop': 3 }, b: { 'max-drop': 40 } },
          },
        },
        waivers: [{ theme: 't', reason: 'r', expires: '2027-01-31' }],
      },
    });
  });
});

describe('what loosens is an error that names both places', () => {
  it('with the value, what it has to be, and the key that would allow it', () => {
    const parent = gate('\n  verdict: fail');
    const top = gate('\n  trend: { max-drop: 10 }');
    const [fault = '', ...others] = loosened(gate('\n  trend:\n    max-drop: 20'), parent, top);
    expect(others).toEqual([]);
    for (const part of [
      'child.yml line 4, column 5: gate.trend.max-drop is 20',
      "line 3, column 12 of 'top.yml'",
      '10 or less',
      "'top.yml' has to have allow-loosening: [gate.trend.max-drop]",
    ]) {
      expect(fault).toContain(part);
    }
  });

  it('also if a check has less than a general limit of the parent', () => {
    const child = gate('{ trend: { checks: { "a b": { min-pass-rate: 50 } } } }');
    expect(loosened(child, gate('{ trend: { min-pass-rate: 80 } }'))).toEqual([
      expect.stringMatching(
        /line 2, column 37: gate\.trend\.checks\."a b"\.min-pass-rate is 50.*allow-loosening: \[gate\.trend\.checks\.a b\.min-pass-rate\]/,
      ),
    ]);
  });

  it.each([
    ['{ verdict: fail-unless-known }', '{ verdict: fail }', 'be fail'],
    ['{ run-verdict: warn }', '{}', 'be fail'],
    [
      '{ themes: [] }',
      '{ themes: [{ severity: [HIGH] }] }',
      'hold every entry of it: {"severity":["HIGH"]}',
    ],
    ['{ max-themes: { LOW: 3 } }', '{ max-themes: { LOW: 2 } }', 'be 2 or less'],
    ['{ min-graded-calls: 80% }', '{ min-graded-calls: 90% }', 'be 90% or more'],
    [
      '{ min-graded-calls: 100% }',
      '{ min-graded-calls: 10 }',
      'be 10 or more (a count and a share cannot be compared',
    ],
    ['{ max-cost-usd: 30 }', '{ max-cost-usd: 25 }', 'be 25 or less'],
    ['{ trend: { significance: 1% } }', '{ trend: { max-drop: 5 } }', 'be 5% or more, or off'],
    ['{ trend: { evidence: likely } }', '{ trend: { min-pass-rate: 5 } }', 'be proven or point'],
    ['{ trend: { scenarios: off } }', '{}', 'be fail or warn'],
    ['{ trend: { drift: off } }', '{}', 'be fail or warn'],
    [
      '{ trend: { evidence: likely } }',
      '{ trend: { checks: { a: { min-pass-rate: 5 } } } }',
      'be proven or point',
    ],
    ['{ never: [a] }', '{ never: [a, b] }', 'hold every entry of it: "a","b"'],
  ])('%s loosens %s', (child, parent, wanted) => {
    expect(loosened(gate(child), gate(parent))).toEqual([
      expect.stringContaining(`it has to ${wanted}`),
    ]);
  });

  it('for a waiver', () => {
    const waivers = 'waivers:\n  - { check: a, reason: r, expires: 2027-01-31 }';
    expect(loosened(waivers, '')).toEqual([
      expect.stringMatching(
        /^child\.yml line 3, column 5: waivers\[0\] is .*'parent\.yml' has to have allow-loosening: \[waivers\]$/,
      ),
    ]);
  });
});

describe('what only tightens is taken', () => {
  it.each([
    ['{ verdict: fail }', '{ verdict: ignore }'],
    ['{ themes: [{ severity: [HIGH] }, { impact: [LOW] }] }', '{ themes: [{ impact: [LOW] }] }'],
    ['{ never: [b, a] }', '{ never: [a] }'],
    ['{ trend: { min-pass-rate: 5, evidence: likely } }', '{ trend: { max-drop: 5 } }'],
    ['{ max-themes: { MEDIUM: 3 } }', '{ max-themes: { LOW: 2 } }'],
    ['{ trend: { max-drop: 5 } }', '{ trend: { max-drop: 10, checks: { a: { max-drop: 20 } } } }'],
  ])('%s below %s', (child, parent) => {
    expect(loosened(gate(child), gate(parent))).toEqual([]);
  });
});

describe('what a parent allows', () => {
  const LOOSE = gate('{ verdict: ignore, trend: { max-drop: 50 } }');
  const STRICT = gate('{ trend: { max-drop: 10 } }');

  it.each([
    ['[gate]', []],
    ['[gate.verdict, gate.trend]', []],
    ['[gate.verdict, gate.trend.max-drop]', []],
    ['[gate.verdict]', ['gate.trend.max-drop']],
    ['[waivers]', ['gate.verdict', 'gate.trend.max-drop']],
  ])('%s', (keys, left) => {
    const errors = loosened(LOOSE, `allow-loosening: ${keys}\n${STRICT}`);
    expect(errors.map((fault) => /: (\S+) is/.exec(fault)?.[1])).toEqual(left);
  });

  it('holds for what the parent asks for itself, not for what a grandparent asks for', () => {
    const allowing = `allow-loosening: [gate]\n${gate('{ trend: { max-drop: 5 } }')}`;
    expect(loosened(gate('{ trend: { max-drop: 9 } }'), allowing, STRICT)).toEqual([]);
    expect(loosened(gate('{ trend: { max-drop: 11 } }'), allowing, STRICT)).toEqual([
      expect.stringContaining("'top.yml' has to have allow-loosening: [gate.trend.max-drop]"),
    ]);
  });
});

describe('the keys extends and allow-loosening', () => {
  it.each([
    [
      'extends: ""',
      /^line 2, column 1: extends is "", but has to be a path in the workspace, or owner\/repo\/path@ref$/,
    ],
    ['extends: [a]', /has to be a path in the workspace/],
    ['allow-loosening: gate', /allow-loosening is "gate", but has to be a list of keys such as/],
    ['allow-loosening: [5]', /allow-loosening\[0\] is 5, but has to be waivers, gate, or a key/],
    [
      'allow-loosening: [verdict]',
      /allow-loosening\[0\] is "verdict", but has to be .*gate\.verdict/,
    ],
    ['allow-loosening: [gate.verdit]', /has to be waivers, gate, or a key below gate/],
  ])('%s is refused', (text, problem) => {
    expect(faultsOf(`version: 1\n${text}`)).toEqual([expect.stringMatching(problem)]);
  });
});

describe('what extends means', () => {
  const HERE = { kind: 'workspace', path: '.github/simulation-gate.yml' } as const;
  const THERE: RepositoryFile = {
    kind: 'repository',
    owner: 'acme',
    repo: 'policies',
    path: 'gate/org.yml',
    ref: 'v1',
  };

  test.each([
    ['policies/org.yml', { kind: 'workspace', path: 'policies/org.yml' }],
    ['./acme/policies/gate.yml@v1', { kind: 'workspace', path: './acme/policies/gate.yml@v1' }],
    ['acme/policies/gate.yml@v1', { ...THERE, path: 'gate.yml' }],
    ['acme/policies/./gate//org.yml@v1', THERE],
    ['acme/.github/gate/org.yml@feature/x', { ...THERE, repo: '.github', ref: 'feature/x' }],
  ])('%s in a file of the workspace', (text, address) => {
    expect(addressOf(text, HERE)).toEqual(address);
    expect(faultsOf(`version: 1\nextends: ${text}`)).toEqual([]);
  });

  test.each([
    ['base.yml', { ...THERE, path: 'base.yml' }],
    ['./base.yml', { ...THERE, path: 'base.yml' }],
    [
      'other/repo/base.yml@main',
      { kind: 'repository', owner: 'other', repo: 'repo', path: 'base.yml', ref: 'main' },
    ],
  ])('%s in a file of a repository', (text, address) => {
    expect(addressOf(text, THERE)).toEqual(address);
  });

  it.each([
    ['v1', false],
    ['0123456789abcdef', false],
    ['a'.repeat(40), true],
    ['A'.repeat(40), true],
    ['0'.repeat(64), true],
  ])('%s is pinned: %s', (ref, pinned) => {
    expect(isPinned({ ...THERE, ref })).toBe(pinned);
  });
});
