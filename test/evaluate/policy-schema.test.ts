import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { policySchemaText } from '../../scripts/policy-schema.ts';
import { tries } from '../support/tries.ts';
import { faultsOf } from './decide.ts';
import { schemaAccepts } from './policy-values.ts';

const FILE = new URL('../../schema/policy.schema.json', import.meta.url);
const schema = JSON.parse(policySchemaText());

it('schema/policy.schema.json is what npm run schemas writes', () => {
  expect(policySchemaText()).toBe(readFileSync(FILE, 'utf8'));
});

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

it('the schema says the same as the parser about any value of a rule', () => {
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
      expect(schemaAccepts(text)).toBe(faultsOf(text).length === 0);
    }),
    tries(200),
  );
});
