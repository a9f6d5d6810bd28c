/** The calls that show why runs failed, with a few lines of what was said in each. */

import type { Call, RunReport } from '../../model/report.ts';
import { sortThemes } from '../../model/theme-order.ts';

export type Line = Call['excerpt'][number];

/** A part of a call that its grading refers to. */
interface Segment {
  text: string | null;
  startOffsetMs: number | null;
}

/** A part of the transcript of a call. */
interface Entry extends Segment {
  role: string | null;
  text: string;
  endOffsetMs: number | null;
}

/** Of all runs of the gate. */
const MAX_CALLS = 20;
const MAX_LINES = 6;

/** A failing call that the service names by its ID alone. */
const UNLISTED_CALL: Call = {
  ...{ id: null, simulationJobId: null, status: null, isPassed: false, isCounted: true },
  ...{ attempt: null, durationMs: null, agent: null, persona: null, scenario: null },
  ...{ checks: [], excerpt: [] },
};

/** IDs of calls of scenarios that are failing now, of the worst themes of all runs, then of other failing calls. */
export function callsToQuote(runs: readonly RunReport[]): string[] {
  const failingCases = runs
    .flatMap(({ cases = [] }) => cases)
    .filter(({ status }) => status === 'now failing');
  const themes = sortThemes(runs.flatMap(({ report }) => report?.themes ?? []));
  const failingCalls = runs
    .flatMap(({ calls = [] }) => calls)
    .filter(({ isPassed }) => isPassed === false);
  const ids = [
    ...failingCases.map(({ failingCall }) => failingCall),
    ...themes.flatMap(({ callIds }) => callIds),
    ...failingCalls.map(({ id }) => id),
  ];
  return [...new Set(ids.filter((id) => id !== null))].slice(0, MAX_CALLS);
}

/** A run with the lines of its calls, and with the calls that only its themes name. */
export function withQuotes(run: RunReport, excerpts: ReadonlyMap<string, Line[]>): RunReport {
  const { calls: listed = [], report } = run;
  const known = new Set(listed.map(({ id }) => id));
  const ids = new Set((report?.themes ?? []).flatMap(({ callIds }) => callIds));
  const others = [...ids].filter((id) => !known.has(id) && excerpts.get(id)?.length);
  const calls = [...listed, ...others.map((id) => ({ ...UNLISTED_CALL, id }))];
  if (calls.length === 0) return run;
  const excerptOf = ({ id }: Call) => excerpts.get(id ?? '') ?? [];
  return { ...run, calls: calls.map((call) => ({ ...call, excerpt: excerptOf(call) })) };
}

/** The segments in the order of the call, each once; without any, the last lines of the transcript. */
export function linesToQuote(
  segments: readonly (Segment | null)[],
  entries: readonly Entry[],
): Line[] {
  const lines = new Map<string, Line>();
  for (const segment of segments) {
    if (!segment?.text) continue;
    const { text, startOffsetMs: startMs } = segment;
    const speaker = speakerOf({ text, startMs }, entries);
    lines.set(`${startMs} ${text}`, { speaker, text, startMs });
  }
  if (lines.size === 0) return lastLines(entries);
  return [...lines.values()]
    .toSorted((a, b) => (a.startMs ?? 0) - (b.startMs ?? 0))
    .slice(0, MAX_LINES);
}

/**
 * The role in the transcript entry that says the text at this time, else in the one that says it, else in
 * the one at this time; null if there is none, or if several speakers may have said it.
 */
function speakerOf({ text, startMs }: Omit<Line, 'speaker'>, entries: readonly Entry[]) {
  const saying = entries.filter((entry) => entry.text.includes(text.trim()));
  const atTime = entries.filter(({ startOffsetMs: start, endOffsetMs: end }) => {
    if (startMs === null || start === null) return false;
    return startMs === start || (startMs > start && startMs < (end ?? start));
  });
  const both = saying.filter((entry) => atTime.includes(entry));
  const found = [both, saying, atTime].find((some) => some.length > 0) ?? [];
  const [role = null, ...others] = new Set(found.map((entry) => entry.role));
  return others.length === 0 ? role : null;
}

/** How the call ended, which is where most calls fail. */
function lastLines(entries: readonly Entry[]): Line[] {
  return entries
    .filter(({ text }) => text.trim() !== '')
    .slice(-MAX_LINES)
    .map(({ role, text, startOffsetMs }) => ({ speaker: role, text, startMs: startOffsetMs }));
}
