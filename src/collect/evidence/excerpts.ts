/** What was said in failing calls: a few lines each of some calls, those of the worst themes first. */

import type { Call, RunReport } from '../../model/report.ts';
import { sortThemes } from '../../report/theme-order.ts';
import type { StepDeadline } from '../../runner/deadline.ts';
import type { Runner } from '../../runner/runner.ts';
import type { ServiceClient } from '../../service/client.ts';
import type { CallMetric, Transcript } from '../../service/evidence-schemas.ts';
import { mapLimited } from '../map-limited.ts';
import { readOrNull } from '../optional-read.ts';

type Line = Call['excerpt'][number];
type Entry = Transcript['entries'][number];

interface Reader {
  client: Pick<ServiceClient, 'readCallMetrics' | 'readTranscript'>;
  deadline: Pick<StepDeadline, 'within'>;
  cancelled: AbortSignal;
  runner: Pick<Runner, 'debug'>;
}

/** Of all runs of the gate. */
const MAX_CALLS = 20;
const MAX_LINES = 6;
const AT_ONCE = 4;
/** All calls together may take so long. */
const BUDGET_MS = 20_000;

/** The runs with excerpts of calls that show why they failed. What cannot be read is left out. */
export async function withExcerpts(
  runs: readonly RunReport[],
  reader: Reader,
): Promise<RunReport[]> {
  const deadlineMs = reader.deadline.within(BUDGET_MS);
  const quoted = await mapLimited(callsToQuote(runs), AT_ONCE, async (id) => {
    return [id, await readExcerpt(id, deadlineMs, reader)] as const;
  });
  const excerpts = new Map(quoted);
  return runs.map((run) => withOwnExcerpts(run, excerpts));
}

/** With the calls that only its themes name, which the service may have as well. */
function withOwnExcerpts(run: RunReport, excerpts: ReadonlyMap<string, Line[]>): RunReport {
  const { calls: listed = [], report } = run;
  const known = new Set(listed.map(({ id }) => id));
  const ids = new Set((report?.themes ?? []).flatMap(({ callIds }) => callIds));
  const others = [...ids].filter((id) => !known.has(id) && excerpts.get(id)?.length);
  const calls = [...listed, ...others.map((id) => ({ ...UNLISTED_CALL, id }))];
  if (calls.length === 0) return run;
  const excerptOf = ({ id }: Call) => excerpts.get(id ?? '') ?? [];
  return { ...run, calls: calls.map((call) => ({ ...call, excerpt: excerptOf(call) })) };
}

async function readExcerpt(id: string, deadlineMs: number, reader: Reader): Promise<Line[]> {
  const { client } = reader;
  const metrics = await readOrNull(reader, deadlineMs, (request) =>
    client.readCallMetrics(id, request),
  );
  const transcript = await readOrNull(reader, deadlineMs, (request) =>
    client.readTranscript(id, request),
  );
  const entries = transcript?.entries ?? [];
  const evidence = evidenceLines(metrics ?? [], entries);
  return evidence.length > 0 ? evidence : lastLines(entries);
}

/** Calls of scenarios that are failing now, of the worst themes of all runs, then other failing calls. */
function callsToQuote(runs: readonly RunReport[]): string[] {
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

/** The segments that the grading of a call refers to, in the order of the call, each once. */
function evidenceLines(metrics: readonly CallMetric[], entries: readonly Entry[]): Line[] {
  const lines = new Map<string, Line>();
  const spans = metrics.flatMap(({ evidenceSpans }) => evidenceSpans ?? []);
  for (const segment of spans.flatMap(({ fromSegment, toSegment }) => [fromSegment, toSegment])) {
    if (!segment?.text) continue;
    const { text, startOffsetMs: startMs } = segment;
    const speaker = speakerOf({ text, startMs }, entries);
    lines.set(`${startMs} ${text}`, { speaker, text, startMs });
  }
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

/** A failing call that the service names by its ID alone. */
const UNLISTED_CALL: Call = {
  ...{ id: null, simulationJobId: null, status: null, isPassed: false, isCounted: true },
  ...{ attempt: null, durationMs: null, agent: null, persona: null, scenario: null },
  ...{ checks: [], excerpt: [] },
};
