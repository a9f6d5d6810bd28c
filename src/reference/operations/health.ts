import { z } from '@hono/zod-openapi';
import { dataAnswer, operation } from './operation.ts';

export const healthOperation = healthAt('/health', 'getHealth');
export const versionedHealthOperation = healthAt('/v1/health', 'getVersionedHealth');

function healthAt(path: string, operationId: string) {
  return operation({
    name: 'health',
    access: 'read',
    tag: 'Health',
    errors: [],
    route: {
      method: 'get',
      path,
      operationId,
      summary: 'Check that the service can be reached and knows the key',
      responses: { 200: dataAnswer('It can, and does.', z.object({ status: z.literal('ok') })) },
    },
    handler: (context) => context.json({ data: { status: 'ok' as const } }, 200),
  });
}
