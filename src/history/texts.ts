/** Texts that never change, such as what a commit names, kept in memory's store. */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Runtime } from '../runner/runtime.ts';
import { describeError } from '../text/step-error.ts';
import { type MemoryPlace, openStore } from './open.ts';

const documentSchema = z.object({ name: z.string(), text: z.string() });

/** Neither method rejects: what cannot be recalled has to be read again. */
export interface Texts {
  /** The text of that name, or null where it is not known. */
  recall(name: string): Promise<string | null>;
  keep(name: string, text: string): Promise<void>;
}

export function openTexts(place: MemoryPlace, runtime: Runtime): Texts {
  const store = openStore(place, runtime);
  const debug = (error: unknown) => runtime.runner.debug(`memory: ${describeError(error)}`);
  return {
    async recall(name) {
      try {
        const found: unknown = JSON.parse((await store?.read(digest(name))) ?? 'null');
        const document = z.safeParse(documentSchema, found).data;
        return document?.name === name ? document.text : null;
      } catch (error) {
        debug(error);
        return null;
      }
    },
    async keep(name, text) {
      const document = JSON.stringify({ name, text });
      await store?.update(digest(name), () => document).catch(debug);
    },
  };
}

function digest(name: string): string {
  return createHash('sha256').update(`text ${name}`).digest('hex');
}
