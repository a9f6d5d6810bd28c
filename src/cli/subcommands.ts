/** The subcommands: one per action, read from its action.yml. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const metadataSchema = z.looseObject({
  description: z.string(),
  inputs: z.record(
    z.string(),
    z.object({ description: z.string(), default: z._default(z.coerce.string(), '') }),
  ),
  runs: z.looseObject({ main: z.string() }),
});

export type Subcommand = ReturnType<typeof subcommandOf>;

/** An input as action.yml describes it; `standard` is empty if it has no default. */
export type InputFacts = Subcommand['inputs'][number];

/** @param root the folder in which the gate's action.yml lies; the others are in folders below it */
export function readSubcommands(root: string): Subcommand[] {
  return ['', ...readdirSync(root).sort()]
    .map((folder) => ({ name: folder || 'gate', path: join(root, folder, 'action.yml') }))
    .filter(({ path }) => existsSync(path))
    .map(({ name, path }) => subcommandOf(name, readFileSync(path, 'utf8')));
}

function subcommandOf(name: string, text: string) {
  const { description, inputs, runs } = metadataSchema.parse(parse(text));
  return {
    name,
    description,
    inputs: Object.entries(inputs).map(([input, { description: meaning, default: standard }]) => ({
      name: input,
      description: meaning,
      standard,
      isBoolean: standard === 'true' || standard === 'false',
    })),
    /** The name of a file in dist/ without its ending. */
    main: basename(runs.main, '.js'),
  };
}
