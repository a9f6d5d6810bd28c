/** What was said in failing calls: a few lines each of some calls, those of the worst themes first. */
import { ServiceError } from '../../http/errors.ts';
import type { Call, RunReport } from '../../model/report.ts';
import { sortThemes } from '../../report/theme-order.ts';
import type { StepDeadline } from '../../runner/deadline.ts';
import type { Runner } from '../../runner/runner.ts';
import type { ServiceClient } from '../../service/client.ts';
import type { CallMetric, Transcript } from '../../service/evidence.ts';
import { CancelledError } from '../../text/step-error.ts';
import { mapLimited } from '../map-limited.ts';

type Line = Call['excerpt'][number];
type Entry = Transcript['entries'][number];

/** A call to quote. */
interface Quote {
  run: RunReport;
  id: string;
}

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
  const quotes = callsToQuote(runs);
  const { client, deadline, cancelled } = reader;
  const request = { signal: cancelled, deadlineMs: deadline.within(BUDGET_MS), once: true };
  const excerpts = await mapLimited(quotes, AT_ONCE, async ({ id }) => {
    const metrics = await attempt(() => client.readCallMetrics(id, request), reader);
    const transcript = await attempt(() => client.readTranscript(id, request), reader);
    const entries = transcript?.entries ?? [];
    const evidence = evidenceLines(metrics ?? [], entries);
    return evidence.length > 0 ? evidence : lastLines(entries);
  });
  return runs.map((one) => {
    const own = quotes.flatMap(({ run, id }, index) =>
      run === one ? [[id, excerpts[index] ?? []] as const] : [],
    );
    return addExcerpts(one, new Map(own));
  });
}

/** The response to an optional read; null if there is none. */
async function attempt<Answer>(
  read: () => Promise<Answer>,
  { runner }: Reader,
): Promise<Answer | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ServiceError) {
      runner.debug(`an excerpt is left out: ${error.message}`);
    } else if (!(error instanceof CancelledError)) throw error;
    return null;
  }
}

/** The first of the candidates, each once. */
function callsToQuote(runs: readonly RunReport[]): Quote[] {
  const quotes = new Map<string, Quote>();
  for (const quote of candidatesIn(runs)) {
    quotes.set(`${runs.indexOf(quote.run)} ${quote.id}`, quote);
    if (quotes.size === MAX_CALLS) break;
  }
  return [...quotes.values()];
}

/** Calls of scenarios that are failing now, of the worst themes of all runs, then other failing calls. */
function* candidatesIn(runs: readonly RunReport[]): Generator<Quote> {
  for (const run of runs) {
    for (const { status, failingCall: id } of run.cases ?? []) {
      if (status === 'now failing' && id !== null) yield { run, id };
    }
  }
  const runOf = new Map(
    runs.flatMap((run) => (run.report?.themes ?? []).map((theme) => [theme, run] as const)),
  );
  for (const theme of sortThemes([...runOf.keys()])) {
    const run = runOf.get(theme);
    if (run) for (const id of theme.callIds) yield { run, id };
  }
  for (const run of runs) {
    for (const { id, isPassed } of run.calls ?? []) {
      if (id !== null && isPassed === false) yield { run, id };
    }
  }
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

function addExcerpts(run: RunReport, excerpts: ReadonlyMap<string, Line[]>): RunReport {
  const quoted = [...excerpts].filter(([, excerpt]) => excerpt.length > 0);
  if (quoted.length === 0) return run;
  const known = new Set((run.calls ?? []).map(({ id }) => id));
  const calls = (run.calls ?? []).map((call) => ({
    ...call,
    excerpt: excerpts.get(call.id ?? '') ?? call.excerpt,
  }));
  const others = quoted
    .filter(([id]) => !known.has(id))
    .map(([id, excerpt]) => ({ ...UNLISTED_CALL, id, excerpt }));
  return { ...run, calls: [...calls, ...others] };
}

/** A failing call that the service names by its ID alone. */
const UNLISTED_CALL: Omit<Call, 'excerpt'> = {
  id: null,
  simulationJobId: null,
  status: null,
  isPassed: false,
  isCounted: true,
  attempt: null,
  durationMs: null,
  agent: null,
  persona: null,
  scenario: null,
  checks: [],
};
