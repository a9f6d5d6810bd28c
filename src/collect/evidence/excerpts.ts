/** What was said in failing calls: of a gate's worst themes some calls, and of each a few lines. */
import { ServiceError } from '../../http/errors.ts';
import type { Call, RunReport } from '../../model/report.ts';
import { sortThemes } from '../../report/theme-order.ts';
import type { StepDeadline } from '../../runner/deadline.ts';
import type { Runner } from '../../runner/runner.ts';
import type { ServiceClient } from '../../service/client.ts';
import type { CallMetric, Transcript } from '../../service/evidence.ts';
import { CancelledError } from '../../text/step-error.ts';
import { inTurn } from '../in-turn.ts';

type Line = Call['excerpt'][number];
type Entry = Transcript['entries'][number];
type Segment = NonNullable<NonNullable<CallMetric['evidenceSpans']>[number]['fromSegment']>;

/** A call that is to be quoted. */
interface Quote {
  run: RunReport;
  id: string;
}

/** What asking for excerpts takes. */
interface Asker {
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

/**
 * A gate's runs with excerpts of calls that show why they failed. What cannot be read is left out.
 */
export async function withExcerpts(runs: readonly RunReport[], watch: Asker): Promise<RunReport[]> {
  const quotes = worthQuoting(runs);
  const { client, deadline, cancelled } = watch;
  const context = { signal: cancelled, deadlineMs: deadline.within(BUDGET_MS), once: true };
  const excerpts = await inTurn(quotes, AT_ONCE, async ({ id }) => {
    const metrics = await attempt(() => client.readCallMetrics(id, context), watch);
    const segments = segmentsIn(metrics ?? []);
    const transcript = await attempt(() => client.readTranscript(id, context), watch);
    const { entries } = transcript ?? { entries: [] };
    return segments.length > 0 ? linesOf(segments, entries) : lastLines(entries);
  });
  return runs.map((told) => {
    const own = quotes.flatMap(({ run, id }, index) =>
      run === told ? [[id, excerpts[index] ?? []] as const] : [],
    );
    return addExcerpts(told, new Map(own));
  });
}

/** The response to an optional read; null if there is none. */
async function attempt<Answer>(
  read: () => Promise<Answer>,
  { runner }: Pick<Asker, 'runner'>,
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

/** Calls that are to be quoted: the first of the candidates, each once. */
function worthQuoting(runs: readonly RunReport[]): Quote[] {
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

/** The segments on which the grading of the call rests. */
function segmentsIn(metrics: readonly CallMetric[]): Segment[] {
  return metrics
    .flatMap(({ evidenceSpans }) => evidenceSpans ?? [])
    .flatMap(({ fromSegment, toSegment }) => [fromSegment, toSegment])
    .filter((segment) => segment !== null);
}

/** The segments in the order of the call, each once, with their speakers. */
function linesOf(segments: readonly Segment[], entries: readonly Entry[]): Line[] {
  const lines = new Map<string, Line>();
  for (const { text, startOffsetMs: startMs } of segments) {
    if (!text) continue;
    lines.set(`${startMs} ${text}`, {
      speaker: speakerOf({ text, startMs }, entries),
      text,
      startMs,
    });
  }
  return [...lines.values()]
    .toSorted((a, b) => (a.startMs ?? 0) - (b.startMs ?? 0))
    .slice(0, MAX_LINES);
}

/**
 * The role in the entry of the transcript with the same text and start, else with the same text, else with
 * the same start; null if there is none, or if several speakers may have said it.
 */
function speakerOf({ text, startMs }: Pick<Line, 'text' | 'startMs'>, entries: readonly Entry[]) {
  const sameText = entries.filter((entry) => entry.text.trim() === text.trim());
  const sameStart = entries.filter(({ startOffsetMs: ms }) => ms !== null && ms === startMs);
  const both = sameText.filter((entry) => sameStart.includes(entry));
  const found = [both, sameText, sameStart].find((some) => some.length > 0) ?? [];
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

/** A call that nobody told of but by its ID gets an entry of its own. */
function addExcerpts(told: RunReport, excerpts: ReadonlyMap<string, Line[]>): RunReport {
  const quoted = [...excerpts].filter(([, lines]) => lines.length > 0);
  if (quoted.length === 0) return told;
  const known = new Set((told.calls ?? []).map(({ id }) => id));
  const calls = (told.calls ?? []).map((call) => ({
    ...call,
    excerpt: (call.id === null ? undefined : excerpts.get(call.id)) ?? call.excerpt,
  }));
  const others = quoted
    .filter(([id]) => !known.has(id))
    .map(([id, excerpt]) => ({ ...UNTOLD_CALL, id, excerpt }));
  return { ...told, calls: [...calls, ...others] };
}

/** A failing call of which the service tells nothing but what was said. */
const UNTOLD_CALL: Omit<Call, 'excerpt'> = {
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
