import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type MemoryPlace, openMemory } from '../../src/history/open.ts';
import { openTexts } from '../../src/history/texts.ts';
import { MAIN, pointer } from '../support/memory/pointer.ts';
import { emptyFolder } from '../support/memory/scene.ts';
import { recordingRunner } from '../support/recording-runner.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

function runtimeOf() {
  const { runner, log } = recordingRunner({ RUNNER_DEBUG: '1' });
  const runtime = {
    env: {},
    clock: new VirtualClock(() => false),
    runner,
    cancelled: new AbortController().signal,
    random: () => 0.5,
    workflow: () => Promise.reject(new Error('not asked for')),
  };
  return { runtime, log };
}

describe('a text that never changes', () => {
  const open = async () => {
    const path = emptyFolder();
    const { runtime, log } = runtimeOf();
    return { texts: openTexts({ kind: 'folder', path }, runtime), path, log };
  };

  test('is recalled by its name, and no other is', async () => {
    const { texts, log } = await open();
    expect(await texts.recall('policy of abc')).toBeNull();
    await texts.keep('policy of abc', 'version: 1\n');
    expect(await texts.recall('policy of abc')).toBe('version: 1\n');
    expect(await texts.recall('policy of abd')).toBeNull();
    expect(log()).toBe('');
  });

  test.each([
    ['one of another name', JSON.stringify({ name: 'policy of abd', text: 'gate: {}' })],
    ['another shape', '{"text":"gate: {}"}'],
    ['no JSON', 'gate: {}'],
    ['nothing', ''],
  ])('is not known where %s stands in its place', async (_, spoilt) => {
    const { texts, path } = await open();
    await texts.keep('policy of abc', 'version: 1\n');
    const [name = ''] = readdirSync(path);
    writeFileSync(join(path, name), spoilt);
    expect(await texts.recall('policy of abc')).toBeNull();
  });

  test('costs a debug line where it cannot be kept', async () => {
    const path = join(emptyFolder(), 'file');
    writeFileSync(path, 'here');
    const { runtime, log } = runtimeOf();
    const texts = openTexts({ kind: 'folder', path }, runtime);
    await texts.keep('policy of abc', 'version: 1\n');
    expect(await texts.recall('policy of abc')).toBeNull();
    expect(log()).toMatch(/^::debug::memory: .+\n$/);
    expect(readFileSync(path, 'utf8')).toBe('here');
  });
});

test.each<MemoryPlace>([{ kind: 'off' }, { kind: 'auto' }])(
  'with memory $kind, and no cache, nothing is kept and nothing told',
  async (place) => {
    const { runtime, log } = runtimeOf();
    const texts = openTexts(place, runtime);
    await texts.keep('a', 'text');
    expect(await texts.recall('a')).toBeNull();
    const memory = openMemory(place, ['gate'], runtime);
    await memory.remember(pointer(1));
    expect(await memory.recall(MAIN)).toEqual([]);
    expect(log()).toBe('');
  },
);
