/** Values of every key of the policy, and runs that such policies decide differently about. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { parse } from 'yaml';
import { policySchemaText } from '../../scripts/policy-schema.ts';
import { KNOWN_VALUES } from '../../src/evaluate/rules/theme-rules.ts';
import type { RuleFacts } from '../../src/evaluate/view.ts';
import type { Measure } from '../../src/model/measures.ts';
import type { RunReport } from '../../src/model/report.ts';
import { debriefReport, failure, theme, trendRow } from '../support/reports.ts';

const ajv = new Ajv2020({ allErrors: true, validateFormats: false });
const validate = ajv.compile(JSON.parse(policySchemaText()));

/** Whether an editor that checks by schema/policy.schema.json accepts a policy's text. */
export function schemaAccepts(text: string): boolean {
  return validate(parse(text));
}

const CHECKS = ['greeting', 'refund policy'];

const entry = fc
  .record(
    {
      severity: fc.subarray(['HIGH', 'LOW'], { minLength: 1 }),
      lifecycle: fc.subarray(['NEW', 'PERSISTENT'], { minLength: 1 }),
      checks: fc.subarray(CHECKS, { minLength: 1 }),
      'min-affected': fc.constantFrom(0, 2, 5, '10%', '50%'),
    },
    { requiredKeys: [] },
  )
  .filter((one) => Object.keys(one).length > 0);
const few = fc.constantFrom(0, 1, 2);
const percent = fc.constantFrom(0, 10, 40, 50, 80, 100);

/**
 * Values of every key that decides, by its dotted name; `*` is any name. A key that the schema has and
 * this has not fails the tests.
 */
export const VALUES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'gate.run-verdict': fc.constantFrom('fail', 'warn', 'ignore'),
  'gate.verdict': fc.constantFrom('fail', 'fail-unless-known', 'ignore'),
  'gate.themes': fc.array(entry, { maxLength: 3 }),
  'gate.max-themes.HIGH': few,
  'gate.max-themes.MEDIUM': few,
  'gate.max-themes.LOW': few,
  'gate.trend.max-drop': percent,
  'gate.trend.min-pass-rate': percent,
  'gate.trend.evidence': fc.constantFrom('point', 'likely', 'proven'),
  'gate.trend.significance': fc.constantFrom('5%', '0.01%', '30%', 'off'),
  'gate.trend.checks.*.max-drop': percent,
  'gate.trend.checks.*.min-pass-rate': percent,
  'gate.trend.checks.*.evidence': fc.constantFrom('point', 'likely', 'proven'),
  'gate.trend.scenarios': fc.constantFrom('fail', 'warn', 'off'),
  'gate.trend.drift': fc.constantFrom('fail', 'warn', 'off'),
  'gate.trend.on-missing-baseline': fc.constantFrom('pass', 'fail'),
  ...Object.fromEntries(
    ['max', 'min'].flatMap((side) =>
      ['average', 'median', 'p95', 'minimum', 'maximum'].map((statistic) => [
        `gate.measures.*.${side}-${statistic}`,
        fc.constantFrom(0, 10, 20),
      ]),
    ),
  ),
  'gate.measures.*.max-rise': fc.constantFrom('0%', '20%', '50%'),
  'gate.measures.*.max-fall': fc.constantFrom('0%', '20%', '50%'),
  // Most runs have a failing call of every check that they have.
  'gate.never': fc.constantFrom(['absent'], ['absent'], ['absent'], ['greeting', 'absent']),
  'gate.incomplete-run': fc.constantFrom('inconclusive', 'judge'),
  'gate.min-graded-calls': fc.constantFrom(0, 3, 9, '30%', '90%'),
  'gate.max-cost-usd': fc.constantFrom(0, 1, 5),
  waivers: fc
    .subarray([{ theme: 'refund' }, { theme: 'hello' }, { check: 'greeting' }])
    .map((targets) => targets.map((target) => ({ ...target, reason: 'r', expires: '2026-12-31' }))),
};

interface SchemaNode {
  properties?: Record<string, SchemaNode>;
  additionalProperties?: SchemaNode | boolean;
}

/** The dotted names of all keys of the policy's schema that decide. */
export function decidingKeys(): string[] {
  const { properties = {} }: SchemaNode = JSON.parse(policySchemaText());
  const { version, extends: _, 'allow-loosening': __, ...deciding } = properties;
  return Object.entries(deciding).flatMap(([name, node]) => leavesOf(node, name));
}

function leavesOf({ properties, additionalProperties: any }: SchemaNode, name: string): string[] {
  const parts = Object.entries(properties ?? {});
  if (typeof any === 'object') parts.push(['*', any]);
  return parts.length === 0
    ? [name]
    : parts.flatMap(([key, node]) => leavesOf(node, `${name}.${key}`));
}

type Settings = Record<string, unknown>;

/** A policy with such values, some of them left out. */
export function policyWith(keys: readonly string[]): fc.Arbitrary<Settings> {
  const values = keys.map((key) =>
    fc.option(fc.tuple(fc.constantFrom(...CHECKS), VALUES[key] ?? fc.constant(null)), { freq: 2 }),
  );
  return fc.tuple(...values).map((given) => {
    const policy: Settings = { version: 1 };
    for (const [index, one] of given.entries()) {
      if (one === null) continue;
      const [check, value] = one;
      setAt(policy, (keys[index] ?? '').replace('*', check).split('.'), value);
    }
    return policy;
  });
}

function setAt(into: Settings, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) into[key] = value;
  else {
    into[key] ??= {};
    setAt(into[key] as Settings, rest, value);
  }
}

const rate = fc.constantFrom(null, 0, 30, 50, 60, 90, 100);
const count = fc.constantFrom(null, 0, 2, 5, 10);

/**
 * Rates of counted calls. Only one check has any, always of as many calls: how many drops are tested
 * decides what each of them comes to, and a child may have more tested than its parent.
 */
const counted = fc
  .record({ previous: fc.constantFrom(10, 15, 20), current: fc.constantFrom(4, 8, 12, 16, 20) })
  .map(({ previous, current }) => ({
    checkName: 'greeting',
    previousPassRate: 5 * previous,
    currentPassRate: 5 * current,
    counts: {
      previous: { passed: previous, evaluated: 20 },
      current: { passed: current, evaluated: 20 },
    },
  }));

export type AnyRun = Omit<RuleFacts, 'runVerdict'> & Pick<RunReport, 'cost' | 'runVerdict'>;

const anyTheme = fc.record({
  slug: fc.constantFrom('refund', 'refund-late', 'hello'),
  severity: fc.constantFrom(...KNOWN_VALUES.severity, 'BLOCKER'),
  lifecycle: fc.constantFrom(...KNOWN_VALUES.lifecycle, null),
  affectedCallCount: fc.nat(6),
  totalCallCount: fc.constantFrom(2, 6, 10),
  checkNames: fc.subarray(CHECKS),
});

/** A measure that has only a median, now and in the baseline. */
function measureOf(median: number): Measure {
  const unknown = { calls: null, average: null, p95: null, minimum: null, maximum: null };
  return {
    ...{ id: null, name: 'greeting', unit: null, isLimited: false },
    ...{ test: 'none', p: null, adjustedP: null },
    current: { ...unknown, median, values: [] },
    baseline: { ...unknown, median: 10, values: [] },
  };
}

/** Runs of all kinds; what may be unknown of one is at times. */
export const anyRun: fc.Arbitrary<AnyRun> = fc
  .record({
    verdict: fc.constantFrom('PASSED', 'PASSED', 'THRESHOLD_FAILED', 'PARTLY'),
    themes: fc.array(anyTheme, { maxLength: 3 }),
    rows: fc.option(
      fc.array(
        fc.oneof(counted, {
          weight: 3,
          arbitrary: fc.record({
            checkName: fc.constantFrom(...CHECKS),
            previousPassRate: rate,
            currentPassRate: rate,
          }),
        }),
        { maxLength: 2 },
      ),
    ),
    passed: fc.constantFrom(true, true, false, null),
    failures: fc.array(
      fc
        .tuple(
          fc.constantFrom('RUN_NOT_COMPLETED', 'METRIC_BELOW_MIN_PASS_RATE'),
          fc.constantFrom(...CHECKS, null),
        )
        .map(([type, name]) => failure(type, name)),
      { maxLength: 2 },
    ),
    runStatus: fc.constantFrom('COMPLETED', 'COMPLETED', 'TIMED_OUT', null),
    counted: count,
    evaluated: count,
    usd: fc.constantFrom(null, 0.5, 3, 9),
    median: fc.constantFrom(5, 12, 15),
  })
  .map(
    ({ median, verdict, themes, rows, passed, failures, runStatus, counted, evaluated, usd }) => ({
      report: debriefReport({
        verdict,
        themes: themes.map(theme),
        trend: rows && {
          baselineRunPlanJobId: 'job',
          baselineRunNumber: 1,
          rows: rows.map(trendRow),
        },
      }),
      runStatus,
      runVerdict: { passed, score: null, failures: passed === false ? failures : [] },
      callCounts: {
        total: counted,
        counted,
        completed: null,
        evaluated,
        passed: null,
        failed: null,
      },
      measures: [measureOf(median)],
      ...(usd !== null && { cost: { usd } }),
    }),
  );
