import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type PolicyFile, resolvePolicy } from '../src/evaluate/extends.ts';
import { type Policy, parsePolicy } from '../src/evaluate/policy.ts';
import { parseSavedResults } from '../src/service/results.ts';
import type { Parsed } from '../src/text/values/parsed.ts';
import { readYaml } from '../src/text/yaml-text.ts';
import { decide } from './evaluate/decide.ts';

const TODAY = '2026-11-21';
const POLICIES = new URL('../examples/policies/', import.meta.url);
const DEBRIEFS = new URL('../examples/debriefs/', import.meta.url);

/** The rules that fail each debrief by each policy; none if the gate passes. */
const DECISIONS: Record<string, Record<string, string[]>> = {
  'pull-request.yml': {
    'clean.json': [],
    'first-run.json': [],
    'known-failures.json': [],
    'new-failure.json': ['verdict', 'themes', 'trend'],
    'slow-decline.json': [],
  },
  'nightly.yml': {
    'clean.json': [],
    'first-run.json': ['trend'],
    'known-failures.json': [],
    'new-failure.json': ['trend'],
    'slow-decline.json': ['trend'],
  },
  'base.yml': {
    'clean.json': [],
    'first-run.json': [],
    'known-failures.json': ['verdict'],
    'new-failure.json': ['verdict', 'themes', 'trend'],
    'slow-decline.json': [],
  },
  'repository.yml': {
    'clean.json': [],
    'first-run.json': [],
    'known-failures.json': [],
    'new-failure.json': ['verdict', 'themes', 'trend'],
    'slow-decline.json': [],
  },
  'release.yml': {
    'clean.json': [],
    'first-run.json': [],
    'known-failures.json': ['verdict', 'themes', 'max-themes', 'trend'],
    'new-failure.json': ['verdict', 'max-themes', 'trend'],
    'slow-decline.json': ['themes', 'trend'],
  },
};

/** A policy with the one it extends, whose path starts at the root of the repository. */
function policyOf(name: string): Parsed<Policy> {
  const files: PolicyFile[] = [];
  let next: URL | null = new URL(name, POLICIES);
  while (next !== null) {
    const content = readYaml(readFileSync(next, 'utf8'));
    const policy = parsePolicy(content, name, TODAY);
    if (!policy.ok) return policy;
    files.push({ shown: name, policy: policy.value, content });
    const { extends: parent } = policy.value;
    next = parent === undefined ? null : new URL(`../${parent}`, import.meta.url);
  }
  return resolvePolicy(files);
}

test('every example has an expected result', () => {
  expect(Object.keys(DECISIONS).sort()).toEqual(readdirSync(POLICIES).sort());
  for (const decisions of Object.values(DECISIONS)) {
    expect(Object.keys(decisions)).toEqual(readdirSync(DEBRIEFS).sort());
  }
});

describe.each(Object.entries(DECISIONS))('%s', (name, decisions) => {
  const policy = policyOf(name);

  test.each(Object.entries(decisions))('%s: reasons by %j', (file, rules) => {
    if (!policy.ok) throw new Error(JSON.stringify(policy.errors));
    const text = readFileSync(new URL(file, DEBRIEFS), 'utf8');
    const { report } = parseSavedResults(JSON.parse(text), () => {}).debrief ?? {};
    if (!report) throw new Error('no report');
    const { outcome, reasons } = decide({ report, runStatus: null }, policy.value, TODAY);
    expect([...new Set(reasons.map(({ rule }) => rule))]).toEqual(rules);
    expect(outcome).toBe(rules.length > 0 ? 'failed' : 'passed');
  });
});
