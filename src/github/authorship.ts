import type { Asking } from './asking.ts';
import type { Author } from './schemas.ts';

/** Whose comments the token of a workflow writes. */
export const WORKFLOW_AUTHOR = 'github-actions[bot]';

/** What bears a marker of ours. */
interface Marked {
  user?: Author;
  /** Login of the app that wrote it, as it says itself; left out where it does not say. */
  app?: string;
}

/**
 * Tells the comments that our token wrote, or a workflow's own token before it. Whose token it is
 * need not be asked where all are of workflows.
 */
export class Authorship {
  #person: Promise<string | null> | undefined;

  /** Those of the items that were not written by others. */
  async ours<T extends Marked>(items: readonly T[], api: Pick<Asking, 'readUser'>): Promise<T[]> {
    if (items.every(({ user }) => user?.login === WORKFLOW_AUTHOR)) return [...items];
    this.#person ??= api.readUser();
    const person = await this.#person;
    return items.filter((item) => isOurs(item, person));
  }
}

/**
 * The login of the app whose token wrote something; empty for a workflow's own token and a person.
 * An app learns its name from nothing else, so it has to be kept with what it wrote.
 */
export function appOf(author: Author): string {
  return author?.type === 'Bot' && author.login !== WORKFLOW_AUTHOR ? author.login : '';
}

function isOurs({ user, app }: Marked, person: string | null): boolean {
  if (user?.login === WORKFLOW_AUTHOR) return true;
  if (person !== null) return user?.login === person;
  const author = appOf(user);
  return author !== '' && author === (app ?? author);
}
