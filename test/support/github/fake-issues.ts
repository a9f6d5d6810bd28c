/** The issues of the fake repository, and its labels. */
import * as z from 'zod/mini';
import {
  type Account,
  bodySchema,
  type Handled,
  PERSON,
  REPOSITORY,
  type Reply,
  unprocessable,
} from './fake-github.ts';

export interface StoredIssue {
  number: number;
  title: string;
  body: string | null;
  state: 'open' | 'closed';
  stateReason: string | null;
  labels: string[];
  isPull: boolean;
  user: Account | null;
  comments: string[];
}

type Serve = (
  operation: string,
  method: string,
  path: string,
  handle: (request: Handled) => Reply,
) => void;

const createdSchema = z.looseObject({
  title: z.string(),
  body: z.string(),
  labels: z.array(z.string()),
});
const changeSchema = z.looseObject({
  title: z.optional(z.string()),
  body: z.optional(z.string()),
  state: z.optional(z.enum(['open', 'closed'])),
  state_reason: z.optional(z.string()),
});
const labelSchema = z.looseObject({ name: z.string() });
const MAX_BODY_CHARS = 65_536;

export class FakeIssues {
  readonly all: StoredIssue[] = [];
  readonly labels = new Set<string>();
  /** Numbers of those that can no longer be written to, as they were moved elsewhere. */
  readonly gone = new Set<number>();

  has(number: number): boolean {
    return this.all.some((issue) => issue.number === number);
  }

  /** An existing issue, by default of another author. */
  add(overrides: Partial<StoredIssue> = {}): StoredIssue {
    const issue: StoredIssue = {
      number: this.all.length + 1,
      title: 'An issue',
      body: 'Something is wrong.',
      state: 'open',
      stateReason: null,
      labels: [],
      isPull: false,
      user: PERSON,
      comments: [],
      ...overrides,
    };
    this.all.push(issue);
    return issue;
  }

  serve(on: Serve): void {
    const repository = `/api/v3/repos/${REPOSITORY}`;
    on('issues/list-for-repo', 'GET', `${repository}/issues`, ({ param, page }) => [
      200,
      page(this.#list(param('labels'), param('creator'))),
    ]);
    on('issues/create', 'POST', `${repository}/issues`, ({ account, body }) => {
      const { title, body: text, labels } = createdSchema.parse(body);
      if (text.length > MAX_BODY_CHARS) return unprocessable('body is too long');
      for (const label of labels) this.labels.add(label);
      return [201, answerOf(this.add({ title, body: text, labels, user: account }))];
    });
    on('issues/update', 'PATCH', `${repository}/issues/:number`, ({ param, body }) => {
      const number = Number(param('number'));
      const issue = this.all.find((one) => one.number === number);
      if (issue === undefined || this.gone.has(number)) return [404, { message: 'Not Found' }];
      const { title, body: text, state, state_reason } = changeSchema.parse(body);
      issue.title = title ?? issue.title;
      issue.body = text ?? issue.body;
      if (state !== undefined) {
        issue.state = state;
        issue.stateReason = state_reason ?? null;
      }
      return [200, answerOf(issue)];
    });
    on('issues/get-label', 'GET', `${repository}/labels/:name`, ({ param }) =>
      this.labels.has(param('name'))
        ? [200, { name: param('name') }]
        : [404, { message: 'Not Found' }],
    );
    on('issues/create-label', 'POST', `${repository}/labels`, ({ body }) => {
      const { name } = labelSchema.parse(body);
      if (this.labels.has(name)) return unprocessable('already_exists');
      this.labels.add(name);
      return [201, { name }];
    });
  }

  /** Null where the number is not that of an issue. */
  comment({ param, body }: Handled): Reply | null {
    const issue = this.all.find(({ number }) => number === Number(param('number')));
    if (issue === undefined) return null;
    issue.comments.push(bodySchema.parse(body).body);
    return [201, { id: 1, body: '', user: null }];
  }

  /** The newest first. */
  #list(label: string, creator: string): unknown[] {
    return this.all
      .filter((issue) => label === '' || issue.labels.includes(label))
      .filter((issue) => creator === '' || issue.user?.login === creator)
      .toReversed()
      .map(answerOf);
  }
}

function answerOf(issue: StoredIssue) {
  const { number, title, body, state, stateReason, labels, isPull, user } = issue;
  return {
    number,
    title,
    body,
    state,
    state_reason: stateReason,
    labels: labels.map((name) => ({ name })),
    user,
    html_url: `https://github.test/${REPOSITORY}/issues/${number}`,
    ...(isPull && { pull_request: { url: 'https://github.test/pull' } }),
  };
}
