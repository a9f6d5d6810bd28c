import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { constants, promises } from '../../src/runner/files-at-once.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-at-once-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file is written, added to and asked for as by promises of Node', async () => {
  const path = join(folder, 'summary');
  await expect(promises.access(path, constants.W_OK)).rejects.toThrow('ENOENT');
  await promises.writeFile(path, 'a');
  await promises.appendFile(path, 'b', { encoding: 'utf8' });
  await promises.access(path, constants.R_OK | constants.W_OK);
  expect(readFileSync(path, 'utf8')).toBe('ab');
});

test('what cannot be written rejects, and throws nothing', async () => {
  const written = promises.appendFile(join(folder, 'none', 'summary'), 'b');
  await expect(written).rejects.toThrow('ENOENT');
});
