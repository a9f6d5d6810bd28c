import { z } from '@hono/zod-openapi';
import { ApiError } from '../api-error.ts';
import { type CallRequest, callRequestSchema } from '../call-request.ts';
import type { Ground } from '../runs.ts';
import { seededUuid } from '../seeded.ts';
import type { StoredCall } from '../stored.ts';
import { iso, phoneNumberSchema, timestampSchema } from '../values.ts';
import { dataAnswer, jsonBody, operation } from './operation.ts';

const callSchema = z
  .object({
    id: z.guid(),
    projectId: z.guid(),
    callDirection: z.enum(['INBOUND', 'OUTBOUND']),
    startedAt: callRequestSchema.shape.startedAt,
    agents: z.array(
      z.object({
        id: z.guid(),
        endpoint: z.object({
          id: z.guid(),
          environment: z.string(),
          phoneNumberE164: phoneNumberSchema,
        }),
      }),
    ),
    customers: z.array(
      z.object({
        phoneNumberE164: z.nullable(phoneNumberSchema),
        label: z.nullable(z.string()),
      }),
    ),
    createdAt: timestampSchema,
    externalId: z.nullable(z.string()),
  })
  .openapi('Call');

export const createCallOperation = operation({
  name: 'createCall',
  tag: 'Calls',
  errors: [400],
  unspecified: ['endedReason'],
  method: 'post',
  path: '/v1/call',
  summary: 'Create a call with recording, transcript, agents and customers',
  description:
    'Fields that are not shown here are kept. An `externalId` that the project has already is refused with 400.',
  request: { body: jsonBody(callRequestSchema) },
  responses: { 201: dataAnswer('The call.', callSchema) },
  handler: (context) =>
    context.json({ data: createCall(context.var.ground, context.req.valid('json')) }, 201),
});

type AgentReference = NonNullable<CallRequest['agent']>;

/** Creates a call; throws 400 where its project has one with the same external ID. */
function createCall({ store, clock, projectId }: Ground, request: CallRequest) {
  const { externalId } = request;
  // An ID that follows from the external ID shows whether the project has such a call.
  const key = externalId === undefined ? ['call', `${store.calls.size}`] : ['external', externalId];
  const id = seededUuid('created call', projectId, ...key);
  if (store.calls.get(id) !== null) {
    throw new ApiError(
      'invalid_parameter',
      'externalId: a call of this project has the same one already',
      { param: 'externalId' },
    );
  }
  const call: StoredCall = { id, projectId, createdAt: clock.now(), request };
  store.calls.save(call);
  return callFacts(call);
}

function callFacts({ id, projectId, createdAt, request }: StoredCall) {
  const { callDirection, startedAt, externalId = null } = request;
  return {
    id,
    projectId,
    callDirection,
    startedAt,
    agents: singularFirst(request.agent, request.agents).map((agent) =>
      agentFacts(projectId, agent),
    ),
    customers: singularFirst(request.customer, request.customers).map(
      ({ phoneNumberE164 = null, label = null }) => ({ phoneNumberE164, label }),
    ),
    createdAt: iso(createdAt),
    externalId,
  };
}

/** Both forms are taken, the singular one first. */
function singularFirst<T>(one: T | undefined, several: readonly T[] = []): T[] {
  return one === undefined ? [...several] : [one, ...several];
}

/** An agent as the service would know it: its own IDs follow from how the client names it. */
function agentFacts(projectId: string, { platformId, customId, endpoint }: AgentReference) {
  const id = platformId ?? seededUuid('agent', projectId, customId ?? endpoint?.id ?? '');
  const endpointId = endpoint?.id ?? seededUuid('agent endpoint', id);
  return {
    id,
    endpoint: { id: endpointId, environment: 'PRODUCTION', phoneNumberE164: '+12025550110' },
  };
}
