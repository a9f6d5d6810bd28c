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
});
