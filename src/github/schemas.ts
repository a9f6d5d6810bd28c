/** The parts of GitHub's responses that are read. */
import * as z from 'zod/mini';

/** Null for a deleted account. */
const authorSchema = z.nullish(z.object({ login: z.string(), type: z.optional(z.string()) }));

/** Null where the fork that a pull request came from has been deleted. */
export const repositorySchema = z.nullish(
  z.object({ id: z.optional(z.number()), full_name: z.optional(z.string()) }),
);

export const commentSchema = z.object({
  id: z.number(),
  /** GitHub's description leaves it open whether there always is one. */
  body: z.catch(z.string(), ''),
  user: authorSchema,
  html_url: z._default(z.string(), ''),
});

export const reviewCommentSchema = z.object({
  id: z.number(),
  body: z.string(),
  user: authorSchema,
  path: z.string(),
  /** Null once the diff shows other lines there. */
  line: z._default(z.nullable(z.number()), null),
  start_line: z._default(z.nullable(z.number()), null),
  html_url: z._default(z.string(), ''),
});

/** `patch` is absent for a binary file and for one whose diff is too large. */
export const fileSchema = z.object({
  filename: z.string(),
  /** Of a renamed file. */
  previous_filename: z.optional(z.string()),
  patch: z.optional(z.string()),
});

/** How two commits differ. */
export const comparisonSchema = z.object({ files: z.array(fileSchema) });

export const pullRequestSchema = z.object({
  head: z.object({ sha: z.string(), repo: repositorySchema }),
  base: z.optional(z.object({ repo: repositorySchema })),
  /** Absent in events. */
  changed_files: z.optional(z.number()),
});

export const issueSchema = z.object({
  number: z.number(),
  title: z.catch(z.string(), ''),
  /** Null if it is empty. */
  body: z.catch(z.string(), ''),
  state: z.string(),
  state_reason: z._default(z.nullable(z.string()), null),
  locked: z._default(z.boolean(), false),
  user: authorSchema,
  html_url: z._default(z.string(), ''),
  /** Present in pull requests, which GitHub lists as issues. */
  pull_request: z.optional(z.unknown()),
});

export type Author = z.infer<typeof authorSchema>;
export type ReviewComment = z.infer<typeof reviewCommentSchema>;
export type ChangedFile = z.infer<typeof fileSchema>;
export type Issue = z.infer<typeof issueSchema>;
