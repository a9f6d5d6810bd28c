/** Where the text of a prompt fix is in the repository's files. */
import * as z from 'zod/mini';
import * as field from './fields.ts';

const place = (description: string) => field.described(z.int().check(z.minimum(1)), description);

/** A stretch of a file of the repository; lines and columns (UTF-16 units) count from 1. */
const fileSpanSchema = field.shape('Place', {
  path: field.plain('Path of the file from the workspace, with `/`.'),
  startLine: place('First line, from 1.'),
  startColumn: place('Column of the first character, in UTF-16 units, from 1.'),
  endLine: place('Last line.'),
  endColumn: place('Column after the last character.'),
});

/** The result of the search for the text that a prompt fix replaces; it lists 20 places at most. */
export const foundPromptSchema = z.discriminatedUnion('state', [
  z.object({
    state: field.described(z.literal('located'), 'Found once.'),
    place: fileSpanSchema,
    insertedText: field.inFull(
      field.plain('What takes its place in the file; empty where `detail` is brief.'),
    ),
    fixedLines: field.inFull(
      field.list(
        z.string(),
        'The lines of that place after the fix; empty where `detail` is brief.',
      ),
    ),
    leftOut: field.plainOrNull('Why the patch and the suggestions do without it.'),
  }),
  z.object({
    state: field.described(z.literal('ambiguous'), 'Found several times.'),
    places: z.array(fileSpanSchema),
  }),
  z.object({
    state: field.described(z.literal('applied'), 'The new text is there already.'),
    places: z.array(fileSpanSchema),
  }),
  z.object({ state: field.described(z.literal('missing'), 'Found nowhere.') }),
]);

export type FileSpan = z.infer<typeof fileSpanSchema>;
export type FoundPrompt = z.infer<typeof foundPromptSchema>;
