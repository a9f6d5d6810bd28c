/** The JSON Schema of the policy file, which editors and the tests check policies with. */
import * as z from 'zod/mini';
import { policySchema } from '../src/evaluate/policy.ts';

/** JSON Schema 2020-12 of what the action itself reads a policy with, as text to be saved. */
export function policySchemaText(): string {
  return `${JSON.stringify(z.toJSONSchema(policySchema, { io: 'input' }), null, 2)}\n`;
}
