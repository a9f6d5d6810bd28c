import { describe, expect, test } from 'vitest';
import { readExcerpts } from '../../../src/collect/evidence/excerpts.ts';
import { callsToQuote, withQuotes } from '../../../src/collect/evidence/quoted-calls.ts';
import { ServiceError } from '../../../src/http/errors.ts';
import type { RunReport } from '../../../src/model/report.ts';
import type { CallMetric, Transcript } from '../../../src/service/evidence-schemas.ts';
import { debriefReport, runReport, theme } from '../../support/reports.ts';

async function withExcerpts(runs: RunReport[], reader: Parameters<typeof readExcerpts>[1]) {
  const excerpts = await readExcerpts(callsToQuote(runs), reader);
  return runs.map((run) => withQuotes(run, excerpts));
}

const segment = (text: string | null, startOffsetMs: number | null) => ({ text, startOffsetMs });

const metric = (...evidenceSpans: NonNullable<CallMetric['evidenceSpans']>) => ({ evidenceSpans });

const entry = (role: string | null, text: string, startOffsetMs: number) => ({
  role,
  text,
  startOffsetMs,
  endOffsetMs: null,
});

const refusal = new ServiceError({
  kind: 'status',
  status: 404,
  operation: 'read transcript',
  problem: '404',
  mayHaveBeenTaken: true,
});

/** What the step has of the service: two operations, and which calls each was asked for. */
function watching(answers: {
  metrics?: (id: string) => CallMetric[];
  transcript?: (id: string) => Transcript;
}) {
  const asked = { metrics: [] as string[], transcripts: [] as string[] };
  const refuse = () => {
    throw refusal;
  };
  const { metrics = refuse, transcript = refuse } = answers;
  const client = {
    readCallMetrics: async (id: string) => {
      asked.metrics.push(id);
      return metrics(id);
    },
    readTranscript: async (id: string) => {
      asked.transcripts.push(id);
      return transcript(id);
    },
  };
  const watch = {
    client,
    deadline: { within: (budgetMs: number) => budgetMs },
    cancelled: new AbortController().signal,
    runner: { debug: () => {} },
  };
  return { asked, watch };
}

const failed = (callIds: string[], overrides = {}) =>
  runReport({
    outcome: 'failed',
    report: debriefReport({ themes: [theme({ callIds })] }),
    ...overrides,
  });

describe('excerpts of failing calls', () => {
  test('are the segments that the grading rests on, in order and each once', async () => {
    const span = (from: ReturnType<typeof segment>, to: ReturnType<typeof segment> | null) => ({
      fromSegment: from,
      toSegment: to,
    });
    const late = segment('Goodbye.', 9_000);
    const early = segment('No refunds.', 2_000);
    const { watch, asked } = watching({
      metrics: () => [
        metric(span(late, early), span(early, null)),
        metric(span(segment(null, 1), null)),
      ],
    });
    const [{ calls } = runReport()] = await withExcerpts([failed(['c1'])], watch);
    expect(calls).toMatchObject([
      {
        id: 'c1',
        excerpt: [
          { speaker: null, text: 'No refunds.', startMs: 2_000 },
          { speaker: null, text: 'Goodbye.', startMs: 9_000 },
        ],
      },
    ]);
    expect(asked.transcripts).toEqual(['c1']);
  });

  test.each<[string, ReturnType<typeof entry>[], string | null]>([
    [
      'with the same text and start',
      [entry('CUSTOMER', 'Yes.', 1), entry('AGENT', 'Yes.', 2)],
      'AGENT',
    ],
    ['with the same text', [entry('CUSTOMER', 'No.', 1), entry('AGENT', ' Yes. ', 7)], 'AGENT'],
    ['of one speaker', [entry('AGENT', 'Yes.', 5), entry('AGENT', 'Yes.', 6)], 'AGENT'],
    ['of two speakers', [entry('CUSTOMER', 'Yes.', 5), entry('AGENT', 'Yes.', 6)], null],
  ])('have the speaker of the entry %s', async (_, entries, speaker) => {
    const span = { fromSegment: segment('Yes.', 2), toSegment: null };
    const { watch } = watching({
      metrics: () => [metric(span)],
      transcript: () => ({ entries }),
    });
    const [{ calls } = runReport()] = await withExcerpts([failed(['c1'])], watch);
    expect(calls?.[0]?.excerpt).toEqual([{ speaker, text: 'Yes.', startMs: 2 }]);
  });

  test('are else the last lines of the transcript', async () => {
    const lines = Array.from({ length: 9 }, (_, index) => entry('AGENT', `line ${index}`, index));
    const { watch } = watching({
      metrics: () => [],
      transcript: () => ({ entries: [...lines, entry(null, ' ', 99)] }),
    });
    const [{ calls } = runReport()] = await withExcerpts([failed(['c1'])], watch);
    expect(calls?.[0]?.excerpt.map(({ text }) => text)).toEqual(
      [3, 4, 5, 6, 7, 8].map((index) => `line ${index}`),
    );
    expect(calls?.[0]?.excerpt[0]?.speaker).toBe('AGENT');
  });

  test('are of twenty calls of the whole gate, those of the worst themes of all its runs', async () => {
    const ids = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${name}${index}`);
    const minor = failed(ids('minor', 30), {
      report: debriefReport({ themes: [theme({ severity: 'LOW', callIds: ids('minor', 30) })] }),
    });
    const severe = failed([], {
      report: debriefReport({
        themes: [theme({ severity: 'HIGH', callIds: [...ids('severe', 18), 'severe0'] })],
      }),
      calls: [call('graded', false)],
    });
    const { watch, asked } = watching({
      metrics: () => [],
      transcript: (id) => ({ entries: [entry('CUSTOMER', `said in ${id}`, 0)] }),
    });
    const runs = await withExcerpts([minor, severe], watch);
    expect(asked.metrics).toEqual([...ids('severe', 18), 'minor0', 'minor1']);
    expect(runs.map(({ calls = [] }) => calls.map(({ id }) => id))).toEqual([
      ['minor0', 'minor1'],
      ['graded', ...ids('severe', 18)],
    ]);
  });
});

function call(id: string | null, isPassed: boolean | null) {
  return {
    id,
    simulationJobId: null,
    status: null,
    isPassed,
    isCounted: true,
    attempt: null,
    durationMs: null,
    agent: null,
    persona: null,
    scenario: null,
    checks: [],
    excerpt: [],
  };
}
