import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const described = { description: z.string().check(z.regex(/\.$/)) };
const metadataSchema = z.strictObject({
  name: z.string(),
  ...described,
  inputs: z.record(z.string(), z.strictObject({ ...described, required: z.boolean() })),
  outputs: z.optional(z.record(z.string(), z.strictObject(described))),
  runs: z.strictObject({ using: z.literal('node24'), main: z.literal('index.cjs') }),
});

const ROOT = join(import.meta.dirname, '../..');
const FILES = globSync('test/act/*/action.yml', { cwd: ROOT });

describe('a stand-in for an action of the act checks', () => {
  test('exists for four actions', () => expect(FILES).toHaveLength(4));

  test.each(FILES)('%s parses to names, descriptions and requirements alone', (file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const { inputs } = z.parse(metadataSchema, parse(text));
    const code = readFileSync(join(ROOT, dirname(file), 'index.cjs'), 'utf8');
    const read = [...code.matchAll(/INPUT_([A-Z-]+)/g)].map(([, name = '']) => name.toLowerCase());
    expect(Object.keys(inputs)).toEqual(expect.arrayContaining(read));
  });
});
