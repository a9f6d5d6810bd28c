/** What a policy may make of the `trend` of the one that it extends. */
import { asStrict, each, HIGHER_IS_STRICTER, LOWER_IS_STRICTER, ranked } from '../tighten.ts';
import { leftToEachCheck, ofEachCheck } from '../tighten-checks.ts';
import { type Limits, limitsDrops, STANDARD_SIGNIFICANCE, type TrendSettings } from './settings.ts';

const ofLimits = {
  'max-drop': LOWER_IS_STRICTER,
  'min-pass-rate': HIGHER_IS_STRICTER,
  evidence: ranked(['proven', 'point', 'likely'], 'point'),
  // It spares checks, so that leaving it out is strictest.
  'min-calls': asStrict<number>({
    standard: 0,
    isAsStrict: (child, parent) => child <= parent,
    wanted: (parent) => (parent === 0 ? 'be left out' : `be ${parent} or less`),
  }),
};

const ofAll = each<TrendSettings>({
  ...ofLimits,
  // The more rarely chance has to do it, the deeper a drop has to be to fail.
  significance: asStrict<string>({
    isAsStrict: (child, parent) =>
      child === 'off' ||
      (parent !== 'off' && Number.parseFloat(child) >= Number.parseFloat(parent)),
    wanted: (parent) => (parent === 'off' ? 'be off' : `be ${parent} or more, or off`),
  }),
  checks: leftToEachCheck(),
  'on-missing-baseline': ranked(['fail', 'pass'], 'pass'),
});

export const trendTightening = ofEachCheck(
  {
    ...ofAll,
    findLoosened: (parent, child) => ofAll.findLoosened(parent && withSignificance(parent), child),
  },
  each<Limits>(ofLimits),
  whereLimited,
);

/** Where drops are limited, the significance that a policy leaves out holds all the same. */
function withSignificance(parent: TrendSettings): TrendSettings {
  return limitsDrops(parent) ? { significance: STANDARD_SIGNIFICANCE, ...parent } : parent;
}

/** What spares checks takes nothing from a policy that limits none. */
function whereLimited<Given extends Limits>(parent: Given): Given {
  const limitsRate = parent['min-pass-rate'] !== undefined;
  const isLimited = limitsRate || parent['max-drop'] !== undefined;
  return {
    ...(!limitsRate && { evidence: 'likely' }),
    ...parent,
    ...(!isLimited && { 'min-calls': Number.POSITIVE_INFINITY }),
  };
}
