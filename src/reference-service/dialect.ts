/** Forms in which services of this kind differ. */
import { z } from '@hono/zod-openapi';

export interface Dialect {
  /**
   * How the results show a debrief, which the specification leaves open: the whole of it under `data`, its
   * status alone under `data`, or the whole of it without `data`.
   */
  resultsShape: 'whole' | 'status' | 'bare';
  /** Path at which runs are started, which the specification does not show. */
  startPath: string;
}

export const START_PATH = '/v1/simulation/run';

/** The path by which the service knows a path of the dialect; null if the dialect does not have it. */
export function knownPath(path: string, { startPath }: Dialect): string | null {
  if (path === startPath) return START_PATH;
  return path === START_PATH ? null : path;
}

const resultsSchema = z.object({
  data: z.looseObject({ debrief: z.nullable(z.looseObject({ status: z.string() })) }),
});

/** The response of the results operation in the shape of the dialect; an error stays as it is. */
export async function shapeResults(
  response: Response,
  { resultsShape }: Dialect,
): Promise<Response> {
  if (!response.ok || resultsShape === 'whole') return response;
  const { data } = resultsSchema.parse(await response.json());
  const status = { data: { ...data, debrief: data.debrief && { status: data.debrief.status } } };
  return Response.json(resultsShape === 'bare' ? data : status, { status: response.status });
}
