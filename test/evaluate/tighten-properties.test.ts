import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { evaluate } from '../../src/evaluate/evaluate.ts';
import { resolvePolicy } from '../../src/evaluate/extends.ts';
import type { Policy } from '../../src/evaluate/policy.ts';
import { endedRun } from '../../src/model/run-facts.ts';
import { tries } from '../support/tries.ts';
import { fileOf, policyOf, TODAY } from './decide.ts';
import { type AnyRun, anyRun, decidingKeys, policyWith, VALUES } from './policy-values.ts';

const KEYS = Object.keys(VALUES);

const chain = (...settings: object[]) =>
  resolvePolicy(settings.map((one, index) => fileOf(`${index}.yml`, JSON.stringify(one))));

const SEVERITY = ['passed', 'inconclusive', 'failed'];

/** How bad it is what a policy makes of a run and its cost. */
function badness(run: AnyRun, policy: Policy): number {
  const ending = { outcome: 'inconclusive' as const, reasons: [] };
  const facts = { ...endedRun('a run', ending), ...run, ending: null, confirmations: [] };
  return SEVERITY.indexOf(evaluate([facts], { policy, today: TODAY }).outcome);
}

const NUM_RUNS = tries(200);

it('every key of the schema has values to be tried with', () => {
  expect(KEYS.toSorted()).toEqual(decidingKeys().toSorted());
});

it('no child loosens its parent with any of its keys', () => {
  const tighter = fc.tuple(policyWith(KEYS), policyWith(KEYS));
  fc.assert(
    fc.property(
      tighter,
      fc.array(anyRun, { minLength: 3, maxLength: 5 }),
      ([parent, child], runs) => {
        const resolved = chain(child, parent);
        if (!resolved.ok) return;
        const floor = policyOf(JSON.stringify(parent));
        for (const run of runs) {
          expect(badness(run, resolved.value)).toBeGreaterThanOrEqual(badness(run, floor));
        }
      },
    ),
    NUM_RUNS,
  );
});
