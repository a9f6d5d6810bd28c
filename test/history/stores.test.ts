import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openTexts } from '../../src/history/stores.ts';
import { historyRuntime } from '../support/memory/references.ts';
import { emptyFolder } from '../support/memory/scene.ts';

describe('a text that never changes', () => {
  test('is kept under its name alone', async () => {
    const { runtime, log } = historyRuntime();
    const texts = openTexts({ kind: 'folder', path: emptyFolder() }, runtime);
    expect(await texts.read('policy of abc')).toBeNull();
    await texts.keep('policy of abc', 'version: 1\n');
    expect(await texts.read('policy of abc')).toBe('version: 1\n');
    expect(await texts.read('policy of abd')).toBeNull();
    expect(log()).toBe('');
  });

  test.each([
    ['a text of another name', JSON.stringify({ name: 'policy of abd', text: 'gate: {}' })],
    ['another shape', '{"text":"gate: {}"}'],
    ['no JSON', 'gate: {}'],
  ])('is unknown if its file holds %s', async (_, spoilt) => {
    const path = emptyFolder();
    const texts = openTexts({ kind: 'folder', path }, historyRuntime().runtime);
    await texts.keep('policy of abc', 'version: 1\n');
    writeFileSync(join(path, `${readdirSync(path)[0]}`), spoilt);
    expect(await texts.read('policy of abc')).toBeNull();
  });
});
