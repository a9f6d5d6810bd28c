import type { CallRequest } from './call-request.ts';
import { ApiError } from './errors.ts';
import { type Ground, iso } from './runs.ts';
import { seededUuid } from './seeded.ts';
import type { StoredCall } from './stored.ts';

type AgentReference = NonNullable<CallRequest['agent']>;

/** Creates a call; throws 400 where its project has one with the same external ID. */
export function createCall({ store, clock, projectId }: Ground, request: CallRequest) {
  return store.transaction(() => {
    const call: StoredCall = {
      id: seededUuid('created call', projectId, String(store.callCount() + 1)),
      projectId,
      createdAt: clock.now(),
      request,
    };
    if (!store.addCall(call)) {
      throw new ApiError(
        'resource_in_use',
        'externalId: a call of this project has the same one already',
        { param: 'externalId' },
      );
    }
    return callFacts(call);
  });
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
