/** How GitHub is asked: in the time that there is for it, and what it answers is checked. */
import * as z from 'zod/mini';
import { ServiceError } from '../http/errors.ts';
import { checkShape } from '../http/shape.ts';
import { type Connection, namedFault, type RequestFacts } from './octokit.ts';
import { userSchema } from './schemas.ts';
import type { Span } from './time.ts';

const PER_PAGE = 100;
/** GitHub lists 3000 files of a pull request; comments and issues are searched as far. */
const MAX_PAGES = 30;

/** What GitHub answers a token that is not a person's, when asked for the person. */
const NO_PERSON: ReadonlySet<unknown> = new Set([401, 403, 404]);

/** Whom to ask, and what that may take. */
export interface AskingOptions extends Connection {
  /** All requests have to end in it. */
  span: Span;
}

/** All methods reject with `ServiceError`, or with the reason why the step is cancelled. */
export class Asking {
  readonly #options: AskingOptions;

  constructor(options: AskingOptions) {
    this.#options = options;
  }

  /** What GitHub answers, as the schema types it. */
  async ask<Schema extends z.ZodMiniType>(
    operation: string,
    schema: Schema,
    send: (request: RequestFacts) => Promise<{ data: unknown }>,
  ): Promise<z.infer<Schema>> {
    const { time, span } = this.#options;
    try {
      const { data } = await time.within(span, (signal) =>
        send({ signal, span, askedMs: time.nowMs }),
      );
      return checkShape(schema, data, operation, '');
    } catch (error) {
      throw namedFault(operation, error);
    }
  }

  /**
   * Every item once, up to a page without a new one: GitHub leaves out what is hidden after it has
   * made the pages, so that a short page need not be the last.
   */
  async list<Schema extends z.ZodMiniType>(
    operation: string,
    item: Schema,
    keyOf: (item: z.infer<Schema>) => number | string,
    send: (page: {
      per_page: number;
      page: number;
      request: RequestFacts;
    }) => Promise<{ data: unknown }>,
  ): Promise<z.infer<Schema>[]> {
    const all = new Map<number | string, z.infer<Schema>>();
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const before = all.size;
      const items = await this.ask(operation, z.array(item), (request) =>
        send({ per_page: PER_PAGE, page, request }),
      );
      for (const it of items) all.set(keyOf(it), it);
      if (all.size === before) break;
    }
    return [...all.values()];
  }

  /** The login of the person whose token it is; null for the token of an app. */
  async readUser(): Promise<string | null> {
    const { users } = this.#options.octokit.rest;
    try {
      const { login } = await this.ask('read user', userSchema, (request) =>
        users.getAuthenticated({ request }),
      );
      return login;
    } catch (error) {
      if (error instanceof ServiceError && NO_PERSON.has(error.status)) return null;
      throw error;
    }
  }
}
