import { z } from '@hono/zod-openapi';

/**
 * How the results show a debrief, which the specification leaves open: the whole of it under
 * `data`, its status alone under `data`, or the whole of it without `data`.
 */
export type ResultsShape = 'whole' | 'status' | 'bare';

const resultsSchema = z.object({
  data: z.looseObject({ debrief: z.nullable(z.looseObject({ status: z.string() })) }),
});

/** The results in one of their shapes; another answer as it is. */
export async function reshapeResults(answer: Response, shape: ResultsShape): Promise<Response> {
  if (shape === 'whole' || !answer.ok) return answer;
  const { data } = resultsSchema.parse(await answer.json());
  if (shape === 'bare') return Response.json(data);
  const { debrief } = data;
  return Response.json({ data: { ...data, debrief: debrief && { status: debrief.status } } });
}
