import { isUuid } from '../core/input/uuid-list.ts';
import type { RunReport } from './model.ts';
import { sortThemes } from './theme-order.ts';

/** The calls that themes name, as far as one request takes them. */
export interface AffectedCalls {
  /** Each once, those of the most severe themes first. */
  callIds: string[];
  /** How many more there are. */
  leftOut: number;
  /** How many IDs are no UUIDs, which a request cannot hold. */
  unusable: number;
}

/** The calls that the themes of these runs name: all runs that did not pass, at most `limit` calls. */
export function findAffectedCalls(runs: readonly RunReport[], limit: number): AffectedCalls {
  const themes = runs
    .filter(({ outcome }) => outcome !== 'passed')
    .flatMap(({ report }) => report?.themes ?? []);
  const byId = new Map<string, string>();
  for (const { callIds } of sortThemes(themes)) {
    for (const callId of callIds) {
      const id = callId.toLowerCase();
      if (!byId.has(id)) byId.set(id, callId);
    }
  }
  const named = [...byId.values()];
  const usable = named.filter(isUuid);
  const callIds = usable.slice(0, limit);
  return {
    callIds,
    leftOut: usable.length - callIds.length,
    unusable: named.length - usable.length,
  };
}
