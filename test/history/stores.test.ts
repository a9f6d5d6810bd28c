import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openHistory } from '../../src/history/run-history.ts';
import { type HistoryPlace, openTexts } from '../../src/history/stores.ts';
import { historyRuntime, MAIN, reference } from '../support/memory/references.ts';
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

  test('costs a debug line if it cannot be kept', async () => {
    const path = join(emptyFolder(), 'file');
    writeFileSync(path, 'here');
    const { runtime, log } = historyRuntime();
    const texts = openTexts({ kind: 'folder', path }, runtime);
    await texts.keep('policy of abc', 'version: 1\n');
    expect(await texts.read('policy of abc')).toBeNull();
    expect(log()).toMatch(/^::debug::run history: .+\n$/);
    expect(readFileSync(path, 'utf8')).toBe('here');
  });
});

test.each<HistoryPlace>([{ kind: 'off' }, { kind: 'auto' }])(
  'with memory $kind and no cache nothing is kept and nothing is logged',
  async (place) => {
    const { runtime, log } = historyRuntime();
    const texts = openTexts(place, runtime);
    await texts.keep('a', 'text');
    expect(await texts.read('a')).toBeNull();
    const history = openHistory(place, ['gate'], runtime);
    await history.record(reference(1));
    expect(await history.read(MAIN)).toEqual([]);
    expect(log()).toBe('');
  },
);
