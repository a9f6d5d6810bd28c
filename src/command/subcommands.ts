/** What the command can do: every action beside which it lies, as its action.yml says. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';

/** The action whose action.yml lies at the root. */
export const GATE = 'gate';

/** Inputs that come in another way than by a flag. */
export const WITHOUT_FLAG = {
  'api-key':
    'a key in a command line can be read by everybody on the machine: set the environment variable SIMULATION_API_KEY, or name a file that holds the key with --api-key-file',
  'github-token':
    'a token in a command line can be read by everybody on the machine: set the environment variable GITHUB_TOKEN',
} as const;

const metadataSchema = z.looseObject({
  name: z.string(),
  description: z.string(),
  inputs: z.record(
    z.string(),
    z.looseObject({
      description: z.string(),
      default: z._default(z.pipe(z.unknown(), z.transform(String)), ''),
    }),
  ),
  runs: z.looseObject({ main: z.string(), post: z.optional(z.string()) }),
});

/** One thing that the command does. */
export interface Subcommand {
  name: string;
  description: string;
  inputs: readonly InputFacts[];
  /** Names of files in dist/ without their ending; null where nothing follows. */
  main: string;
  post: string | null;
}

/** An input as action.yml tells it. */
export interface InputFacts {
  name: string;
  description: string;
  /** Empty where it has none. */
  standard: string;
  isBoolean: boolean;
}

/** @param root the folder in which the gate's action.yml lies */
export function readSubcommands(root: string): Subcommand[] {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  return ['', ...folders].flatMap((folder) => {
    const text = readMetadata(join(root, folder, 'action.yml'));
    return text === null ? [] : [subcommandOf(folder || GATE, text)];
  });
}

function readMetadata(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function subcommandOf(name: string, text: string): Subcommand {
  const { description, inputs, runs } = metadataSchema.parse(parse(text));
  const entryOf = (path: string) => basename(path, '.js');
  return {
    name,
    description,
    inputs: Object.entries(inputs).map(([input, facts]) => ({
      name: input,
      description: facts.description,
      standard: facts.default,
      isBoolean: facts.default === 'true' || facts.default === 'false',
    })),
    main: entryOf(runs.main),
    post: runs.post === undefined ? null : entryOf(runs.post),
  };
}
