import * as z from 'zod/mini';

/**
 * A map that has no keys but these.
 *
 * @param wanted what a fault says where there is no map at all; where there are other keys, its
 *   message is the list of those that are known
 */
export function strictMap<Shape extends z.core.$ZodShape>(shape: Shape, wanted: string) {
  const known = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? known : wanted),
  });
}
