/** Reads what was said in calls. */

import type { StepDeadline } from '../../runner/deadline.ts';
import type { Runner } from '../../runner/runner.ts';
import type { ServiceClient } from '../../service/client.ts';
import { readOrNull } from '../../service/optional-read.ts';
import { mapLimited } from '../map-limited.ts';
import { type Line, linesToQuote } from './quoted-calls.ts';

interface Reader {
  client: Pick<ServiceClient, 'readCallMetrics' | 'readTranscript'>;
  deadline: Pick<StepDeadline, 'within'>;
  cancelled: AbortSignal;
  runner: Pick<Runner, 'debug'>;
}

const AT_ONCE = 4;
/** All calls together may take so long. */
const BUDGET_MS = 20_000;

/** Excerpts of calls, by their IDs. One that cannot be read is empty. */
export async function readExcerpts(ids: readonly string[], reader: Reader) {
  const deadlineMs = reader.deadline.within(BUDGET_MS);
  const read = await mapLimited(ids, AT_ONCE, async (id) => {
    return [id, await readExcerpt(id, deadlineMs, reader)] as const;
  });
  return new Map(read);
}

async function readExcerpt(id: string, deadlineMs: number, reader: Reader): Promise<Line[]> {
  const { client } = reader;
  const metrics = await readOrNull(reader, deadlineMs, (request) =>
    client.readCallMetrics(id, request),
  );
  const transcript = await readOrNull(reader, deadlineMs, (request) =>
    client.readTranscript(id, request),
  );
  const spans = (metrics ?? []).flatMap(({ evidenceSpans }) => evidenceSpans ?? []);
  const segments = spans.flatMap(({ fromSegment, toSegment }) => [fromSegment, toSegment]);
  return linesToQuote(segments, transcript?.entries ?? []);
}
