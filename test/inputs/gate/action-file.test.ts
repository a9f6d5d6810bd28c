/** The groups of the gate's action.yml, and the length of what every action.yml describes. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const ROOT = join(import.meta.dirname, '../../..');
const MAX_WORDS = 20;

const describedSchema = z.looseObject({ description: z.string() });
const metadataSchema = z.looseObject({
  description: z.string(),
  inputs: z.record(z.string(), describedSchema),
  outputs: z.record(z.string(), describedSchema),
});

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** The inputs under each comment line of action.yml, in order. */
function groupsOf(text: string): [group: string, inputs: string[]][] {
  const groups: [string, string[]][] = [];
  const inputs = text.slice(text.indexOf('\ninputs:'), text.indexOf('\noutputs:'));
  for (const line of inputs.split('\n')) {
    const [, group, input] = /^ {2}(?:# (.+)|([\w-]+):.*)$/.exec(line) ?? [];
    if (group !== undefined) groups.push([group, []]);
    if (input !== undefined) groups.at(-1)?.[1].push(input);
  }
  return groups;
}

describe('action.yml of the gate', () => {
  const text = read('action.yml');
  const groups = groupsOf(text);

  test('lists its inputs in these groups', () => {
    expect(groups.map(([group]) => group)).toEqual([
      'Connection',
      'What to run',
      'Limits',
      'Decision',
      'Reporting',
    ]);
    const { inputs } = metadataSchema.parse(parse(text));
    expect(groups.flatMap(([, names]) => names)).toEqual(Object.keys(inputs));
  });

  test('lists the service, its profile, the token and the name under connection', () => {
    expect(groups[0]?.[1].toSorted()).toEqual(
      ['api-key', 'base-url', 'gate-name', 'github-token', 'service-profile'].toSorted(),
    );
  });

  test('has the same groups in docs/inputs.md', () => {
    const document = read('docs/inputs.md');
    const shown = document.slice(
      document.indexOf('<!-- inputs:start -->'),
      document.indexOf('<!-- inputs:end -->'),
    );
    const headings = [...shown.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(groups.map(([group]) => group));
    expect(shown).toContain('| Values | Default |');
  });
});

test.each(globSync('{.,*}/action.yml', { cwd: ROOT, exclude: ['node_modules'] }))(
  '%s describes everything in at most 20 words',
  (file) => {
    const { description, inputs, outputs } = metadataSchema.parse(parse(read(file)));
    const all = [...Object.entries(inputs), ...Object.entries(outputs)];
    const texts = [description, ...all.map(([name, one]) => `${name} ${one.description}`)];
    const isLong = (text: string) => text.split(/\s+/).length > MAX_WORDS + 1;
    expect(texts.filter(isLong)).toEqual([]);
  },
);
