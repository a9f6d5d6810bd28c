/** The YAML in the documents is valid: workflows, policies and service profiles. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { ROOT } from '../scripts/command.ts';
import { parsePolicy } from '../src/evaluate/policy.ts';
import { parseProfile } from '../src/service/operations.ts';
import { readYaml } from '../src/text/yaml-text.ts';

const OURS = /^OWNER\/simulation-gate(?:\/([\w-]+))?@/;

const namesSchema = z.record(z.string(), z.unknown());
const actionSchema = z.looseObject({ inputs: namesSchema });
const stepSchema = z.looseObject({ uses: z.optional(z.string()), with: z.optional(namesSchema) });
const jobSchema = z.looseObject({ steps: z.optional(z.array(stepSchema)) });
const workflowSchema = z.looseObject({ jobs: z.record(z.string(), jobSchema) });

const documents = globSync(['*.md', 'docs/**/*.md', '*/README.md'], {
  cwd: ROOT,
  exclude: ['node_modules/**'],
});
const blocks = documents.flatMap((document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');
  return [...text.matchAll(/^```ya?ml\n([\s\S]*?)^```$/gm)].map(({ 1: yaml = '', index }) => ({
    place: `${document}:${text.slice(0, index).split('\n').length}`,
    yaml,
  }));
});

/** Inputs of our actions that their action.yml does not have. */
function unknownInputs({ uses = '', with: given = {} }: z.infer<typeof stepSchema>): string[] {
  const ours = OURS.exec(uses);
  if (ours === null) return [];
  const file = join(ROOT, ours[1] ?? '', 'action.yml');
  if (!existsSync(file)) return [`there is no ${uses}`];
  const { inputs } = actionSchema.parse(parse(readFileSync(file, 'utf8')));
  return Object.keys(given).filter((name) => !(name in inputs));
}

/** The errors in a block, of any kind of document. */
function errorsIn(yaml: string): unknown[] {
  const document: unknown = parse(yaml);
  const steps = z.safeParse(z.array(stepSchema), document);
  if (steps.success) return steps.data.flatMap(unknownInputs);
  const workflow = z.safeParse(workflowSchema, document);
  if (workflow.success) {
    return Object.values(workflow.data.jobs).flatMap((job) =>
      (job.steps ?? []).flatMap(unknownInputs),
    );
  }
  const isPolicy = z.safeParse(z.looseObject({ version: z.literal(1) }), document).success;
  const parsed = isPolicy
    ? parsePolicy(readYaml(yaml), 'block', '2026-11-22')
    : parseProfile(readYaml(yaml), 'block');
  return parsed.ok ? [] : [...parsed.errors];
}

test('every action of others is pinned by one full SHA, with its version', () => {
  const workflows = ['.github/workflows', 'examples/workflows'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
  );
  const texts = [...documents, ...workflows].map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const uses = [...texts.join('\n').matchAll(/uses: (actions\/[\w-]+)@(.*)$/gm)];
  expect(uses.length).toBeGreaterThan(20);
  const pinned = new Set(uses.map(([, name, version]) => `${name} ${version}`));
  for (const pin of pinned) expect(pin).toMatch(/^\S+ [0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  expect(pinned.size).toBe(new Set(uses.map(([, name]) => name)).size);
});

test('every YAML block begins at the margin, where it is found', () => {
  const fences = documents.flatMap(
    (document) => readFileSync(join(ROOT, document), 'utf8').match(/```ya?ml/g) ?? [],
  );
  expect(fences.length).toBeGreaterThan(10);
  expect(blocks).toHaveLength(fences.length);
});

test.each(blocks)('the YAML at $place is valid', ({ yaml }) => {
  expect(errorsIn(yaml)).toEqual([]);
});
