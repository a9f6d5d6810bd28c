import { createHmac } from 'node:crypto';

/** What a key may do. */
type Access = 'full' | 'read-only';

/** A key of each access level. */
export interface Keys {
  full: string;
  readOnly: string;
}

/** Keys in the shape of JWTs that depend on the seed alone, so that a restart keeps them. */
export function issueKeys(seed: string): Keys {
  return { full: token(seed, 'full'), readOnly: token(seed, 'read-only') };
}

/** The access of an `Authorization` header's key, or null where the key is unknown. */
export function accessOf(keys: Keys, authorization: string | undefined): Access | null {
  const key = /^Bearer ([^\s]+)$/i.exec(authorization ?? '')?.[1];
  if (key === keys.full) return 'full';
  return key === keys.readOnly ? 'read-only' : null;
}

function token(seed: string, access: Access): string {
  const payload = [
    { alg: 'HS256', typ: 'JWT' },
    { sub: 'reference-service', access },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${payload}.${createHmac('sha256', seed).update(payload).digest('base64url')}`;
}
