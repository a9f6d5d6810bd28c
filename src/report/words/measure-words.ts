/** Measures in words: their figures, limits and changes. */
import type { Effect, MeasureReason } from '../../evaluate/reasons.ts';
import { type Measure, MIN_VALUES } from '../../model/measures.ts';
import { percentDigits } from '../../text/percent.ts';
import { fold } from '../../text/strip.ts';
import { type Form, formatPValue, quoteName } from './names.ts';

/** As many digits as say everything that a service measures. */
const DIGITS = 12;
const MAX_UNIT_CHARS = 20;

/** `950 ms`; a dash if it is not known. */
export function formatFigure(value: number | null, unit: Measure['unit'], digits = DIGITS): string {
  if (value === null) return '–';
  const symbol = unit === null ? '' : fold(unit, MAX_UNIT_CHARS);
  const number = String(Number(value.toPrecision(digits)));
  return symbol === '' ? number : `${number} ${symbol}`;
}

export function describeMeasure(effect: Effect, facts: MeasureReason, form: Form): string {
  const name = `measure ${quoteName(facts.measure)}`;
  switch (facts.kind) {
    case 'measure-absent':
      return `no run has a ${name}: check the spelling in the policy`;
    case 'measure-unknown':
      return `${name} has no ${facts.statistic}, so ${facts.side}-${facts.statistic} was not evaluated`;
    case 'measure': {
      const { statistic, side, value = null, unit, limit } = facts;
      const beyond = `too ${side === 'max' ? 'high' : 'low'}`;
      const figure = form === 'document' ? beyond : formatFigure(value, unit);
      return `the ${statistic} of ${name} is ${figure}; the limit is ${formatFigure(limit, unit)}`;
    }
    case 'measure-moved':
      return `${name} ${describeMove(effect, facts, form)}`;
  }
}

type Move = Extract<MeasureReason, { kind: 'measure-moved' }>;

function describeMove(effect: Effect, facts: Move, form: Form): string {
  const { direction, unit, current, baseline, moved, limit, why, adjustedP } = facts;
  const key = `max-${direction}`;
  if (why === 'unknown') return `has no median to compare, so ${key} was not evaluated`;
  if (why === 'few-values') {
    return `has fewer than ${MIN_VALUES} values in this run or its baseline, so ${key} was not evaluated`;
  }
  if (why === 'no-values') {
    return `has no values per call, so ${key} compared the medians without a test for significance`;
  }
  const verb = direction === 'rise' ? 'rose' : 'fell';
  const medians = `from a median of ${formatFigure(baseline, unit)} to ${formatFigure(current, unit)}`;
  const by = moved !== null && `by ${percentDigits(moved, Number.parseFloat(limit))}%`;
  const shown = by === false ? [medians] : form === 'document' ? [by] : [by, medians];
  const change = `${verb} ${shown.join(', ')}`;
  const p = adjustedP === null ? '' : ` (${formatPValue(adjustedP)})`;
  return effect === 'note'
    ? `${change}, which is not statistically significant${p}`
    : `${change}${p}; the limit is ${limit}`;
}
