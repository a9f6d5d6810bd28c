import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readYaml } from '../../src/core/yaml-text.ts';
import { evaluate } from '../../src/policy/evaluate.ts';
import { resolvePolicy } from '../../src/policy/extends.ts';
import { judgeCost } from '../../src/policy/max-cost.ts';
import { POLICY_TIGHTENING, type Policy } from '../../src/policy/policy.ts';
import { tries } from '../support/tries.ts';
import { policyOf, TODAY } from './judging.ts';
import { type AnyRun, anyRun, decidingKeys, policyWith, VALUES } from './policy-values.ts';

const KEYS = decidingKeys();

/** The file of a policy; what the parser fills in or changes would show. */
function fileOf(shown: string, settings: object) {
  const text = JSON.stringify(settings);
  const content = readYaml(text);
  if (!content.ok) throw new Error(JSON.stringify(content.faults));
  return { shown, policy: policyOf(text), content };
}

const chain = (...settings: object[]) =>
  resolvePolicy(settings.map((one, index) => fileOf(`${index}.yml`, one)));

const SEVERITY = ['passed', 'inconclusive', 'failed'];

/** How bad it is what a policy makes of a run and its cost. */
function badness(run: AnyRun, policy: Policy): number {
  const dear = judgeCost([run], policy).reasons.length > 0;
  return dear ? 2 : SEVERITY.indexOf(evaluate(run, policy, TODAY).outcome);
}

/** What becomes of a child, and whether a refused one would let pass what its parent does not. */
function fateOf(child: object, parent: object, run: AnyRun): string {
  if (chain(child, parent).ok) return 'taken';
  const allowed = chain(child, { ...parent, 'allow-loosening': ['gate', 'waivers'] });
  const floor = badness(run, policyOf(JSON.stringify(parent)));
  return allowed.ok && badness(run, allowed.value) < floor ? 'lets pass' : 'refused';
}

it('every key of the schema has values to be tried with, and says how it is tightened', () => {
  expect(Object.keys(VALUES).toSorted()).toEqual(KEYS.toSorted());
  const known = POLICY_TIGHTENING.keys;
  const compared = (key: string) =>
    known.includes(key) || known.some((one) => one.endsWith('.*') && key.startsWith(one));
  expect(KEYS.filter((key) => !compared(key))).toEqual([]);
});

describe.each(KEYS)('%s', (key) => {
  const others = KEYS.filter((one) => one !== key);
  const block = key.split('.').slice(0, -1).slice(0, 2).join('.');
  const near = others.filter((one) => one.startsWith(`${block}.`) || one.endsWith('verdict'));
  const nearParent = fc.oneof(policyWith([key, key, ...near]), policyWith([key]));
  const anyParent = fc.oneof(policyWith([key, key, ...others]), nearParent);

  it('of a child never passes, nor leaves open, what its parent alone does not', () => {
    fc.assert(
      fc.property(anyParent, policyWith([key]), anyRun, (parent, child, run) => {
        const resolved = chain(child, parent);
        if (!resolved.ok) return;
        const floor = badness(run, policyOf(JSON.stringify(parent)));
        expect(badness(run, resolved.value)).toBeGreaterThanOrEqual(floor);
      }),
      tries(100),
    );
  });

  it('may be tightened, and is refused where it lets pass what the parent does not', () => {
    const seen = new Set<string>();
    for (let seed = 1; seen.size < 3 && seed <= 300; seed += 1) {
      const samples = fc.sample(fc.tuple(nearParent, policyWith([key]), anyRun), {
        numRuns: 10,
        seed,
      });
      for (const [parent, child, run] of samples) {
        seen.add(fateOf(child, parent, run));
        if (seen.size === 3) break;
      }
    }
    expect([...seen].toSorted()).toEqual(['lets pass', 'refused', 'taken']);
  });
});

const NUM_RUNS = tries(200);

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

it('what a parent allows gives away nothing of what a grandparent asks for', () => {
  const three = fc.tuple(
    policyWith(KEYS),
    policyWith(KEYS),
    policyWith(['gate.verdict', 'gate.trend.max-drop', 'waivers']),
  );
  fc.assert(
    fc.property(three, anyRun, ([top, middle, child], run) => {
      const resolved = chain(child, { ...middle, 'allow-loosening': ['gate', 'waivers'] }, top);
      if (!resolved.ok) return;
      const floor = policyOf(JSON.stringify(top));
      expect(badness(run, resolved.value)).toBeGreaterThanOrEqual(badness(run, floor));
    }),
    NUM_RUNS,
  );
});

it('a child that says nothing is judged by its parent', () => {
  fc.assert(
    fc.property(policyWith(KEYS), (parent) => {
      const { version, ...decisive } = policyOf(JSON.stringify(parent));
      expect(chain({ version: 1 }, parent)).toEqual({ ok: true, value: { version, ...decisive } });
      expect(chain(parent, { version: 1, 'allow-loosening': ['gate', 'waivers'] })).toEqual({
        ok: true,
        value: { version, ...decisive },
      });
    }),
    NUM_RUNS,
  );
});
