import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { policySchemaText } from '../../scripts/policy-schema.ts';
import { readYaml } from '../../src/core/yaml-text.ts';
import { tries } from '../support/tries.ts';
import { faultsOf } from './judging.ts';

const FILE = new URL('../../schema/policy.schema.json', import.meta.url);
const schema = JSON.parse(policySchemaText());
const accepts = new Ajv2020({ allErrors: true, validateFormats: false }).compile(schema);

it('schema/policy.schema.json is current; cure: npm run schemas', () => {
  expect(policySchemaText()).toBe(readFileSync(FILE, 'utf8'));
});

it('the schema names its dialect, a title and no address of its own', () => {
  expect(schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Simulation Gate policy',
  });
  expect(policySchemaText()).not.toContain('"$id"');
});

/** Every map with named keys takes those alone. */
it('no map takes a key that it does not know', () => {
  const open: unknown[] = [];
  JSON.stringify(schema, (_, value) => {
    if (value?.type === 'object' && value.properties && value.additionalProperties !== false) {
      open.push(value);
    }
    return value;
  });
  expect(open).toEqual([]);
});

const waiver = (keys: string) => `version: 1\nwaivers: [{ ${keys} }]`;
const gate = (rules: string) => `version: 1\ngate: ${rules}`;

describe('the schema accepts what the parser accepts', () => {
  it.each([
    'version: 1',
    gate('{}'),
    gate('{ verdict: fail-unless-known }'),
    gate('{ themes: [{ severity: [HIGH], lifecycle: [NEW] }, { checks: [a], min-affected: 2 }] }'),
    gate('{ themes: [{ min-affected: 10% }, { min-affected: 99.5 % }, { channel: [STT] }] }'),
    gate('{ max-themes: { HIGH: 0, MEDIUM: 5, LOW: 7 } }'),
    gate('{ trend: { max-drop: 0.5, min-pass-rate: 100 } }'),
    gate('{ trend: { checks: { "any name": { max-drop: 5 } }, on-missing-baseline: fail } }'),
    waiver('theme: a, reason: r, expires: 2027-01-31'),
    waiver('theme: "a*", reason: r, owner: o, expires: 2020-02-29'),
    waiver('check: "*", reason: r, expires: 2027-01-31'),
  ])('%s', (text) => {
    expect(faultsOf(text)).toEqual([]);
    expect(accepts(parse(text))).toBe(true);
  });
});

describe('the schema refuses what the parser refuses', () => {
  it.each([
    '',
    'gate: {}',
    'version: 2',
    'version: 1\ngates: {}',
    gate('[]'),
    gate('{ verdicts: fail }'),
    gate('{ verdict: FAIL }'),
    gate('{ themes: [{}] }'),
    gate('{ themes: [{ severity: HIGH }] }'),
    gate('{ themes: [{ severity: [BLOCKER] }] }'),
    gate('{ themes: [{ min-affected: -1 }] }'),
    gate('{ themes: [{ min-affected: 101% }] }'),
    gate('{ themes: [{ min-affected: "10" }] }'),
    gate('{ themes: [{ severty: [HIGH] }] }'),
    gate('{ max-themes: { HIGH: -1 } }'),
    gate('{ max-themes: { CRITICAL: 1 } }'),
    gate('{ trend: { max-drop: 101 } }'),
    gate('{ trend: { min-pass-rate: -1 } }'),
    gate('{ trend: { checks: { a: { max-drp: 5 } } } }'),
    gate('{ trend: { on-missing-baseline: ignore } }'),
    waiver('reason: r, expires: 2027-01-31'),
    waiver('theme: a, check: a, reason: r, expires: 2027-01-31'),
    waiver('theme: a, expires: 2027-01-31'),
    waiver('theme: a, reason: r'),
    waiver('theme: "", reason: r, expires: 2027-01-31'),
    waiver('theme: a, reason: " ", expires: 2027-01-31'),
    waiver('theme: a, reason: r, owner: "", expires: 2027-01-31'),
    waiver('theme: a, reason: r, expires: 2027-02-29'),
    waiver('theme: a, reason: r, expires: 2027-01-31, until: x'),
  ])('%s', (text) => {
    expect(faultsOf(text)).not.toEqual([]);
    expect(accepts(parse(text))).toBe(false);
  });

  it('and says no less than the parser about any value', () => {
    const leaf = fc.constantFrom(-1, 0, 1, 1.5, 101, 1e300, '', '10%', 'HIGH', 'fail', true, null);
    const key = fc.constantFrom('severity', 'min-affected', 'checks', 'max-drop', 'HIGH', 'x');
    const some = fc.oneof(leaf, fc.array(leaf, { maxLength: 2 }));
    const map = fc.dictionary(key, fc.oneof(some, fc.dictionary(key, some, { maxKeys: 2 })), {
      maxKeys: 2,
    });
    const rule = fc.constantFrom('verdict', 'themes', 'max-themes', 'trend');
    fc.assert(
      fc.property(rule, fc.oneof(some, map, fc.array(map, { maxLength: 2 })), (name, settings) => {
        const text = JSON.stringify({ version: 1, gate: { [name]: settings } });
        expect(readYaml(text).ok).toBe(true);
        expect(accepts(JSON.parse(text))).toBe(faultsOf(text).length === 0);
      }),
      tries(200),
    );
  });
});
