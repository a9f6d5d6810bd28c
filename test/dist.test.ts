import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const MAIN = new URL('../dist/main/', import.meta.url);
/** How the bundler marks where a module begins: by its number, or by its path within another. */
const MODULE = /^(?:\/\*\*\*\/ (\d+):|;\/\/ CONCATENATED MODULE: (.+))$/gm;

const modules = readdirSync(MAIN)
  .filter((name) => name.endsWith('.js'))
  .flatMap((name) =>
    [...readFileSync(new URL(name, MAIN), 'utf8').matchAll(MODULE)].map(
      ([, number, path]) => number ?? path ?? '',
    ),
  );

describe('dist/ holds one bundle', () => {
  test('without any module twice', () => {
    expect(modules.length).toBeGreaterThan(50);
    expect(modules.filter((name, index) => modules.indexOf(name) !== index)).toEqual([]);
  });

  test('with a file for each action that does nothing but start it', () => {
    const dist = new URL('../dist/', import.meta.url);
    const starters = readdirSync(dist).filter((name) => name.endsWith('.js'));
    const entries = readdirSync(new URL('../src/entries/', import.meta.url))
      .map((name) => name.replace(/\.ts$/, '.js'))
      .filter((name) => name !== 'main.js');
    expect(starters.sort()).toEqual(entries.sort());
    for (const name of starters) {
      expect(readFileSync(new URL(name, dist), 'utf8')).toBe(
        `import { start } from './main/index.js';\n\nawait start('${name.replace('.js', '')}');\n`,
      );
    }
  });
});
