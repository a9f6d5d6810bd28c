/** Builders of earlier runs. */
import type { EarlierRun } from '../../../src/collect/earlier-runs.ts';
import type { HistoricCheck } from '../../../src/model/history.ts';

const PLAN = 'aaaaaaaa-0000-4000-8000-000000000000';

/** The ID of a run by its number. */
export function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export function earlierRun(overrides: Partial<EarlierRun> = {}): EarlierRun {
  return {
    runId: idOf(1),
    planId: PLAN,
    number: 1,
    status: 'COMPLETED',
    endedAt: null,
    outcome: 'passed',
    checks: [],
    themes: [],
    calls: [],
    measures: [],
    ...overrides,
  };
}

export function counted(name: string, passed: number, evaluated: number): HistoricCheck {
  return { name, passed, evaluated, passRate: null, isPassed: null };
}

export function rated(name: string, rate: number | null): HistoricCheck {
  return { name, passed: null, evaluated: null, passRate: rate, isPassed: null };
}
