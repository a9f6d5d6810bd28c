/**
 * `npm run docs` writes the generated parts of README and docs/: the tables of inputs and outputs from every
 * action.yml, the example workflows, and the table of all that a service profile can say. With
 * `--check` it only says whether they are current.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, parse, parseDocument, YAMLMap } from 'yaml';
import * as z from 'zod/mini';
import { descriptionOf, type Operations, STANDARD_PROFILE } from '../src/service/operations.ts';
import { ROOT } from './command.ts';

const metadataSchema = z.looseObject({
  inputs: z.record(
    z.string(),
    z.looseObject({
      description: z.string(),
      required: z.optional(z.boolean()),
      default: z.optional(z.union([z.string(), z.number(), z.boolean()])),
    }),
  ),
  outputs: z.record(z.string(), z.looseObject({ description: z.string() })),
});
/** A workflow that others call describes itself as an action does. */
const calledSchema = z.looseObject({
  on: z.object({
    workflow_call: z.extend(metadataSchema, { secrets: metadataSchema.shape.outputs }),
  }),
});
type Metadata = z.infer<typeof metadataSchema>;

const INPUTS = 'docs/inputs.md';
const FILES = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs')).flatMap((name) =>
    name.endsWith('.md') ? `docs/${name}` : [],
  ),
];
const EXAMPLE = 'example:';
/** What other CI systems are given, by the name in their marker. */
const CI_FILES: Readonly<Record<string, { file: string; language: string }>> = {
  'ci:gitlab': { file: 'gitlab-ci.yml', language: 'yaml' },
  'ci:jenkins': { file: 'Jenkinsfile', language: 'groovy' },
  'ci:pre-push': { file: 'pre-push', language: 'sh' },
};

/** The folders of the actions; the gate's is the root. */
const ACTIONS = [
  '',
  ...readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'action.yml'))),
];

requirePlaces(readFileSync(join(ROOT, INPUTS), 'utf8'));
for (const name of FILES) {
  const file = join(ROOT, name);
  const current = readFileSync(file, 'utf8');
  const wanted = fillMarkers(current);
  if (current === wanted) continue;
  if (process.argv.includes('--check')) {
    process.stderr.write(`The generated parts of ${name} are stale; cure: npm run docs\n`);
    process.exitCode = 1;
  } else writeFileSync(file, wanted);
}

/** Every action has its tables in one place. */
function requirePlaces(document: string): void {
  for (const name of ACTIONS.flatMap((action) => [
    marker('inputs', action),
    marker('outputs', action),
  ])) {
    if (!document.includes(`<!-- ${name}:start -->`)) {
      throw new Error(`${INPUTS} has no place for its ${name}: <!-- ${name}:start -->`);
    }
  }
}

/** Replaces what stands between each pair of markers; a pair that is not generated is left alone. */
function fillMarkers(document: string): string {
  return document.replaceAll(
    /(<!-- ([\w:-]+):start -->\n)[\s\S]*?(<!-- \2:end -->)/g,
    (whole, start: string, name: string, end: string) => {
      const content = contentOf(name);
      return content === null ? whole : `${start}${content}\n${end}`;
    },
  );
}

function contentOf(name: string): string | null {
  for (const action of ACTIONS) {
    if (name === marker('inputs', action)) return groupedInputs(action);
    if (name === marker('outputs', action)) return outputsTable(metadataOf(action).outputs);
  }
  const [, part] = /^workflow:(inputs|secrets|outputs)$/.exec(name) ?? [];
  if (part !== undefined) return calledTable(part);
  if (name === 'service-profile') return profileTable();
  const ci = CI_FILES[name];
  if (ci !== undefined) {
    const text = readFileSync(join(ROOT, 'examples', 'ci', ci.file), 'utf8');
    return `\`\`\`${ci.language}\n${text.trimEnd()}\n\`\`\``;
  }
  return name.startsWith(EXAMPLE) ? exampleWorkflow(name.slice(EXAMPLE.length)) : null;
}

/** `inputs` for the gate, `inputs:find-simulation` for another action. */
function marker(part: 'inputs' | 'outputs', action: string): string {
  return action === '' ? part : `${part}:${action}`;
}

function metadataOf(action: string): Metadata {
  return metadataSchema.parse(parse(readFileSync(join(ROOT, action, 'action.yml'), 'utf8')));
}

/**
 * A table for each group of inputs. The comment above an input begins a group, the comment behind it
 * lists its values.
 */
function groupedInputs(action: string): string {
  const { inputs } = metadataOf(action);
  const document = parseDocument(readFileSync(join(ROOT, action, 'action.yml'), 'utf8'));
  const map = document.get('inputs');
  if (!(map instanceof YAMLMap)) throw new Error(`${action}/action.yml has no inputs`);
  const parts: { group: string; rows: string[][] }[] = [];
  for (const [index, { key, value }] of map.items.entries()) {
    const [name, input] = [String(key), inputs[String(key)]];
    const above = index === 0 ? map.commentBefore : isScalar(key) ? key.commentBefore : null;
    if (above || index === 0) parts.push({ group: above?.trim() ?? '', rows: [] });
    const values = value instanceof YAMLMap ? (value.commentBefore ?? '').trim() : '';
    const byDefault = input?.required ? 'required' : String(input?.default ?? '');
    const shown = byDefault === '' || byDefault === 'required' ? byDefault : code(byDefault);
    parts.at(-1)?.rows.push([code(name), input?.description ?? '', values, shown]);
  }
  return parts
    .map(({ group, rows }) => {
      const head = ['Input', 'Description', 'Values', 'Default'];
      return `${group === '' ? '' : `#### ${group}\n\n`}${table([head, ...rows])}`;
    })
    .join('\n\n');
}

function inputsTable(inputs: Metadata['inputs']): string {
  const rows = Object.entries(inputs).map(([name, input]) => {
    const byDefault = String(input.default ?? '');
    const shown = byDefault === '' ? '' : code(byDefault);
    return [code(name), input.required ? 'required' : shown, input.description];
  });
  return table([['input', 'default', 'meaning'], ...rows]);
}

function outputsTable(outputs: Metadata['outputs']): string {
  const rows = Object.entries(outputs).map(([name, output]) => [code(name), output.description]);
  return table([['output', 'meaning'], ...rows]);
}

/** What the workflow that others call takes, or gives. */
function calledTable(part: string): string {
  const text = readFileSync(join(ROOT, '.github', 'workflows', 'gate.yml'), 'utf8');
  const { workflow_call: called } = calledSchema.parse(parse(text)).on;
  if (part === 'inputs') return inputsTable(called.inputs);
  if (part === 'outputs') return outputsTable(called.outputs);
  const rows = Object.entries(called.secrets).map(([name, it]) => [code(name), it.description]);
  return table([['secret', 'meaning'], ...rows]);
}

function profileTable(): string {
  const names = Object.keys(STANDARD_PROFILE.operations) as (keyof Operations)[];
  const rows = names.map((name) => {
    const { method, path, ...settings } = STANDARD_PROFILE.operations[name];
    const others = Object.entries(settings).map(([key, value]) => `${key}: ${asText(value)}`);
    return [code(name), descriptionOf(name), code(`${method} ${path}`), others.map(code).join(' ')];
  });
  return table([['operation', 'meaning', 'method and path', 'other settings'], ...rows]);
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function exampleWorkflow(name: string): string {
  const yaml = readFileSync(join(ROOT, 'examples', 'workflows', `${name}.yml`), 'utf8');
  return `\`\`\`yaml\n${yaml.trimEnd()}\n\`\`\``;
}

function table([head = [], ...rows]: string[][]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n');
}

function cell(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}

function code(text: string): string {
  return `\`${text}\``;
}
