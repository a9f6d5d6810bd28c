import { z } from '@hono/zod-openapi';
import { dataAnswer, operation } from './operation.ts';

export const healthOperation = healthAt('/health', 'health');
export const versionedHealthOperation = healthAt('/v1/health', 'versionedHealth');

function healthAt(path: string, operationId: string) {
  return operation({
    name: 'health',
    tag: 'Account',
    errors: [],
    method: 'get',
    path,
    operationId,
    summary: 'Check that the service can be reached and knows the key',
    responses: { 200: dataAnswer('It can, and does.', z.object({ status: z.literal('ok') })) },
    handler: (context) => context.json({ data: { status: 'ok' as const } }, 200),
  });
}

const READING = ['call:read', 'metric:read', 'simulation:read'];
const WRITING = ['call:write', 'metric:write', 'simulation:write'];

const meSchema = z
  .object({
    grantedPermissions: z.array(z.string()),
  })
  .openapi('Credential');

export const meOperation = operation({
  name: 'me',
  isUnspecified: true,
  tag: 'Account',
  errors: [],
  method: 'get',
  path: '/v1/me',
  summary: 'Read what the key may do',
  responses: { 200: dataAnswer('The credential.', meSchema) },
  handler(context) {
    const { access } = context.var;
    const grantedPermissions = access === 'full' ? [...READING, ...WRITING] : READING;
    return context.json({ data: { grantedPermissions } }, 200);
  },
});
