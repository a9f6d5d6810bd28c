/**
 * `npm run docs` writes the generated parts of the documents: inputs and outputs from every action.yml and
 * from gate.yml, the standard service profile, and the modules with their imports.
 */
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isScalar, parse, parseDocument, YAMLMap } from 'yaml';
import * as z from 'zod/mini';
import { type Operations, STANDARD_PROFILE } from '../src/service/operations.ts';
import { importsOf, SRC, sourceFiles, targetOf } from '../test/support/imports.ts';
import { ROOT } from './command.ts';

const PURPOSES: Readonly<Record<keyof Operations, string>> = {
  requestDebrief: 'Requests the debrief of a run.',
  readResults: 'Reads the results of a run. All places are within `results`.',
  start: 'Starts a run of a run plan.',
  read: 'Reads the status of a run.',
  list: 'Lists the runs of a run plan, newest first.',
  cancel: 'Cancels a run.',
  lookup: 'Finds the simulation job that uses a phone number.',
  readSimulationJob: 'Reads a simulation job.',
  createCall: 'Creates a call. The manifest is the body.',
  createMetricCollectionJob: 'Starts a metric collection job.',
  readMetricCollectionJob: 'Reads a metric collection job.',
  deleteCustomerFlow: 'Deletes a customer flow.',
  listPlans: 'Lists run plans by name.',
  readPlan: 'Reads a run plan.',
  readCredential: 'Reads the permissions of the key.',
  readCost: 'Reads the cost of a run.',
  readTranscript: 'Reads the transcript of a call.',
  readCallMetrics: 'Reads the metrics of a call.',
};

const describedSchema = z.record(z.string(), z.looseObject({ description: z.string() }));
const metadataSchema = z.looseObject({
  inputs: z.record(
    z.string(),
    z.looseObject({
      description: z.string(),
      required: z.optional(z.boolean()),
      default: z.optional(z.union([z.string(), z.number(), z.boolean()])),
    }),
  ),
  outputs: describedSchema,
});
const calledSchema = z.looseObject({
  on: z.object({ workflow_call: z.extend(metadataSchema, { secrets: describedSchema }) }),
});

interface Input {
  name: string;
  description: string;
  values: string;
  standard: string;
}

/** What a pair of markers `<!-- name:start -->` and `<!-- name:end -->` holds; `folder` is the document's. */
const PARTS: Readonly<Record<string, (folder: string) => string>> = {
  inputs: (folder) => inputTables(actionOf(folder)),
  outputs: (folder) => described('Output', metadataOf(actionOf(folder)).outputs),
  'inputs:yaml': () => inputsAsYaml(),
  'workflow:inputs': () => calledInputs(),
  'workflow:secrets': () => described('Secret', calledWorkflow().secrets),
  'workflow:outputs': () => described('Output', calledWorkflow().outputs),
  'service-profile': () => profileTable(),
  modules: () => moduleDiagram(),
};

for (const file of ['README.md', ...globSync(['docs/**/*.md', '*/README.md'], { cwd: ROOT })]) {
  if (file.startsWith('node_modules')) continue;
  const path = join(ROOT, file);
  const current = readFileSync(path, 'utf8');
  const wanted = fillMarkers(current, dirname(file));
  if (current === wanted) continue;
  if (process.argv.includes('--check')) {
    process.stderr.write(`${file} is outdated; fix: npm run docs\n`);
    process.exitCode = 1;
  } else writeFileSync(path, wanted);
}

function fillMarkers(document: string, folder: string): string {
  return document.replaceAll(
    /(<!-- ([\w:-]+):start -->\n)[\s\S]*?(<!-- \2:end -->)/g,
    (whole, start: string, name: string, end: string) => {
      const part = PARTS[name];
      return part === undefined ? whole : `${start}${part(folder)}\n${end}`;
    },
  );
}

/** The gate's action.yml is at the root, its tables are in docs/. */
function actionOf(folder: string): string {
  return existsSync(join(ROOT, folder, 'action.yml')) ? folder : '';
}

function metadataOf(action: string) {
  return metadataSchema.parse(parse(readFileSync(join(ROOT, action, 'action.yml'), 'utf8')));
}

function calledWorkflow() {
  const text = readFileSync(join(ROOT, '.github/workflows/gate.yml'), 'utf8');
  return calledSchema.parse(parse(text)).on.workflow_call;
}

/** The inputs of gate.yml: the names of those that the gate has too, and a table of the others. */
function calledInputs(): string {
  const { inputs } = metadataOf('');
  const all = Object.entries(calledWorkflow().inputs);
  const shared = all.flatMap(([name]) => (name in inputs ? code(name) : []));
  const own = all.flatMap(([name, { description, ...input }]) =>
    name in inputs && name !== 'max-parallel'
      ? []
      : [[code(name), description, input.required ? 'required' : codeOrNothing(input.default)]],
  );
  const names = shared.filter((name) => name !== code('max-parallel')).join(', ');
  return `${names}: as in the gate.\n\n${table([['Input', 'Description', 'Default'], ...own])}`;
}

/** The comment above an input begins a group, the comment behind it lists its values. */
function groupsOf(action: string): { group: string; inputs: Input[] }[] {
  const { inputs } = metadataOf(action);
  const map = parseDocument(readFileSync(join(ROOT, action, 'action.yml'), 'utf8')).get('inputs');
  if (!(map instanceof YAMLMap)) throw new Error(`${action}/action.yml has no inputs`);
  const groups: { group: string; inputs: Input[] }[] = [];
  for (const [index, { key, value }] of map.items.entries()) {
    const name = String(key);
    const above = index === 0 ? map.commentBefore : isScalar(key) ? key.commentBefore : null;
    if (above || index === 0) groups.push({ group: above?.trim() ?? '', inputs: [] });
    groups.at(-1)?.inputs.push({
      name,
      description: inputs[name]?.description ?? '',
      values: value instanceof YAMLMap ? (value.commentBefore ?? '').trim() : '',
      standard: inputs[name]?.required ? 'required' : String(inputs[name]?.default ?? ''),
    });
  }
  return groups;
}

/** A table for each group. An input that the gate has too, with the same description, is only named. */
function inputTables(action: string): string {
  const gate = metadataOf('').inputs;
  const isShared = ({ name, description }: Input) =>
    action !== '' && gate[name]?.description === description;
  const shared = groupsOf(action).flatMap(({ inputs }) => inputs.filter(isShared));
  const tables = groupsOf(action).map(({ group, inputs }) => {
    const own = inputs.filter((input) => !isShared(input));
    const rows = own.map(({ name, description, values, standard }) => [
      code(name),
      description,
      values,
      standard === 'required' ? standard : codeOrNothing(standard),
    ]);
    const heading = group === '' ? '' : `### ${group}\n\n`;
    return `${heading}${table([['Input', 'Description', 'Values', 'Default'], ...rows])}`;
  });
  const names = shared.map(({ name }) => code(name)).join(', ');
  const asInGate = names === '' ? [] : [`As in [the gate](../docs/inputs.md): ${names}.`];
  return [...tables, ...asInGate].join('\n\n');
}

/** The step with every input of the gate and its default; an input without one is empty. */
function inputsAsYaml(): string {
  const lines = groupsOf('').flatMap(({ group, inputs }) => [
    `    # ${group}`,
    ...inputs.map(({ name, values, standard }) => {
      const value = /[{:]/.test(standard) ? `'${standard}'` : standard;
      return `    ${`${name}: ${value}`.padEnd(40)} # ${values.replaceAll('`', '')}`;
    }),
  ]);
  const step = ['- uses: OWNER/simulation-gate@FULL_COMMIT_SHA # v2.0.0', '  with:'];
  return ['```yaml', ...step, ...lines, '```'].join('\n');
}

function described(head: string, all: z.infer<typeof describedSchema>): string {
  const rows = Object.entries(all).map(([name, { description }]) => [code(name), description]);
  return table([[head, 'Description'], ...rows]);
}

function profileTable(): string {
  const names = Object.keys(STANDARD_PROFILE.operations) as (keyof Operations)[];
  const rows = names.map((name) => {
    const { method, path, ...settings } = STANDARD_PROFILE.operations[name];
    const others = Object.entries(settings).map(
      ([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    );
    return [code(name), PURPOSES[name], code(`${method} ${path}`), others.map(code).join(' ')];
  });
  return table([['Operation', 'Purpose', 'Method and path', 'Other settings'], ...rows]);
}

/** The folders of src/ and their imports. Left out: `text`, which all import, and indirect imports. */
function moduleDiagram(): string {
  const imports = new Map<string, Set<string>>();
  const moduleOf = (file: string) => file.split('/')[0] ?? '';
  for (const file of sourceFiles()) {
    const own = imports.get(moduleOf(file)) ?? new Set();
    imports.set(moduleOf(file), own);
    for (const specifier of importsOf(readFileSync(join(SRC, file), 'utf8'))) {
      const target = moduleOf(targetOf(file, specifier));
      if (target !== moduleOf(file) && target !== 'text') own.add(target);
    }
  }
  const names = readdirSync(SRC);
  for (const [name, own] of imports) {
    imports.set(name, new Set([...own].filter((target) => names.includes(target))));
  }
  const reaches = (from: string, to: string): boolean =>
    [...(imports.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  const lines = [...imports].sort().flatMap(([name, own]) => {
    const direct = [...own].filter((to) => ![...own].some((via) => reaches(via, to))).sort();
    return direct.length === 0 ? [] : [`  ${name} --> ${direct.join(' & ')}`];
  });
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n');
}

function table([head = [], ...rows]: string[][]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n');
}

function cell(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}

function codeOrNothing(value: unknown): string {
  return value === undefined || value === '' ? '' : code(String(value));
}

function code(text: string): string {
  return `\`${text}\``;
}
