import { expect, test } from 'vitest';
import { serviceAtRest } from './service-under-test.ts';

test('each key may make so many requests in a window, and is told when the next one begins', async () => {
  const { service, request, passSeconds } = await serviceAtRest({
    rateLimit: { requests: 3, seconds: 10 },
  });
  const status = async (key?: string) => (await request('GET', '/health', undefined, key)).status;
  expect([await status(), await status()]).toEqual([200, 200]);
  passSeconds(3.5);
  expect(await status()).toBe(200);
  const limited = await request('POST', '/v1/call', {});
  expect(limited.status).toBe(429);
  expect(limited.headers.get('retry-after')).toBe('7');
  expect(await limited.json()).toMatchObject({ type: 'rate_limit', code: 'too_many_requests' });
  expect(await status(service.keys.readOnly)).toBe(200);
  expect(await status('wrong')).toBe(401);
  passSeconds(6.5);
  expect(await status()).toBe(200);
});
